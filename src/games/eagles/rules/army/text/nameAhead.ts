// The name that a battalion begins with, up to the sign before its quality: "1/Coldstream Guards – Guards 28".
import type { Quality } from '../model.ts'
import { extendName } from './draft.ts'
import { columnOf } from './lexicon/columns.ts'
import { isAmong, isTitleApart, lexicon } from './lexicon/lexicon.ts'
import { meantBy } from './lexicon/typos.ts'
import { fewestRankers, isAt, signAt, type Parser } from './parser.ts'
import { isOfRegiment, mostOfRegiment } from './regiments.ts'
import { written, type Kind, type Token } from './tokens.ts'

const smallWords =
  /^(?:of|the|der|die|das|von|zu|great|line|inf|infantry|linie|infanterie|linieninfanterie|nr)$/i

/** No name has more parts. */
const mostOfName = 16

/** "ème" */
const mostOfEnding = 3

const ofNames: ReadonlySet<Kind> = new Set<Kind>([
  'word',
  'filler',
  'and',
  'number',
  'ordinal',
  'stop',
  'sep',
  'open',
  'close',
  'quality',
  'quoted',
  'battalion',
  'riddle',
])

const numbers: ReadonlySet<Kind> = new Set<Kind>(['number', 'numeral', 'ordinal', 'ordinalWord'])

/** What may end a name, or be the "No." in it. */
const ends: ReadonlySet<Kind> = new Set<Kind>(['colon', 'none', 'numeral'])

/** What may stand between the name and the quality, or before it. */
const beforeQuality: ReadonlySet<Kind> = new Set<Kind>(['light', 'filler', 'number', 'numeral'])

const isDash = ({ kind, glued }: Token, sign: string, next: Token | undefined): boolean =>
  kind === 'sep' && /^[-–—|]$/.test(sign) && !glued && next?.glued === false

/** Words of sentences and of changes name nobody. */
const isOfSentence = (word: string): boolean =>
  meantBy(word).some((meant) => lexicon().words.get(meant)?.kind !== 'nation') ||
  isAmong('ofSentence', word) ||
  isAmong('aboutList', word) ||
  isAmong('persons', word) ||
  isAmong('altering', word) ||
  isAmong('choosing', word) ||
  isAmong('repeating', word) ||
  isAmong('ranked', word)

/** "1/5th & 2/5th", "1st and 2nd", "1er et 2e": more than one battalion. */
const joinsNumbers = (tokens: readonly Token[], n: number): boolean => {
  const before = tokens[n - 1]?.kind === 'word' && tokens[n - 1]?.glued === true ? n - 2 : n - 1
  return numbers.has(tokens[before]?.kind ?? 'word') || numbers.has(tokens[n + 1]?.kind ?? 'word')
}

/** Troops are called after guards, whatever they are worth; another quality would be a second one. */
const isOtherQuality = (token: Token, quality: Quality): boolean =>
  token.kind === 'quality' && token.value !== quality && token.value !== 'guards'

/** Whether a name may begin with these: places and letters that number battalions are no part of one. */
function mayBegin(tokens: readonly Token[], text: string): boolean {
  const [first, next] = tokens
  if (first?.kind === 'quality' || first?.kind === 'riddle') return true
  if (first?.kind === 'word' || (first !== undefined && written(text, first) === 'I'))
    return first.to - first.from > 1 || written(text, next ?? first) === '.'
  return first?.kind === 'number' && next?.glued === true && next.kind !== 'close'
}

/** "I.–III. Btl." */
const hasTwoRomans = (tokens: readonly Token[], text: string): boolean =>
  tokens.filter((token) => /^(?:I{1,3}|IV|VI{0,3}|IX|X)$/.test(written(text, token))).length > 1

/** "8e Ligne, 9e Ligne", "8e/9e Ligne"; in "2e Bataillon, 17e Ligne" and "1er/17e" one is its place in the other. */
function hasTwoRegiments(tokens: readonly Token[], text: string): boolean {
  const [first, second, ...more] = tokens.flatMap(({ kind }, n) =>
    kind === 'number' || kind === 'ordinal' ? [n] : [],
  )
  if (first === undefined || second === undefined) return false
  const isPlaceIn = (n: number): boolean => {
    const token = tokens[n]
    const ending = tokens[n + 1]
    const next = tokens[ending?.kind === 'word' && ending.glued ? n + 2 : n + 1]
    const isNumber = token?.kind === 'number' || token?.kind === 'ordinal'
    const isOfBattalion =
      next?.kind === 'battalion' || (next !== undefined && written(text, next) === '/')
    return isNumber && token.value <= mostOfRegiment && isOfBattalion
  }
  const [one, other] = [tokens[first], tokens[second]]
  // "1er/2e Ligne": the first battalion of the second, or both
  const isNext = one?.kind === 'number' && other?.kind === 'number' && other.value === one.value + 1
  const areOrdinals = [first, second].every((n) => tokens[n + 1]?.kind === 'word')
  return more.length > 0 || isPlaceIn(first) === isPlaceIn(second) || (isNext && areOrdinals)
}

