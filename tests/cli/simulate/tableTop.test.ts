import { describe, expect, test } from 'vitest'
import type { BattleEvent, BattleFigure } from '@/games/eagles/rules/index.ts'
import { distanceHome, distanceOf, follow, nearestOf, tableTopOf } from '@/cli/simulate/tableTop.ts'
import { sampleSetup } from '@tests/support/recordedBattle.ts'

/** Five British, 0 to 4, against four French, 5 to 8. */
const british = [0, 1, 2, 3, 4]
const french = [5, 6, 7, 8]

const deployed = (...events: BattleEvent[]) => {
  const table = tableTopOf(sampleSetup())
  for (const battalion of [...british, ...french])
    follow(table, { kind: 'battalionPlaced', battalion, formation: 'line', screen: 0 })
  for (const event of events) follow(table, event)
  return table
}
const inches = (total: number): BattleFigure => ({ label: 'limit', steps: [], total })
const moved = (
  battalion: number,
  as: 'forward' | 'back' | 'wheel',
  limit: number,
): BattleEvent => ({
  kind: 'moved',
  battalion,
  as,
  limit: inches(limit),
  keepAway: 4,
})
const measured = (charger: number, target: number, reach: number): BattleEvent => ({
  kind: 'chargeMeasured',
  charger,
  target,
  distance: 10,
  reach: inches(reach),
  reached: false,
})

describe('on the simulated table', () => {
  test('both sides deploy 12 in from the centre line, spread along it', () => {
    const table = deployed()
    expect(british.concat(french).map((id) => distanceHome(table, id))).toEqual(Array(9).fill(12))
    expect(distanceOf(table, 0, 1)).toBe(12)
    expect(distanceOf(table, 5, 6)).toBe(14.5)
  })

  test('the enemy opposite is the nearest', () => {
    const table = deployed()
    expect(nearestOf(table, 0, french)).toBe(5)
    expect(nearestOf(table, 4, french)).toBe(8)
    expect(nearestOf(table, 4, [])).toBeNull()
  })

  test('a battalion advances towards the nearest enemy', () => {
    const before = distanceOf(deployed(), 2, 6)
    expect(distanceOf(deployed(moved(2, 'forward', 7)), 2, 6)).toBeCloseTo(before - 7, 0)
  })

  test('and halts 5 in before it', () => {
    const table = deployed(moved(2, 'forward', 40))
    expect(distanceOf(table, 2, nearestOf(table, 2, french) ?? 0)).toBe(5)
  })

  test('stepping back leads home, and no further than the edge', () => {
    expect(distanceHome(deployed(moved(6, 'back', 4)), 6)).toBe(8)
    expect(distanceHome(deployed(moved(6, 'back', 40)), 6)).toBe(0)
  })

  test('a wheel moves nobody', () => {
    expect(distanceHome(deployed(moved(6, 'wheel', 4)), 6)).toBe(12)
  })

  test('a short charge still goes its full distance', () => {
    const before = distanceOf(deployed(), 0, 5)
    const table = deployed(measured(0, 5, 6), {
      kind: 'chargeStopped',
      charger: 0,
      target: 5,
      because: 'short',
    })
    expect(distanceOf(table, 0, 5)).toBeCloseTo(before - 6, 0)
  })

  test('a charger that was broken stays where it was', () => {
    const table = deployed(measured(0, 5, 6), {
      kind: 'chargeStopped',
      charger: 0,
      target: 5,
      because: 'chargerGone',
    })
    expect(distanceHome(table, 0)).toBe(12)
  })

  test('contact, falling back and following up', () => {
    const met: BattleEvent = { kind: 'contact', charger: 0, target: 5, met: 'front' }
    const back: BattleEvent = { kind: 'fellBack', battalion: 5, inches: 2 }
    expect(distanceOf(deployed(met), 0, 5)).toBe(0.5)
    expect(distanceOf(deployed(met, back), 0, 5)).toBeGreaterThan(2)
    const after = deployed(met, back, { kind: 'followedUp', battalion: 0, enemy: 5 })
    expect(distanceOf(after, 0, 5)).toBe(0.5)
  })

  test('a run leads home; who is gone is nobody’s enemy any more', () => {
    const ran: BattleEvent = { kind: 'ran', battalion: 5, inches: 9, offTable: false }
    expect(distanceHome(deployed(ran), 5)).toBe(3)
    const table = deployed({ kind: 'gone', battalion: 5, how: 'ranOff' }, moved(0, 'forward', 40))
    expect(distanceOf(table, 0, 6)).toBe(5)
  })
})
