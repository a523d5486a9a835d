// Warships that may block or intercept a voyage, and the fate of a beaten fleet (GM-FLEET-03 to 05).
import type { FactionId } from '../../campaign/rules/index.ts'
import type { GloriaEvent } from './events.ts'
import type { World } from './model.ts'
import type { GloriaOption } from './options.ts'
import type { Voyage, Warship } from './tasks.ts'
import { canUse, cityOwner, portSea, withNewUnits } from './world.ts'

/** GM-FLEET-03, 05: fleets in an own port of that sea that have not fought in this own turn. */
const fleetsOf = (world: World, player: FactionId, sea: string) =>
  world.fleets.filter(
    ({ owner, at, used }) =>
      owner === player && !used && portSea(world, at) === sea && cityOwner(world, at) === player,
  )

const mayPirate = (world: World, player: FactionId, sea: string): boolean =>
  sea === 'ocean' && canUse(world, 'pirates', player)

export const blocks = (
  world: World,
  player: FactionId,
  { sea }: Voyage,
): readonly GloriaOption[] => [
  ...fleetsOf(world, player, sea).map(({ id }) => `block:${id}` as const),
  ...(mayPirate(world, player, sea) ? (['pirates'] as const) : []),
]

export const interceptions = (world: World, { player, sea }: Voyage): readonly GloriaOption[] => [
  ...fleetsOf(world, player, sea).map(({ id }) => `intercept:${id}` as const),
  ...(mayPirate(world, player, sea) ? (['pirates'] as const) : []),
]

export const usedFleet = (world: World, { fleet }: Warship): World => ({
  ...world,
  fleets: world.fleets.map((each) => (each.id === fleet ? { ...each, used: true } : each)),
})

/** GM-FLEET-04: an artillery and a supply brigade in its port; pirates leave nothing (GM-CITY-09). */
export const broken = (
  world: World,
  { fleet: id, of }: Warship,
): {
  readonly world: World
  readonly events: readonly Extract<GloriaEvent, { readonly kind: 'fleetBroken' }>[]
} => {
  const fleet = world.fleets.find((each) => each.id === id)
  if (fleet === undefined) return { world, events: [] }
  const sunk = { ...world, fleets: world.fleets.filter((each) => each.id !== id) }
  const { at } = fleet
  return {
    world: withNewUnits(sunk, [
      { kind: 'artillery', owner: of, at },
      { kind: 'supply', owner: of, at },
    ]),
    events: [{ kind: 'fleetBroken', player: of, area: at, fleet: fleet.id }],
  }
}
