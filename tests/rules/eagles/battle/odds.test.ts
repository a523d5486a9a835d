// Two independent answers: the odds an explanation gives are those of every dice tape through the game itself.
import { describe, expect, it } from 'vitest'
import type { Fraction } from '@/rules/core/conversation.ts'
import { fraction, plus, times } from '@/rules/core/odds/fraction.ts'
import {
  battle,
  type BattleEvent,
  type BattleLabel,
  type HouseRules,
} from '@/rules/eagles/index.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'
import { chancesThrough, type Judge, type Outcome } from '@tests/support/throughAnswers.ts'

type House = Partial<HouseRules>

const eventOf = <K extends BattleEvent['kind']>(
  events: readonly BattleEvent[],
  kind: K,
): Extract<BattleEvent, { kind: K }> | undefined =>
  events.find((event): event is Extract<BattleEvent, { kind: K }> => event.kind === kind)

const oddsIn = (table: Table, label: BattleLabel) => {
  const odds = battle.explain(table.state)?.odds.find((each) => each.label === label)
  if (odds === undefined) throw new Error(`no odds of ${label} at ${table.asked}`)
  return odds
}

const sorted = (chances: Iterable<readonly [Outcome, Fraction]>) =>
  Object.fromEntries([...chances].map(([outcome, { n, d }]) => [String(outcome), `${n}/${d}`]))

const meanOf = (chances: Iterable<readonly [Outcome, Fraction]>): Fraction => {
  let mean = fraction(0n)
  for (const [outcome, chance] of chances)
    mean = plus(mean, times(fraction(BigInt(Number(outcome) * 2), 2n), chance))
  return mean
}

/** Both answers are the same, and the chances are those of everything that can happen. */
const agree = (table: Table, label: BattleLabel, judge: Judge): void => {
  const odds = oddsIn(table, label)
  const counted = chancesThrough(table.state, judge)
  expect(sorted(odds.chances.map(({ outcome, chance }) => [outcome, chance]))).toEqual(
    sorted(counted),
  )
  if (odds.mean !== null) expect(odds.mean).toEqual(meanOf(counted))
}

const enemy = ['green 16']

describe('between the sides', () => {
  it('sides: each has half a chance', () => {
    const table = battleOf(enemy, enemy).set({ stack: [{ at: 'sides.dice' }] })
    agree(table, 'sides', (events) => eventOf(events, 'sidesRolled')?.winner ?? 'again')
  })

  const initiative: Judge = (events) => eventOf(events, 'initiativeRolled')?.winner ?? 'again'

  it.each([
    ['green 16', 'green 16'],
    ['green 16 officer', 'green 16'],
    ['green 16', 'green 16 officer'],
  ])('initiative: %s against %s', (a, b) => {
    agree(battleOf([a], [b]).passAll(), 'initiative', initiative)
  })

  it('initiative: with the SC dead, and with ties kept by the holder', () => {
    const house = { initiativeTie: 'holderKeeps' } as const
    agree(battleOf(enemy, enemy, { house }).loseCommander('a').passAll(), 'initiative', initiative)
  })
})

const checkJudge: Judge = (events) => {
  const rolled = eventOf(events, 'checkRolled')
  if (rolled?.passed === true) return 'passed'
  return eventOf(events, 'checkFailed') === undefined ? null : 'failed'
}

describe('checks', () => {
  const qualities = ['green', 'drilled', 'veteran', 'guards']
  const lines = qualities.flatMap((quality) =>
    ['', 'drummer', 'drummer drummer'].map((people) => `${quality} 16 ${people}`.trim()),
  )

  it.each(lines)('manoeuvre: %s', (line) => {
    agree(battleOf([line], enemy).activate(0, 'wheel'), 'check', checkJudge)
  })

  it.each(lines)('manoeuvre, SC dead: %s', (line) => {
    agree(battleOf([line], enemy).loseCommander('a').activate(0, 'wheel'), 'check', checkJudge)
  })

  const houses: readonly House[] = [
    {},
    { automaticFaces: 'oneFails' },
    { automaticFaces: 'oneFailsSixPasses' },
    { halfLossModifier: -2 },
    { halfLossModifier: 0 },
    { attackModifiers: 'off' },
    { bravery: 'secondRoll' },
    { rally: 'manoeuvre' },
    { greenDropScope: 'activationOnly' },
  ]
  const battalion = 'green 16 drummer ensign officer'

  describe.each(houses)('under %j', (house) => {
    const scene = (figures: object = {}) =>
      battleOf([battalion], enemy, { house })
        .loseCommander('a')
        .with(0, { rankers: 8, ...figures })

    it('attack, and the nerve before it', () => {
      const table = scene().activate(0, 'attack').choose('battalion:1')
      agree(table, 'check', checkJudge)
      if (house.bravery === 'secondRoll') agree(table.roll(6), 'check', checkJudge)
    })

    it('rally', () => {
      agree(scene({ broken: true }).activate(0, 'rally'), 'check', checkJudge)
    })

    it('RESOLVE in phase 3, and once the first die has failed', () => {
      const table = scene({ shotAt: true }).passAll()
      agree(table, 'check', checkJudge)
      agree(table.roll(1), 'check', checkJudge)
    })

    it('a manoeuvre whose first die failed', () => {
      agree(scene().activate(0, 'wheel').roll(1), 'check', checkJudge)
    })
  })

  it('RESOLVE after a lost combat', () => {
    const table = battleOf(['green 32'], ['drilled 32 ensign']).activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(6, 6).say().say({ fire: 'hold' }).say().roll(4, 2)
    while (table.asked === 'combat.risk') table.roll(1)
    agree(table, 'check', checkJudge)
  })

  it('the check of shootActivation with two sergeants', () => {
    const house = { shootActivation: 'required' } as const
    const table = battleOf(['green 16 sergeant sergeant'], enemy, { house }).activate(0, 'shoot')
    agree(table.choose('battalion:1'), 'check', checkJudge)
    agree(table.roll(1), 'check', checkJudge)
    agree(table.choose('reroll').roll(1), 'check', checkJudge)
  })
})

