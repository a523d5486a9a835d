// GM-CITY-40: a city, or with `pope: player` a king, under the ban of the owner of Labanza.
import type { FactionId } from '../../campaign/rules/index.ts'
import type { World } from './model.ts'
import { withoutPower } from './standing.ts'
import { citiesOf } from './world.ts'

/** A power chosen already is lost. */
export const withInterdict = (world: World, by: FactionId, target: string): World => {
  const isPlayer = world.house.pope === 'player'
  const ban = { by, city: isPlayer ? null : target, player: isPlayer ? target : null }
  const cities = isPlayer ? citiesOf(world, target) : [target]
  return cities.reduce(withoutPower, { ...world, interdicts: [...world.interdicts, ban] })
}
