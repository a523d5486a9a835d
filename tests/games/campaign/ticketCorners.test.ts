// Corners of tickets, results, ready lists and changes to factions that a small fault would pass by.
import { describe, expect, it } from 'vitest'
import {
  battalionText,
  commonTerms,
  doubtsOf,
  freshId,
  readyList,
  resultOfBattle,
  shareOf,
  withFaction,
  withFactionAt,
  withNodeAt,
  withNodeId,
  withNodePart,
  withoutFaction,
  withoutNode,
  type BattleOutcome,
  type PlayedBattle,
  type StandIn,
  type Ticket,
} from '@/games/campaign/rules/index.ts'
import { defaultMap, type DelugeMap } from '@/games/deluge/rules/index.ts'
import { files } from '@tests/support/campaignFiles.ts'

const ticket = files.ticket[1] as unknown as Ticket
const [sweden] = defaultMap.factions as [DelugeMap['factions'][number]]
const outcome = files.outcome[1] as unknown as BattleOutcome

describe('CC-RESULT-01', () => {
  const battle: PlayedBattle = {
    ticket: 'T4',
    isOver: true,
    winner: 'b',
    isAgreed: true,
    unbroken: { a: 0, b: 3 },
    rankers: { a: 24, b: 0 },
    missing: { a: 18, b: 0 },
    record: 'abc',
  }
  const result = (more: Partial<PlayedBattle>, attacker: 0 | 1 = 0) => {
    const read = resultOfBattle({ id: 'T4', attacker }, { ...battle, ...more })
    return read.ok ? read.value : null
  }

  it('side B wins by what is left of side A; a side without Rankers has lost none', () => {
    expect(result({})).toMatchObject({
      winner: 1,
      how: 'broke',
      holdsField: 1,
      lossShare: ['3/4', '0/1'],
    })
    expect(result({ unbroken: { a: 1, b: 0 } })?.how).toBe('conceded')
    expect(result({ winner: 'a', unbroken: { a: 0, b: 1 } })?.how).toBe('conceded')
    expect(result({ winner: 'a', unbroken: { a: 1, b: 0 }, isAgreed: false })?.how).toBe('broke')
    expect(result({ winner: 'draw' }, 1)).toMatchObject({ how: 'points', holdsField: 0 })
  })

  it('a share of losses is in lowest terms and at most all', () => {
    expect(['1/1', '2/1', '2/4', '0/1', '0/2', '1/0', 'x'].map(shareOf)).toEqual([
      { n: 1, d: 1 },
      null,
      null,
      { n: 0, d: 1 },
      null,
      null,
      null,
    ])
  })
})

describe('CC-LISTS', () => {
  const texts = (force: 'army' | 'brigade' | 'insurgents', ...standIns: readonly StandIn[]) =>
    readyList([force], standIns).battalions.map(battalionText)
  const army = [
    'veteran 24 o1 s0 d0 e0',
    'veteran 24 o1 s0 d0 e0',
    'drilled 28 o0 s1 d0 e1',
    'drilled 28 o0 s1 d0 e1',
    'drilled 28 o0 s1 d0 e0',
  ]

  it('an army, a brigade, insurgents: their battalions as the page has them', () => {
    expect([texts('army'), texts('brigade'), texts('insurgents')]).toEqual([
      army,
      ['drilled 24 o1 s0 d0 e0', 'drilled 24 o0 s0 d0 e0'],
      ['green 24 o0 s1 d1 e0', 'green 24 o0 s0 d0 e0', 'green 24 o0 s0 d0 e0'],
    ])
  })

  it.each<readonly [StandIn, Readonly<Record<number, string>>]>([
    ['guard', { 0: 'guards 24 o1 s0 d0 e0' }],
    [
      'double-regiment',
      {
        2: 'drilled 28 o0 s0 d0 e1',
        3: 'drilled 28 o0 s0 d0 e1',
        4: 'drilled 48 o0 s1 d0 e0',
      },
    ],
    ['cadre', { 2: 'drilled 28 o1 s1 d0 e1', 3: 'drilled 28 o1 s1 d0 e1' }],
    [
      'marksmen',
      {
        1: 'veteran 24 o1 s0 d0 e0 light rifles',
        2: 'drilled 28 o0 s0 d0 e0',
        3: 'drilled 28 o0 s0 d0 e0',
        4: 'drilled 28 o0 s0 d0 e0',
      },
    ],
  ])('the stand-in %s changes %j', (standIn, changed) => {
    expect(texts('army', standIn)).toEqual(army.map((each, place) => changed[place] ?? each))
  })

  it('forces stand largest first, whatever order they came in', () => {
    const { battalions } = readyList(['insurgents', 'brigade', 'army', 'army'])
    expect(battalions.map(({ quality }) => quality)).toEqual([
      ...['veteran', 'veteran', 'drilled', 'drilled', 'drilled'],
      ...['veteran', 'veteran', 'drilled', 'drilled', 'drilled'],
      ...['drilled', 'drilled', 'green', 'green', 'green'],
    ])
  })
})