describe('distances', () => {
  const movedJudge: Judge = (events) => eventOf(events, 'moved')?.limit.total ?? null

  it.each([
    ['green 16', 'forward', {}],
    ['green 16 column', 'forward', {}],
    ['green 16', 'wheel', {}],
    ['green 16', 'back', {}],
    ['green 16', 'back', { backward: 'alwaysHalf' }],
  ] as const)('%s %s %j', (line, kind, house) => {
    const table = battleOf([line], enemy, { house }).activate(0, kind).roll(6)
    agree(table, 'distance', movedJudge)
  })

  it.each([
    ['forward', [6, 5], 'no', 2],
    ['forward', [6, 5], 'yes', 1],
    ['back', [5], 'yes', 2],
  ] as const)('%s over obstacles', (kind, faces, slowed, obstacles) => {
    const table = battleOf(['green 16'], enemy).activate(0, kind).roll(6)
    agree(table.roll(...faces).say({ slowed, obstacles }), 'distance', movedJudge)
  })

  it('the SC, a run, a charge', () => {
    const commander = battleOf(enemy, enemy).choose('commander:a')
    agree(commander, 'distance', (events) => eventOf(events, 'commanderRolled')?.inches ?? null)
    const run = battleOf(['green 16', 'green 16'], enemy).with(0, { broken: true }).passAll()
    agree(run, 'distance', (events) => eventOf(events, 'runRolled')?.inches ?? null)
    const charge = battleOf(['green 16 column'], enemy).activate(0, 'attack').choose('battalion:1')
    const reach: Judge = (events) => eventOf(events, 'chargeMeasured')?.reach.total ?? null
    agree(charge.roll(6), 'distance', reach)
  })

  it('a charge over obstacles: how far, and whether it reaches', () => {
    const table = battleOf(['green 16'], enemy).activate(0, 'attack').choose('battalion:1').roll(6)
    table.roll(6, 4).say({ distance: 4, obstacles: 2 })
    agree(table, 'distance', (events) => eventOf(events, 'chargeMeasured')?.reach.total ?? null)
    agree(table, 'reach', (events) => {
      const measured = eventOf(events, 'chargeMeasured')
      return measured?.reached === true ? 'reached' : 'short'
    })
  })
})

const hitsJudge: Judge = (events) => {
  if (eventOf(events, 'volleyLost') !== undefined) return 0
  return eventOf(events, 'volleySettled')?.hits ?? null
}

const riskJudge: Judge = (events) => {
  if (eventOf(events, 'volleyLost') !== undefined) return 'spared'
  const settled = eventOf(events, 'volleySettled')
  if (settled === undefined) return null
  return settled.natural ? 'falls' : 'spared'
}

