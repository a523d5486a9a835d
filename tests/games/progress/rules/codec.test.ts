// Options and what they mean, the scenarios of the page field by field, and what is told of a table that stands.
import { describe, expect, test } from 'vitest'
import {
  defaultHouseRules,
  explainProgress,
  isQuestionOf,
  marlborough,
  meaningOf,
  positionFault,
  progress,
  readScenario,
  standingOf,
  thirtyYearsWar,
  type Scenario,
} from '@/games/progress/rules/index.ts'
import { cards, lastStep, stepOf } from '@/games/progress/rules/cards.ts'
import { withoutArmy } from '@/games/progress/rules/armies.ts'
import { opened, play, turn } from './table.ts'

describe('an option', () => {
  test.each([
    ['card', 'attack1', { kind: 'card', card: 'attack1' }],
    ['card', 'offer-end', { kind: 'offer-end' }],
    ['card', 'resign', { kind: 'resign' }],
    ['card', 'charge', null],
    ['card', 'accept', null],
    ['end.accept', 'accept', { kind: 'accept' }],
    ['end.accept', 'decline', { kind: 'decline' }],
    ['end.accept', 'resign', null],
    ['reveal', 'reveal', { kind: 'reveal' }],
    ['reveal', 'move1', null],
    ['initiative', 'a', null],
    ['order', 'b', { kind: 'first', side: 'b' }],
    ['order', 'c', null],
    ['move', 'a>n1:normal', { kind: 'move', from: 'a', goal: 'n1', armies: ['normal'] }],
    [
      'move',
      'b>n1:fortified+capital',
      { kind: 'move', from: 'b', goal: 'n1', armies: ['fortified', 'capital'] },
    ],
    ['move', 'a>n1:normal+x', null],
    ['move', 'a>n1', null],
    ['move', 'A>n1:normal', null],
    ['fortify', 'n1:normal', { kind: 'army', country: 'n1', posture: 'normal' }],
    ['fortify', 'b:capital', { kind: 'army', country: 'b', posture: 'capital' }],
    ['fortify', 'b:crowned', null],
    ['fortify', 'b', null],
    ['attack.where', 'n1', { kind: 'country', country: 'n1' }],
    ['attack.where', 'decline', { kind: 'decline' }],
    ['attack.stand', 'none', { kind: 'stand', armies: [] }],
    [
      'attack.stand',
      'fortified+capital-fortified',
      { kind: 'stand', armies: ['fortified', 'capital-fortified'] },
    ],
    ['attack.stand', 'some', null],
    ['attack.drop', 'recruit', { kind: 'card', card: 'recruit' }],
    ['attack.drop', 'none', null],
    ['strength', 'n1', { kind: 'country', country: 'n1' }],
  ] as const)('of %s: %s means what section 4 says', (kind, option, meaning) => {
    expect(meaningOf(kind, option)).toEqual(meaning)
  })

  test('there are six steps, and one army less only where there is one (MP-TURN-04)', () => {
    expect([lastStep, cards.map((card) => stepOf[card])]).toEqual([6, [1, 1, 2, 3, 4, 4, 5, 6]])
    expect([withoutArmy([0, 4, 4], 4), withoutArmy([0, 4], 8)]).toEqual([
      [0, 4],
      [0, 4],
    ])
  })
})

