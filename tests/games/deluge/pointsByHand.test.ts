// Losses, scales, odds and points of victory in The Deluge, each figure worked out by hand from the page.
import { describe, expect, it } from 'vitest'
import { fraction } from '@/core/odds/fraction.ts'
import { deluge, delugeTerms, explain } from '@/games/deluge/rules/index.ts'
import { exactPoints, type ResultWord } from '@/games/deluge/rules/model.ts'
import { percents, resultOfFace, tablePoints } from '@/games/deluge/rules/battle.ts'
import { hundredths, standings, totalsFrom } from '@/games/deluge/rules/victory.ts'
import { Scene, unitsOf, worldOf } from '@tests/support/delugeScene.ts'

const combat = { kind: 'phase', phase: 'combat' } as const
const end = { kind: 'phase', phase: 'end' } as const
const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const

describe('results', () => {
  it('losses table: half of who is missing, half up; without figures by the table of results', () => {
    const { house } = worldOf({ house: { losses: 'table' } })
    const of = (one: number, other: number, start: number) =>
      percents({ ...worldOf(), house }, 'draw', [
        { missing: one, start },
        { missing: other, start },
      ])
    expect(of(1, 99, 100)).toEqual({ red: 1, blue: 50 })
    expect(of(0, 3, 40)).toEqual({ red: 0, blue: 4 })
    const plain = (how: ResultWord) => percents({ ...worldOf(), house }, how, null)
    expect(plain('redBreaks')).toEqual({ red: 75, blue: 10 })
  })

  it('scale: the larger camp 200, or so many points each, at least 8', () => {
    expect(tablePoints(200, 1, 'largest200')).toEqual([200, 8])
    expect(tablePoints(30, 30, 'largest200')).toEqual([200, 200])
    expect(tablePoints(33, 22, 'fixed:5')).toEqual([165, 110])
    expect(tablePoints(700, 7, 'fixed:1')).toEqual([700, 8])
    // 200 · 1 ÷ 16 is 12½.
    expect(tablePoints(16, 1, 'largest200')).toEqual([200, 13])
  })
})

describe('points', () => {
  const totals = (victory: 'base' | 'linear' | 'order', own: Readonly<Record<string, number>>) => {
    const points = new Map(
      Object.entries({ sweden: 0, muscovy: 0, ottomans: 0, brandenburg: 0, hre: 0, ...own }).map(
        ([id, n]) => [id, fraction(BigInt(n))] as const,
      ),
    )
    const all = totalsFrom(worldOf({ house: { victory } }), points)
    return ['sweden', 'muscovy', 'ottomans', 'brandenburg'].map((id) =>
      hundredths(exactPoints(all.get(id) ?? fraction(0n))),
    )
  }

  it('victory base and order: each share rounded down by itself, nobody below 0 (TD-VIC-03)', () => {
    const own = { sweden: 2, muscovy: 11, ottomans: 3, hre: 7, brandenburg: 12 }
    // Sweden 2 − 3, Muscovy 11 − 0, the Ottomans 3 − 1 − 2, Brandenburg 12 − 0.
    expect(totals('base', own)).toEqual([0, 1100, 0, 1200])
    expect(totals('order', { ...own, ottomans: 9, muscovy: 9 })).toEqual([0, 700, 700, 1200])
  })

  it('victory linear: a negative total counts in full for others (TD-VIC-03)', () => {
    // M = 16 · 15 ÷ 15, S = 0 − 16 ÷ 3, O = 0 − 16 ÷ 4, B = 0 + 16 ÷ 12.
    expect(totals('linear', { muscovy: 15 }).map((each) => Math.max(0, each))).toEqual([
      0, 1600, 0, 133,
    ])
  })

  it('openScore: all points are public, or one’s own and what is taken off (TD-VIC-01)', () => {
    const seen = (openScore: 'no' | 'yes') =>
      deluge.seen(new Scene({ house: { openScore } }, strategy).state, 'sweden').standing
    expect(seen('no').map(({ faction }) => faction)).toEqual(['sweden'])
    expect(seen('yes')).toHaveLength(10)
  })
})

it('TD-CMB-06: for every two loss tokens of a camp one battalion is lowered, on the table too', () => {
  const tired = (...tokens: readonly number[]) => {
    const units = unitsOf(...tokens.map((lossTokens) => ({ points: 11, lossTokens })))
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno', units },
      { id: 'F2', faction: 'plc', at: 'minsk' },
    ]
    const { battles } = new Scene({ forces, house: { fleeing: 'none' } }, combat, end).world
    const [battle] = battles
    return battle === undefined
      ? null
      : delugeTerms(battle.ticket).sides.map(({ lowered }) => lowered)
  }
  expect([tired(0, 1), tired(2, 3), tired(4, 20)]).toEqual([
    [0, 0],
    [2, 0],
    [12, 0],
  ])
})

