// Another player behind a faction, as the umpire of either campaign sets him (CC-OVR: seat changed).
import { expect, it } from 'vitest'
import type { Seat } from '@/games/campaign/rules/index.ts'
import { newKindOf, seatsWith } from '@/games/campaign/screens/umpire/newPlayer.ts'

const seat = (id: string, kind: Seat['kind'], ...factions: readonly string[]): Seat => ({
  id,
  name: id,
  factions,
  kind,
  standing: {},
})

it('whoever leads several gives up one only, and the umpire stays, whatever he leads', () => {
  const seats = [seat('one', 'player', 'one', 'two'), seat('desk', 'umpire', 'three')]
  const named = { name: ' Ada ', kind: 'away' } as const
  expect(seatsWith(seats, { faction: 'three', ...named }, 4)).toEqual([
    seats[0],
    { ...seats[1], factions: [] },
    { ...seat('three', 'away', 'three'), name: 'Ada' },
  ])
  const [left, , given] = seatsWith(seats, { faction: 'one', ...named, kind: 'absent' }, 4)
  expect(left?.factions).toEqual(['two'])
  // His number is another one's, and nobody has no name.
  expect(given).toEqual({ ...seat('one-4', 'absent', 'one'), name: '' })
  expect(newKindOf('umpire')).toBe('player')
})
