// Label before the body of a battalion's line: its place, its regiment, its name, or how many there are.
import { noLabel, worse, type Grade, type Label } from './candidate.ts'
import { holdsDanger, isSize } from './facts.ts'
import { dangerSigns } from './lexicon.ts'
import { written, type Kind, type Token } from './tokens.ts'

const letters: Partial<Record<Kind, string>> = {
  ordinal: 'o',
  regiment: 'w',
  nth: '#',
  times: '*',
  quoted: 'q',
  and: 'a',
  article: 'u',
  quality: 'Q',
  character: 'C',
  nation: 'N',
  light: 'L',
  rifles: 'R',
  rankers: 'K',
  army: 'y',
  under: 'v',
  exact: 'E',
  left: '<',
  limit: 'G',
  apart: 'd',
  chars: 'c',
  field: 'c',
  points: 'p',
  total: 't',
  part: 'z',
  each: 'e',
  none: '0',
  all: 'A',
  pair: '2',
}

const romans = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ')

/** Of a number, an ordinal, a Roman number; 0: it is none. */
export const valueOf = (text: string, token: Token | undefined): number =>
  token?.kind === 'word' ? romans.indexOf(written(text, token)) + 1 : (token?.value ?? 0)

/** Decoration, if it is no danger. */
export const isPicture = (sign: string): boolean =>
  /^(?:\p{Extended_Pictographic}|!)$/u.test(sign) && !dangerSigns.test(sign)

const signs = '.,;:/()[]&+-|=·@…'

/** "battalions", "bns", "Bataillone" */
export const isBattalions = ({ kind, word }: Token): boolean =>
  kind === 'battalion' && /s$|^bataillonen?$/.test(word) && word !== 'bataillons'

/**
 * n a number, m one in words, h one with a half, r a Roman one; b and B a battalion and battalions; l a letter, x another word;
 * a sign itself; ! what is in no list.
 */
function letterOf(text: string, token: Token): string {
  const { kind, word } = token
  if (kind === 'number') {
    if (!Number.isInteger(token.value)) return 'h'
    return token.isWorded === true ? 'm' : 'n'
  }
  if (kind === 'word') return valueOf(text, token) > 0 ? 'r' : word.length === 1 ? 'l' : 'x'
  if (kind === 'battalion') return isBattalions(token) ? 'B' : 'b'
  if (kind === 'sign')
    return word === '–' || word === '—'
      ? '-'
      : signs.includes(word)
        ? word
        : isPicture(word)
          ? '~'
          : '!'
  return letters[kind] ?? '!'
}

export const shapeOf = (text: string, tokens: readonly Token[]): string =>
  tokens.map((token) => letterOf(text, token)).join('')

/** The longest name, in words; the highest plain number in front, the most battalions of a count. */
const most = { words: 6, bare: 12, marked: 40, counted: 25 } as const

/** What the first words say; `next`: where its name begins. */
interface Placed {
  readonly next: number
  readonly place: number | null
  readonly count: number
  readonly isBare: boolean
  readonly grade: Grade
}

const placed = (next: number, more: Partial<Placed> = {}): Placed => ({
  next,
  place: null,
  count: 1,
  isBare: false,
  grade: 0,
  ...more,
})

const joints = /^[bB#.]*[nor]\.?(?:[-+&/,a][nor]\.?)+/
const behind = /[.):]*(?:b\.?)?/y