describe('quick results', () => {
  it('TD-LOSS-01: the ten faces', () => {
    const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(resultOfFace)
    expect(faces.filter((each) => each === 'blueBreaks')).toHaveLength(2)
    expect(faces.slice(0, 5)).toEqual([
      ...['blueBreaks', 'blueBreaks'],
      ...['blueLosesOnPoints', 'blueLosesOnPoints', 'blueLosesOnPoints'],
    ])
    expect(faces.slice(5)).toEqual([
      ...['redLosesOnPoints', 'redLosesOnPoints', 'redLosesOnPoints'],
      ...['redBreaks', 'redBreaks'],
    ])
  })

  const battle = (red: number, quickEdge: 'no' | 'yes') =>
    new Scene(
      {
        turn: 2,
        forces: [
          { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno', units: unitsOf(red) },
          { id: 'F2', faction: 'plc', at: 'minsk', units: unitsOf(30) },
        ],
        house: { fleeing: 'none', quickEdge },
      },
      combat,
      end,
    )

  it.each([
    [30, 'no', [2, 3, 3, 2]],
    [30, 'yes', [2, 3, 3, 2]],
    [40, 'yes', [3, 3, 3, 1]],
    [60, 'yes', [5, 3, 2, 0]],
    [15, 'yes', [0, 2, 3, 5]],
  ] as const)(
    'CC-QUICK, quickEdge: Red with %i against 30, %s, has the odds shown before',
    (red, edge, tenths) => {
      const odds = explain(deluge.seen(battle(red, edge).state, 'sweden'))?.odds[0]?.chances ?? []
      const chance = (word: ResultWord) => {
        const found = odds.find(({ outcome }) => outcome === word)?.chance
        return found === undefined ? 0 : (10 * Number(found.n)) / Number(found.d)
      }
      expect(
        (['blueBreaks', 'blueLosesOnPoints', 'redLosesOnPoints', 'redBreaks'] as const).map(chance),
      ).toEqual(tenths)
    },
  )

  it('quickEdge: the face is shifted and kept within the ten (TD-LOSS-01)', () => {
    const after = (red: number, face: number) => {
      const scene = battle(red, 'yes').choose('umpire', 'result:T1', 'quick')
      scene.dice('umpire', face)
      return scene.told('fought').map((event) => (event.kind === 'fought' ? event.how : null))[0]
    }
    expect([after(40, 6), after(40, 1), after(60, 8), after(15, 3), after(15, 10)]).toEqual([
      ...['blueLosesOnPoints', 'blueBreaks', 'blueLosesOnPoints'],
      ...['redLosesOnPoints', 'redBreaks'],
    ])
  })
})

describe('standing', () => {
  const pointsOf = (sketch: Parameters<typeof worldOf>[0], id: string) =>
    hundredths(
      standings(worldOf(sketch)).find(({ faction }) => faction === id)?.total ?? { n: -1, d: 1 },
    )

  it('TD-VIC-01, 02: each faction by its own table, whoever claims the node', () => {
    const nodes = {
      parnawa: { owner: 'sweden', claim: { by: 'plc', since: 1 } },
      'kjow-1': { owner: 'cossacks' },
      'kjow-2': { owner: 'muscovy' },
      mscislaw: { owner: 'muscovy' },
      hungary: { owner: 'ottomans' },
      buda: { owner: 'transylvania' },
      transylvania: { owner: 'ottomans' },
      warma: { owner: 'brandenburg' },
      cracow: { owner: 'hre' },
      wilno: { claim: { by: 'sweden', since: 1 } },
    }
    const points = (id: string) =>
      pointsOf({ nodes, factions: { crimea: { tokensKept: 5 }, sweden: { tokensKept: 3 } } }, id) /
      100
    // Muscovy 1 + 2, the Ottomans 3 + 3 less a quarter of the Empire's 2 + 2; lost to others than the Empire: 5.
    expect(points('sweden')).toBe(3 - 1)
    expect(points('muscovy')).toBe(3 - 1)
    expect(points('cossacks')).toBe(4)
    expect(points('ottomans')).toBe(6 - 1)
    expect(points('crimea')).toBe(5)
    expect(points('transylvania')).toBe(2)
    expect(points('brandenburg')).toBe(3)
    expect(points('hre')).toBe(4)
    expect(points('plc')).toBe(12 - 2.5)
  })

  it('TD-VIC-01: the Commonwealth never falls below 0', () => {
    const map = worldOf().map
    const lost = map.nodes.filter(({ plc }) => plc).map(({ id }) => [id, { owner: 'muscovy' }])
    expect(pointsOf({ nodes: Object.fromEntries(lost) }, 'plc')).toBe(0)
  })
})
