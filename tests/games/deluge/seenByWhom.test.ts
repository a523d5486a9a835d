// What a map of The Deluge shows of forces, and what the desk foresees, worked out from the page by hand.
import { describe, expect, it } from 'vitest'
import { deluge, forecast, forcesSeen, nodesInSight } from '@/games/deluge/rules/index.ts'
import { Scene, unitsOf, type ForceSketch } from '@tests/support/delugeScene.ts'

const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const movement = { kind: 'sheets', phase: 'movement', of: null } as const

describe('sight', () => {
  it('CC-SEE: a force is known by what is seen now, else by what was, with the turn of each', () => {
    const knowledge = {
      F2: {
        faction: { value: 'plc', turn: 2 },
        at: { value: 'wilno', turn: 2 },
        kind: { value: 'task' as const, turn: 3 },
        units: { value: 4, turn: 5 },
      },
      F12: {
        faction: { value: 'plc', turn: 1 },
        at: { value: 'minsk', turn: 4 },
        kind: { value: 'skirmish' as const, turn: 4 },
      },
      F22: { kind: { value: 'task' as const, turn: 3 } },
    }
    const forces = [
      {
        id: 'F1',
        faction: 'sweden',
        at: 'wenden',
        units: unitsOf({ points: 9, lossTokens: 2 }, 4),
      },
      { id: 'F2', faction: 'plc', at: 'dorpat' },
      { id: 'F32', faction: 'plc', at: 'dorpat' },
    ]
    const scene = new Scene({ turn: 6, forces, factions: { sweden: { knowledge } } }, strategy)
    const seen = forcesSeen(deluge.seen(scene.state, 'sweden'))
    const strip = seen.map(({ strongest, ...each }) => ({ ...each, known: strongest.length }))
    expect(strip).toEqual([
      {
        ...{ id: 'F1', faction: 'sweden', at: 'wenden', kind: 'task', points: 13, units: 2 },
        ...{ lossTokens: 2, since: null, scouted: null, isOwn: true, known: 2 },
      },
      {
        ...{ id: 'F2', faction: 'plc', at: 'dorpat', kind: 'task', points: null, units: 4 },
        ...{ lossTokens: 0, since: null, scouted: 5, isOwn: false, known: 0 },
      },
      {
        ...{ id: 'F32', faction: 'plc', at: 'dorpat', kind: null, points: null, units: null },
        ...{ lossTokens: 0, since: null, scouted: null, isOwn: false, known: 0 },
      },
      {
        ...{ id: 'F12', faction: 'plc', at: 'minsk', kind: 'skirmish', points: null, units: null },
        ...{ lossTokens: 0, since: 4, scouted: 4, isOwn: false, known: 0 },
      },
    ])
    const all = forcesSeen(deluge.seen(scene.state, 'umpire'))
    expect(all.map(({ id, points, isOwn }) => [id, points, isOwn])).toEqual([
      ['F1', 13, false],
      ['F2', 22, false],
      ['F32', 22, false],
    ])
    expect(forcesSeen(deluge.seen(scene.state, 'table'))).toEqual([])
  })

  it('CC-SEE: in sight is what lies next to own and allied land and forces; scouted: the land itself', () => {
    const sight = (presence: 'near' | 'scouted' | 'all', ...forces: readonly ForceSketch[]) => {
      const scene = new Scene({ forces, house: { presence } }, strategy)
      return nodesInSight(deluge.seen(scene.state, 'crimea'))
    }
    const own = { id: 'F6', faction: 'crimea', at: 'kjow-3' }
    const ally = { id: 'F5', faction: 'ottomans', at: 'kjow-1' }
    const has = (nodes: ReadonlySet<string> | null) =>
      ['crimea', 'rumelia', 'kjow-3', 'sich', 'kjow-1', 'minsk', 'sweden'].filter((node) =>
        nodes?.has(node),
      )
    expect(has(sight('near'))).toEqual(['crimea', 'rumelia', 'sich'])
    expect(has(sight('near', own))).toEqual(['crimea', 'rumelia', 'kjow-3', 'sich', 'kjow-1'])
    expect(has(sight('near', own, ally))).toContain('minsk')
    expect(has(sight('scouted', own, ally))).toEqual(['crimea', 'rumelia', 'kjow-3'])
    expect(sight('all', own)).toBeNull()
  })

  it('the desk foresees who would fight with how many points if the movement is run now', () => {
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'wenden', units: unitsOf(9, 8, 8, 8) },
      { id: 'F11', faction: 'sweden', at: 'wenden', units: unitsOf(22) },
      { id: 'F2', faction: 'plc', at: 'wilno', units: unitsOf(22, 22) },
    ]
    const scene = new Scene({ forces }, movement, strategy)
    expect(forecast(deluge.seen(scene.state, 'umpire'))).toEqual([])
    scene.choose('sweden', 'step:F1>wilno', 'step:F11>wilno', 'done')
    expect(forecast(deluge.seen(scene.state, 'umpire'))).toEqual([
      { node: 'wilno', red: ['sweden'], blue: ['plc'], redPoints: 55, bluePoints: 44 },
    ])
    expect(forecast(deluge.seen(scene.state, 'sweden'))).toBeNull()
    const early = new Scene({ forces }, strategy)
    expect(forecast(deluge.seen(early.state, 'umpire'))).toBeNull()
  })
})
