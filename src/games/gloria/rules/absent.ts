// CC-ABSENT: answers for a king whose seat is nobody's, or who keeps the game waiting.
import type { Answer } from '../../../core/conversation.ts'
import { absentAnswer, type Seat } from '../../campaign/rules/index.ts'
import type { GloriaPrompt } from './ask.ts'
import { optionOfResult } from './results.ts'
import type { GloriaView } from './view.ts'
import { battleIn } from './world.ts'

/**
 * Of a result he accepts the other camp's entry; two absent camps take `quick`. Else his standing answers, then the
 * harmless option. Dice are left to the app (null).
 */
export const absentPolicy =
  (standing: Seat['standing']) =>
  ({ asked, world, seenBy }: GloriaView, prompt: GloriaPrompt): Answer<never> | null => {
    const battle = asked?.kind === 'battle' ? battleIn(world, asked.battle) : null
    if (battle === null) return absentAnswer(standing, prompt)
    const [attacker, defender] = battle.entries.camps
    const other = battle.attacker.players.includes(seenBy) ? defender : attacker
    return other === null
      ? absentAnswer(standing, prompt)
      : { kind: 'choice', option: optionOfResult(other.result) }
  }
