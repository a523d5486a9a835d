// What an order would bring, before it is given: exact odds, by going through the rules themselves.
import type { Chance, Fraction } from '../../../../core/conversation.ts'
import { foldWays, type Way } from '../../../../core/odds/fold.ts'
import { fraction, plus, times } from '../../../../core/odds/fraction.ts'
import type { BattalionId, BattalionState } from '../battle/battalion.ts'
import { isEngaged } from '../battle/roster.ts'
import type { BattleState } from '../battle/state.ts'
import { isHalved, rankersLost } from '../battle/strength.ts'
import type { Plan } from './plan.ts'
import { concerned, startOf, waysOn, type Ending, type Mark, type Position } from './position.ts'

/** How a battalion stands when the order is through, its side's RESOLVE tests of the turn included. */
export type StandingAfter = 'good' | 'disordered' | 'engaged' | 'broken' | 'gone'

export interface Spread {
  readonly chances: readonly Chance[]
  readonly mean: Fraction
}

export interface Expectation {
  readonly battalion: BattalionId
  /** Rankers, skirmishers and characters lost by it. */
  readonly losses: Spread
  /** Each that can be, the chances add up to 1. */
  readonly standing: readonly { readonly standing: StandingAfter; readonly chance: Fraction }[]
}

export interface Forecast {
  /** What becomes of the order itself; of a fight its last round that was looked at. */
  readonly endings: readonly { readonly ending: Ending; readonly chance: Fraction }[]
  /** Of its volley, if it comes to one on every way. */
  readonly hits: Spread | null
  /** Inches it may move, where it moves. */
  readonly moved: Spread | null
  /** The battalion of the plan first, then whom it meets. */
  readonly battalions: readonly Expectation[]
}

/** Exact. The rest of the battle stands still meanwhile; what is supposed on the way `assumedAnswer` says. */
export function whatIf(state: BattleState, plan: Plan): Forecast {
  const start = startOf(state, plan)
  const about = concerned(state, plan)
  const ends = foldWays(start, {
    next: (position) => waysOn(position, plan),
    key: (position) => keyOf(position, about, plan),
  })
  const isTurned = looksFromTheOther(start.state, plan)
  const moves = ends.filter(({ position }) => position.mark.moved !== null)
  return {
    endings: shares(ends, ({ mark }) => (isTurned ? turned(mark) : mark.ending)).map(
      ([ending, chance]) => ({ ending, chance }),
    ),
    hits: ends.some(({ position }) => position.mark.hits !== null)
      ? spread(ends, ({ mark }) => mark.hits ?? 0)
      : null,
    moved: moves.length === 0 ? null : spread(moves, ({ mark }) => mark.moved ?? 0),
    battalions: about.map((id) => expectation(id, state, ends)),
  }
}

/** Everything that can still matter; at the end no more than is asked. */
const keyOf = (
  { state, mark, isOver }: Position,
  about: readonly BattalionId[],
  { rounds }: Plan,
): string => {
  const marks = `${mark.ending} ${String(mark.hits)} ${String(mark.moved)} ${String(mark.rounds)}`
  const battalions = about.map((id) => state.battalions[id])
  if (isOver)
    return `${marks} ${battalions.map((each) => `${String(lossesOf(each))} ${standingOf(each)}`).join()}`
  const { fights, commanders, stack, turn } = state
  return `${marks} ${String(turn)} ${battalions.map(mark.rounds >= rounds ? testedOf : figuresOf).join('|')} ${JSON.stringify([fights, commanders, stack])}`
}

/** Drummers and sergeants are told apart by nothing that follows. */
const figuresOf = (battalion: BattalionState | undefined): string => {
  if (battalion === undefined) return ''
  const { rankers, screen, officer, ensign, drummer, sergeant, disordered, broken, gone } =
    battalion
  const { engaged, joined, standTurn, tested, shotAt, sawRun, commanderFell, formation } = battalion
  const { activity, fired, brokeTurn, ranTurn } = battalion
  return [
    [rankers, screen, officer, ensign, drummer + sergeant, engaged, joined, standTurn],
    [disordered, broken, gone, tested, shotAt, sawRun, commanderFell, formation],
    [activity, fired, brokeTurn, ranTurn],
  ].join()
}

/** After the last round that is looked at: losses, and what a RESOLVE test asks for. */
const testedOf = (battalion: BattalionState | undefined): string =>
  battalion === undefined
    ? ''
    : [
        lossesOf(battalion),
        isHalved(battalion),
        battalion.rankers > 0,
        figuresOf({ ...battalion, rankers: 0, screen: 0, drummer: 0, sergeant: 0 }),
      ].join()

/** A fight goes by its charger; the order may be the other one's. */
const looksFromTheOther = (state: BattleState, { battalion, kind }: Plan): boolean =>
  kind === 'fightOn' && state.fights.some(({ charged }) => charged === battalion)

const turned = ({ ending }: Mark): Ending => {
  if (ending === 'won') return 'beaten'
  return ending === 'beaten' ? 'won' : ending
}

function shares<T extends string | number>(
  ends: readonly Way<Position>[],
  of: (position: Position) => T,
): readonly (readonly [T, Fraction])[] {
  const sums = new Map<T, Fraction>()
  for (const { position, chance } of ends) {
    const value = of(position)
    sums.set(value, plus(sums.get(value) ?? nothing, chance))
  }
  return [...sums]
}

const nothing = fraction(0n)

/** In rising order; chances among these ends only, so they add up to 1. */
function spread(ends: readonly Way<Position>[], of: (position: Position) => number): Spread {
  const all = ends.reduce((sum, { chance }) => plus(sum, chance), nothing)
  const chances = shares(ends, of)
    .map(([outcome, { n, d }]) => ({ outcome, chance: fraction(n * all.d, d * all.n) }))
    .sort((one, other) => one.outcome - other.outcome)
  // Halves of inches count too (MAN-04): twice each is whole.
  const mean = chances.reduce(
    (sum, { outcome, chance }) => plus(sum, times(chance, fraction(BigInt(2 * outcome), 2n))),
    nothing,
  )
  return { chances, mean }
}

function expectation(
  id: BattalionId,
  before: BattleState,
  ends: readonly Way<Position>[],
): Expectation {
  const lostBefore = lossesOf(before.battalions[id])
  return {
    battalion: id,
    losses: spread(ends, ({ state }) => lossesOf(state.battalions[id]) - lostBefore),
    standing: shares(ends, ({ state }) => standingOf(state.battalions[id])).map(
      ([standing, chance]) => ({ standing, chance }),
    ),
  }
}

const lossesOf = (battalion: BattalionState | undefined): number =>
  battalion === undefined ? 0 : rankersLost(battalion) + battalion.charactersLost

function standingOf(battalion: BattalionState | undefined): StandingAfter {
  if (battalion === undefined || battalion.gone !== null) return 'gone'
  if (battalion.broken) return 'broken'
  if (isEngaged(battalion)) return 'engaged'
  return battalion.disordered ? 'disordered' : 'good'
}
