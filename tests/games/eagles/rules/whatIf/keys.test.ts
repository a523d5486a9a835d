// Positions are folded into one only if nothing that is asked tells them apart: the odds are those of nothing folded.
import { describe, expect, it } from 'vitest'
import type { Fraction } from '@/core/conversation.ts'
import { fraction, plus } from '@/core/odds/fraction.ts'
import { foldingWays, type Way } from '@/core/odds/fold.ts'
import {
  whatIf,
  whatIfInSteps,
  type HouseRules,
  type Plan,
  type StandingAfter,
} from '@/games/eagles/rules/index.ts'
import { standingOf } from '@/games/eagles/rules/whatIf/keys.ts'
import { startOf, waysOn, type Position } from '@/games/eagles/rules/whatIf/position.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'

const charge = (rounds: number): Plan => ({
  battalion: 0,
  kind: 'attack',
  target: 'battalion:1',
  from: 'body',
  distance: 6,
  cover: 'none',
  formation: null,
  rounds,
})

/** What is the same for all of them left out, nothing else. */
const everything = ({ state, mark, isOver }: Position): string =>
  JSON.stringify([{ ...state, setup: null }, mark, isOver])

function endsOf({ state }: Table, plan: Plan): readonly Way<Position>[] {
  const steps = foldingWays(startOf(state, plan), {
    next: (position) => waysOn(position, plan),
    key: everything,
  })
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const sumWhere = (
  ends: readonly Way<Position>[],
  holds: (position: Position) => boolean,
): Fraction =>
  ends
    .filter(({ position }) => holds(position))
    .reduce((sum, { chance }) => plus(sum, chance), fraction(0n))

describe('the odds of an order, folded', () => {
  it.each<readonly [string, number, Partial<HouseRules>]>([
    ['one round', 1, {}],
    ['the winner tests', 1, { winnerTests: 'yes', defensiveFireOnTwo: 'none' }],
    ['later risk', 1, { sergeantReroll: 'volley', characterRiskBeforeResolve: 'no' }],
    ['two rounds, the winner tests', 2, { winnerTests: 'yes', defensiveFireOnTwo: 'none' }],
  ])('%s: are exactly those of every position by itself', (_, rounds, house) => {
    const table = battleOf(
      ['drilled 14 drummer ensign officer'],
      ['veteran 16 drummer sergeant officer'],
      { house },
    )
    const plan = charge(rounds)
    const ends = endsOf(table, plan)
    const { endings, battalions } = whatIf(table.state, plan)
    for (const { ending, chance } of endings)
      expect(sumWhere(ends, ({ mark }) => mark.ending === ending)).toEqual(chance)
    for (const { battalion, standing } of battalions)
      for (const { standing: after, chance } of standing)
        expect(sumWhere(ends, standsSo(battalion, after))).toEqual(chance)
  })

  it('bit by bit they are the same', () => {
    const { state } = battleOf(['drilled 14 officer'], ['veteran 16 sergeant'])
    const steps = whatIfInSteps(state, charge(1))
    let stops = 0
    let step = steps.next()
    for (; step.done !== true; step = steps.next()) stops += 1
    expect(stops).toBeGreaterThan(10)
    expect(step.value).toEqual(whatIf(state, charge(1)))
  })
})

const standsSo =
  (battalion: number, after: StandingAfter) =>
  ({ state }: Position): boolean =>
    standingOf(state.battalions[battalion]) === after
