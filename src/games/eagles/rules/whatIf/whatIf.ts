// Forecast of an order before it is given: exact odds, by going through the rules themselves.
import type { Chance, Fraction } from '../../../../core/conversation.ts'
import { foldingWays, type Way } from '../../../../core/odds/fold.ts'
import { fraction, plus, times } from '../../../../core/odds/fraction.ts'
import type { BattalionId } from '../battle/battalion.ts'
import type { BattleState } from '../battle/state.ts'
import { keysOf, lossesOf, standingOf, type StandingAfter } from './keys.ts'
import type { Plan } from './plan.ts'
import { concerned, startOf, waysOn, type Ending, type Mark, type Position } from './position.ts'

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
  const steps = whatIfInSteps(state, plan)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** The same bit by bit, for a screen that must not stand still meanwhile. */
export function* whatIfInSteps(state: BattleState, plan: Plan): Generator<void, Forecast> {
  const start = startOf(state, plan)
  const about = concerned(state, plan)
  const ends = yield* foldingWays(start, {
    next: (position) => waysOn(position, plan),
    key: keysOf(about, plan),
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
