// Section 5: the public vectors, exactly.
import { describe, expect, it } from 'vitest'
import { explainBattle, type BattleLabel } from '@/games/eagles/rules/index.ts'
import { battleOf, type Table } from '@tests/support/battle.ts'

const enemy = ['green 16']

const chanceOf = (table: Table, label: BattleLabel, outcome: number | string): string => {
  const odds = explainBattle(table.state)?.odds.find((each) => each.label === label)
  const chance = odds?.chances.find((each) => each.outcome === outcome)?.chance
  return chance === undefined ? '0' : `${chance.n}/${chance.d}`
}

const meanOf = (table: Table, label: BattleLabel): string => {
  const mean = explainBattle(table.state)?.odds.find((each) => each.label === label)?.mean
  return `${mean?.n}/${mean?.d}`
}

describe('checks', () => {
  it.each([
    ['green', '1/3', '5/9', '19/27'],
    ['drilled', '1/2', '3/4', '7/8'],
    ['veteran', '2/3', '8/9', '26/27'],
    ['guards', '5/6', '35/36', '215/216'],
  ])('%s with 0, 1 and 2 re-rolls', (quality, ...chances) => {
    const passed = ['', ' drummer', ' drummer drummer'].map((people) =>
      chanceOf(battleOf([`${quality} 16${people}`], enemy).activate(0, 'wheel'), 'check', 'passed'),
    )
    expect(passed).toEqual(chances)
  })

  it.each([
    ['green', '8/9'],
    ['drilled', '35/36'],
    ['veteran', '1/1'],
    ['guards', '1/1'],
  ])('attack check of %s with an officer', (quality, chance) => {
    const table = battleOf([`${quality} 16 officer`], enemy).activate(0, 'attack')
    expect(chanceOf(table.choose('battalion:1'), 'check', 'passed')).toBe(chance)
  })

  it.each([
    ['officer', {}, '5/6'],
    ['officer ensign', {}, '35/36'],
    ['', {}, '1/2'],
    ['ensign', {}, '3/4'],
  ])('RESOLVE, Drilled %s', (people, figures, chance) => {
    const table = battleOf([`drilled 16 ${people}`.trim()], enemy)
    table.with(0, { shotAt: true, ...figures }).passAll()
    expect(chanceOf(table, 'check', 'passed')).toBe(chance)
  })

  it.each([
    ['', '1/6'],
    ['ensign', '11/36'],
  ])('RESOLVE, Drilled, lost and half its strength gone %s', (people, chance) => {
    const table = battleOf(['guards 32'], [`drilled 20 ${people}`.trim()]).with(1, { rankers: 16 })
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    table.say({ fire: 'hold' }).say().roll(6, 1)
    if (table.asked === 'combat.risk') table.roll(1)
    expect(table.battalion(1).rankers).toBe(10)
    expect(chanceOf(table, 'check', 'passed')).toBe(chance)
  })
})

describe('dice of a volley', () => {
  const dice = (line: string, distance: number, facts: object = {}): number => {
    const table = battleOf([line], enemy).activate(0, 'shoot').choose('battalion:1')
    return table.say({ distance, ...facts }).dice
  }

  it.each([
    [1, 1, 1, 1],
    [2, 2, 1, 1],
    [3, 3, 2, 1],
    [4, 4, 2, 1],
    [5, 5, 3, 1],
    [6, 6, 3, 2],
    [7, 7, 4, 2],
    [8, 8, 4, 2],
    [9, 9, 5, 2],
    [10, 10, 5, 3],
    [11, 11, 6, 3],
    [12, 12, 6, 3],
  ])('%i groups in the open at full, half and quarter range: %i %i %i', (groups, ...rows) => {
    expect([6, 12, 18].map((inches) => dice('green 48', inches, { groups }))).toEqual(rows)
  })

  it.each([
    ['open', {}, 'green 16', 5, '10/3'],
    ['soft cover', { cover: 'soft' }, 'green 16', 4, '8/3'],
    ['hard cover', { cover: 'hard' }, 'green 16', 2, '4/3'],
    ['a column', {}, 'green 16 column', 6, '4/1'],
  ])('nine Veteran groups at 7 in on %s', (_, facts, target, count, mean) => {
    const table = battleOf(['veteran 36'], [target]).activate(0, 'shoot').choose('battalion:1')
    table.say({ distance: 7, ...facts })
    expect([table.dice, meanOf(table, 'hits')]).toEqual([count, mean])
  })

  it('and with one sergeant in the open', () => {
    const table = battleOf(['veteran 36 sergeant'], enemy).activate(0, 'shoot')
    table.choose('battalion:1').say({ distance: 7 })
    expect(meanOf(table, 'hits')).toBe('2852/729')
  })

  it('one group at 7 in, soft cover: 1 die', () => {
    expect(dice('green 16', 7, { groups: 1, cover: 'soft' })).toBe(1)
  })

  it('a column of one group left: 1 group', () => {
    const table = battleOf(['green 16 column'], enemy).with(0, { rankers: 4 })
    expect(table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).dice).toBe(1)
  })

  it('a screen of 9 riflemen: 5 + 2 = 7, at 10 in 4 dice, at 20 in 2', () => {
    const line = 'veteran 36 light rifles screen 9'
    expect([6, 10, 20].map((inches) => dice(line, inches))).toEqual([7, 4, 2])
  })

  it('a dropped Green in defensive fire needs 7: no hit', () => {
    const table = battleOf(['guards 16'], enemy).loseCommander('b').activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(6, 6).say().say().roll(6)
    expect(chanceOf(table, 'hits', 0)).toBe('1/1')
  })
})