/** Whether all parts of a label can be of a name, and one of them is of nothing else. */
function isName(tokens: readonly Token[], text: string, quality: Quality): boolean {
  let isNamed = false
  const last = tokens.at(-1)
  // "Old Guard Grenadiers" are called so, "Home game:" is a title.
  if (!mayBegin(tokens, text) || last === undefined || isTitleApart(written(text, last)))
    return false
  if (hasTwoRomans(tokens, text) || hasTwoRegiments(tokens, text)) return false
  for (const [n, token] of tokens.entries()) {
    const isNumberWord = /^(?:no|nr)$/i.test(written(text, token)) && hasNumberBehind(tokens, n)
    // "I./IR 12"
    const isRoman = n === 0 && written(text, token) === 'I'
    // "Grenadiers à pied"
    const isArticle = token.kind === 'numeral' && token.value === 1
    if (!ofNames.has(token.kind) && !isNumberWord && !isArticle && !isRoman) return false
    if (token.kind === 'number' && !isOfRegiment(tokens, n, text)) return false
    isNamed ||= token.kind === 'number' && written(text, tokens[0] ?? token) !== 'Nr'
    if (isOtherQuality(token, quality)) return false
    const word = written(text, token)
    if (token.kind === 'filler' && !smallWords.test(word)) return false
    if ((token.kind === 'and' || /^(?:[&+]|et)$/i.test(word)) && joinsNumbers(tokens, n))
      return false
    if (token.kind !== 'word') continue
    // "8e de ligne", but "5Vetran"
    const isEnding = token.glued && tokens[n - 1]?.kind === 'number' && word.length <= mostOfEnding
    if (!isEnding && isOfSentence(word)) return false
    isNamed ||= isEnding || (word.length > 2 && /^\p{Lu}/u.test(word))
  }
  return isNamed
}

function hasNumberBehind(tokens: readonly Token[], n: number): boolean {
  const behind = tokens[n + 1]?.kind === 'stop' ? n + 2 : n + 1
  return tokens[behind]?.kind === 'number'
}

/** "Guards 24", "36 Drilled", "Veteran Light, rifles, 32": the body of a battalion with its own Rankers. */
function qualityOf(tokens: readonly Token[], from: number): Quality | null {
  let at = from
  while (beforeQuality.has(tokens[at]?.kind ?? 'word')) at += 1
  const quality = tokens[at]
  const hasSize = tokens
    .slice(from)
    .some(
      (token) =>
        (token.kind === 'number' || token.kind === 'numeral') && token.value >= fewestRankers,
    )
  return quality?.kind === 'quality' && hasSize ? quality.value : null
}

/** "1/ and 2/5th", "Next purchase": behind another one. */
const isJoined = (parser: Parser): boolean =>
  isAt(parser, 'and', -1) || isAt(parser, 'next', -1) || /^[&+/]$/.test(signAt(parser, -1))

/** Takes the name of a battalion as a whole, whatever troops it is called after; false: there is none. */
export function takeNameAhead(parser: Parser): boolean {
  const { tokens, at, text, draft } = parser
  if (draft.inBody || draft.named || draft.nameFrom >= 0 || isJoined(parser)) return false
  const most = Math.min(tokens.length - 2, at + mostOfName)
  for (let n = at + 1; n <= most; n += 1) {
    const token = tokens[n]
    if (token === undefined || !(ofNames.has(token.kind) || ends.has(token.kind))) return false
    const sign = signAt(parser, n - at)
    // "Garde zu Fuß (Garde), 24 Figuren"
    const isBracket =
      token.kind === 'open' && tokens[n + 1]?.kind === 'quality' && tokens[n + 2]?.kind === 'close'
    const isEnd = token.kind === 'colon' || sign === ',' || isDash(token, sign, tokens[n + 1])
    const quality = isEnd || isBracket ? qualityOf(tokens, n + 1) : null
    if (quality === null) continue
    // "Royal Scots", and below it "Quality: Drilled"
    const isTitled = n - at > 1 && columnOf(signAt(parser, n - at - 1)) === 'quality'
    const name = tokens.slice(at, token.kind === 'colon' && isTitled ? n - 1 : n)
    const [first, last] = [name[0], name.at(-1)]
    if (first === undefined || last === undefined || !isName(name, text, quality)) return false
    // "33rd Foot, 44th Foot": the first was taken for a place.
    const isNumbered = draft.places.length > 0 && !draft.placeSure
    const isOther = ({ kind }: Token, at: number): boolean =>
      kind === 'ordinal' && name[at + 1]?.kind !== 'battalion'
    if (isNumbered && name.some(isOther)) return false
    // "Young Guard (Green) 24" may be either.
    if (isBracket && name.some((each) => each.kind === 'quality' && each.value !== quality))
      return false
    extendName(draft, first.from, last.to)
    draft.named = true
    parser.at = isBracket ? n : n + 1
    return true
  }
  return false
}

const ofTroops: ReadonlySet<Kind> = new Set<Kind>(['light', 'rifles'])

/** "3rd Bn (95th Rifles): 20 Veteran, rifles": behind its place the name, if what it is called after is said again; false: it is none. */
export function takeNameInBracket(parser: Parser, end: number): boolean {
  const { tokens, at, text, draft } = parser
  const inner = tokens.slice(at + 1, end)
  const [first, last] = [inner[0], inner.at(-1)]
  const sign = tokens[end + 1]?.kind
  const quality = qualityOf(tokens, sign === 'colon' || sign === 'sep' ? end + 2 : end + 1)
  if (draft.inBody || draft.named || draft.places.length !== 1 || quality === null) return false
  const isRepeated = inner
    .filter(({ kind }) => ofTroops.has(kind))
    .every(({ kind }) => tokens.slice(end + 1).some((other) => other.kind === kind))
  const words = inner.filter(({ kind }) => !ofTroops.has(kind))
  // "95th Rifles", "Royal Scots", "33rd Foot"
  const isNumbered = first?.kind === 'ordinal' && inner.length > 1
  const rest = isNumbered ? words.slice(1) : words
  const isNamed = isNumbered && rest.length === 0 ? true : isName(rest, text, quality)
  if (!isRepeated || !isNamed || first === undefined || last === undefined) return false
  extendName(draft, first.from, last.to)
  draft.named = true
  parser.at = end + 1
  return true
}
