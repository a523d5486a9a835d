// Results entered for a battle, by one faction of each camp or by the umpire alone.
import { own } from '../../../core/own.ts'
import type { FactValues } from '../../../core/conversation.ts'
import { umpire } from '../../../core/game.ts'
import { differ, enter, shareOf, type BattleResult } from '../../campaign/rules/index.ts'
import { campOf, type Asked } from './asked.ts'
import type { Desk } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import {
  resultWords,
  type Battle,
  type DelugeState,
  type EnteredResult,
  type ResultWord,
} from './model.ts'
import { battleIn, boardIn } from './world.ts'

/** What the answer leaves on the desk, and what it tells. */
export const enterResult = (
  state: DelugeState,
  by: string,
  { battle: id }: Extract<Asked, { kind: 'result' }>,
  option: string,
  values: FactValues | null,
): [Partial<Desk>, readonly DelugeEvent[]] => {
  const others = Object.fromEntries(
    Object.entries(state.entering).filter(([party]) => party !== by),
  )
  const battle = battleIn(state.world, id)
  if (battle === null || option === 'back') return [{ entering: others }, []]
  if (option === 'table' && values === null)
    return [{ entering: { ...others, [by]: { battle: id, isForm: true } } }, []]
  const result = values === null ? plain(option) : fromTable(values)
  const camp = by === umpire ? umpire : (campOf(battle, by) ?? umpire)
  const entries = enter(battle.entries, camp, by, result)
  const entered: Battle = { ...battle, entries }
  const battles = state.world.battles.map((each) => (each.id === id ? entered : each))
  const told: DelugeEvent = { kind: 'entered', to: [by], battle: id, result }
  return [
    { entering: without(state, id), world: { ...state.world, battles } },
    [told, ...differing(entered)],
  ]
}

/** Whoever was about to enter something for this battle is asked anew. */
const without = ({ world, entering }: DelugeState, battle: string): DelugeState['entering'] =>
  Object.fromEntries(
    [...boardIn(world).factions, umpire].flatMap((party) => {
      const each = own(entering, party)
      return each === undefined || each.battle === battle ? [] : [[party, each] as const]
    }),
  )

const differing = ({ id, entries, red, blue }: Battle): readonly DelugeEvent[] => {
  const [first, second] = entries.camps
  return first !== null && second !== null && differ(entries)
    ? [
        {
          kind: 'differ',
          to: [...red, ...blue],
          battle: id,
          red: first.result,
          blue: second.result,
        },
      ]
    : []
}

const plain = (option: string): EnteredResult => ({
  how: resultWords.find((word) => word === option) ?? 'quick',
  shares: null,
})

/** More missing than there were counts as all of them. */
const fromTable = (values: FactValues): EnteredResult => {
  const number = (field: string): number => Number(values[field])
  const share = (side: 'red' | 'blue') => ({
    missing: Math.min(number(`${side}Missing`), number(`${side}Start`)),
    start: number(`${side}Start`),
  })
  return { ...plain(String(values['how'])), shares: [share('red'), share('blue')] }
}

/** CC-RESULT-02: what a battle's result is in The Deluge; side A is Red. */
export const enteredFrom = ({ winner, how, lossShare }: BattleResult): EnteredResult => {
  const [red, blue] = (lossShare ?? []).flatMap((written) => {
    const share = shareOf(written)
    return share === null ? [] : [{ missing: share.n, start: share.d }]
  })
  return {
    how: wordOf(winner, how),
    shares: red === undefined || blue === undefined ? null : [red, blue],
  }
}

const wordOf = (winner: BattleResult['winner'], how: BattleResult['how']): ResultWord => {
  if (winner === 'draw') return 'draw'
  const isRouted = how !== 'points'
  if (winner === 0) return isRouted ? 'blueBreaks' : 'blueLosesOnPoints'
  return isRouted ? 'redBreaks' : 'redLosesOnPoints'
}