describe('section 2: the scenarios', () => {
  const figures = ({ countries, neighbours, sides, ...rest }: Scenario) => ({
    countries: countries.map(({ id, homeOf, vp, min, garrison }) =>
      [id, homeOf, vp, min, garrison].join(' '),
    ),
    neighbours: neighbours.map((pair) => pair.join('–')),
    sides: [sides.a, sides.b].map(({ cards: deck, armies, inPlay, strength }) =>
      [deck.length, armies, inPlay.join(), strength].join(' '),
    ),
    rest: [rest.strengthMax, rest.stock, rest.target, rest.enemyInHomeBlocksIt],
  })

  test('The Thirty Years War has the page’s figures', () => {
    expect(figures(thirtyYearsWar)).toEqual({
      countries: ['a a 3 0 2', 'n1  2 0 0', 'b b 3 0 2'],
      neighbours: ['a–n1', 'n1–b'],
      sides: ['8 3 a 1', '8 3 b 1'],
      rest: [6, 35, 18, false],
    })
  })

  test.each([
    ['diamond', ['a–n1', 'a–n2', 'n1–n2', 'n1–b', 'n2–b']],
    ['apart', ['a–n1', 'a–n2', 'n1–b', 'n2–b']],
    ['row', ['a–n1', 'n1–n2', 'n2–b']],
  ] as const)('The Age of Marlborough has them in every reading: %s', (layout, neighbours) => {
    for (const neutralStart of [2, 3] as const)
      for (const neutralMinimum of [0, 1] as const) {
        const scenario = marlborough({ layout, neutralStart, neutralMinimum })
        expect(figures(scenario)).toEqual({
          countries: [
            'a a 3 2 2',
            `n1  ${neutralStart} ${neutralMinimum} 0`,
            `n2  ${neutralStart} ${neutralMinimum} 0`,
            'b b 3 2 2',
          ],
          neighbours,
          sides: ['7 3 a 1', '7 3 b 1'],
          rest: [6, 36, 18, true],
        })
        const card = neutralMinimum === 1 ? 'en' : 'de'
        expect([
          scenario.sources?.['countries.n1.min'],
          scenario.sources?.['countries.n2.min'],
        ]).toEqual([card, card])
      }
    expect(marlborough()).toEqual(
      marlborough({ layout: 'diamond', neutralStart: 2, neutralMinimum: 1 }),
    )
  })

  test('every bound of the editor may just be reached', () => {
    const [home, neutral, other] = thirtyYearsWar.countries
    if (home === undefined || neutral === undefined || other === undefined) throw new Error('three')
    const { a, b } = thirtyYearsWar.sides
    const long = { en: 'x'.repeat(40), de: 'x'.repeat(40) }
    const country = (change: object) => ({ countries: [home, { ...neutral, ...change }, other] })
    const at = (change: Partial<Scenario>) => readScenario({ ...thirtyYearsWar, ...change }).ok
    expect(
      [
        { id: 'x'.repeat(60) },
        { name: long },
        country({ name: long }),
        country({ vp: 6, min: 6 }),
        country({ vp: 0 }),
        { countries: [{ ...home, garrison: 1 }, neutral, { ...other, garrison: 9 }] },
        { sides: { a: { ...a, armies: 1 }, b: { ...b, armies: 6, inPlay: [] } } },
        { sides: { a: { ...a, strength: 6 }, b: { ...b, cards: ['move1', 'score'] as const } } },
        { strengthMax: 1 },
        { target: 99, stock: 197 },
        { target: 1, stock: 1 },
        { stock: 199 },
      ].map((change) => at(change)),
    ).toEqual(Array.from({ length: 12 }, () => true))
    const withNeutrals = (count: number) => {
      const more = Array.from({ length: count - 1 }, (_, n) => ({ ...neutral, id: `m${n}` }))
      const neighbours = [
        ...thirtyYearsWar.neighbours,
        ...more.map(({ id }): [string, string] => ['n1', id]),
      ]
      return at({ countries: [home, neutral, ...more, other], neighbours })
    }
    expect([4, 5].map(withNeutrals)).toEqual([true, false])
    const pairs = (length: number) => {
      const neighbours = Array.from({ length }, () => ['a', 'n1'] as const)
      const read = readScenario({ ...thirtyYearsWar, neighbours })
      return read.ok ? null : `${read.problem.path} ${read.problem.reason}`
    }
    expect([pairs(40), pairs(41)]).toEqual(['neighbours.1 twice', 'neighbours too-long'])
  })

  test('section 3: the house rules and their defaults', () => {
    expect(defaultHouseRules).toEqual({
      ...{ initiativeFlip: 'always', orderAsked: 'whenItMatters', attackChoice: 'anywhere' },
      ...{ heldBackFortified: 'destroyed', occupierAttacks: 'noGarrison' },
      ...{ strengthAtSix: 'reduces', blockedHome: 'homeOnly', agreement: 'on', quietTurns: 24 },
    })
  })

  test('what is not known is told of in forty signs at most', () => {
    const long = 'x'.repeat(50)
    const about = (change: Partial<Scenario>) => {
      const read = readScenario({ ...thirtyYearsWar, ...change })
      return read.ok ? null : [read.problem.path, read.problem.about]
    }
    const [home, neutral, other] = thirtyYearsWar.countries
    const { a, b } = thirtyYearsWar.sides
    if (home === undefined || neutral === undefined || other === undefined) throw new Error('three')
    expect(about({ countries: [home, { ...neutral, id: long }, other] })).toEqual([
      'countries.1.id',
      'x'.repeat(40),
    ])
    expect(about({ neighbours: [['a', long]] })).toEqual(['neighbours.0', 'x'.repeat(40)])
    expect(about({ sides: { a: { ...a, inPlay: [long] }, b } })).toEqual([
      'sides.a.inPlay.0',
      'x'.repeat(40),
    ])
    const start = (armies: unknown, piles: unknown) =>
      positionFault(thirtyYearsWar, {
        armies,
        dice: { a: 3, n1: 2, b: 3 },
        strength: { a: 1, b: 1 },
        vp: { a: 0, b: 0 },
        piles,
      })
    expect(start({ a: [long], b: [] }, { a: [], b: [] })).toMatchObject({ about: 'x'.repeat(40) })
    expect(start({ a: [], b: [] }, { a: [long], b: [] })).toMatchObject({ about: 'x'.repeat(40) })
    expect(start({ a: [], b: [] }, { a: [], b: [] })).toBeNull()
  })
})

