// With `fog: near`, who is told of what happens on the map: whoever sees one of the places, and whose doing it is.
import { umpire } from '../../../core/game.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { GloriaEvent } from './events.ts'
import { seenAreas } from './fog.ts'
import type { World } from './model.ts'
import { battleIn, unitsOf } from './world.ts'

const placesOfUnits = (world: World, ids: readonly string[]): readonly NodeId[] =>
  unitsOf(world, ids).map(({ at }) => at)

const placesOfBattle = (world: World, id: string): readonly NodeId[] => {
  const battle = battleIn(world, id)
  return battle === null ? [] : [battle.area]
}

/** Where it happened; null: everybody may know of it. */
const placesOf = (event: GloriaEvent, world: World): readonly NodeId[] | null => {
  switch (event.kind) {
    case 'moved':
      return [event.from, ...event.path.slice(-1)]
    case 'retreated':
      return [event.from, event.area]
    case 'voyage':
      return [event.area, ...placesOfUnits(world, [event.piece])]
    case 'voyageFailed':
      return placesOfUnits(world, [event.piece])
    case 'attrition':
      return placesOfUnits(world, event.units)
    case 'entered':
      return placesOfBattle(world, event.battle)
    case 'thrown':
      if (event.use === 'raid') return placesOfUnits(world, (event.about ?? '').split('+'))
      return event.use === 'quick' ? placesOfBattle(world, event.about ?? '') : null
    case 'halted':
    case 'sortied':
    case 'battle':
    case 'parked':
    case 'fought':
    case 'destroyed':
    case 'movedIn':
    case 'degraded':
    case 'broken':
    case 'surplus':
    case 'given':
    case 'founded':
    case 'besieged':
    case 'siegeRolled':
      return [event.area]
    default:
      return null
  }
}

/** Whose doing it is: he is told, whatever he sees. */
const doersOf = (event: GloriaEvent, world: World): readonly (FactionId | null)[] => {
  const battle = 'battle' in event ? battleIn(world, event.battle) : null
  const camps = battle === null ? [] : [...battle.attacker.players, ...battle.defender.players]
  return 'player' in event ? [event.player, ...camps] : camps
}

/** The events of one task, or of one answer, between the world before and after it. */
export const toldIn = (
  events: readonly GloriaEvent[],
  before: World,
  after: World,
): readonly GloriaEvent[] => {
  if (after.house.fog === 'open' || events.length === 0) return events
  const seen = after.players.map((player) => ({
    player,
    areas: [seenAreas(before, player), seenAreas(after, player)],
  }))
  return events.map((event): GloriaEvent => {
    if (event.to !== undefined) return event
    const places = placesOf(event, before)
    if (places === null) return event
    const doers = [...doersOf(event, before), ...doersOf(event, after)]
    const to = seen.flatMap(({ player, areas }) =>
      doers.includes(player) || areas.some((set) => places.some((place) => set.has(place)))
        ? [player]
        : [],
    )
    return to.length === seen.length ? event : { ...event, to: [...to, umpire] }
  })
}
