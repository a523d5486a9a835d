// The Deluge for simulations.
import { ok, refused } from '@/core/result.ts'
import { sensible } from '@/games/deluge/computer/index.ts'
import {
  defaultHouseRules,
  defaultMap,
  deluge,
  factionsOf,
  withHouseRule,
  type DelugeKinds,
} from '@/games/deluge/rules/index.ts'
import { atRandom, played, ruled, seatFor, wordOf, type MakeField } from './field.ts'

export const delugeField: MakeField = (rulings) => {
  const { house, wrong } = ruled(defaultHouseRules, rulings, withHouseRule)
  if (wrong !== null) return refused({ code: 'no-ruling', word: wordOf(wrong) })
  const factions = factionsOf(defaultMap, house)
  const setup = {
    map: defaultMap,
    houseRules: house,
    seats: factions.map(seatFor),
    scenario: 'default',
  }
  return ok({
    game: deluge.name,
    factions,
    house,
    // Hundredths, so that halves are whole numbers.
    figures: { points: 100 },
    play: (players, seed) =>
      played<DelugeKinds>(deluge, setup, { sensible, random: atRandom }, players, seed),
  })
}
