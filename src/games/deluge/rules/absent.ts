// CC-ABSENT: answers for a faction whose seat has no player, or that keeps the game waiting.
import type { Answer } from '../../../core/conversation.ts'
import { headOf, partOf } from '../../../core/option.ts'
import { absentAnswer, seatOf, type Seat } from '../../campaign/rules/index.ts'
import type { DelugePrompt } from './ask.ts'
import type { EnteredResult } from './model.ts'
import { mergesOf } from './sheets.ts'
import type { DelugeView, OwnView } from './view.ts'

/**
 * Of a result it accepts the other camp's entry; two absent camps take `quick`. Else its standing answers, then the
 * harmless option. Dice are left to the app (null).
 */
export const absentPolicy =
  (standing: Seat['standing']) =>
  ({ asked, own }: DelugeView, prompt: DelugePrompt): Answer<never> | null => {
    if (asked?.kind !== 'result') return absentAnswer(withoutVain(standing, own), prompt)
    const { other, isForm } = asked
    if (other === null) return absentAnswer(standing, prompt)
    if (isForm) return tableOf(other)
    return { kind: 'choice', option: other.shares === null ? other.how : 'table' }
  }

/**
 * A reinforcement that merges nothing asks for no point either, and counts as not given (TD-STR-03): it would be begun
 * for ever.
 */
const withoutVain = (standing: Seat['standing'], own: OwnView | null): Seat['standing'] => {
  const { strategy, reinforce = [] } = standing
  if (strategy === undefined) return standing
  const merges = (force: string): boolean => {
    const units = own?.forces.find(({ id }) => id === force)?.units ?? []
    return mergesOf(units).some(([a, b]) => reinforce.includes(`merge:${a + 1}+${b + 1}`))
  }
  return {
    ...standing,
    strategy: strategy.filter((option) => headOf(option) !== 'reinforce' || merges(partOf(option))),
  }
}

/** A result waits for a camp that a player leads: a camp without one accepts what is entered there. */
export const waitsForOthers = ({ asked, battles, seenBy, setup }: DelugeView): boolean => {
  if (asked?.kind !== 'result' || asked.other !== null) return false
  const battle = battles.find(({ id }) => id === asked.battle)
  if (battle === undefined) return false
  const others = battle.red.includes(seenBy) ? battle.blue : battle.red
  return others.some((faction) => seatOf(setup.seats, faction)?.kind !== 'absent')
}

const tableOf = ({ how, shares }: EnteredResult): Answer<never> => {
  const [red, blue] = shares ?? [none, none]
  return {
    kind: 'facts',
    values: {
      how: how === 'quick' ? 'draw' : how,
      redStart: red.start,
      redMissing: red.missing,
      blueStart: blue.start,
      blueMissing: blue.missing,
    },
  }
}

const none = { start: 1, missing: 0 } as const
