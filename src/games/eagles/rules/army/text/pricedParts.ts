// Characters on lines of their own below a battalion whose points are said: "- Officer", "2x Sergeant: 8 pts".
import { battalionPoints } from '../points.ts'
import { characterTable } from '../prices.ts'
import { characters } from '../model.ts'
import { isComplete, type Draft } from './draft.ts'
import type { Line } from './lines.ts'
import { currentArmy, understood, type Held, type Reader } from './reader.ts'
import type { Parsed } from './troops.ts'

/** Nothing but characters, none twice. */
function isOfCharacters(part: Draft, before: Draft): boolean {
  const isBare = part.quality === null && part.rankers === null && !part.heardBattalion
  const isNameless = part.places.length === 0 && !part.named && part.quoted === null
  const isMore = part.light || part.rifles || part.absent.size > 0 || part.pairsOfEnsigns > 0
  return (
    part.heardCharacter &&
    isBare &&
    isNameless &&
    !isMore &&
    part.copies === 1 &&
    part.characters.ensign < 2 &&
    characters.every((kind) => part.characters[kind] === 0 || before.characters[kind] === 0)
  )
}

const priceOf = ({ characters: counts }: Draft): number =>
  characters.reduce((sum, kind) => sum + counts[kind] * characterTable[kind].points, 0)

/** Their own price is said, and right; null: another one is. */
function isPriced(part: Draft): boolean | null {
  const price = priceOf(part)
  const said = part.prices.reduce((sum, { value }) => sum + value, 0)
  if (part.stated === null && part.prices.length === 0) return false
  return part.stated === price || said === price ? true : null
}

/** What the battalion states with its characters; null: they are not of it, or nobody can say. */
function statedWith(before: Draft, part: Draft): number | null {
  const { stated, quality, rankers, rifles } = before
  if (stated === null || rankers === null) return null
  const own = battalionPoints({ quality, rankers, rifles, characters: before.characters })
  const isOwn = isPriced(part)
  if (isOwn === null) return null
  if (isOwn && stated === own) return stated + priceOf(part)
  return stated === own + priceOf(part) ? stated : null
}

/** Takes a line of characters that the points of the battalion above, or their own, prove to be of it. */
export function takePricedPart(reader: Reader, held: Held, line: Line, parsed: Parsed): boolean {
  const [part, ...more] = parsed.drafts
  const [before, ...others] = held.parsed.drafts
  const army = currentArmy(reader)
  const battalion = army?.battalions.at(-1)
  if (part === undefined || before === undefined || battalion === undefined) return false
  if (parsed.failure !== null || more.length > 0 || others.length > 0 || held.added !== 1)
    return false
  if (army === null || army.closed || !isComplete(before) || !isOfCharacters(part, before))
    return false
  const stated = statedWith(before, part)
  if (stated === null) return false
  const counts = { ...before.characters }
  for (const kind of characters) counts[kind] += part.characters[kind]
  army.battalions[army.battalions.length - 1] = {
    ...battalion,
    characters: counts,
    statedPoints: stated,
  }
  understood(reader, line, true)
  // Without tokens nothing is read with it again: what was added would be lost.
  const whole = { ...before, characters: counts, stated }
  reader.held = { ...held, tokens: [], parsed: { ...held.parsed, drafts: [whole] } }
  return true
}
