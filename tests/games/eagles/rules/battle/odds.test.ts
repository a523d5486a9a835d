// Two independent answers: the odds an explanation gives are those of every dice tape through the game itself.
import { describe, expect, it } from 'vitest'
import { explainBattle, type HouseRules } from '@/games/eagles/rules/index.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'
import { agree, eventOf, type Judge } from '@tests/support/throughAnswers.ts'

type House = Partial<HouseRules>

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
    ['green 16', 'forward', {}],
    ['green 16 column', 'forward', {}],
    ['green 16 column', 'forward', { roughColumnDice: 2 }],
    ['green 16', 'back', {}],
  ] as const)('MAN-07, MAN-04: %s %s %j on rough ground', (line, kind, house) => {
    const table = battleOf([line], enemy, { house }).activate(0, kind).roll(6)
    agree(table, 'roughGround', movedJudge, { slowed: 'yes' })
  })

  const oddsToldOf = (table: Table): readonly string[] =>
    (explainBattle(table.state)?.odds ?? []).map(({ label }) => label)

  it.each([
    ['green 16', 'wheel', {}],
    ['green 16', 'back', { backward: 'alwaysHalf' }],
    ['green 16 column', 'forward', { roughColumnDice: 3 }],
  ] as const)(
    'MAN-07: rough ground costs %s %s %j nothing, and is not told of',
    (line, kind, house) => {
      const table = battleOf([line], enemy, { house }).activate(0, kind).roll(6)
      expect(oddsToldOf(table)).toEqual(['distance'])
    },
  )

  it('SC-03: the battalion of the SC knows no rough ground', () => {
    const table = battleOf(['green 16'], enemy).commander('a', 0).activate(0, 'forward')
    expect(oddsToldOf(table)).toEqual(['distance'])
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

  it('characters at risk: all seven, the seventh only if one of the six before him lives', () => {
    const all = 'drummer drummer sergeant sergeant ensign officer'
    const table = battleOf(['guards 48'], [`green 20 ${all}`]).commander('b', 1)
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    table.say({ fire: 'hold' }).say().roll(6, 1)
    const odds = explainBattle(table.state)?.odds[0]
    // Six coins, and a seventh unless all six fell: of 128.
    expect(odds?.chances.map(({ chance }) => (Number(chance.n) * 128) / Number(chance.d))).toEqual([
      1, 7, 21, 35, 35, 21, 8,
    ])
    table.roll(6, 6, 6, 6, 6, 1)
    agree(table, 'peopleLost', (events) => {
      const fallen = eventOf(events, 'combatRiskRolled')?.fallen.length ?? 0
      return 5 + fallen
    })
  })
})
