// Words before a quality that say how many battalions have it, or leave it open: "zweimal Gedrillte", "a brace of Guards".
import { nextBattalion } from './body.ts'
import { isComplete } from './draft.ts'
import { isAmong } from './lexicon/lexicon.ts'
import { qualityAhead } from './numbers.ts'
import { isAt, signAt, type Parser } from './parser.ts'

/** A capital begins a name ("Legion of Veterans"), but behind an article, and in a line of capitals, it is any word. */
const mayBeName = (parser: Parser, word: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word) && !isAt(parser, 'numeral', -1)

/** "a brace of Drilled", "eine Handvoll von Garde" */
const isOfQuality = (parser: Parser): boolean =>
  /^(?:of|von|de)$/i.test(signAt(parser, 1)) && qualityAhead(parser, 2) > 0

/** "ein Schwung Gedrillte": in German a noun counts without a word between. */
const isGermanMeasure = (parser: Parser, word: string): boolean =>
  /^(?:eine?|einen|einem|einer)$/i.test(signAt(parser, -1)) &&
  /^\p{Lu}/u.test(word) &&
  isAt(parser, 'quality', 1)

const timesWords = ['', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal']

/** "zweimal Gedrillte zu je 24", "einmal 20 Veteranen": how many battalions; 0: the word says something else. */
function timesAhead(parser: Parser): number {
  if (!isAt(parser, 'word') && !isAt(parser, 'doubt')) return 0
  const size = isAt(parser, 'number', 1) ? 2 : 1
  const count = timesWords.indexOf(signAt(parser).toLowerCase())
  return count > 0 && qualityAhead(parser, size) > 0 ? count : 0
}

/** "zweimal Gedrillte", also behind a complete battalion; false: it counts nothing. */
export function takeTimesWord(parser: Parser): boolean {
  const count = timesAhead(parser)
  if (count === 0) return false
  if (isComplete(parser.draft) && parser.boundary) nextBattalion(parser)
  const { draft } = parser
  if (draft.inBody || draft.named || draft.places.length > 0 || draft.heardBattalion) return false
  draft.copies = count
  parser.at += 1
  return true
}

/** "Drei Bataillone, alle gedrillt": one quality for all of them. */
export const isOfAll = (parser: Parser): boolean =>
  parser.draft.copies > 1 && parser.draft.quality === null && isAt(parser, 'quality', 1)

/** Whether a word of the label leaves open how many battalions there are, or how much of one. */
export function isMeasure(parser: Parser, word: string): boolean {
  if (!isAt(parser, 'word') || isAmong('body', word)) return false
  if (isAmong('vagueCount', word)) return qualityAhead(parser, 1) > 0 || isAt(parser, 'number', 1)
  if (isGermanMeasure(parser, word)) return true
  return isOfQuality(parser) && !mayBeName(parser, word)
}
