// Scouting: who may be scouted, with how many dice, and what so many successes show.
import type { FactionId } from '../../campaign/rules/index.ts'
import { fraction, plus, times } from '../../../core/odds/fraction.ts'
import type { Fraction } from '../../../core/conversation.ts'
import { andThen, unchanged, type Change } from './change.ts'
import { areAtWar } from './land.ts'
import type { Force, ForceFacts, StrategyLine, World } from './model.ts'
import { withKnowledge } from './seeing.ts'
import { paidScout } from './strategy.ts'
import type { Attempt, ScoutTarget } from './tasks.ts'
import { factionIn, groundOf } from './world.ts'

const naturalSuccess = 6
const needed = 4
const dieFaces = Array.from({ length: 6 }, (_, place) => place + 1)

/** TD-STR-08. */
const isSuccess = (face: number, intelligence: number): boolean =>
  face === naturalSuccess || face - intelligence >= needed

export const successesOf = (faces: readonly number[], intelligence: number): number =>
  faces.filter((face) => isSuccess(face, intelligence)).length

/** The exact chance of each number of successes, from 0 to `dice`. */
export const scoutingOdds = (dice: number, intelligence: number): readonly Fraction[] => {
  const hits = successesOf(dieFaces, intelligence)
  const hit = fraction(BigInt(hits), 6n)
  const miss = fraction(BigInt(dieFaces.length - hits), 6n)
  let chances: readonly Fraction[] = [fraction(1n)]
  for (let die = 0; die < dice; die += 1)
    chances = Array.from({ length: chances.length + 1 }, (_, count) =>
      plus(
        times(chances[count] ?? fraction(0n), miss),
        times(chances[count - 1] ?? fraction(0n), hit),
      ),
    )
  return chances
}

/** TD-STR-09: what is learned, of a force as it was at the beginning of the phase. */
export const shown = (target: ScoutTarget, successes: number): Partial<ForceFacts> => {
  if (successes === 0) return {}
  const there = { faction: target.faction, at: target.at, kind: target.kind }
  if (successes === 1) return there
  const counted = { ...there, units: target.units.length }
  if (successes === 2) return counted
  const strongest = target.units
    .map(({ name, points }) => ({ name, points }))
    .sort((one, other) => other.points - one.points)
    .slice(0, successes - 2)
  return { ...counted, strongest }
}

const asTarget = ({ id, faction, at, kind, intelligence, units }: Force): ScoutTarget => ({
  id,
  faction,
  at,
  kind,
  intelligence,
  units: units.map(({ name, points }) => ({ name, points })),
})

/** An order to scout as an attempt; targets are looked at as they were in `before`. */
export const attemptOf = (
  before: World,
  faction: FactionId,
  line: Extract<StrategyLine, { kind: 'scout' | 'paidScout' }>,
  scouting: Force,
): Attempt => {
  const ground = groundOf(before)
  const isNode = before.house.presence === 'scouted'
  const target = before.pieces.find((force) =>
    isNode
      ? force.at === line.target && areAtWar(ground, faction, force.faction)
      : force.id === line.target,
  )
  return {
    faction,
    force: line.force,
    target: target === undefined ? null : asTarget(target),
    dice: line.kind === 'paidScout' ? paidScout.dice : scouting.intelligence,
  }
}

/** What the dice of an attempt show. */
export const report = (
  world: World,
  { faction, force, target }: Attempt,
  faces: readonly number[],
): Change => {
  const successes = target === null ? 0 : successesOf(faces, target.intelligence)
  // Where forces are only scouted, a failure does not even tell whether one is there.
  const isShown = successes > 0 || world.house.presence !== 'scouted'
  const told: Change = {
    world,
    events: [
      {
        kind: 'scouted',
        to: [faction],
        force,
        faction,
        target: isShown ? (target?.id ?? null) : null,
        faces,
        successes,
      },
    ],
  }
  if (target === null) return told
  const { at, ...facts } = shown(target, successes)
  const seen = factionIn(world, faction).knowledge[target.id]?.at?.turn
  // Told late, it does not put a force back that was seen on its march since.
  const place = at === undefined || (world.phase === 'end' && seen === world.turn) ? {} : { at }
  return andThen(told, (now) => learned(now, faction, target.id, { ...facts, ...place }))
}

export const learned = (
  world: World,
  faction: FactionId,
  force: string,
  facts: Partial<ForceFacts>,
): Change =>
  Object.keys(facts).length === 0
    ? unchanged(world)
    : {
        world: withKnowledge(world, faction, force, facts),
        events: [{ kind: 'learned', to: [faction], force, facts }],
      }
