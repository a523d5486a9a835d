// CC-OVR for knowledge (CC-SEE): what a faction knows of a force of another one, with the turn each fact dates from.
import type { Dated, FactionId } from '../../campaign/rules/index.ts'
import type { CorrectionIn } from './correction.ts'
import type { FactionState, World } from './model.ts'
import type { DelugeReason } from './options.ts'
import { stacksSeenBy } from './seeing.ts'
import { boardIn, factionIn, withFaction } from './world.ts'

type KnownCorrection = CorrectionIn<'known'>
type Known = FactionState['knowledge'][string]

/** TD-STR-09: no faction learns a later one without the earlier ones. */
const rungs = ['at', 'kind', 'units', 'strongest'] as const

/** CC-ID: by its number alone, for a force that is gone is still remembered; null: there never was one. */
const ownerOf = (world: World, force: string): FactionId | null => {
  const { factions } = boardIn(world)
  const before = Number(force.slice(1)) - 1
  const owner = factions[before % factions.length]
  if (owner === undefined) return null
  return Math.floor(before / factions.length) < factionIn(world, owner).raised ? owner : null
}

const isSeen = (world: World, { faction, force }: KnownCorrection): boolean =>
  stacksSeenBy(world, faction).some(({ id }) => id === force)

/** What is known after the correction; that a force in sight is there is known with it. */
const knownAfter = (world: World, correction: KnownCorrection): Known => {
  const { faction, force, set } = correction
  const stack = stacksSeenBy(world, faction).find(({ id }) => id === force)
  const seen = stack === undefined ? {} : { at: { value: stack.at, turn: world.turn } }
  const facts = { ...factionIn(world, faction).knowledge[force], ...set, ...seen }
  const { at } = facts
  const owner = ownerOf(world, force)
  const all: Readonly<Record<string, Dated<unknown> | null | undefined>> = {
    ...facts,
    faction: owner === null || !at ? null : { value: owner, turn: at.turn },
  }
  const left = Object.entries(all).filter(([, fact]) => fact !== null && fact !== undefined)
  return Object.fromEntries(left)
}

/** Why it cannot be known so; null: it can. */
export const knowledgeProblem = (
  world: World,
  correction: KnownCorrection,
): DelugeReason | null => {
  const { faction, force, set } = correction
  const owner = ownerOf(world, force)
  if (owner === null) return 'noSuchThing'
  if (owner === faction) return 'ownForce'
  if (set.at && !Object.hasOwn(world.nodes, set.at.value)) return 'noSuchThing'
  if (Object.values(set).some((fact) => (fact?.turn ?? 0) > world.turn)) return 'notYet'
  if (set.at !== undefined && isSeen(world, correction)) return 'inSight'
  const known = knownAfter(world, correction)
  const isGap = rungs.some((rung, place) => {
    const below = rungs[place - 1]
    return below !== undefined && known[rung] !== undefined && known[below] === undefined
  })
  if (isGap) return 'gap'
  const { units, strongest } = known
  const isOver =
    units?.turn === strongest?.turn && (strongest?.value.length ?? 0) > (units?.value ?? 0)
  return isOver ? 'overCount' : null
}

export const withKnown = (world: World, correction: KnownCorrection): World => {
  const { faction, force } = correction
  const known = knownAfter(world, correction)
  const others = Object.entries(factionIn(world, faction).knowledge).filter(([id]) => id !== force)
  const entries = Object.keys(known).length === 0 ? others : [...others, [force, known] as const]
  return withFaction(world, faction, { knowledge: Object.fromEntries(entries) })
}
