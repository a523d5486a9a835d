// CC-ABSENT: answers for a faction whose seat is nobody's, or that keeps the game waiting.
import type { Answer } from '../../../core/conversation.ts'
import { absentAnswer, type Seat } from '../../campaign/rules/index.ts'
import type { DelugePrompt } from './ask.ts'
import type { EnteredResult } from './model.ts'
import type { DelugeView } from './view.ts'

/**
 * Of a result it accepts the other camp's entry; two absent camps take `quick`. Else its standing answers, then the
 * harmless option. Dice are left to the app (null).
 */
export const absentPolicy =
  (standing: Seat['standing']) =>
  ({ asked }: DelugeView, prompt: DelugePrompt): Answer<never> | null => {
    if (asked?.kind !== 'result') return absentAnswer(standing, prompt)
    const { other, isForm } = asked
    if (other === null) return absentAnswer(standing, prompt)
    if (isForm) return tableOf(other)
    return { kind: 'choice', option: other.shares === null ? other.how : 'table' }
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
