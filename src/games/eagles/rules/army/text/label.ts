// What stands before the body of a battalion's line: its place, its regiment, its name, or how many there are.
import { noLabel, worse, type Grade, type Label } from './candidate.ts'
import { holdsDanger, isSize } from './facts.ts'
import { written, type Kind, type Token } from './tokens.ts'

/** The longest name, in words. */
const mostWords = 6

/** Nobody numbers or counts more battalions than these without a sign that says so. */
const mostBare = 12
const mostCounted = 25

export const isSignOf = (token: Token | undefined, signs: string): boolean =>
  token?.kind === 'sign' && signs.includes(token.word)

const isWhole = (token: Token | undefined): token is Token =>
  token?.kind === 'number' && Number.isInteger(token.value) && token.value > 0

const roman = /^(?:X{0,2}(?:IX|IV|V?I{0,3}))$/
const romanValues: readonly string[] =
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')

const romanOf = (text: string, token: Token | undefined): number =>
  token?.kind === 'word' && roman.test(written(text, token))
    ? romanValues.indexOf(written(text, token)) + 1
    : 0

/** What its first words say; `next`: where its name begins. */
interface Placed {
  readonly next: number
  readonly place: number | null
  readonly count: number
  readonly isBare: boolean
  readonly grade: Grade
  /** "2. Bataillon", not "2.": what follows is of what it belongs to. */
  readonly ofBattalion: boolean
}

const placed = (next: number, more: Partial<Placed>): Placed => ({
  next,
  place: null,
  count: 1,
  isBare: false,
  grade: 0,
  ofBattalion: false,
  ...more,
})

/** Behind a place: its sign, and the word for a battalion. */
function behindPlace(
  tokens: readonly Token[],
  from: number,
  end: number,
): Partial<Placed> & { next: number } {
  let next = from
  while (next < end && isSignOf(tokens[next], '.):°')) next += 1
  if (tokens[next]?.kind !== 'battalion' || next >= end) return { next }
  next += 1
  while (next < end && isSignOf(tokens[next], '.')) next += 1
  return { next, ofBattalion: true }
}

const isCountable = (token: Token | undefined): boolean =>
  (isWhole(token) || token?.kind === 'ordinal') && token.value <= mostCounted

/** "1+2.", "1-3", "1st, 2nd", "1/2. Bataillon": the places of several battalions. */
function severalPlaces(tokens: readonly Token[], from: number, end: number): Placed | null {
  let last = tokens[from]
  if (last === undefined || !isCountable(last)) return null
  let [next, count] = [from + 1, 1]
  while (next + 1 < end) {
    const dot = isSignOf(tokens[next], '.') ? 1 : 0
    const sign = tokens[next + dot]
    const following = tokens[next + dot + 1]
    const isRange = isSignOf(sign, '-–—')
    const joins = isRange || isSignOf(sign, '+&/,') || sign?.kind === 'and'
    if (!joins || next + dot + 1 >= end || following === undefined || !isCountable(following)) break
    if (following.value <= last.value || (isSignOf(sign, ',') && last.kind !== following.kind))
      break
    count += isRange ? following.value - last.value : 1
    next += dot + 2
    last = following
  }
  if (count < 2 || count > mostCounted) return null
  const behind = behindPlace(tokens, next, end)
  // "1/61e Ligne" is a regiment, "1/2. Bataillon" are two places.
  const isFraction = isSignOf(tokens[from + 1], '/') && behind.ofBattalion !== true
  return isFraction ? null : placed(behind.next, { count, grade: 2 })
}

const isPluralWord = ({ kind, word }: Token): boolean =>
  kind === 'battalion' && /s$|^bataillonen?$/.test(word) && word !== 'bataillons'

/** "3 x", "2 Bns", "two battalions of" */
function counted(tokens: readonly Token[], end: number): Placed | null {
  const [first, second] = tokens
  if (!isWhole(first) || first.value > mostCounted || end < 2) return null
  const isPlural = second !== undefined && isPluralWord(second)
  const isShort = second?.kind === 'battalion' && /^(?:bn|btl|bat|baon)$/.test(second.word)
  if (second?.kind !== 'times' && !isPlural && !(isShort && first.value > 0)) return null
  let next = 2
  while (
    next < end &&
    (tokens[next]?.kind === 'battalion' ||
      tokens[next]?.kind === 'and' ||
      isSignOf(tokens[next], '.'))
  )
    next += 1
  return placed(next, { count: first.value, grade: first.value === 1 ? 0 : 2, ofBattalion: true })
}

