// Figures of The Deluge in tables, each line worked out from the page by hand.
import { describe, expect, it } from 'vitest'
import { shareOf } from '@/games/campaign/rules/index.ts'
import { defaultMap } from '@/games/deluge/rules/index.ts'
import { boardOf } from '@/games/deluge/rules/board.ts'
import { edgeOf, percents, shifted } from '@/games/deluge/rules/battle.ts'
import { campsAt } from '@/games/deluge/rules/camps.ts'
import { isPart } from '@/games/deluge/rules/events.ts'
import type { DelugeEvent } from '@/games/deluge/rules/events.ts'
import { retreatEnds } from '@/games/deluge/rules/retreat.ts'
import { enteredFrom } from '@/games/deluge/rules/results.ts'
import { readUnitList } from '@/games/deluge/rules/unitList.ts'
import {
  canMerge,
  lossesOf,
  merged,
  recovered,
  split,
  underLimit,
} from '@/games/deluge/rules/units.ts'
import { Scene, forceFrom, unitsOf, worldOf, type ForceSketch } from '@tests/support/delugeScene.ts'
import { files } from '@tests/support/campaignFiles.ts'

const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const combat = { kind: 'phase', phase: 'combat' } as const

describe('units', () => {
  it.each([
    ['blueBreaks', 10, 75],
    ['blueLosesOnPoints', 25, 50],
    ['redLosesOnPoints', 50, 25],
    ['redBreaks', 75, 10],
    ['draw', 25, 25],
  ] as const)('TD-LOSS-01: %s costs Red %i and Blue %i in a hundred', (how, red, blue) => {
    expect(percents(worldOf(), how, null)).toEqual({ red, blue })
    const shares = [
      { missing: 100, start: 100 },
      { missing: 9, start: 8 },
    ] as const
    expect(percents(worldOf(), how, shares)).toEqual({ red, blue })
    // All of them gone: half come back.
    const table = worldOf({ house: { losses: 'table' } })
    expect(percents(table, how, shares)).toEqual({ red: 50, blue: 50 })
    expect([lossesOf(100, red), lossesOf(2, 25), lossesOf(1, 50)]).toEqual([red, 1, 1])
  })

  it.each([
    [22, 5, [5, 5, 4, 4, 4]],
    [1, 1, [1]],
    [3, 40, [1, 1, 1]],
    [7, 2, [4, 3]],
    [8, 2, [4, 4]],
  ] as const)('TD-STR-02: %i points in %i units', (points, units, all) => {
    expect(split(points, units)).toEqual(all)
  })

  it.each([
    ['both below full, together just full', [4, 9], [5, 9], true],
    ['one below full, together the larger full', [4, 4], [5, 9], true],
    ['none below full', [4, 4], [5, 5], false],
    ['more than the larger full', [5, 9], [5, 9], false],
    ['the later one below full', [4, 4], [1, 5], true],
  ] as const)('TD-STR-04: two units of one name, %s', (_, one, other, is) => {
    const sketch = ([points, full]: readonly [number, number], name = 'Reiters') => ({
      ...{ name, points, full, lossTokens: 0 },
    })
    const both = [sketch(one), sketch(other)]
    expect(canMerge(both, 0, 1)).toBe(is)
    expect([canMerge(both, 1, 0), canMerge(both, 0, 0), canMerge(both, 0, 2)]).toEqual([
      ...[false, false, false],
    ])
    expect(canMerge([sketch(one), sketch(other, 'Hussars')], 0, 1)).toBe(false)
  })

  it('TD-STR-04: points add, full and loss tokens are the larger, the earlier place stays', () => {
    const [a, b, c] = unitsOf(
      { points: 3, full: 8, lossTokens: 2 },
      { points: 7, full: 7 },
      { points: 2, full: 9, lossTokens: 1 },
    )
    if (a === undefined || b === undefined || c === undefined) throw new Error('three units')
    expect(merged([a, b, c], 0, 2)).toEqual([{ ...a, points: 5, full: 9, lossTokens: 2 }, b])
  })

  it('TD-ATT-04, TD-ATT-07: a token of each unit, or of the first of those with most; who reaches the limit goes', () => {
    const units = unitsOf(...[1, 3, 0, 3].map((lossTokens) => ({ points: 5, lossTokens })))
    const tokens = (all: typeof units) => all.map(({ lossTokens }) => lossTokens)
    expect(tokens(recovered(units, 'unit'))).toEqual([0, 2, 0, 2])
    expect(tokens(recovered(units, 'force'))).toEqual([1, 2, 0, 3])
    expect(tokens(recovered(unitsOf(5, 5), 'force'))).toEqual([0, 0])
    expect([0, 1, 3, 4].map((limit) => tokens(underLimit(units, limit)))).toEqual([
      [1, 3, 0, 3],
      [0],
      [1, 0],
      [1, 3, 0, 3],
    ])
  })
})

