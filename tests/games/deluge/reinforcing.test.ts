// The form of a reinforcement, by way of the questions a player is asked (TD-STR-03).
import { describe, expect, it } from 'vitest'
import { purseOf } from '@/games/campaign/rules/index.ts'
import { Scene, unitsOf, type SceneSketch } from '@tests/support/delugeScene.ts'

const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const movement = { kind: 'sheets', phase: 'movement', of: null } as const

const units = unitsOf(9, { points: 5, full: 8 })

const asked = (sketch: SceneSketch, loot = 0): Scene => {
  const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia', units, loot }]
  const scene = new Scene({ forces, ...sketch }, strategy, movement)
  return scene.choose('sweden', 'reinforce:F1', 'points')
}

const pointsAfter = (scene: Scene): readonly number[] => {
  scene.choose('sweden', 'done').choose('umpire', 'run')
  return scene.force('F1').units.map(({ points }) => points)
}

describe('more points than purse and tokens cover', () => {
  const form = { tokens: 0, 'back:2': 3, newUnits: 4, newPoints: 10, upgrade: 'no' } as const

  it('TD-STR-03, vector 20: they may be asked for, and are left out from the last field backwards', () => {
    const six = asked({ purses: { sweden: 6 } }).fill('sweden', form)
    expect(pointsAfter(six)).toEqual([9, 8, 1, 1, 1])
    expect(purseOf(six.world.ledger, 'sweden')).toBe(0)
    const two = asked({ purses: { sweden: 2 } }).fill('sweden', form)
    expect(pointsAfter(two)).toEqual([9, 7])
  })

  it('TD-STR-03: an order of which nothing is covered counts as not given', () => {
    const scene = asked({}, 2).fill('sweden', form)
    expect(scene.state.sheets['sweden']?.strategy.lines).toEqual([])
    expect(scene.options('sweden')).toContain('reinforce:F1')
    expect(pointsAfter(scene)).toEqual([9, 5])
    expect(scene.told('skipped')).toEqual([])
  })
})
