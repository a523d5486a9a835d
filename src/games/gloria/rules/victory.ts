// Winner of a campaign: most unsacked cities, then armies, then brigades, else shared (GM-WIN-01).
import type { FactionId } from '../../campaign/rules/index.ts'
import type { World } from './model.ts'
import { citiesOf, isArmy, isSacked } from './world.ts'

interface Standing {
  readonly player: FactionId
  readonly cities: number
  readonly armies: number
  readonly brigades: number
  readonly place: number
}

type Figures = Omit<Standing, 'place'>

const isLess = (one: Figures, other: Figures): boolean => {
  if (one.cities !== other.cities) return one.cities < other.cities
  return one.armies === other.armies ? one.brigades < other.brigades : one.armies < other.armies
}

/** In list order; militia, fleets and posts do not count. */
export const standings = (world: World): readonly Standing[] => {
  const figures = world.players.map((player): Figures => {
    const units = world.units.filter(({ owner, isSortie }) => owner === player && !isSortie)
    const armies = units.filter(isArmy).length
    return {
      player,
      cities: citiesOf(world, player).filter((city) => !isSacked(world, city)).length,
      armies,
      brigades: units.length - armies,
    }
  })
  const isCounted = ({ player }: Figures): boolean => !world.out.includes(player)
  return figures.map((one) => ({
    ...one,
    place:
      1 +
      figures.filter((other) =>
        isCounted(one) === isCounted(other) ? isLess(one, other) : isCounted(other),
      ).length,
  }))
}

/** In the first place: the player with most cities comes before all others, and no player out before one still in. */
const firstOf = (world: World): readonly FactionId[] =>
  standings(world).flatMap(({ player, place }) => (place === 1 ? [player] : []))

const enough = 6

/** Who has won at the end of a round, or at once when one player or none is left; null: it goes on. */
export const winnersOf = (world: World, isRoundEnd: boolean): readonly FactionId[] | null => {
  const left = world.players.filter((player) => !world.out.includes(player))
  if (left.length <= 1) return left
  if (!isRoundEnd) return null
  const { victory, rounds } = world.house
  if (victory === 'sixCities' && standings(world).some(({ cities }) => cities >= enough))
    return firstOf(world)
  if (world.round < rounds) return null
  return victory === 'umpire' ? [] : firstOf(world)
}
