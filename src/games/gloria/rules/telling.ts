// Audience of what happens on the map with `fog: near`: the players who see one of the places, and those whose doing it is.
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

const inOneArea = [
  ...(['halted', 'sortied', 'battle', 'parked', 'fought', 'destroyed', 'movedIn'] as const),
  ...(['degraded', 'broken', 'surplus', 'given', 'founded', 'besieged', 'siegeRolled'] as const),
]
type InOneArea = Extract<GloriaEvent, { readonly kind: (typeof inOneArea)[number] }>
const isInOneArea = (event: GloriaEvent): event is InOneArea =>
  inOneArea.some((kind) => kind === event.kind)

function placesOfThrow(
  { use, about }: Extract<GloriaEvent, { readonly kind: 'thrown' }>,
  world: World,
): readonly NodeId[] | null {
  if (use === 'raid') return placesOfUnits(world, (about ?? '').split('+'))
  return use === 'quick' ? placesOfBattle(world, about ?? '') : null
}

/** Of what was set right only this stands on the map. */
function placesOfOverrule(
  { what }: Extract<GloriaEvent, { readonly kind: 'overruled' }>,
  world: World,
): readonly NodeId[] | null {
  if (what?.figure === 'owed') return placesOfUnits(world, [what.unit])
  if (what?.figure !== 'sortie') return null
  const out = world.units.filter(({ owner, isSortie }) => isSortie && owner === what.player)
  return [...out.map(({ at }) => at), ...(what.at === null ? [] : [what.at])]
}

/** Where it happened; null: everybody may know of it. */
function placesOf(event: GloriaEvent, world: World): readonly NodeId[] | null {
  if (event.kind === 'moved') return [event.from, ...event.path.slice(-1)]
  if (event.kind === 'retreated') return [event.from, event.area]
  if (event.kind === 'voyage') return [event.area, ...placesOfUnits(world, [event.piece])]
  if (event.kind === 'voyageFailed') return placesOfUnits(world, [event.piece])
  if (event.kind === 'attrition') return placesOfUnits(world, event.units)
  if (event.kind === 'entered') return placesOfBattle(world, event.battle)
  if (event.kind === 'overruled') return placesOfOverrule(event, world)
  if (event.kind === 'thrown') return placesOfThrow(event, world)
  return isInOneArea(event) ? [event.area] : null
}

/** The players whose doing it is: they are told, whatever they see. */
const doersOf = (event: GloriaEvent, world: World): readonly (FactionId | null)[] => {
  const battle = 'battle' in event ? battleIn(world, event.battle) : null
  const camps = battle === null ? [] : [...battle.attacker.players, ...battle.defender.players]
  return 'player' in event ? [event.player, ...camps] : camps
}

/** Section 4: until step 3 is done, what purchases lead to is told to its owner and the umpire alone. */
const toldSecretly = (events: readonly GloriaEvent[], { active }: World): readonly GloriaEvent[] =>
  active === null ? events : events.map((event) => ({ ...event, to: event.to ?? [active, umpire] }))

/** The events of one task, or of one answer, between the world before and after it; `isSecret`: within step 3. */
export const toldIn = (
  events: readonly GloriaEvent[],
  before: World,
  after: World,
  isSecret: boolean,
): readonly GloriaEvent[] => {
  if (isSecret) return toldSecretly(events, after)
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
