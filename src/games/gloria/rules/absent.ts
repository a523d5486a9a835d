// CC-ABSENT: answers for a king whose seat no player has, or who keeps the game waiting.
import type { Answer } from '../../../core/conversation.ts'
import { partOf } from '../../../core/option.ts'
import { absentAnswer, seatOf, type Seat } from '../../campaign/rules/index.ts'
import type { GloriaPrompt } from './ask.ts'
import type { Battle, EnteredResult, World } from './model.ts'
import { optionOfResult } from './results.ts'
import type { GloriaView } from './view.ts'
import { battleIn } from './world.ts'

/** What the other camp has entered; `none`: it will enter nothing, for it is absent too; null: it is waited for. */
const otherEntry = (
  world: World,
  { attacker, defender, entries }: Battle,
  player: string,
): EnteredResult | 'none' | null => {
  const isAttacker = attacker.players.includes(player)
  const entry = entries.camps[isAttacker ? 1 : 0]
  if (entry !== null) return entry.result
  const [other = ''] = (isAttacker ? defender : attacker).players
  return seatOf(world.seats, other)?.kind === 'absent' ? 'none' : null
}

/** The first parked battle that does not wait for the other camp. */
const ripe = ({ world, seenBy }: GloriaView, { wanted }: GloriaPrompt): Answer<never> | null => {
  const options = wanted.kind === 'choice' ? wanted.options : []
  const option = options.find((each) => {
    const battle = battleIn(world, partOf(each))
    return battle !== null && otherEntry(world, battle, seenBy) !== null
  })
  return option === undefined ? null : { kind: 'choice', option }
}

/**
 * Of a result it waits for the other camp's entry and accepts it; two absent camps take `quick`. Else the seat's standing
 * answers, then the harmless option. Dice are left to the app (null).
 */
export const absentPolicy =
  (standing: Seat['standing']) =>
  (view: GloriaView, prompt: GloriaPrompt): Answer<never> | null => {
    const { asked, world, seenBy } = view
    if (asked?.kind === 'parked') return ripe(view, prompt)
    const battle = asked?.kind === 'battle' ? battleIn(world, asked.battle) : null
    const entry = battle === null ? 'none' : otherEntry(world, battle, seenBy)
    if (entry === 'none') return absentAnswer(standing, prompt)
    return entry === null ? null : { kind: 'choice', option: optionOfResult(entry) }
  }
