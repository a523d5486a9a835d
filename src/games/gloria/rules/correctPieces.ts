// CC-OVR for fleets, plate fleets, posts and alliances: how they are, and how the world stands then.
import { alliesOf, canHoldPost, postAt } from './choices.ts'
import { needs, withEntry, withSet, type CorrectionRules } from './correctionRule.ts'
import type { World } from './model.ts'

type PieceFigure =
  | 'fleet'
  | 'fleetDid'
  | 'newFleet'
  | 'noFleet'
  | 'post'
  | 'plate'
  | 'newPlate'
  | 'noPlate'
  | 'allied'

const numbered = ({ next }: World): { readonly id: string; readonly next: World['next'] } => ({
  id: `U${next.unit}`,
  next: { ...next, unit: next.unit + 1 },
})

const found = <T extends { readonly id: string }>(list: readonly T[], id: string): Partial<T> =>
  list.find((each) => each.id === id) ?? {}

export const pieceRules: CorrectionRules<PieceFigure> = {
  fleet: {
    now: ({ fleets }, { fleet }) => found(fleets, fleet),
    put: (world, { fleet, owner, at }) => ({
      ...world,
      fleets: withSet(world.fleets, fleet, { owner, at }),
    }),
  },
  fleetDid: {
    now: ({ fleets }, { fleet }) => found(fleets, fleet),
    put: (world, { fleet, sailed, used }) => ({
      ...world,
      fleets: withSet(world.fleets, fleet, { sailed, used }),
    }),
  },
  newFleet: {
    put: (world, { owner, at }) => {
      const { id, next } = numbered(world)
      const fleet = { id, owner, at, sailed: true, used: true }
      return { ...world, fleets: [...world.fleets, fleet], next }
    },
    isNewTo: () => true,
  },
  noFleet: {
    put: (world, { fleet }) => ({
      ...world,
      fleets: world.fleets.filter(({ id }) => id !== fleet),
    }),
  },
  post: {
    now: (world, { area }) => {
      const post = postAt(world, area)
      return { owner: post?.owner ?? null, fort: post?.fort }
    },
    problem: (world, { area, owner }) =>
      needs(owner === null ? postAt(world, area) !== null : canHoldPost(world, area)),
    put: (world, { area, owner, fort }) => ({
      ...world,
      posts: withEntry(
        world.posts,
        ({ at }) => at === area,
        owner === null ? null : { at: area, owner, fort },
      ),
    }),
  },
  // Where a post was a plate fleet may lie on, when the post is gone (GM-WW-12).
  plate: {
    now: ({ plates }, { plate }) => found(plates, plate),
    put: (world, { plate, owner, at }) => ({
      ...world,
      plates: withSet(world.plates, plate, { owner, at }),
    }),
  },
  newPlate: {
    put: (world, { owner, at }) => {
      const { id, next } = numbered(world)
      return { ...world, plates: [...world.plates, { id, owner, at }], next }
    },
    isNewTo: () => true,
  },
  noPlate: {
    put: (world, { plate }) => ({
      ...world,
      plates: world.plates.filter(({ id }) => id !== plate),
    }),
  },
  allied: {
    now: ({ allies }, { player }) => ({ allied: allies.includes(player) }),
    put: (world, { player, allied }) => ({
      ...world,
      allies: withEntry(world.allies, (each) => each === player, allied ? player : null),
    }),
    // GM-DIP-03: a king who is no ally any more leaves the areas that were shared.
    next: (world, { player, allied }) => {
      const owner = alliesOf(world)
      return allied || owner === null
        ? []
        : [{ kind: 'rest', parted: [player, owner, ...world.allies] }]
    },
  },
}