/** "3.", "3)", "No. 3", "3rd Battalion", "Battalion 3", "III." */
function placedBy(text: string, tokens: readonly Token[], end: number): Placed | null {
  const [first, second] = tokens
  if (first === undefined || end === 0) return null
  if (first.kind === 'ordinal') {
    const behind = behindPlace(tokens, 1, end)
    return behind.ofBattalion === true || behind.next === end
      ? placed(behind.next, { ...behind, place: first.value })
      : null
  }
  if (isWhole(first) && first.value <= 200) {
    const isMarked =
      second !== undefined &&
      end > 1 &&
      (isSignOf(second, '.):') || (first.value <= mostBare && isSignOf(second, '-–—|;,')))
    const behind = behindPlace(tokens, isMarked ? 2 : 1, end)
    const isCount = second !== undefined && isPluralWord(second)
    if (isMarked || (behind.ofBattalion === true && !isCount && first.isWorded !== true))
      return placed(behind.next, {
        ...behind,
        place: first.value,
        grade: isMarked || first.value === 1 ? 0 : 2,
      })
  }
  const of = first.kind === 'battalion' || first.kind === 'nth' ? 1 : 0
  let at = of
  while (of > 0 && at < end && (tokens[at]?.kind === 'nth' || isSignOf(tokens[at], '.#'))) at += 1
  const number = tokens[at]
  if (of > 0 && at < end && isWhole(number))
    return (
      severalPlaces(tokens, at, end) ??
      placed(behindPlace(tokens, at + 1, end).next, { place: number.value })
    )
  const value = romanOf(text, first)
  if (value > 0) {
    const behind = behindPlace(tokens, 1, end)
    if (behind.next > 1 || end === 1) return placed(behind.next, { ...behind, place: value })
  }
  if (first.kind === 'word' && first.word.length === 1 && end > 1 && isSignOf(second, ')'))
    return placed(2, {})
  return null
}

/** A plain number in front may be a place or a count. */
function bare(tokens: readonly Token[], end: number): readonly Placed[] {
  const [first] = tokens
  if (end === 0 || !isWhole(first) || first.value > mostBare || first.isWorded === true) return []
  const place = placed(1, { place: first.value, isBare: true, grade: first.value === 1 ? 0 : 2 })
  return first.value === 1
    ? [place]
    : [place, placed(1, { count: first.value, isBare: true, grade: 2 })]
}

const ofRegiments: ReadonlySet<Kind> = new Set<Kind>([
  'regiment',
  'ordinal',
  'battalion',
  'nth',
  'number',
  'sign',
])

/** n/nth, [nth] bn nth regword, IR n: nothing but numbers of regiments and words for them. */
function isRegiment(text: string, tokens: readonly Token[]): boolean {
  const isPlain = (token: Token): boolean =>
    ofRegiments.has(token.kind) ||
    romanOf(text, token) > 0 ||
    (token.kind === 'and' && /^(?:of|the|de|d)$/.test(token.word))
  if (!tokens.every(isPlain)) return false
  const isNumbered = tokens.some(({ kind }) => kind === 'ordinal' || kind === 'number')
  return isNumbered && tokens.some(({ kind }) => kind === 'ordinal' || kind === 'regiment')
}

/** Numbers of a name stand behind a word for a regiment, a battalion, a stroke, or are small. */
const isNameNumber = (tokens: readonly Token[], n: number): boolean => {
  const before = tokens[n - 1]
  if (!isSize(tokens[n] ?? noToken)) return tokens[n]?.kind !== 'bad'
  if (isSignOf(before, '/') || isSignOf(tokens[n + 1], '/')) return true
  if (isSignOf(tokens[n + 1], '.') && tokens[n + 1]?.glued === true && n + 2 < tokens.length)
    return true
  const kind = isSignOf(before, '.') ? tokens[n - 2]?.kind : before?.kind
  return kind === 'regiment' || kind === 'battalion' || kind === 'nth'
}
const noToken: Token = { kind: 'sign', from: 0, to: 0, glued: false, word: '', value: 0 }

/** Never in a name: what has another meaning in a line. */
const notInNames: ReadonlySet<Kind> = new Set<Kind>([
  'bad',
  'apart',
  'points',
  'total',
  'limit',
  'none',
  'each',
  'times',
  'all',
  'pair',
])
const ofWords: ReadonlySet<Kind> = new Set<Kind>([
  'word',
  'number',
  'ordinal',
  'quality',
  'character',
  'nation',
  'light',
  'rifles',
  'battalion',
  'regiment',
  'army',
  'rankers',
])

