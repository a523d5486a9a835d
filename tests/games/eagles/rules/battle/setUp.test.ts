// SET, SKIRM-01, LIGHT-01: the roll for sides, deployment in turn, screens, the SCs.
import { describe, expect, it } from 'vitest'
import { battle } from '@/games/eagles/rules/index.ts'
import { battleOf, setupOf, Table } from '@tests/support/battle.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const three = ['green 16', 'green 20', 'green 24']

describe('the table', () => {
  it.each(['72x48', '48x48'])('SET-01: a table of %s inches is part of the set-up', (table) => {
    const setup = { ...setupOf(['green 16'], ['green 16']), table }
    expect(valueOf(battle.readSetup(setup)).table).toBe(table)
  })

  it('SET-01: another table is refused', () => {
    const setup = { ...setupOf(['green 16'], ['green 16']), table: '72x72' }
    expect(problemOf(battle.readSetup(setup))).toEqual({ code: 'malformed', path: 'table' })
  })

  it('SET-02: a target in a wood has soft cover, behind a wall hard cover, and never two kinds', () => {
    const table = battleOf(['green 36'], ['green 16']).activate(0, 'shoot').choose('battalion:1')
    const { wanted } = table.prompt
    expect(wanted).toMatchObject({ fields: [{}, {}, { options: ['none', 'soft', 'hard'] }] })
  })
})

describe('sides and deployment', () => {
  it('SET-03: the higher die picks its side of the table; side A throws first', () => {
    const table = new Table(setupOf(three, ['green 16'])).roll(2, 5)
    expect(table.told('sidesRolled')).toMatchObject({ faces: { a: 2, b: 5 }, winner: 'b' })
    expect(table.prompt).toMatchObject({ kind: 'sides.first', seat: 'b' })
    expect(table.prompt.cautions).toContainEqual(
      expect.objectContaining({ caution: 'pickTableSide' }),
    )
  })

  it('SET-03: ties are rolled again', () => {
    const table = new Table(setupOf(three, ['green 16'])).roll(4, 4)
    expect(table.asked).toBe('sides.dice')
    expect(table.roll(4, 3).prompt.seat).toBe('a')
  })

  it('SET-04: the players are reminded of the 12 in from the centre line', () => {
    const table = new Table(setupOf(three, three)).roll(6, 1).choose('a')
    expect(table.prompt.cautions).toContainEqual(expect.objectContaining({ rule: 'SET-04' }))
  })

  it('SET-05: one battalion each in turn, and the side with more places the rest', () => {
    const table = new Table(setupOf(three, ['green 16'])).roll(1, 6).choose('a')
    const order: number[] = []
    while (table.asked.startsWith('deploy')) {
      if (table.asked === 'deploy.battalion') table.choose(table.options[0] ?? '')
      table.say({ formation: 'column' })
      order.push(table.told('battalionPlaced').battalion)
    }
    expect(order).toEqual([0, 3, 1, 2])
  })

  it('SET-05: formation and skirmishers are settled when a battalion is placed', () => {
    const table = battleOf(['green 24 column screen 3'], ['green 16'])
    expect(table.battalion(0)).toMatchObject({ formation: 'column', rankers: 21, screen: 3 })
  })

  it('SET-06: the SCs are placed last and start separate', () => {
    const table = battleOf(['green 16'], ['green 16'])
    const told = table.story.map(({ kind }) => kind)
    expect(told.indexOf('commandersPlaced')).toBe(told.lastIndexOf('battalionPlaced') + 1)
    expect(table.state.commanders).toEqual({
      a: { alive: true, with: -1, moved: false },
      b: { alive: true, with: -1, moved: false },
    })
  })
})

describe('screens', () => {
  const mostScreen = (line: string): unknown => {
    const table = new Table(setupOf([line], ['green 16'])).roll(6, 1).choose('a')
    const { wanted } = table.prompt
    return wanted.kind === 'facts' ? wanted.fields.find(({ id }) => id === 'screen') : null
  }

  it.each([
    [16, 4],
    [20, 4],
    [24, 5],
    [28, 6],
    [32, 7],
    [36, 8],
    [40, 8],
    [44, 9],
    [48, 10],
  ])('SKIRM-01: of %i Rankers up to %i may go out', (rankers, most) => {
    expect(mostScreen(`green ${rankers}`)).toMatchObject({ min: 0, max: most, default: 0 })
  })

  it.each([
    [16, 12],
    [20, 15],
    [24, 18],
    [28, 21],
    [32, 24],
    [36, 27],
  ])('LIGHT-01: of a Light battalion of %i up to %i may go out', (rankers, most) => {
    expect(mostScreen(`veteran ${rankers} light`)).toMatchObject({ max: most })
  })

  it('SKIRM-01: a screen is never recalled: no question offers it', () => {
    const table = battleOf(['green 20 screen 4'], ['green 16'])
    expect(table.choose('battalion:0').options.join()).not.toMatch(/screen|recall/)
  })
})

describe('lists that cannot stand on a table', () => {
  const opened = (line: string) => battle.open(setupOf([line], ['green 16']))

  it('no army without a battalion', () => {
    expect(problemOf(battle.open(setupOf([], ['green 16'])))).toEqual({
      code: 'malformed',
      path: 'armies.a.battalions',
    })
  })

  it('no battalion without Rankers, and none with three drummers', () => {
    expect(problemOf(opened('green 0'))).toMatchObject({ path: 'armies.a.battalions.0.rankers' })
    expect(problemOf(opened('green 16 drummer drummer drummer'))).toMatchObject({
      path: 'armies.a.battalions.0.characters.drummer',
    })
  })

  it('a list that is only too dear is played', () => {
    expect(opened('guards 47').ok).toBe(true)
  })
})
