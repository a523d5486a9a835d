// A line that is a battalion, in any of the ways in which people write one.
import { bounds } from '../bounds.ts'
import { cleanName } from './clean.ts'
import { newDraft, settle, type Draft } from './draft.ts'
import { hear } from './hear.ts'
import { kinds } from './lexicon.ts'
import { nextToken, startAt, type Cursor } from './scan.ts'
import type { Battalion, Nation } from '../model.ts'
import { writtenName } from './writtenName.ts'

/** Understands the part of the text from `begin` to `end` as one line. */
export function understand(cursor: Cursor, begin: number, end: number): Draft {
  const draft = newDraft()
  startAt(cursor, begin, end)
  for (let token = nextToken(cursor); token.kind !== kinds.end; token = nextToken(cursor))
    hear(draft, cursor, token)
  settle(draft)
  if (draft.leading !== null) {
    if (draft.rankers < 0) draft.rankers = draft.leading
    else if (draft.place === 0) draft.place = draft.leading
  }
  return draft
}

const isWithinBounds = ({ rankers, characters: counts, pairsOfEnsigns }: Draft): boolean =>
  rankers <= bounds.rankers &&
  counts.drummer <= bounds.characters &&
  counts.sergeant <= bounds.characters &&
  counts.ensign + 2 * pairsOfEnsigns <= bounds.characters &&
  counts.officer <= bounds.characters

/** The line makes sense, but it has more figures than one battalion may keep (`bounds`). */
export const isOversized = (draft: Draft): boolean => draft.unread === 0 && !isWithinBounds(draft)

/** Whether everything in the line made sense and it says what a battalion has. */
export function isBattalion(draft: Draft): boolean {
  if (draft.unread > 0 || !isWithinBounds(draft)) return false
  if (draft.rankers >= 0) return true
  return draft.quality !== null && (draft.heardBattalion || draft.heardCharacter)
}

/** Nothing but figures, without a battalion to belong to: the rest of a line that a mail program broke. */
const isRest = (draft: Draft): boolean =>
  draft.quality === null &&
  draft.place === 0 &&
  draft.rankers < 0 &&
  !draft.named &&
  !draft.heading &&
  draft.quoted === null

/** A broken line has not come to its points, or only to their number. */
export function continues(first: Draft, rest: Draft): boolean {
  if (!isRest(rest)) return false
  const hasFigures = rest.heardCharacter || rest.stated !== null
  if (first.stated === null || first.loose) return hasFigures || rest.lastKind === kinds.points
  return rest.lastKind === kinds.points && !hasFigures
}

/** The place in the list that the line claims, 0 if none: a number within a name is no place. */
const claimedPlace = ({ place, placeFrom, named, nameFrom }: Draft): number =>
  named && nameFrom < placeFrom ? 0 : place

/** "95th" is a regiment, unless the battalion has that place; "3rd Battalion" and "3." are places. */
function isRegiment(draft: Draft, { text }: Cursor, place: number): boolean {
  const claimed = claimedPlace(draft)
  const isClaim = claimed !== 0 && claimed !== place && !draft.placeSure
  return isClaim && /[a-z]/i.test(text[draft.placeTo - 1] ?? '')
}

function nameIn(draft: Draft, cursor: Cursor, place: number): string {
  const { quoted, nameFrom, nameTo, named, placeFrom, placeTo } = draft
  if (quoted !== null) return cleanName(quoted)
  const regiment = isRegiment(draft, cursor, place)
  if (!named) return regiment ? cleanName(cursor.text.slice(placeFrom, placeTo)) : ''
  const from = regiment ? placeFrom : nameFrom
  return cleanName(writtenName(cursor, from, nameTo))
}

/** The place that the line claims although it has another one; null if there is no such misprint. */
export function misplaced(draft: Draft, cursor: Cursor, place: number): number | null {
  const claimed = claimedPlace(draft)
  return claimed === 0 || claimed === place || isRegiment(draft, cursor, place) ? null : claimed
}

/** ARMY-07: the two colours of a British battalion are carried by a pair that is one character. */
function countEnsigns({ characters, pairsOfEnsigns }: Draft, nation: Nation | null): number {
  if (nation !== 'british') return characters.ensign + 2 * pairsOfEnsigns
  return (characters.ensign === 2 ? 1 : characters.ensign) + pairsOfEnsigns
}

/** The battalion at a place of its army, counted from 1. */
export function battalionFrom(
  draft: Draft,
  cursor: Cursor,
  place: number,
  nation: Nation | null,
): Battalion {
  draft.characters.ensign = countEnsigns(draft, nation)
  return {
    id: place,
    name: nameIn(draft, cursor, place),
    note: '',
    quality: draft.quality,
    rankers: Math.max(0, draft.rankers),
    characters: draft.characters,
    light: draft.light,
    rifles: draft.rifles,
    statedPoints: draft.stated,
  }
}
