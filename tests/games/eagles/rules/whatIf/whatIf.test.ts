// What an order would bring: exact odds against known vectors, and against battles that are really played.
import { describe, expect, it } from 'vitest'
import type { Answer, Fraction } from '@/core/conversation.ts'
import { fraction, plus } from '@/core/odds/fraction.ts'
import { rollDice } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import {
  openQuestion,
  rankersLost,
  whatIf,
  type BattlePrompt,
  type BattleState,
  type Forecast,
  type HouseRules,
  type Plan,
} from '@/games/eagles/rules/index.ts'
import { answerOpen, battleOf, type Table } from '@tests/support/battle.ts'
import { valueOf } from '@tests/support/results.ts'

const planOf = (wishes: Partial<Plan> & Pick<Plan, 'battalion' | 'kind'>): Plan => ({
  target: null,
  from: 'body',
  distance: 6,
  cover: 'none',
  formation: null,
  rounds: 1,
  ...wishes,
})

const endingChance = ({ endings }: Forecast, ending: string): Fraction =>
  endings.find((each) => each.ending === ending)?.chance ?? fraction(0n)

const standingChance = ({ battalions }: Forecast, nth: number, standing: string): Fraction =>
  battalions[nth]?.standing.find((each) => each.standing === standing)?.chance ?? fraction(0n)

const sumOf = (chances: readonly { readonly chance: Fraction }[]): Fraction =>
  chances.reduce((sum, { chance }) => plus(sum, chance), fraction(0n))

const one = fraction(1n)

/** Follows a plan in the battle itself, with real dice, to the end of phase 3. */
function playOnce(table: Table, plan: Plan, roll: (sides: number) => number): Played {
  let state = table.state
  let ending = 'done'
  let hits = 0
  for (;;) {
    const prompt = openQuestion(state)
    if (prompt === null || prompt.kind === 'combat.followUp' || isPastTests(state, prompt)) break
    const step = valueOf(answerOpen(state, answerFor(prompt, plan, roll)))
    state = step.state
    for (const event of step.events) {
      if (event.kind === 'checkFailed' && event.purpose !== 'resolve') ending = 'failed'
      if (event.kind === 'volleySettled' && !event.defensive) hits = event.hits
      if (event.kind === 'chargeStopped') ending = event.because === 'short' ? 'short' : 'stopped'
      if (event.kind === 'combatRolled') {
        const won = event.winner === plan.battalion ? 'won' : 'beaten'
        ending = event.winner === -1 ? 'tied' : won
      }
    }
  }
  return { state, ending, hits }
}

interface Played {
  readonly state: BattleState
  readonly ending: string
  readonly hits: number
}

const isPastTests = (state: BattleState, { kind }: BattlePrompt): boolean =>
  kind === 'initiative.dice' || (kind === 'rout.dice' && state.phase === 'compulsory')

/** One order by plan; everybody else passes. */
function answerFor(
  { wanted, kind, about }: BattlePrompt,
  plan: Plan,
  roll: (sides: number) => number,
): Answer<never> {
  if (wanted.kind === 'dice')
    return { kind: 'dice', faces: rollDice(roll, wanted.count, 6), source: 'app' }
  if (wanted.kind === 'facts') {
    const facts: Readonly<Record<string, number | string>> = {
      distance: plan.distance,
      cover: plan.cover,
    }
    return {
      kind: 'facts',
      values: Object.fromEntries(
        wanted.fields.map((field) => [field.id, facts[field.id] ?? field.default]),
      ),
    }
  }
  const wished = {
    'activation.battalion': `battalion:${plan.battalion}`,
    'activation.kind':
      about.at === 'activation.kind' && about.battalion === plan.battalion ? plan.kind : 'pass',
    'shoot.target': plan.target ?? '',
    'charge.target': plan.target ?? '',
    'activation.end': 'goOn',
  }[kind as string]
  const isOffered = wished !== undefined && wanted.options.some((option) => option === wished)
  return { kind: 'choice', option: isOffered ? wished : (wanted.options[0] ?? '') }
}

const near = (chance: Fraction, seen: number, of: number): void => {
  const p = Number(chance.n) / Number(chance.d)
  // Five standard deviations: a wrong odd of a few percent fails, chance itself hardly ever.
  expect(Math.abs(seen / of - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / of) + 0.002)
}

