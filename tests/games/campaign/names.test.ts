// Names on the map of a campaign: the seas' stay whole and cross no other word.
import { describe, expect, it } from 'vitest'
import { placeSeas } from '@/games/campaign/screens/map/names.ts'

const map = { x: 0, y: 0, width: 300, height: 200 }
const sea = { id: 'bay', name: 'The Bay', x: 150, y: 100 }

describe('the name of a sea', () => {
  it('stands where the map wants it', () => {
    expect(placeSeas([sea], map, [])).toEqual([sea])
  })

  it('is moved inwards, so that it is whole', () => {
    const [west] = placeSeas([{ ...sea, x: 5 }], map, [])
    const [east] = placeSeas([{ ...sea, x: 299 }], map, [])
    expect(west?.x).toBeCloseTo(33.25)
    expect(east?.x).toBeCloseTo(266.75)
  })

  it('is left out where it would cross another word, or another sea', () => {
    expect(placeSeas([sea], map, [{ x: 160, y: 90, width: 24, height: 32 }])).toEqual([])
    expect(placeSeas([sea, { ...sea, id: 'gulf', x: 170 }], map, [])).toEqual([sea])
  })

  it('is left out where it is wider than the map', () => {
    expect(placeSeas([sea], { ...map, width: 60 }, [])).toEqual([])
  })
})