/** "1+2.", "1-3", "1st, 2nd", "1/2. Bataillon": the places of several battalions. */
function severalPlaces(text: string, tokens: readonly Token[], all: string): Placed | null {
  // "1 bis 3", "1 to 3"
  const shape = tokens.map(({ word }, n) => (/^(?:bis|to)$/.test(word) ? '-' : all[n])).join('')
  const found = joints.exec(shape)?.[0]
  if (found === undefined) return null
  behind.lastIndex = found.length
  const end = found.length + (behind.exec(shape)?.[0].length ?? 0)
  const isOfBattalions = shape.slice(found.length, end).includes('b') || /^[b#]/i.test(shape)
  // "1/61e Ligne" is a regiment, "1/2. Bataillon" are two places.
  if (/^[nr]\.?\/[nor]/.test(found) && !isOfBattalions) return null
  if (found.includes(',') && !isOfBattalions && /[nr]/.test(found)) return null
  const places = Array.from(found.matchAll(/[nor]/g), ({ index }) => index)
  const values = places.map((n) => valueOf(text, tokens[n]))
  if (values.some((value, n) => value > most.counted || value <= (values[n - 1] ?? 0))) return null
  const isRange = values.length === 2 && found.includes('-')
  const count = isRange ? (values[1] ?? 0) - (values[0] ?? 0) + 1 : values.length
  return placed(end, { count, grade: 2 })
}

const patterns: readonly (readonly [pattern: RegExp, at: number, most: number])[] = [
  [/^o[.):]*b\.?/, 0, 999],
  // "95th" is a regiment, and so a name.
  [/^o[.):]*$/, 0, most.marked],
  [/^n[.):]+(?:b\.?)?/, 0, most.marked],
  [/^n[.):]*b\.?/, 0, 999],
  [/^n[-|;,]/, 0, most.bare],
  [/^[b#][.#]*n[.):]*(?:b\.?)?/, -1, 999],
  [/^r(?:[.)]+(?:b\.?)?|b\.?|$)/, 0, 20],
]

/** "3.", "3)", "No. 3", "3rd Battalion", "Battalion 3", "III." */
function placedBy(text: string, tokens: readonly Token[], shape: string): Placed | null {
  for (const [pattern, at, highest] of patterns) {
    const found = pattern.exec(shape)?.[0]
    const value = valueOf(text, tokens[at < 0 ? shape.indexOf('n') : at])
    if (found === undefined || value > highest || value < 1) continue
    // "2 Bn" may count.
    const isOpen = /^nb/.test(found) && value > 1
    return placed(found.length, { place: value, grade: isOpen ? 2 : 0 })
  }
  return /^[lr]\)/.test(shape) ? placed(2) : null
}

/** "3 x", "2 Bns", "two battalions of" */
function counted(tokens: readonly Token[], shape: string): Placed | null {
  const found = /^(?:[nm](?:\*|B)|nb)[Bba.]*/.exec(shape)?.[0]
  const count = tokens[0]?.value ?? 0
  if (found === undefined || count > most.counted || count < 1) return null
  return placed(found.length, { count, grade: count === 1 ? 0 : 2 })
}

/** A plain number in front may be a place or a count. */
function bare(tokens: readonly Token[], shape: string): readonly Placed[] {
  const value = tokens[0]?.value ?? 0
  if (!/^n(?:[a-zA-Z]|$)/.test(shape) || value > most.bare || value < 1) return []
  const place = placed(1, { place: value, isBare: true, grade: value === 1 ? 0 : 2 })
  return value === 1 ? [place] : [place, placed(1, { count: value, isBare: true, grade: 2 })]
}

/** n/nth, [nth] bn nth regword, nth [regword], IR n */
const regiment = /^(?:[nr]\.?\/|[nor]\.?b\.?,?|b\.?[nor]?\.?,?)?(?:u*o(?:w|[au]w)*|n\.?w+|w+\.?n)$/

