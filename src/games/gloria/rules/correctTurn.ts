// CC-OVR for what an own turn remembers until its end: lifts, sieges, deals, courts, fleets, throws that wait.
import { needs, type CorrectionRules } from './correctionRule.ts'
import type { OwnTurn, World } from './model.ts'
import type { CorrectionReason } from './reasons.ts'
import { portsOf, shippingOf } from './seaWays.ts'
import type { TurnCorrection } from './stateCorrection.ts'
import { boardIn, isAtLeast, isFortress, isLocked, unitOf } from './world.ts'

const kingdomsIn = (world: World): readonly string[] =>
  boardIn(world).natives.flatMap(({ id, kind }) => (kind === 'kingdom' ? [id] : []))

/** GM-WW-06 to 10, GM-DIP-01: what is done once a turn, in the words that the turn keeps it by. */
const dealings = (world: World): readonly string[] => {
  const sites = world.posts.map(({ at }) => at)
  const { map, house, active, players, plates } = world
  const throwsAt = house.plateAttempts === 'post' ? sites : map.continents.map(({ id }) => id)
  return [
    ...(isAtLeast(world, 'world')
      ? [
          ...map.natives.map(({ id }) => `deal:${id}`),
          ...kingdomsIn(world).map((id) => `audience:${id}`),
          ...throwsAt.map((id) => `plate:${id}`),
          ...plates.flatMap(({ id, owner }) => (owner === active ? [shippingOf(id)] : [])),
        ]
      : []),
    ...(isAtLeast(world, 'advanced') ? players.map((id) => `end:${id}`) : []),
  ]
}

const entries: Readonly<Record<keyof OwnTurn, (world: World) => readonly string[]>> = {
  lifts: (world) => world.map.seas.flatMap(({ id }) => portsOf(world, world.active ?? '', id)),
  besieged: (world) => boardIn(world).cities.filter((id) => isFortress(world, id)),
  done: dealings,
  courts: (world) => (isAtLeast(world, 'world') ? kingdomsIn(world) : []),
  war: (world) => (isAtLeast(world, 'world') ? ['deal', ...kingdomsIn(world)] : []),
}

/** What can be written into a list of the own turn under way, or is in it; nothing between two own turns. */
export const turnEntries = (world: World, of: keyof OwnTurn): readonly string[] =>
  world.active === null ? [] : [...new Set([...world.turn[of], ...entries[of](world)])]

/** `battleHold: park`: it stands where a battle is not fought yet. */
const owingProblem = (world: World, id: string): CorrectionReason | null => {
  const unit = unitOf(world, id)
  if (unit === null || unit.owner === null) return 'noSuchThing'
  return isLocked(world, unit.at) ? null : 'notWaiting'
}

export const canOwe = (world: World, id: string): boolean => owingProblem(world, id) === null

export const turnRules: CorrectionRules<TurnCorrection> = {
  turn: {
    problem: (world, { of, what }) =>
      world.active === null ? 'noTurn' : needs(turnEntries(world, of).includes(what)),
    put: (world, { of, what, done }) => {
      const others = world.turn[of].filter((each) => each !== what)
      return { ...world, turn: { ...world.turn, [of]: done ? [...others, what] : others } }
    },
    isOfStep3: (_, { of }) => of === 'courts',
  },
  fleetDid: {
    problem: (world, { fleet }) => needs(world.fleets.some(({ id }) => id === fleet)),
    put: (world, { fleet, sailed, used }) => ({
      ...world,
      fleets: world.fleets.map((each) => (each.id === fleet ? { ...each, sailed, used } : each)),
    }),
  },
  owed: {
    problem: (world, { unit, owed }) => {
      if (world.owed.includes(unit)) return null
      return owed ? owingProblem(world, unit) : 'noSuchThing'
    },
    put: (world, { unit, owed }) => {
      const others = world.owed.filter((id) => id !== unit)
      return { ...world, owed: owed ? [...others, unit] : others }
    },
    isOfMap: true,
  },
}
