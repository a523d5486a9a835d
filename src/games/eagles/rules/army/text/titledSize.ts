// The size of a battalion behind its title, as forms ask for it: "Strength: 36", "Stärke: 36".
import { sizes } from '../prices.ts'
import { setRankers } from './body.ts'
import { columnOf } from './lexicon/columns.ts'
import { fewestRankers, isAt, peek, signAt, type Parser } from './parser.ts'

/** Takes title, colon and number, behind the quality or alone; false: there is no such size. */
export function takeTitledSize(parser: Parser): boolean {
  const { quality, rankers } = parser.draft
  const [title, number] = [peek(parser), peek(parser, 2)]
  if (rankers !== null || !(title?.kind === 'filler' || title?.kind === 'word')) return false
  if (number?.kind !== 'number' || number.value < fewestRankers) return false
  // "Size: 200" is of the game, "Largest size: 40" of none, "Anzahl: 12" of anything.
  const isAlone = parser.at === 0 && number.value <= sizes.most && !/^anzahl$/i.test(signAt(parser))
  if (quality === null && !isAlone) return false
  if (!isAt(parser, 'colon', 1) || columnOf(signAt(parser)) !== 'rankers') return false
  setRankers(parser, number.value, true)
  parser.at += 3
  return true
}