describe('combat and dice against dice', () => {
  it.each([
    [0, 15, 6, 15],
    [1, 21, 5, 10],
    [2, 26, 4, 6],
    [3, 30, 3, 3],
    [4, 33, 2, 1],
    [5, 35, 1, 0],
    [6, 36, 0, 0],
    [9, 36, 0, 0],
  ])('a lead of %i wins, ties and loses %i/%i/%i of 36', (lead, win, tie, lose) => {
    // 12 groups and 3 for the charge in line, against as many groups as leave this lead.
    const table = battleOf(['green 48'], ['green 48']).with(1, { rankers: 4 * (15 - lead) })
    table.activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6).say()
    table.say({ fire: 'hold' }).say().roll(1, 6)
    expect(table.told('combatRolled').chances).toEqual({ win, tie, lose })
  })

  it('reach of 8 in: line 5/12, column 181/216', () => {
    const atLeast = (line: string): string => {
      const table = battleOf([line], enemy).activate(0, 'attack').choose('battalion:1').roll(6)
      const odds = explainBattle(table.state)?.odds[0]
      const all = odds?.chances.filter(({ outcome }) => Number(outcome) >= 8) ?? []
      const sides = 6 ** table.dice
      return `${all.reduce((sum, { chance }) => sum + (Number(chance.n) * sides) / Number(chance.d), 0)}/${sides}`
    }
    expect([atLeast('green 16'), atLeast('green 16 column')]).toEqual(['15/36', '181/216'])
  })

  it('initiative with a lead of 2 officers, ties re-rolled: 13/16', () => {
    const table = battleOf(['green 16 officer', 'green 16 officer'], enemy).passAll()
    expect(chanceOf(table, 'initiative', 'a')).toBe('13/16')
  })
})

describe('losses', () => {
  const lost = (line: string, figures: object, ...risk: readonly number[]): Table => {
    const table = battleOf(['guards 48'], [line]).with(1, figures).activate(0, 'attack')
    table.choose('battalion:1').roll(6).roll(6, 6).say().say({ fire: 'hold' }).say().roll(6, 1)
    return table.roll(...risk)
  }

  it('20 Rankers, ensign and officer both dead: 16 left', () => {
    expect(lost('green 20 ensign officer', {}, 4, 4).battalion(1).rankers).toBe(16)
  })

  it('3 Rankers, drummer dead, officer alive: 3 fall, battalion and officer gone, no test', () => {
    const table = lost('green 20 drummer officer', { rankers: 3 }, 5, 2)
    expect(table.told('gone')).toMatchObject({ battalion: 1, how: 'destroyed' })
    expect(table.all('checkRolled')).toEqual([])
    expect(table.asked).toBe('activation.end')
  })

  it('a volley of 4 hits, one a 6, on 3 Rankers and a drummer: all gone', () => {
    const table = battleOf(['drilled 16'], ['green 16 drummer']).with(1, { rankers: 3 })
    table.activate(0, 'shoot').choose('battalion:1').say({ distance: 6 }).roll(6, 4, 5, 4)
    expect(table.told('casualties')).toMatchObject({ rankers: 3, people: ['drummer'] })
    expect(table.told('gone').battalion).toBe(1)
  })
})

describe('moves', () => {
  const forward = (facts: object, ...walls: readonly number[]): number => {
    const table = battleOf(['green 16 column'], enemy).activate(0, 'forward').roll(6)
    table.roll(5, 2, 6).say({ slowed: 'yes', ...facts })
    if (walls.length > 0) table.roll(...walls)
    return table.told('moved').limit.total
  }

  it('a column rolls 5 2 6 out of a wood: 5 in; over two walls (3, 4): 0', () => {
    expect([forward({}), forward({ obstacles: 2 }, 3, 4)]).toEqual([5, 0])
  })

  it('back 5 uphill: 2½ in; with a wall (1): 1½', () => {
    const back = (): Table => battleOf(['green 16'], enemy).activate(0, 'back').roll(6).roll(5)
    expect(back().say({ slowed: 'yes' }).told('moved').limit.total).toBe(2.5)
    const wall = back().say({ slowed: 'yes', obstacles: 1 }).roll(1)
    expect(wall.told('moved').limit.total).toBe(1.5)
  })
})

describe('victory, five battalions against four', () => {
  const gone = { gone: 'ranOff' } as const
  const winnerOf = (lostByA: number, lostByB: number): unknown => {
    const lines = (count: number) => Array.from({ length: count }, () => 'green 20')
    const table = battleOf(lines(5), lines(4), { house: { turns: 1 } })
    // The five have one casualty more, in a battalion that stays.
    table.with(4, { rankers: 19 })
    for (let id = 0; id < lostByA; id++) table.with(id, gone)
    for (let id = 5; id < 5 + lostByB; id++) table.with(id, gone)
    const result = table.passAll().state.result
    return [result?.winner, result?.by]
  }

  it('nobody lost one: fewer casualties', () => expect(winnerOf(0, 0)).toEqual(['b', 'casualties']))

  it('one lost each: 4 to 3, the five win', () => expect(winnerOf(1, 1)).toEqual(['a', 'unbroken']))

  it('one lost by the five: 4 to 4, fewer casualties', () =>
    expect(winnerOf(1, 0)).toEqual(['b', 'casualties']))
})
