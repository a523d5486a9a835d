// The very edges of single rules, where one more or one less is another game.
import { describe, expect, it } from 'vitest'
import { explainBattle, type BattleLabel } from '@/games/eagles/rules/index.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'
import { agree, eventOf, type Judge } from '@tests/support/throughAnswers.ts'

const enemy = ['green 16']

const stepsOf = (table: Table, label: BattleLabel): readonly string[] =>
  explainBattle(table.state)
    ?.figures.find((figure) => figure.label === label)
    ?.steps.map((step) => step.label) ?? []

const oddsOf = (table: Table): readonly string[] =>
  explainBattle(table.state)?.odds.map(({ label }) => label) ?? []

const shot = (shooter: string, target: string, house = {}): Table =>
  battleOf([shooter], [target], { house })
    .activate(0, 'shoot')
    .choose('battalion:1')
    .say({ distance: 6, groups: 2 })

describe('a volley', () => {
  it('ACT-07: only a Green that dropped is told of its drop', () => {
    expect(stepsOf(shot('drilled 16', 'green 16'), 'hitBonus')).toEqual([])
    expect(stepsOf(battleOf(['drilled 16'], enemy).activate(0, 'wheel'), 'checkBonus')).toEqual([])
  })

  it('SHOOT-08: Guards with their SC hit with any face, and it is told so', () => {
    const table = battleOf(['guards 16'], enemy).commander('a', 0).activate(0, 'shoot')
    table.choose('battalion:1').say({ distance: 6, groups: 1 }).roll(1, 1, 1)
    expect(table.told('volleyRolled')).toMatchObject({ hitting: [1, 2, 3, 4, 5, 6], hits: 3 })
  })

  it('RISK-01: by the score a 5 without a bonus is no six', () => {
    const table = shot('guards 16', 'green 16 drummer officer', { naturalSix: 'score' })
    table.roll(5, 5, 5, 5)
    expect(table.told('volleySettled').natural).toBe(false)
  })

  it('RISK-01: where nobody stands that could fall, no odds are given of it', () => {
    expect(oddsOf(shot('drilled 16', 'green 16'))).toEqual(['hits'])
    expect(oddsOf(shot('drilled 16', 'green 16 officer'))).toEqual(['hits', 'personFalls'])
  })

  it('RISK-01: with one miss and two sergeants the odds are those of every throw', () => {
    const risk: Judge = (events) => {
      const settled = eventOf(events, 'volleySettled')
      if (settled === undefined) return null
      return settled.natural ? 'falls' : 'spared'
    }
    const table = shot('drilled 16 sergeant sergeant', 'green 16 officer').roll(1, 5)
    agree(table, 'personFalls', risk)
  })

  it('SHOOT-01, SHOOT-11: who supports a fight is not shot at, and it is said why', () => {
    const table = battleOf(['green 16', 'green 16'], ['green 16', 'green 16', 'green 16'])
    table.overrule({ figure: 'engage', charger: 1, charged: 2 })
    table.overrule({ figure: 'join', battalion: 3, friend: 2 }).activate(0, 'shoot')
    expect(table.prompt.wanted).toMatchObject({
      unavailable: [
        { option: 'battalion:2', reason: 'engaged' },
        { option: 'battalion:3', reason: 'joined', rule: 'SHOOT-11' },
      ],
    })
    expect(table.options).toContain('battalion:4')
  })

  it('SKIRM-03, SKIRM-04: reminders of screens stand only where there is one', () => {
    const cautionsOf = (shooter: string, target: string) =>
      battleOf([shooter], [target])
        .activate(0, 'shoot')
        .prompt.cautions.map(({ caution, option }) => `${caution} ${option}`.trim())
    expect(cautionsOf('green 16', 'green 16')).toEqual(['clearLine'])
    expect(cautionsOf('green 16', 'green 20 screen 4')).toEqual([
      'clearLine',
      'onlyIfNotShielded past:1',
    ])
  })
})

describe('a check', () => {
  it('SHOOT-09: a drummer that has it thrown again spends no sergeant', () => {
    const table = battleOf(['green 16 drummer sergeant'], enemy).activate(0, 'wheel')
    table.roll(1).choose('reroll')
    expect(table.battalion(0).sergeantsSpent).toBe(0)
  })
})

const inFight = (a: string, b: string, house = {}): Table =>
  battleOf([a], [b], { house }).overrule({ figure: 'engage', charger: 0, charged: 1 })

describe('a round of combat', () => {
  it.each([
    [2, false],
    [3, true],
  ])('COMBAT-14: lost by %i, characters are at risk: %s', (margin, isAtRisk) => {
    const table = inFight('drilled 24', 'drilled 24 drummer').activate(0, 'fightOn').say()
    const before = explainBattle(table.state)?.figures.map(({ total }) => total) ?? []
    const lead = (before[0] ?? 0) - (before[1] ?? 0)
    const theirs = Math.max(1, lead - margin + 1)
    const mine = theirs + margin - lead
    table.roll(mine, theirs)
    expect(table.told('combatRolled').margin).toBe(margin)
    expect(table.asked === 'combat.risk').toBe(isAtRisk)
  })
})
