// CC-OVR for fleets, plate fleets, posts and alliances: what can be set right, and how the world stands then.
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import type { PieceCorrection } from './correction.ts'
import type { Post, World } from './model.ts'
import type { TaskOf } from './tasks.ts'
import { boardIn, cityOwner, isAtLeast, portSea } from './world.ts'

/** The owner of Salhepatica, whose allies are named (GM-DIP-01); null: nobody has the city, or the scale no alliances. */
export const alliesOf = (world: World): FactionId | null => {
  const city = isAtLeast(world, 'advanced') ? boardIn(world).cityOf('diplomacy') : null
  return city === null ? null : cityOwner(world, city)
}

/** A port of one's own: a fleet is nowhere else between two voyages (GM-FLEET-01). */
export const isOwnPort = (world: World, owner: FactionId, at: NodeId): boolean =>
  portSea(world, at) !== null && cityOwner(world, at) === owner

export const postAt = ({ posts }: World, area: NodeId): Post | null =>
  posts.find(({ at }) => at === area) ?? null

/** GM-WW-03. */
export const canHoldPost = (world: World, area: NodeId): boolean => {
  const node = world.map.nodes.find(({ id }) => id === area)
  return isAtLeast(world, 'world') && node?.kind === 'outer' && node.site
}

/** Whether there is such a thing, and room for it where it is to be. */
export const isPossible = (world: World, correction: PieceCorrection): boolean => {
  switch (correction.figure) {
    case 'fleet':
      return (
        world.fleets.some(({ id }) => id === correction.fleet) &&
        isOwnPort(world, correction.owner, correction.at)
      )
    case 'newFleet':
      return isOwnPort(world, correction.owner, correction.at)
    case 'noFleet':
      return world.fleets.some(({ id }) => id === correction.fleet)
    case 'newPlate':
      return postAt(world, correction.at)?.owner === correction.owner
    case 'noPlate':
      return world.plates.some(({ id }) => id === correction.plate)
    case 'post':
      return correction.owner === null
        ? postAt(world, correction.area) !== null && !correction.fort
        : canHoldPost(world, correction.area)
    case 'allied': {
      const owner = alliesOf(world)
      const isNow = world.allies.includes(correction.player)
      return owner !== null && owner !== correction.player && isNow !== correction.allied
    }
  }
}

export const withPiece = (world: World, correction: PieceCorrection): World => {
  switch (correction.figure) {
    case 'fleet': {
      const { fleet: id, owner, at } = correction
      return {
        ...world,
        fleets: world.fleets.map((fleet) => (fleet.id === id ? { ...fleet, owner, at } : fleet)),
      }
    }
    case 'newFleet': {
      const { owner, at } = correction
      const { id, next } = numbered(world)
      return {
        ...world,
        fleets: [...world.fleets, { id, owner, at, sailed: true, used: true }],
        next,
      }
    }
    case 'noFleet':
      return { ...world, fleets: world.fleets.filter(({ id }) => id !== correction.fleet) }
    case 'newPlate': {
      const { owner, at } = correction
      const { id, next } = numbered(world)
      return { ...world, plates: [...world.plates, { id, owner, at }], next }
    }
    case 'noPlate':
      return { ...world, plates: world.plates.filter(({ id }) => id !== correction.plate) }
    case 'post': {
      const { area, owner, fort } = correction
      const others = world.posts.filter(({ at }) => at !== area)
      return { ...world, posts: owner === null ? others : [...others, { at: area, owner, fort }] }
    }
    case 'allied': {
      const { player, allied } = correction
      const others = world.allies.filter((each) => each !== player)
      return { ...world, allies: allied ? [...others, player] : others }
    }
  }
}

/** GM-DIP-03: whoever is no ally any more leaves the areas that were shared. */
export const parting = (world: World, correction: PieceCorrection): readonly TaskOf<'rest'>[] => {
  const owner = alliesOf(world)
  if (correction.figure !== 'allied' || correction.allied || owner === null) return []
  return [{ kind: 'rest', parted: [correction.player, owner, ...world.allies] }]
}

const numbered = ({ next }: World): { readonly id: string; readonly next: World['next'] } => ({
  id: `U${next.unit}`,
  next: { ...next, unit: next.unit + 1 },
})