describe('volleys', () => {
  const houses: readonly House[] = [
    {},
    { sergeantReroll: 'volley' },
    { naturalSix: 'score' },
    { naturalSix: 'score', sergeantReroll: 'volley' },
    { automaticFaces: 'oneFails' },
    { automaticFaces: 'oneFailsSixPasses' },
    { greenDropScope: 'activationOnly' },
    { rounding: 'eachStep' },
    { cover: 'anyHalves' },
    { dropAffectsBonus: 'no' },
    { groupsFollow: 'frozenToHalf' },
    { columnWidth: 3 },
    { riflemenDice: 1 },
  ]
  const shooters = ['green 16', 'veteran 16 light rifles', 'green 16 sergeant']

  describe.each(houses)('under %j', (house) => {
    const volley = (shooter: string): Table =>
      battleOf([shooter], ['green 16 drummer officer'], { house })
        .activate(0, 'shoot')
        .choose('battalion:1')
        .say({ distance: 12, groups: 2, cover: 'soft' })

    it.each(shooters)('%s, half range and soft cover', (shooter) => {
      agree(volley(shooter), 'hits', hitsJudge)
      agree(volley(shooter), 'personFalls', riskJudge)
    })

    it('with the SC, two dice, two sergeants; and after the first throw', () => {
      const table = battleOf(['drilled 16 sergeant sergeant'], ['green 16 officer'], { house })
      table.commander('a', 0).activate(0, 'shoot').choose('battalion:1')
      table.say({ distance: 6, groups: 2 })
      agree(table, 'hits', hitsJudge)
      agree(table, 'personFalls', riskJudge)
      table.roll(1, 2)
      agree(table, 'hits', hitsJudge)
      agree(table, 'personFalls', riskJudge)
      table.choose(table.options[0] ?? '')
      agree(table, 'hits', hitsJudge)
      agree(table, 'personFalls', riskJudge)
    })

    it('a dropped Green without his SC', () => {
      const table = battleOf(['green 16'], ['green 16 officer'], { house }).loseCommander('a')
      table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6, groups: 2 })
      agree(table, 'hits', hitsJudge)
      agree(table, 'personFalls', riskJudge)
    })
  })

  it('a screen that is shot at loses nobody', () => {
    const table = battleOf(['drilled 16'], ['green 20 screen 4 officer']).activate(0, 'shoot')
    table.choose('screen:1').say({ distance: 6 })
    agree(table, 'hits', hitsJudge)
    expect(battle.explain(table.state)?.odds.map(({ label }) => label)).toEqual(['hits'])
  })

  it.each([
    'drummer officer',
    'drummer drummer officer',
    'drummer drummer ensign officer',
    'drummer drummer sergeant ensign officer',
    'drummer drummer sergeant sergeant ensign officer',
  ])('RISK-02: equal chances among %s, and the SC', (people) => {
    const picked: Judge = (events) => eventOf(events, 'riskRolled')?.fallen ?? 'again'
    const table = battleOf(['drilled 16'], [`green 16 ${people}`]).activate(0, 'shoot')
    table.choose('battalion:1').say({ distance: 6, groups: 1 })
    const alone = table.state
    agree(table.roll(6), 'personFalls', picked)
    agree(table.set(alone).commander('b', 1).roll(6), 'personFalls', picked)
  })
})

describe('defensive fire', () => {
  const houses: readonly House[] = [
    {},
    { defensiveFireOnTwo: 'medium' },
    { defensiveFireOnTwo: 'none' },
    { defensiveFireModifiers: 'off' },
    { rounding: 'eachStep' },
    { sergeantReroll: 'volley' },
    { automaticFaces: 'oneFailsSixPasses' },
    { naturalSix: 'score' },
  ]

  it.each(houses)('hits and characters over all bands under %j', (house) => {
    const table = battleOf(['guards 16 officer'], ['drilled 16 sergeant'], { house })
    table.with(1, { disordered: true }).activate(0, 'attack').choose('battalion:1').roll(6)
    table.roll(6, 6).say().say({ groups: 3 })
    agree(table, 'hits', hitsJudge)
    agree(table, 'personFalls', riskJudge)
  })
})

describe('combat', () => {
  const houses: readonly House[] = [
    {},
    { combatGroups: 'frontRow' },
    { groupsFollow: 'frozenToHalf' },
  ]

  it.each(houses)('win, tie, lose, and by three or more, under %j', (house) => {
    const table = battleOf(['green 20 column'], ['drilled 32 officer'], { house })
    table.with(0, { rankers: 15 }).activate(0, 'attack').choose('battalion:1').roll(6)
    table.roll(6, 6, 6).say().say({ fire: 'hold' }).say()
    agree(table, 'combat', (events) => {
      const rolled = eventOf(events, 'combatRolled')
      if (rolled?.margin === 0) return 'tie'
      return rolled?.winner === 0 ? 'win' : 'lose'
    })
    agree(table, 'combatMargin', (events) => {
      const rolled = eventOf(events, 'combatRolled')
      if ((rolled?.margin ?? 0) < 3) return 'closer'
      return rolled?.winner === 0 ? 'winBig' : 'loseBig'
    })
  })

  it.each([
    ['officer', 0],
    ['drummer ensign officer', 0],
    ['drummer drummer sergeant sergeant officer', 0],
  ])('characters at risk: %s', (people) => {
    const table = battleOf(['guards 48'], [`green 20 ${people}`]).activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(6, 6).say().say({ fire: 'hold' }).say().roll(6, 1)
    agree(
      table,
      'peopleLost',
      (events) => eventOf(events, 'combatRiskRolled')?.fallen.length ?? null,
    )
  })

  it('characters at risk: all seven, the seventh only if one of six lives', () => {
    const all = 'drummer drummer sergeant sergeant ensign officer'
    const table = battleOf(['guards 48'], [`green 20 ${all}`]).commander('b', 1)
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    table.say({ fire: 'hold' }).say().roll(6, 1)
    let dead = 0
    agree(table, 'peopleLost', (events, asked) => {
      const fallen = eventOf(events, 'combatRiskRolled')
      if (fallen === undefined) return null
      const isFirst = fallen.candidates.length > 1
      dead = isFirst ? fallen.fallen.length : dead + fallen.fallen.length
      const sum = dead
      if (!isFirst) dead -= fallen.fallen.length
      return asked === 'combat.risk' ? null : sum
    })
  })
})
