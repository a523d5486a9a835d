// CC-OVR for city powers: taken or used, the ban of Labanza, closed bridges, the militia on its sortie.
import { own } from '../../../core/own.ts'
import type { FactionId, NodeId } from '../../campaign/rules/index.ts'
import { withSortie } from './aftermath.ts'
import { isInPlay, needs, withoutKey, type CorrectionRules } from './correctionRule.ts'
import { isTakable } from './diplomacy.ts'
import { withInterdict } from './interdict.ts'
import type { World } from './model.ts'
import { withoutPower } from './standing.ts'
import type { PowerCorrection } from './stateCorrection.ts'
import {
  boardIn,
  cityOwner,
  isAtLeast,
  isInterdicted,
  isSacked,
  placed,
  takerOf,
  withoutSortie,
  withUse,
} from './world.ts'

/** `powerPay: purse`: money is set aside for it in step 3. */
const isSetAside = (world: World, city: NodeId): boolean => {
  const power = boardIn(world).city(city)?.power
  return world.house.powerPay === 'purse' && (power === 'khan' || power === 'administration')
}

/** GM-CITY-01, 02: whether its owner can have taken its power. */
export const hasPower = (world: World, city: NodeId): boolean =>
  Object.hasOwn(world.areas, city) &&
  isAtLeast(world, 'advanced') &&
  cityOwner(world, city) !== null &&
  !isSacked(world, city) &&
  !isInterdicted(world, city) &&
  (isTakable(world, city) || isSetAside(world, city))

/** Whom, or what, a ban of this king may lie on. */
export const isBannable = (world: World, by: FactionId, target: string): boolean =>
  world.house.pope === 'player'
    ? target !== by && isInPlay(world, target)
    : boardIn(world).cities.includes(target) && target !== boardIn(world).cityOf('pope')

const sortieOf = ({ units }: World, player: FactionId): readonly string[] =>
  units.flatMap(({ id, owner, isSortie }) => (isSortie && owner === player ? [id] : []))

/** GM-MIL-01: next to the Amana Range. */
export const isByAmana = ({ map }: World, at: NodeId): boolean =>
  map.nodes.some((node) => node.id === at && node.kind === 'land' && node.amana)

export const powerRules: CorrectionRules<PowerCorrection> = {
  power: {
    problem: (world, { city, is }) => {
      if (is === 'none' && own(world.taken, city) !== undefined) return null
      return hasPower(world, city) ? null : 'noPower'
    },
    put: (world, { city, is }) => {
      const by = cityOwner(world, city)
      if (is === 'none' || by === null) return withoutPower(world, city)
      return { ...world, taken: { ...world.taken, [city]: { by, used: is === 'used' } } }
    },
    isOfStep3: (world, { city }) => isSetAside(world, city),
  },
  interdict: {
    problem: (world, { by, of }) =>
      needs(
        of === null
          ? world.interdicts.some((ban) => ban.by === by)
          : isAtLeast(world, 'advanced') && isInPlay(world, by) && isBannable(world, by, of),
      ),
    put: (world, { by, of }) => {
      const interdicts = world.interdicts.filter((ban) => ban.by !== by)
      return of === null
        ? { ...world, interdicts }
        : withInterdict({ ...world, interdicts }, by, of)
    },
  },
  bridges: {
    problem: (world, { closed }) =>
      closed && takerOf(world, 'river') === null ? 'notTaken' : null,
    put: (world, { closed }) => ({ ...world, bridges: closed ? takerOf(world, 'river') : null }),
  },
  sortie: {
    problem: (world, { player, at }) => {
      if (at === null) return needs(sortieOf(world, player).length > 0)
      if (!isByAmana(world, at)) return 'notByAmana'
      return takerOf(world, 'militia') === player ? null : 'notTaken'
    },
    put: (world, { player, at }) => {
      if (at === null) return withoutSortie(world, player)
      const out = sortieOf(world, player)
      return out.length > 0
        ? placed(world, out, at)
        : withSortie(withUse(world, 'militia'), player, at)
    },
    isOfMap: true,
  },
  lastSortie: {
    problem: (world, { player, round }) => {
      if (!isAtLeast(world, 'advanced') || !isInPlay(world, player)) return 'noSuchThing'
      return round !== null && round > world.round ? 'notYet' : null
    },
    put: (world, { player, round }) => {
      const others = withoutKey(world.sortieRound, player)
      return { ...world, sortieRound: round === null ? others : { ...others, [player]: round } }
    },
  },
}
