// From what was understood of a line to the battalions of an army.
import { bounds } from '../bounds.ts'
import { battalionPoints } from '../points.ts'
import type { Battalion, Nation } from '../model.ts'
import { cleanName } from './clean.ts'
import { howMany, type Draft } from './draft.ts'
import { writtenName } from './writtenName.ts'

/** Everything makes sense, but a battalion has more figures than one may keep (`bounds`). */
export const isOversized = ({ rankers, characters: counts, pairsOfEnsigns }: Draft): boolean =>
  (rankers ?? 0) > bounds.rankers ||
  counts.drummer > bounds.characters ||
  counts.sergeant > bounds.characters ||
  counts.ensign + 2 * pairsOfEnsigns > bounds.characters ||
  counts.officer > bounds.characters

/** It says what a battalion has: figures that were called so, or a quality with something to it. */
export function isBattalion(draft: Draft): boolean {
  if (draft.quality === null) return draft.rankersSure && draft.rankers !== null
  return draft.rankers !== null || draft.heardBattalion || draft.heardCharacter
}

/** A number within a name is no place. */
const claimedPlace = ({ places, placeFrom, named, nameFrom }: Draft): number =>
  places.length !== 1 || (named && nameFrom < placeFrom) ? 0 : (places[0] ?? 0)

/** "95th" is a regiment, unless the battalion has that place; "3rd Battalion" and "3." are places. */
function isRegiment(draft: Draft, text: string, place: number): boolean {
  const claimed = claimedPlace(draft)
  const isClaim = claimed !== 0 && claimed !== place && !draft.placeSure
  return isClaim && /[\p{L}°]/u.test(text[draft.placeTo - 1] ?? '')
}

/** "Landwehr zu 40 Grünen", "My first battalion is 32 Drilled": words of the sentence are no part of the name. */
const unspoken = (name: string): string => {
  const bare = name.replace(/ (?:is|are|has|have|ist|hat|zu|zu je|of|with|mit)$/i, '')
  return /^(?:my|our|the|mein|unser|das) (?:first|second|third|fourth|fifth|sixth|last|next|erste|zweite|dritte|vierte|fünfte|sechste|letzte|nächste)s?(?: (?:battalion|bataillon|unit|one))?$/i.test(
    bare,
  )
    ? ''
    : bare
}

function nameIn(draft: Draft, text: string, place: number): string {
  const { quoted, nameFrom, nameTo, named, placeFrom, placeTo } = draft
  if (quoted !== null) return cleanName(quoted)
  const regiment = isRegiment(draft, text, place)
  if (!named) return regiment ? cleanName(text.slice(placeFrom, placeTo)) : ''
  return cleanName(unspoken(writtenName(text, regiment ? placeFrom : nameFrom, nameTo)))
}

/** The place that a line claims although it has another one; null if there is no such misprint. */
export function misplaced(draft: Draft, text: string, place: number): number | null {
  const claimed = claimedPlace(draft)
  return claimed === 0 || claimed === place || isRegiment(draft, text, place) ? null : claimed
}

/** ARMY-07: the two colours of a British battalion are carried by a pair that is one character. */
function countEnsigns({ characters, pairsOfEnsigns }: Draft, nation: Nation | null): number {
  if (nation !== 'british') return characters.ensign + 2 * pairsOfEnsigns
  return (characters.ensign === 2 ? 1 : characters.ensign) + pairsOfEnsigns
}

/** "48 points" for two battalions of 24 is both together. */
function statedEach({ stated }: Draft, count: number, price: number): number | null {
  if (stated === null || count === 1) return stated
  return stated === price * count ? price : stated
}

/** The battalions of a line, the first at a place of its army, counted from 1. */
export function battalionsFrom(
  draft: Draft,
  text: string,
  place: number,
  nation: Nation | null,
): readonly Battalion[] {
  const count = howMany(draft)
  const characters = { ...draft.characters, ensign: countEnsigns(draft, nation) }
  const { quality, light, rifles } = draft
  const rankers = Math.max(0, draft.rankers ?? 0)
  const price = battalionPoints({ quality, rankers, rifles, characters })
  const name = nameIn(draft, text, place)
  return Array.from({ length: count }, (_, n) => ({
    id: place + n,
    name,
    note: '',
    quality,
    rankers,
    characters: { ...characters },
    light,
    rifles,
    statedPoints: statedEach(draft, count, price),
  }))
}
