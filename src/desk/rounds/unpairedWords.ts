// Why a round was not paired, and who would have to meet against a ban.
import { eventsWords } from '@/desk/words/events.ts'
import type { Unpaired } from '@/desk/store/roundActions.ts'

/** Meetings that are named; of many the first will do. */
const mostNamed = 3

/** `nameOf`: of a player by the id, or of a team by its key. */
export function unpairedWords(
  { why, forbidden }: Unpaired,
  nameOf: (id: string) => string,
): string {
  const { refusals, forbiddenWith, meeting } = eventsWords.value.roundDesk
  if (forbidden.length === 0) return refusals[why]
  const named = forbidden.slice(0, mostNamed)
  const said = named.map(({ first, second, isSameClub, isSameNation }) =>
    meeting(nameOf(first), nameOf(second), { isSameClub, isSameNation }),
  )
  return forbiddenWith(said)
}
