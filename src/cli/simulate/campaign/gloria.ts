// Gloria Mundi for simulations: so many kings as `seats` says, in list order.
import { ok, refused } from '@/core/result.ts'
import { sensible } from '@/games/gloria/computer/index.ts'
import {
  defaultHouseRules,
  defaultMap,
  defaultTables,
  gloria,
  withHouseRule,
  type GloriaKinds,
} from '@/games/gloria/rules/index.ts'
import { atRandom, played, ruled, seatFor, wordOf, type MakeField } from './field.ts'

export const gloriaField: MakeField = (rulings) => {
  const { house, wrong } = ruled(defaultHouseRules, rulings, withHouseRule)
  if (wrong !== null) return refused({ code: 'no-ruling', word: wordOf(wrong) })
  const factions = defaultMap.factions.map(({ id }) => id).slice(0, house.seats)
  const setup = {
    map: defaultMap,
    tables: defaultTables,
    houseRules: house,
    seats: factions.map(seatFor),
    scenario: 'default',
  }
  return ok({
    game: gloria.name,
    factions,
    house,
    figures: { cities: 1, armies: 1, brigades: 1 },
    play: (players, seed) =>
      played<GloriaKinds>(gloria, setup, { sensible, random: atRandom }, players, seed),
  })
}
