// Two independent answers for volleys and defensive fire: hits, and who falls to a natural 6.
import { describe, expect, it } from 'vitest'
import { openQuestion, explainBattle, type HouseRules } from '@/games/eagles/rules/index.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'
import { agree, eventOf, type Judge } from '@tests/support/throughAnswers.ts'

type House = Partial<HouseRules>

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

/** Dice of the largest volley that is thrown in every way there is; the soak run asks for more. */
const largestPool = Number(process.env['SOAK_POOL'] ?? 3)

describe('volleys of one die and more', () => {
  const pools = Array.from({ length: largestPool }, (_, n) => n + 1)

  describe.each(['die', 'volley'] as const)('a sergeant re-rolls a %s', (sergeantReroll) => {
    it.each(pools)('%i dice with none, one and two of them', { timeout: 3_600_000 }, (groups) => {
      for (const people of ['', 'sergeant', 'sergeant sergeant']) {
        const shooter = `drilled 32 ${people}`.trim()
        const table = battleOf([shooter], ['green 16 officer'], { house: { sergeantReroll } })
        table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6, groups })
        expect(table.dice).toBe(groups)
        agree(table, 'hits', hitsJudge)
        agree(table, 'personFalls', riskJudge)
      }
    })
  })
})

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

    it.each([
      [6, 1],
      [2, 1],
    ])('with one sergeant, after a throw of %i and %i', (...faces) => {
      const table = battleOf(['drilled 16 sergeant'], ['green 16 officer'], { house })
      table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6, groups: 2 })
      table.roll(...faces)
      expect(openQuestion(table.state)?.kind).toBe('volley.reroll')
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
    expect(explainBattle(table.state)?.odds.map(({ label }) => label)).toEqual(['hits'])
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
