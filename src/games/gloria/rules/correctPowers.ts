// CC-OVR for city powers: taken or used, the ban of Labanza, closed bridges, the militia on its sortie.
import { own } from '../../../core/own.ts'
import { withSortie } from './aftermath.ts'
import { hasPower, isBannable, isByAmana, isInPlay, isSetAside, sortieOf } from './choices.ts'
import { needs, withoutKey, type CorrectionRules } from './correctionRule.ts'
import { withInterdict } from './interdict.ts'
import { withoutPower } from './standing.ts'
import { cityOwner, isAtLeast, placed, takerOf, unitOf, withoutSortie, withUse } from './world.ts'

export const powerRules: CorrectionRules<
  'power' | 'interdict' | 'bridges' | 'sortie' | 'lastSortie'
> = {
  power: {
    now: ({ taken }, { city }) => {
      const power = own(taken, city)
      return { is: power === undefined ? 'none' : power.used ? 'used' : 'taken' }
    },
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
    now: ({ interdicts }, { by }) => {
      const ban = interdicts.find((each) => each.by === by)
      return { of: ban?.city ?? ban?.player ?? null }
    },
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
    now: ({ bridges }) => ({ closed: bridges !== null }),
    problem: (world, { closed }) =>
      closed && takerOf(world, 'river') === null ? 'notTaken' : null,
    put: (world, { closed }) => ({ ...world, bridges: closed ? takerOf(world, 'river') : null }),
  },
  sortie: {
    now: (world, { player }) => ({
      at: unitOf(world, sortieOf(world, player)[0] ?? '')?.at ?? null,
    }),
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
    isNewTo: ({ units }) => units.every(({ isSortie }) => !isSortie),
  },
  lastSortie: {
    now: ({ sortieRound }, { player }) => ({ round: own(sortieRound, player) ?? null }),
    problem: (world, { round }) => (round !== null && round > world.round ? 'notYet' : null),
    put: (world, { player, round }) => {
      const others = withoutKey(world.sortieRound, player)
      return { ...world, sortieRound: round === null ? others : { ...others, [player]: round } }
    },
  },
}