const plays = Number(process.env['SOAK_WHAT_IF'] ?? 400)

/** The forecast and many battles say the same. */
function agreesWithPlay(table: Table, plan: Plan, seed: number): void {
  const forecast = whatIf(table.state, plan)
  const roll = seededDice(seed)
  const played = Array.from({ length: plays }, () => playOnce(table, plan, roll))
  for (const { ending, chance } of forecast.endings)
    near(chance, played.filter((each) => each.ending === ending).length, plays)
  for (const { battalion, losses } of forecast.battalions) {
    const before = lossesIn(table.state, battalion)
    for (const { outcome, chance } of losses.chances)
      near(
        chance,
        played.filter(({ state }) => lossesIn(state, battalion) - before === outcome).length,
        plays,
      )
  }
  for (const [nth, { battalion }] of forecast.battalions.entries()) {
    const broken = played.filter(({ state }) => state.battalions[battalion]?.broken === true)
    near(standingChance(forecast, nth, 'broken'), broken.length, plays)
  }
  expect(sumOf(forecast.endings)).toEqual(one)
  for (const { losses, standing } of forecast.battalions) {
    expect(sumOf(losses.chances)).toEqual(one)
    expect(sumOf(standing)).toEqual(one)
  }
}

const lossesIn = (state: BattleState, id: number): number => {
  const battalion = state.battalions[id]
  return battalion === undefined ? 0 : rankersLost(battalion) + battalion.charactersLost
}

describe('what if it shoots (SHOOT-04 to SHOOT-09)', () => {
  it('nine Veteran groups at 7 in: 10/3 hits in the open, 8/3 in soft, 4/3 in hard cover, 4 at a column', () => {
    const table = battleOf(['veteran 36'], ['drilled 24', 'drilled 24 column'])
    const at = (cover: Plan['cover'], target: Plan['target']) =>
      whatIf(table.state, planOf({ battalion: 0, kind: 'shoot', target, distance: 7, cover })).hits
        ?.mean
    expect(at('none', 'battalion:1')).toEqual(fraction(10n, 3n))
    expect(at('soft', 'battalion:1')).toEqual(fraction(8n, 3n))
    expect(at('hard', 'battalion:1')).toEqual(fraction(4n, 3n))
    expect(at('none', 'battalion:2')).toEqual(fraction(4n))
  })

  it('with one sergeant the same volley has 2852/729 hits on average (SHOOT-09)', () => {
    const table = battleOf(['veteran 36 sergeant'], ['drilled 24'])
    const plan = planOf({ battalion: 0, kind: 'shoot', target: 'battalion:1', distance: 7 })
    expect(whatIf(table.state, plan).hits?.mean).toEqual(fraction(2852n, 729n))
  })

  it('is the same from the choice of the order as from the choice of the target', () => {
    const table = battleOf(['drilled 24 sergeant'], ['green 16 officer'])
    const plan = planOf({ battalion: 0, kind: 'shoot', target: 'battalion:1' })
    const before = whatIf(table.state, plan)
    expect(whatIf(table.activate(0, 'shoot').state, plan)).toEqual(before)
  })

  it('out of range the shot is lost for certain (SHOOT-03)', () => {
    const table = battleOf(['drilled 24'], ['drilled 24'])
    const plan = planOf({ battalion: 0, kind: 'shoot', target: 'battalion:1', distance: 19 })
    expect(endingChance(whatIf(table.state, plan), 'lost')).toEqual(one)
  })

  it('in column only the front row fires (SHOOT-02)', () => {
    const table = battleOf(['drilled 24'], ['drilled 24'])
    const plan = planOf({ battalion: 0, kind: 'shoot', target: 'battalion:1' })
    expect(whatIf(table.state, plan).hits?.mean).toEqual(fraction(3n))
    expect(whatIf(table.state, { ...plan, formation: 'column' }).hits?.mean).toEqual(fraction(1n))
  })

  it('the target tests in phase 3 if it is hit, Drilled alone one time in two (RES-01)', () => {
    const table = battleOf(['guards 16'], ['drilled 24'])
    const plan = planOf({ battalion: 0, kind: 'shoot', target: 'battalion:1' })
    const forecast = whatIf(table.state, plan)
    // Six dice that hit on 2: never hit is 1/6 to the sixth.
    expect(standingChance(forecast, 1, 'broken')).toEqual(fraction(46655n, 93312n))
  })
})

