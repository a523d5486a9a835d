// Results entered for a battle, by one faction of each camp or by the umpire alone.
import { own } from '../../../core/own.ts'
import { partOf } from '../../../core/option.ts'
import type { FactValues } from '../../../core/conversation.ts'
import { umpire } from '../../../core/game.ts'
import {
  counted,
  differ,
  enter,
  isOpenTo,
  optionOf,
  seatOf,
  shareOf,
  type BattleResult,
  type TaskAnswer,
} from '../../campaign/rules/index.ts'
import type { Asked, Desk, DeskDone } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import {
  resultWords,
  type Battle,
  type DelugeState,
  type EnteredResult,
  type ResultWord,
  type World,
} from './model.ts'
import type { Task } from './tasks.ts'
import { battleIn, boardIn } from './world.ts'

const openBattles = ({ battles, phase }: World): readonly Battle[] =>
  phase === 'combat'
    ? battles.filter(({ outcome, entries }) => outcome === null && counted(entries) === null)
    : []

/** What this party is entering a result for. */
const enteringOf = ({ entering }: DelugeState, party: string) => own(entering, party)

/** What is open to the umpire beside the head task. */
export const deskAsked = (state: DelugeState, task: Task): Asked | null => {
  const canRun = task.kind === 'sheets'
  const open = openBattles(state.world)
  const battles = open.map(({ id }) => id)
  const entering = open.find(({ id }) => id === enteringOf(state, umpire)?.battle)
  if (entering !== undefined) return asResult(state, entering, umpire, true)
  return canRun || battles.length > 0 ? { kind: 'desk', canRun, battles } : null
}

const campOf = (battle: Battle, party: string): 0 | 1 | null => {
  if (battle.red.includes(party)) return 0
  return battle.blue.includes(party) ? 1 : null
}

/** What is open to a faction beside the head task. */
export const resultAsked = (state: DelugeState, party: string): Asked | null => {
  const open = openBattles(state.world).filter((battle) => {
    const camp = campOf(battle, party)
    return camp !== null && isOpenTo(battle.entries, camp)
  })
  const [first] = open
  if (first === undefined) return null
  const chosen = open.find(({ id }) => id === enteringOf(state, party)?.battle)
  if (chosen === undefined && open.length > 1)
    return { kind: 'whichResult', battles: open.map(({ id }) => id) }
  return asResult(state, chosen ?? first, party, open.length > 1)
}

const asResult = (state: DelugeState, battle: Battle, party: string, canGoBack: boolean): Asked => {
  const { world } = state
  const camp = campOf(battle, party)
  const { camps } = battle.entries
  const own = camp === null ? null : (camps[camp]?.result ?? null)
  const other = camp === null ? null : (camps[camp === 0 ? 1 : 0]?.result ?? null)
  const isShown = differ(battle.entries) || seatOf(world.seats, party)?.kind === 'absent'
  const open = enteringOf(state, party)
  const isForm = open?.battle === battle.id && open.isForm
  return {
    kind: 'result',
    battle: battle.id,
    isForm,
    canGoBack: canGoBack || isForm,
    withTable: world.house.losses === 'table',
    own,
    other: isShown ? other : null,
  }
}

/** A battle chosen among several, or left again; the form of a table opened; or a result entered. */
export const enterResult = (
  desk: Desk,
  by: string,
  asked: Extract<Asked, { kind: 'desk' | 'whichResult' | 'result' }>,
  given: TaskAnswer,
): DeskDone => {
  const option = optionOf(given)
  const begun = (battle: string, isForm: boolean): DeskDone => ({
    world: { ...desk, entering: { ...desk.entering, [by]: { battle, isForm } } },
  })
  if (asked.kind !== 'result') return begun(partOf(option), false)
  const battle = battleIn(desk.world, asked.battle)
  if (battle === null || option === 'back')
    return {
      world: {
        ...desk,
        entering: Object.fromEntries(
          Object.entries(desk.entering).filter(([party]) => party !== by),
        ),
      },
    }
  if (option === 'table') return begun(battle.id, true)
  const result = given.kind === 'facts' ? fromTable(given.values) : plain(option)
  return entered(desk, battle, by, result)
}

const entered = (desk: Desk, battle: Battle, by: string, result: EnteredResult): DeskDone => {
  const { id } = battle
  const camp = by === umpire ? umpire : (campOf(battle, by) ?? umpire)
  const after: Battle = { ...battle, entries: enter(battle.entries, camp, by, result) }
  const battles = desk.world.battles.map((each) => (each.id === id ? after : each))
  return {
    world: { ...desk, entering: without(desk, id), world: { ...desk.world, battles } },
    events: [{ kind: 'entered', to: [by], battle: id, result }, ...differing(after)],
  }
}

/** A party that was about to enter something for this battle is asked anew. */
const without = ({ world, entering }: Desk, battle: string): Desk['entering'] =>
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
