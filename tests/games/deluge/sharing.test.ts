// Fewer players than factions: who plays what, and the mean that counts.
import { describe, expect, it } from 'vitest'
import {
  defaultHouseRules,
  defaultMap,
  factionsOf,
  firstMap,
  meansOf,
  playerCounts,
  sharedFor,
} from '@/games/deluge/rules/index.ts'

const factionsWith = (principalities: 'one' | 'two' | 'three') =>
  factionsOf(defaultMap, { ...defaultHouseRules, principalities })

describe('TD-VIC-05: a sharing for fewer players', () => {
  const ten = factionsWith('two')

  it('adds each step to the one before, from ten players to five', () => {
    expect(playerCounts(ten)).toEqual([10, 9, 8, 7, 6, 5])
    expect(sharedFor(ten, 10)).toEqual([])
    expect(sharedFor(ten, 9)).toEqual([['transylvania', 'moldavia-wallachia']])
    expect(sharedFor(ten, 7)).toEqual([
      ['transylvania', 'moldavia-wallachia'],
      ['ottomans', 'crimea'],
      ['muscovy', 'cossacks'],
    ])
    expect(sharedFor(ten, 5).slice(3)).toEqual([
      ['sweden', 'brandenburg'],
      ['plc', 'hre'],
    ])
  })

  it('has each faction once, and as many seats as players', () => {
    for (const principalities of ['one', 'two', 'three'] as const) {
      const factions = factionsWith(principalities)
      for (const players of playerCounts(factions)) {
        const shared = sharedFor(factions, players).flat()
        expect(new Set(shared).size).toBe(shared.length)
        const seats = factions.length - shared.length + sharedFor(factions, players).length
        expect(seats).toBe(players)
      }
    }
  })

  it('goes from nine where the principalities are one, and joins all three where they are three', () => {
    expect(playerCounts(factionsWith('one'))).toEqual([9, 8, 7, 6, 5])
    expect(playerCounts(factionsWith('three'))).toEqual([11, 9, 8, 7, 6, 5])
    expect(sharedFor(factionsWith('three'), 9)).toEqual([['transylvania', 'moldavia', 'wallachia']])
  })

  it('suggests nothing where the factions of the page are not there', () => {
    expect(playerCounts(factionsOf(firstMap, defaultHouseRules))).toEqual([3])
    expect(sharedFor(ten, 4)).toEqual([])
  })
})

describe('TD-VIC-05: what a seat with several factions counts', () => {
  const points = (faction: string, n: number, d = 1) => {
    const total = { n, d }
    return { faction, own: total, minus: [], total }
  }
  const seat = (id: string, ...factions: string[]) =>
    ({ id, name: '', factions, kind: 'player' }) as const

  it('is the exact mean of their points', () => {
    const standing = [points('plc', 19, 2), points('hre', 3), points('sweden', 4)]
    expect(meansOf(standing, [seat('one', 'plc', 'hre'), seat('two', 'sweden')])).toEqual([
      { seat: 'one', factions: ['plc', 'hre'], mean: { n: 25, d: 4 } },
    ])
  })

  it('is told only where the points of all of them are known', () => {
    expect(meansOf([points('plc', 12)], [seat('one', 'plc', 'hre')])).toEqual([])
  })
})