describe('a table that stands', () => {
  test('MP-CTRL: each country with who controls it and by which rule', () => {
    const { state } = opened({ a: ['n1:normal', 'b:capital'], b: ['b:normal'] })
    const { countries, ...rest } = standingOf(progress.seen(state, 'a'))
    expect(
      countries.map(({ id, controller, rule, hasActiveGarrison, die, min }) =>
        [id, controller, rule, hasActiveGarrison, die, min].join(' '),
      ),
    ).toEqual(['a a MP-CTRL-01 true 3 0', 'n1 a MP-CTRL-02 false 2 0', 'b a MP-CTRL-03 false 3 0'])
    expect(rest).toEqual({
      stock: 35,
      armiesInStock: { a: 1, b: 2 },
      scoreValue: { a: 9, b: 0 },
      isCapitalOccupied: { a: false, b: true },
    })
  })

  test('MP-ASK-03: an attack’s question tells what each option leads to, other questions nothing', () => {
    const given = { a: ['n1:normal', 'b:normal'], b: ['n1:normal'], strength: [3, 1] } as const
    const { state } = play(given, 'attack', 'fortify')
    const told = explainProgress(progress.seen(state, 'a'), 'a')
    expect(told?.attacks.map(({ option }) => option)).toEqual(['n1', 'b'])
    expect(told?.figures.map(({ total }) => total)).toEqual([3, 2, 3, 2])
    expect([told?.odds, told?.cards]).toEqual([[], []])
    expect(explainProgress(progress.seen(state, 'b'), 'b')).toBeNull()
    expect(explainProgress(progress.seen(state, 'table'), 'table')).toBeNull()
    const moving = play({ a: ['a:normal', 'n1:normal'] }, 'move1', 'recruit').state
    expect(explainProgress(progress.seen(moving, 'a'), 'a')).toBeNull()
  })

  test('MP-SECRET-08: a message between threads is a view and the question that follows from it', () => {
    const { state } = opened()
    const view = progress.seen(state, 'a')
    const question = progress.ask(view, 'a')
    expect(isQuestionOf(view, question)).toBe(true)
    const other = progress.seen(state, 'b')
    expect(isQuestionOf(other, progress.ask(other, 'b'))).toBe(true)
    for (const [odd, asked] of [
      [other, question],
      [null, question],
      [view, null],
      [view, { ...question, seat: 'table' }],
      [view, { ...question, kind: 'strength' }],
      [{ ...view, setup: 7 }, question],
    ])
      expect(isQuestionOf(odd, asked)).toBe(false)
  })

  test('MP-END-06: the game keeps its names, and a quiet turn is counted from none', () => {
    const { name, rulesVersion, recordVersion, hasSecrets } = progress
    expect([name, rulesVersion, recordVersion, hasSecrets]).toEqual([
      'march-of-progress',
      1,
      2,
      true,
    ])
    const begun = opened()
    expect([begun.state.quiet, begun.state.turn]).toEqual([0, 1])
    const after = turn(begun, 'recruit', 'fortify')
    expect([after.state.quiet, after.state.turn]).toEqual([1, 2])
    expect(after.state.vp).toEqual({ a: 0, b: 0 })
  })
})
