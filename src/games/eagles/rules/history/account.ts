// Account of one finished battle: its result, its luck, and what became of every battalion.
import { opponentOf, sides, type Side } from '../../../../core/conversation.ts'
import type { Nation } from '../army/model.ts'
import type { BattleEvent } from '../battle/events.ts'
import type { BattleState } from '../battle/state.ts'
import { sideIn, thrownIn, type LuckKind } from '../battle/story/luck.ts'
import { rankersLost } from '../battle/strength.ts'

export interface ArmyNamed {
  readonly name: string
  readonly nation: Nation
}

/** Dice and what they did against what fair dice do. */
export interface Thrown {
  readonly dice: number
  readonly rolled: number
  /** What fair dice give on average, times six: whole. */
  readonly sixths: number
}

export interface BattalionAccount {
  /** Place in the list, from 0. */
  readonly place: number
  readonly name: string
  readonly casualties: number
  /** Hits of its volleys, defensive fire included. */
  readonly hits: number
  /** How often it broke; an overrule is no break. */
  readonly broke: number
  readonly isGone: boolean
}

export interface SideAccount {
  readonly army: ArmyNamed
  readonly opponent: ArmyNamed
  readonly result: 'won' | 'drawn' | 'lost'
  readonly luck: Readonly<Record<LuckKind, Thrown>>
  readonly battalions: readonly BattalionAccount[]
}

export const noThrows: Thrown = { dice: 0, rolled: 0, sixths: 0 }

export const together = (one: Thrown, other: Thrown): Thrown => ({
  dice: one.dice + other.dice,
  rolled: one.rolled + other.rolled,
  sixths: one.sixths + other.sixths,
})

/** A die whose pips count gives 3½ on average. */
const pipsInSixths = 21

function luckOfSide(
  state: BattleState,
  events: readonly BattleEvent[],
  side: Side,
): Readonly<Record<LuckKind, Thrown>> {
  const sums: Record<LuckKind, Thrown> = { hits: noThrows, checks: noThrows, fights: noThrows }
  for (const { kind, by, dice, faces, rolled } of events.flatMap(thrownIn))
    if (sideIn(state.setup, by) === side)
      sums[kind] = together(sums[kind], { dice, rolled, sixths: dice * (faces ?? pipsInSixths) })
  return sums
}

function battalionsOfSide(
  state: BattleState,
  events: readonly BattleEvent[],
  side: Side,
): readonly BattalionAccount[] {
  return state.battalions
    .filter((each) => each.side === side)
    .map((each) => ({
      place: each.place,
      name: state.setup.armies[side].battalions[each.place]?.name ?? '',
      casualties: rankersLost(each) + each.charactersLost,
      hits: events.reduce(
        (sum, event) =>
          event.kind === 'volleySettled' && event.shooter === each.id ? sum + event.hits : sum,
        0,
      ),
      broke: events.filter((event) => event.kind === 'broke' && event.battalion === each.id).length,
      isGone: each.gone !== null,
    }))
}

const named = ({ setup }: BattleState, side: Side): ArmyNamed => {
  const { name, nation } = setup.armies[side]
  return { name, nation }
}

const resultOf = (winner: Side | 'draw', side: Side): SideAccount['result'] => {
  if (winner === 'draw') return 'drawn'
  return winner === side ? 'won' : 'lost'
}

/** One for each side; none while the battle is not over. `events`: those of all answers that still hold. */
export function accountsOf(
  state: BattleState,
  events: readonly BattleEvent[],
): readonly SideAccount[] {
  const { result } = state
  if (result === null) return []
  return sides.map((side) => ({
    army: named(state, side),
    opponent: named(state, opponentOf(side)),
    result: resultOf(result.winner, side),
    luck: luckOfSide(state, events, side),
    battalions: battalionsOfSide(state, events, side),
  }))
}