/** A size number is in no name, unless a stroke or a word for a regiment says what it is. */
function holdsSize(tokens: readonly Token[], shape: string): boolean {
  return tokens.some((token, n) => {
    if (!isSize(token)) return false
    return !/[wbB#/]\.?$/.test(shape.slice(0, n)) && !/^(?:\/|\.[^.]|w)/.test(shape.slice(n + 1))
  })
}

function nameGrade(text: string, tokens: readonly Token[], shape: string): Grade | null {
  // What stands in quotation marks is a name, whatever it says.
  const unquoted = tokens.filter(({ kind }) => kind !== 'quoted')
  if (/[!=*@…0petAh2EG<dC]/.test(shape) || holdsSize(tokens, shape) || holdsDanger(text, unquoted))
    return null
  if (
    (shape.match(/[a-z]/gi) ?? []).length > most.words ||
    /^[^a-zA-Z]*$|^[Nny.,;:au-]*$/.test(shape)
  )
    return null
  const isJoined = shape.includes('a') && shape.lastIndexOf('b') > shape.indexOf('a')
  if (isJoined || /[QKBm]/.test(shape)) return 2
  if (regiment.test(shape)) return 0
  const numbers =
    shape
      .replace(/[nr]\.?\/[nor]/, 'o')
      .replace(/\([^()]*\)|[nor]\.?b/, '')
      .match(/[nor]/g) ?? []
  return numbers.length > 1 ? 2 : 1
}

/** "Light Bn", "1st Light Battalion": a kind; "The Light Bobs": a name. */
const lightIn = (shape: string): Label['light'] =>
  !shape.includes('L') ? 'none' : /Lb|bL/.test(shape) && !/[xl]/.test(shape) ? 'kind' : 'name'

/** As it is written; a quotation alone without its marks. */
function nameOf(text: string, tokens: readonly Token[]): string {
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) return ''
  if (first === last && first.kind === 'quoted') return first.word
  return text.slice(first.from, last.to).replace(/\s+/g, ' ')
}

const isEdge = (letter: string | undefined): boolean => ',;:.-|/+=·auc&'.includes(letter ?? '!')

/** The tokens between signs and small words at the ends, and their letters. */
function trimmed(tokens: readonly Token[], shape: string): readonly [readonly Token[], string] {
  let [from, to] = [0, shape.length]
  while (from < to && isEdge(shape[from])) from += 1
  while (to > from && (isEdge(shape[to - 1]) || /[([]/.test(shape[to - 1] ?? ''))) to -= 1
  return [tokens.slice(from, to), shape.slice(from, to)]
}

function labelFrom(
  text: string,
  tokens: readonly Token[],
  shape: string,
  first: Placed,
): Label | null {
  const { place, count, isBare } = first
  const base = {
    ...noLabel,
    grade: first.grade,
    placedGrade: isBare ? 0 : first.grade,
    place,
    count,
    isBare,
  } as const
  const [name, inner] = trimmed(tokens.slice(first.next), shape.slice(first.next))
  if (inner === '' || inner === 'b') return base
  if (inner === 'B') return { ...base, grade: 2, placedGrade: 2 }
  const grade = nameGrade(text, name, inner)
  if (grade === null) return null
  // "12. Linie" and "2nd Bn 4th Foot" are called so as a whole.
  const isOrdinal = place !== null && /^w+$/.test(inner)
  const isWhole = isOrdinal || (/b/.test(shape.slice(0, first.next)) && regiment.test(inner))
  const light = lightIn(inner)
  const isKind = light === 'kind' && !/[QR]/.test(inner)
  const isTwice = /b/.test(shape.slice(0, first.next)) && inner.includes('b')
  const own = isTwice ? 2 : isOrdinal || isKind ? 0 : grade
  const [all] = trimmed(tokens, shape)
  return {
    ...base,
    grade: worse(base.grade, own),
    placedGrade: worse(base.placedGrade, own),
    place: isWhole ? null : place,
    name: isKind ? '' : nameOf(text, isWhole ? all : name),
    light,
    rifles: inner.includes('R'),
  }
}

/** The readings of the first tokens of a line as its label; none: they are none. */
export function readLabel(text: string, tokens: readonly Token[], end: number): readonly Label[] {
  if (end === 0) return [noLabel]
  const own = tokens.slice(0, end)
  const shape = shapeOf(text, own)
  const several = severalPlaces(text, own, shape)
  const others = [counted(own, shape), placedBy(text, own, shape)].filter((each) => each !== null)
  const firsts = several === null ? others : [several]
  // A plain number in front is a name's only with a stroke or a word for a regiment behind it.
  const isNamed = !/^[nm](?!\/|\.?w)/.test(shape)
  const all = firsts.length > 0 ? firsts : [...bare(own, shape), ...(isNamed ? [placed(0)] : [])]
  return all.map((first) => labelFrom(text, own, shape, first)).filter((label) => label !== null)
}
