// Numbers that regiments are called by: "8e Ligne", "IR 3 Erzherzog Karl", "36 Drilled – 3rd Foot".
import { isComplete } from './draft.ts'
import { fail, fewestRankers, isAt, peek, signAt, type Parser } from './parser.ts'
import { isRangeSign } from './placeList.ts'
import { titleOf } from './prose.ts'
import { written, type Token } from './tokens.ts'

/** "8th, II: …", "1st – 2/5th: …": a place, and behind it a name. */
export const isLooseJoint = (parser: Parser): boolean => {
  const sign = signAt(parser, -1)
  return sign === ',' || sign === ';' || (isRangeSign(sign) && peek(parser, -1)?.glued === false)
}

/** "IR 20", "Nr. 4", "No. 1", "57e", "1/", "(No. 8)": numbers of regiments, not of men. */
export function isOfRegiment(tokens: readonly Token[], n: number, text: string): boolean {
  const [token, next] = [tokens[n], tokens[n + 1]]
  if (token !== undefined && next?.glued === true) {
    const ending = written(text, next)
    // "36er Bataillon" has so many figures.
    if (next.kind === 'word') return ending !== 'er' || written(text, token) === '1'
    if (ending === '/') return true
  }
  return /^(?:[Nn]r|[Nn]o|Reg|Rgt|Regt|Regiment|\p{Lu}{2,4})$/u.test(titleOf(tokens, n, text))
}

/** No regiment has more battalions. */
export const mostOfRegiment = 5

/** What French regiments are called after their number. */
const frenchTroops =
  /^(?:ligne|légion|chasseurs|grenadiers|voltigeurs|fusiliers|tirailleurs|régiment)$/i

/** "IR 3 Gruppen": how many, not which. */
const ofCounts =
  /^(?:units?|sets?|packs?|stk|times|mal|kompanien?|companies|blocks?|blöcke|gruppen?|trupps?|teams?|bat.*)$/i

/** "8e Ligne", "IR 3 Erzherzog Karl": at the beginning of the line, and a name behind it. */
function beginsRegiment(parser: Parser): boolean {
  if (parser.at === 0) {
    // "3er Gruppen" are three each.
    const isOrdinal =
      signAt(parser, 1) === 'er'
        ? signAt(parser) === '1'
        : /^(?:e|ème|eme)$/i.test(signAt(parser, 1))
    const behind = signAt(parser, 2)
    // "1er/17e Ligne"
    const [place, regiment] = [peek(parser), peek(parser, 3)]
    const isPlaceIn = place?.kind === 'number' && place.value <= mostOfRegiment
    const isIn = isOrdinal && behind === '/' && regiment?.kind === 'number' && isPlaceIn
    // "1er/2e Ligne": the first battalion of the second, or both
    if (isIn && regiment.value === place.value + 1) fail(parser, 'several')
    const isNamed = frenchTroops.test(behind) || isIn
    return isOrdinal && peek(parser, 1)?.glued === true && isNamed
  }
  const word = signAt(parser, 1)
  return (
    parser.at === 1 &&
    /^(?:IR|LIR|GR|Infanterieregiment)$/.test(signAt(parser, -1)) &&
    isAt(parser, 'word', 1) &&
    /^\p{Lu}\p{L}{3,}/u.test(word) &&
    !ofCounts.test(word)
  )
}

/** "Nr. 20", and behind a place: "Battalion 2 - 17e Ligne", "Bataillon 2 - IR 4". */
export function isRegimentNumber(parser: Parser): boolean {
  const { draft } = parser
  const [token, next] = [peek(parser), peek(parser, 1)]
  const title = isAt(parser, 'stop', -1) ? signAt(parser, -2) : signAt(parser, -1)
  const isPlaced = draft.places.length > 0 || draft.named
  // "Infanterie-Regiment Nr. 8"
  if (/^(?:nr|no)$/i.test(title) && token?.kind === 'number')
    return isPlaced || token.value >= fewestRankers
  if (beginsRegiment(parser)) return true
  if (draft.places.length === 0) return false
  if (isLooseJoint(parser))
    return next?.kind === 'word' && (next.glued || (token?.kind === 'number' && token.dotted))
  return isAt(parser, 'word', -1) && /^\p{Lu}{2,4}$/u.test(signAt(parser, -1))
}

/** What a regiment is called after its number. */
const regimentWord = /^(?:foot|line|ligne|regiment|regt|rgt|landwehr|fusiliers|highlanders)$/i

const isLooseDash = (parser: Parser, ahead: number): boolean =>
  /^[–—-]$/.test(signAt(parser, ahead)) && peek(parser, ahead)?.glued === false

/** "36 Drilled – 3rd Foot – officer": its name behind the figures, between dashes; false: it is none, or the next battalion. */
export function takeRegimentBehind(parser: Parser): boolean {
  const { draft, context } = parser
  const [ordinal, word] = [peek(parser), peek(parser, 1)]
  if (ordinal?.kind !== 'ordinal' || word === undefined || !isLooseDash(parser, -1)) return false
  // "b. 36 Drilled – 57th Foot": a letter numbers it.
  const isLettered = draft.named && draft.nameTo - draft.nameFrom === 1
  const isFree = draft.places.length === 0 && draft.quoted === null && (!draft.named || isLettered)
  const isNext = ordinal.value === context.place + 1
  const isEnd =
    peek(parser, 2) === undefined || (isLooseDash(parser, 2) && isAt(parser, 'character', 3))
  const isNamed = regimentWord.test(signAt(parser, 1))
  if (!isComplete(draft) || !isFree || isNext || !isEnd || !isNamed) return false
  draft.nameFrom = ordinal.from
  draft.nameTo = word.to
  draft.named = true
  parser.at += 2
  return true
}