describe('what if it moves', () => {
  it('Drilled with two drummers passes 7 of 8 times and goes 2D6 in line (MAN-01, MAN-03)', () => {
    const table = battleOf(['drilled 24 drummer drummer'], ['drilled 24'])
    const forecast = whatIf(table.state, planOf({ battalion: 0, kind: 'forward' }))
    expect(endingChance(forecast, 'failed')).toEqual(fraction(1n, 8n))
    expect(forecast.moved?.mean).toEqual(fraction(7n))
    const column = planOf({ battalion: 0, kind: 'forward', formation: 'column' })
    expect(whatIf(table.state, column).moved?.mean).toEqual(fraction(21n, 2n))
  })
})

describe('what if it charges (CHARGE, DF, COMBAT)', () => {
  it('8 in are reached 5 of 12 times in line and 181 of 216 in column (GEN-08)', () => {
    const table = battleOf(['guards 24 officer'], ['drilled 24'])
    const plan = planOf({ battalion: 0, kind: 'attack', target: 'battalion:1', distance: 8 })
    expect(endingChance(whatIf(table.state, plan), 'short')).toEqual(fraction(7n, 12n))
    const column = whatIf(table.state, { ...plan, formation: 'column' })
    expect(endingChance(column, 'short')).toEqual(fraction(35n, 216n))
  })

  it.each<readonly [string, Partial<HouseRules>]>([
    ['the booklet', {}],
    ['volley re-rolls, later risk', { sergeantReroll: 'volley', characterRiskBeforeResolve: 'no' }],
    ['the winner tests, fire on two is lost', { winnerTests: 'yes', defensiveFireOnTwo: 'none' }],
    ['a brave second roll, front rows', { bravery: 'secondRoll', combatGroups: 'frontRow' }],
    ['a check before shooting', { shootActivation: 'required', naturalSix: 'score' }],
  ])('agrees with battles that are played: %s', (_, house) => {
    const table = battleOf(
      ['drilled 28 drummer sergeant ensign officer column'],
      ['veteran 20 sergeant officer'],
      { house },
    )
    const attack = planOf({ battalion: 0, kind: 'attack', target: 'battalion:1', distance: 7 })
    agreesWithPlay(table, attack, 7)
    agreesWithPlay(table, planOf({ battalion: 0, kind: 'shoot', target: 'battalion:1' }), 8)
  })

  it('a battalion that is nearly gone is told exactly as well (CAS-03)', () => {
    const table = battleOf(['guards 24 officer'], ['green 16 drummer officer']).with(1, {
      rankers: 3,
    })
    agreesWithPlay(
      table,
      planOf({ battalion: 0, kind: 'attack', target: 'battalion:1', distance: 2 }),
      9,
    )
  })

  it('a broken target is ridden down without a fight (RALLY-02)', () => {
    const table = battleOf(['guards 24 officer'], ['drilled 24']).with(1, {
      broken: true,
      brokeTurn: 0,
    })
    const plan = planOf({ battalion: 0, kind: 'attack', target: 'battalion:1', distance: 2 })
    const forecast = whatIf(table.state, plan)
    expect(endingChance(forecast, 'dispersed')).toEqual(one)
    expect(standingChance(forecast, 1, 'gone')).toEqual(one)
  })

  it('a second round adds to the spread and leaves nobody engaged who is through with it', () => {
    const table = battleOf(['drilled 24'], ['drilled 24'])
    const plan = planOf({ battalion: 0, kind: 'attack', target: 'battalion:1', distance: 2 })
    const first = whatIf(table.state, plan)
    const second = whatIf(table.state, { ...plan, rounds: 2 })
    const most = (forecast: Forecast) =>
      Number(forecast.battalions[1]?.losses.chances.at(-1)?.outcome)
    expect(most(second)).toBeGreaterThan(most(first))
    for (const { losses, standing } of second.battalions) {
      expect(sumOf(losses.chances)).toEqual(one)
      expect(sumOf(standing)).toEqual(one)
    }
  })

  it('leaves the battle as it is', () => {
    const table = battleOf(['drilled 24'], ['drilled 24'])
    const before = JSON.stringify(table.state)
    whatIf(table.state, planOf({ battalion: 0, kind: 'attack', target: 'battalion:1' }))
    expect(JSON.stringify(table.state)).toBe(before)
  })
})