/** What stands in quotation marks is a name, whatever it says. */
const unquoted = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ kind }) => kind !== 'quoted')

function nameGrade(text: string, tokens: readonly Token[]): Grade | null {
  if (tokens.some(({ kind }) => notInNames.has(kind))) return null
  if (tokens.some((token) => isSignOf(token, '?!=@<>~%*{}\\'))) return null
  if (tokens.filter(({ kind }) => ofWords.has(kind)).length > mostWords) return null
  if (tokens.some((_, n) => !isNameNumber(tokens, n)) || holdsDanger(text, unquoted(tokens)))
    return null
  if (tokens.every(({ kind }) => kind === 'nation' || kind === 'sign' || kind === 'army'))
    return null
  const isTroops = tokens.some(({ kind }) => /^(?:quality|character|nation|rankers)$/.test(kind))
  return isTroops ? 2 : isRegiment(text, tokens) ? 0 : 1
}

const trimmed = (tokens: readonly Token[]): readonly Token[] => {
  let [from, to] = [0, tokens.length]
  const isEdge = (token: Token | undefined): boolean =>
    isSignOf(token, ',;:.-–—|/+=*>·') || token?.kind === 'and'
  while (from < to && isEdge(tokens[from])) from += 1
  while (to > from && isEdge(tokens[to - 1])) to -= 1
  return tokens.slice(from, to)
}

/** "Light Bn", "1st Light Battalion": a kind; "The Light Bobs": a name. */
function lightIn(tokens: readonly Token[]): Label['light'] {
  const n = tokens.findIndex(({ kind }) => kind === 'light')
  if (n < 0) return 'none'
  const isBeside = tokens[n - 1]?.kind === 'battalion' || tokens[n + 1]?.kind === 'battalion'
  return isBeside && tokens.every(({ kind }) => kind !== 'word') ? 'kind' : 'name'
}

/** The blanks and signs of a name as they are written; a quotation alone without its marks. */
function nameOf(text: string, tokens: readonly Token[]): string {
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) return ''
  return first === last && first.kind === 'quoted'
    ? first.word
    : text.slice(first.from, last.to).replace(/\s+/g, ' ')
}

function labelFrom(
  text: string,
  tokens: readonly Token[],
  end: number,
  first: Placed,
): Label | null {
  const { place, count, isBare, ofBattalion } = first
  const name = trimmed(tokens.slice(first.next, end))
  if (name.every(({ kind }) => kind === 'battalion')) {
    return { ...noLabel, grade: first.grade, place, count, isBare, light: 'none' }
  }
  const grade = nameGrade(text, name)
  if (grade === null) return null
  const isOrdinal =
    place !== null &&
    !ofBattalion &&
    name.every(({ kind }) => kind === 'regiment' || kind === 'sign')
  const light = lightIn(name)
  const isWhole = isOrdinal || (ofBattalion && isRegiment(text, name))
  const isKind =
    light === 'kind' && name.every(({ kind }) => kind !== 'quality' && kind !== 'rifles')
  return {
    grade: worse(first.grade, isOrdinal || isKind ? 0 : grade),
    place: isWhole ? null : place,
    count,
    isBare,
    // "12. Linie" and "2nd Bn 4th Foot" are called so as a whole.
    name: isKind ? '' : nameOf(text, isWhole ? trimmed(tokens.slice(0, end)) : name),
    light,
    rifles: name.some(({ kind }) => kind === 'rifles'),
  }
}

/** The readings of the first tokens of a line as its label; none: they are none. */
export function readLabel(text: string, tokens: readonly Token[], end: number): readonly Label[] {
  if (end === 0) return [noLabel]
  const several = severalPlaces(tokens, 0, end)
  const count = counted(tokens, end)
  const own = placedBy(text, tokens, end)
  const firsts = (several === null ? [count, own] : [several]).filter((each) => each !== null)
  const isMore = several === null && count === null && own === null
  // A plain number in front is a name's only with a stroke or a word for a regiment behind it.
  const isNamed =
    tokens[0]?.kind !== 'number' || isSignOf(tokens[1], '/') || tokens[1]?.kind === 'regiment'
  const all = isMore ? [...bare(tokens, end), ...(isNamed ? [placed(0, {})] : [])] : firsts
  return all.map((first) => labelFrom(text, tokens, end, first)).filter((label) => label !== null)
}
