// Looks of factions: those of the game keep theirs, those of an own map have letters and colours that tell them apart.
import { describe, expect, it } from 'vitest'
import { defaultMap } from '@/games/gloria/rules/index.ts'
import { lookOf } from '@/games/gloria/screens/looks.ts'

const named = (id: string, name: string) => ({ ...defaultMap.factions[0], id, name, start: '00' })

describe('the look of a king', () => {
  it('is his own on the map of the app', () => {
    expect(lookOf(defaultMap, 'orlon')).toEqual({ facing: 'emerald', letter: 'O' })
    expect(lookOf(defaultMap, null)).toEqual({ facing: 'plain', letter: '–' })
  })

  it('tells kings apart whom only an own map knows', () => {
    const factions = [named('north', 'North'), named('nether', 'Netherland'), named('ö', 'Ö')]
    const map = { ...defaultMap, factions }
    const looks = factions.map(({ id }) => lookOf(map, id))
    expect(looks.map(({ letter }) => letter)).toEqual(['N', 'E', 'A'])
    expect(new Set(looks.map(({ facing }) => facing)).size).toBe(3)
  })

  it('leaves a letter to whom stands first', () => {
    const map = { ...defaultMap, factions: [named('orlando', 'Orlando'), named('orlon', 'Orlon')] }
    expect(lookOf(map, 'orlando').letter).toBe('O')
    expect(lookOf(map, 'orlon').letter).toBe('R')
  })
})