it('TD-STR-01: a list has 40 units at most, a name 40 characters, points up to 9999', () => {
  const name = 'x'.repeat(40)
  expect(readUnitList(`9 ${name}; 5\n12 Hussars`)).toEqual([
    { name, points: 9 },
    { name: '', points: 5 },
    { name: 'Hussars', points: 12 },
  ])
  const many = (length: number) => readUnitList(Array.from({ length }, () => '1').join(';'))
  expect([many(40)?.length, many(41)]).toEqual([40, null])
  expect(['', ';', `9 ${name}x`, '0 Reiters', '10000', 'Reiters'].map(readUnitList)).toEqual([
    ...[null, null, null],
    ...[null, null, null],
  ])
  expect(readUnitList('9999')).toEqual([{ name: '', points: 9999 }])
})

describe('battles', () => {
  it.each([
    [40, 30, -1],
    [30, 40, 1],
    [44, 22, -3],
    [60, 20, -3],
    [22, 44, 3],
    [27, 22, 0],
    [28, 22, -1],
    [30, 30, 0],
  ] as const)('quickEdge: Red %i against Blue %i shifts by %i (TD-LOSS-01)', (red, blue, shift) => {
    expect(edgeOf(red, blue, 'yes')).toBe(shift)
    expect(edgeOf(red, blue, 'no')).toBe(0)
    expect([shifted(1, -3), shifted(2, -1), shifted(9, 1), shifted(10, 3)]).toEqual([1, 1, 10, 10])
  })

  it('TD-CMB-06, CC-TICKET-02: the ticket has the ground, tired units and lowered battalions', () => {
    const tickets = (lootedUntil: number, ...tokens: readonly number[]) => {
      const units = unitsOf(...tokens.map((lossTokens) => ({ points: 11, lossTokens })))
      const forces = [
        { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno', units },
        { id: 'F2', faction: 'plc', at: 'minsk' },
      ]
      const nodes = { minsk: { lootedUntil } }
      const house = { fleeing: 'none' } as const
      const { battles } = new Scene({ turn: 2, forces, nodes, house }, combat, strategy).world
      return battles.map(({ id, ticket }) => [id, ticket.ground, ticket.sides[0].handicaps])
    }
    expect([tickets(1, 0, 0), tickets(2, 1, 0), tickets(3, 1, 4)]).toEqual([
      [['T1', [], []]],
      [['T1', ['looted'], ['lossTokens:F1:1']]],
      [['T1', ['looted'], ['lossTokens:F1:5', 'dropped:2']]],
    ])
  })

  it('TD-CMB-02: who is allied with one of a camp only founds another', () => {
    const forces = ['plc', 'hre', 'brandenburg'].map((faction, n) => ({
      ...{ id: `F${n + 1}`, faction, at: 'minsk' },
    }))
    const camps = (brandenburg: 'ally' | 'neutral') =>
      campsAt(
        worldOf({
          forces,
          relations: [
            ['plc', 'hre', 'ally'],
            ['brandenburg', 'plc', 'ally'],
            ['brandenburg', 'hre', brandenburg],
          ],
          order: ['plc', 'hre', 'brandenburg'],
        }),
        'minsk',
        [],
      )
    expect(camps('ally')).toEqual([['plc', 'hre', 'brandenburg']])
    expect(camps('neutral')).toEqual([['plc', 'hre'], ['brandenburg']])
  })

  it.each([
    [0, 'broke', 'blueBreaks'],
    [0, 'conceded', 'blueBreaks'],
    [0, 'points', 'blueLosesOnPoints'],
    [1, 'broke', 'redBreaks'],
    [1, 'points', 'redLosesOnPoints'],
    ['draw', 'points', 'draw'],
  ] as const)('CC-RESULT-02: side %s wins, the other %s: %s', (winner, how, word) => {
    const lossShare = ['1/4', '2/3'] as const
    const result = { ...files.result[1], winner, how, lossShare, source: 'record' } as const
    const given = {
      ...result,
      format: 'aide-de-camp/result',
      version: 1,
      holdsField: null,
    } as const
    expect(enteredFrom(given)).toEqual({
      how: word,
      shares: [
        { missing: 1, start: 4 },
        { missing: 2, start: 3 },
      ],
    })
    expect(enteredFrom({ ...given, lossShare: null }).shares).toBeNull()
    expect(shareOf('2/3')).toEqual({ n: 2, d: 3 })
  })

  it('who left a battle is told whole to its own faction, in part to all others (CC-SEE)', () => {
    const force = { force: 'F1', faction: 'sweden', node: 'wilno', lossTokens: 0 }
    const events: readonly DelugeEvent[] = [
      { kind: 'fled', ...force, end: null },
      { kind: 'retreated', ...force, end: null },
      { kind: 'fled', ...force, end: 'wenden' },
      { kind: 'retreated', ...force, end: 'wenden' },
      { kind: 'foughtOn', faction: 'sweden' },
    ]
    expect(events.map(isPart)).toEqual([true, true, false, false, false])
  })
})

describe('retreat', () => {
  const beaten: ForceSketch = { id: 'F2', faction: 'plc', at: 'minsk', kind: 'task' }
  const ends = (from: readonly (string | null)[], more: Parameters<typeof worldOf>[0] = {}) => {
    const foes = from.map((each, n): ForceSketch => ({
      ...{ id: `F${10 * n + 1}`, faction: 'sweden', at: 'minsk', from: each },
    }))
    const world = worldOf({ ...more, forces: [beaten, ...foes, ...(more.forces ?? [])] })
    return retreatEnds(world, forceFrom(beaten), foes.map(forceFrom))
  }

  it('TD-RET-01: where the enemy came from is closed, until nothing else is left', () => {
    const nextTo = defaultMap.links.flatMap(({ a, b }) =>
      a === 'minsk' ? [b] : b === 'minsk' ? [a] : [],
    )
    const all = ends([null]).map(({ node }) => node)
    expect(all.length).toBeGreaterThan(0)
    // Each way out is closed but one: there it goes, and whatever lies behind it.
    const [open = '', ...closed] = nextTo
    const nodes = Object.fromEntries(nextTo.map((id) => [id, { owner: 'sweden' }]))
    expect(ends(closed, { nodes })).toEqual([{ node: open, lossTokens: 1 }])
    // All of them closed: all of them allowed again.
    expect(
      ends(nextTo, { nodes })
        .map(({ node }) => node)
        .toSorted(),
    ).toEqual(nextTo.toSorted())
  })

  it.each([
    ['skirmish', 3],
    ['task', 2],
  ] as const)('TD-RET-01, TD-RET-04: in friendly land a %s force goes %i steps', (kind, steps) => {
    const force = forceFrom({ ...beaten, kind })
    const found = retreatEnds(worldOf({ forces: [force] }), force, [])
    const { graph } = boardOf(defaultMap, worldOf().house)
    expect(new Set(found.map(({ node }) => graph.distance('minsk', node)))).toEqual(
      new Set([steps]),
    )
    expect(new Set(found.map(({ lossTokens }) => lossTokens))).toEqual(new Set([0]))
  })

  it('mixedMoves cap: a task force goes two friendly steps, or one other (TD-RET-01)', () => {
    const house = { mixedMoves: 'cap' } as const
    expect(ends([null], { house })).toEqual(ends([null]))
  })
})