describe('CC-TICKET-02, CC-TICKET-04', () => {
  it('a ticket sets two limits, eight turns and who places, and no more by itself', () => {
    const plain = { ready: null, allowances: [], lowered: 0, traits: [] }
    expect(commonTerms({ ...ticket, attacker: 1 }, () => ({}))).toEqual({
      ticket: { campaign: 'north', code: '', id: 'T4' },
      placing: 'b',
      turns: 8,
      sides: [
        { limit: 200, ...plain },
        { limit: 200, ...plain },
      ],
    })
  })

  it.each([
    [[], 999, 200],
    [['guard'], 999, 212],
    [['double-regiment'], 999, 224],
    [['cadre'], 999, 220],
    [['guard', 'cadre'], 999, 232],
    [['cadre'], 212, 212],
    [['cadre'], 150, 200],
  ] as const)('with %j and a list of %i a side may bring %i points', (allowances, limit, most) => {
    const terms = commonTerms(ticket, (side) => (side === 0 ? { allowances } : {}))
    const doubts = (points: number) =>
      doubtsOf(terms, {
        ...outcome,
        table: {
          ...outcome.table,
          placing: 'a',
          houseRules: [],
          lists: [{ points, limit, battalions: [] }, outcome.table.lists[1]],
        },
      })
    expect(doubts(most)).toEqual([])
    expect(doubts(most + 1)).toEqual([
      { code: 'overLimit', side: 0, points: most + 1, limit: most },
    ])
  })
})

describe('a change of a map', () => {
  it('of one place leaves all others as they are', () => {
    const before = defaultMap.nodes.map(({ name }) => name)
    const named = withNodePart(defaultMap, 'sweden', { name: 'Svea' }).nodes
    expect(named.filter(({ name }, place) => name !== before[place])).toHaveLength(1)
    expect(withoutNode(defaultMap, 'wilno').nodes.map(({ id }) => id)).toEqual(
      defaultMap.nodes.map(({ id }) => id).filter((id) => id !== 'wilno'),
    )
    expect(withNodeId(defaultMap, 'atlantis', 'riga')).toBe(defaultMap)
    expect(withFaction(defaultMap, { ...sweden, id: 'plc' })).toBe(defaultMap)
  })

  it('adds a faction at the end, and takes one out with what it owned', () => {
    const more = withFaction(defaultMap, { ...sweden, id: 'dk' })
    expect(more.factions.map(({ id }) => id)).toEqual([
      ...defaultMap.factions.map(({ id }) => id),
      'dk',
    ])
    const without = withoutFaction(defaultMap, 'crimea')
    expect(without.factions).toHaveLength(9)
    expect(without.factions.some(({ id }) => id === 'crimea')).toBe(false)
    const freed = without.nodes.filter(
      ({ owner }, place) => owner !== defaultMap.nodes[place]?.owner,
    )
    expect(freed.map(({ id, owner }) => [id, owner])).toEqual([
      ['crimea', null],
      ['nogai', null],
    ])
  })

  it('moves an item in its list; one that is not there moves nothing', () => {
    const order = (from: number, to: number) =>
      withFactionAt(defaultMap, from, to)
        .factions.map(({ id }) => id)
        .slice(0, 3)
    expect([order(2, 0), order(0, 2)]).toEqual([
      ['muscovy', 'sweden', 'plc'],
      ['plc', 'muscovy', 'sweden'],
    ])
    expect(withNodeAt(defaultMap, 99, 0)).toEqual(defaultMap)
  })

  it('numbers what is new from 1', () => {
    expect([
      freshId([], 'place'),
      freshId([{ id: 'place-1' }, { id: 'place-2' }], 'place'),
    ]).toEqual(['place-1', 'place-3'])
  })
})
