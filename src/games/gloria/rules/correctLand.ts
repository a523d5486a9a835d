// CC-OVR for the map at home: money, cities, areas, units with what they did and their special units, house rules.
import { umpire } from '../../../core/game.ts'
import { settledRules } from './choices.ts'
import { needs, type CorrectionRules } from './correctionRule.ts'
import { purse } from './diplomacy.ts'
import { withHouseRule } from './houseRules.ts'
import type { Unit } from './model.ts'
import { booked } from './money.ts'
import {
  cityOwner,
  isArmy,
  isSacked,
  placed,
  unitOf,
  withArea,
  withNewUnits,
  withUnit,
  withoutUnits,
} from './world.ts'

type LandFigure =
  'money' | 'owner' | 'sacked' | 'unit' | 'newUnit' | 'noUnit' | 'did' | 'specials' | 'houseRule'

const didOf = ({ fought, moved, acted }: Unit) =>
  fought ? 'fought' : moved ? 'moved' : acted ? 'acted' : 'nothing'

export const landRules: CorrectionRules<LandFigure> = {
  money: {
    problem: (world, { player, amount }) => {
      if (amount === 0) return 'noSuchThing'
      return purse(world, player) + amount < 0 ? 'overdrawn' : null
    },
    put: (world, { player, amount }) =>
      booked(world, {
        faction: player,
        amount,
        reason: 'correction',
        rule: 'CC-OVR',
        about: null,
      }),
  },
  owner: {
    now: (world, { area }) => ({ owner: cityOwner(world, area) }),
    put: (world, { area, owner }) => withArea(world, area, { owner }),
  },
  sacked: {
    now: (world, { area }) => ({ sacked: isSacked(world, area) }),
    put: (world, { area, sacked }) => withArea(world, area, { sacked }),
  },
  unit: {
    now: (world, { unit }) => unitOf(world, unit) ?? {},
    problem: (world, { unit, kind, owner }) =>
      needs(unitOf(world, unit) !== null && !(kind === 'army' && owner === null)),
    put: (world, { unit: id, kind, owner, at }) => {
      const before = unitOf(world, id)
      const specials = kind === 'army' && before !== null && isArmy(before) ? before.specials : null
      const moved = before?.at === at ? world : placed(world, [id], at)
      return withUnit(moved, id, { kind, owner, specials })
    },
  },
  newUnit: {
    problem: (_, { kind, owner }) => needs(!(kind === 'army' && owner === null)),
    put: (world, { kind, owner, at }) => withNewUnits(world, [{ kind, owner, at, acted: true }]),
    isNewTo: () => true,
  },
  noUnit: {
    problem: (world, { unit }) => needs(unitOf(world, unit) !== null),
    put: (world, { unit }) => withoutUnits(world, [unit]),
  },
  did: {
    now: (world, { unit: id }) => {
      const unit = unitOf(world, id)
      return unit === null ? {} : { did: didOf(unit) }
    },
    put: (world, { unit, did }) =>
      withUnit(world, unit, {
        acted: did !== 'nothing',
        moved: did === 'moved',
        fought: did === 'fought',
      }),
  },
  // A secret of their king (GM-SPEC-02), until they are known to all.
  specials: {
    now: (world, { unit: id }) => {
      const unit = unitOf(world, id)
      return { specials: unit?.specials ?? undefined, shown: unit?.isShown }
    },
    put: (world, { unit, specials, shown }) => withUnit(world, unit, { specials, isShown: shown }),
    isSecret: (world, { unit, shown }) => !(shown && unitOf(world, unit)?.isShown === true),
    readers: (world, { unit: id, shown }) => {
      const unit = unitOf(world, id)
      if (unit === null || unit.owner === null) return null
      return unit.isShown || shown ? null : [unit.owner, umpire]
    },
  },
  houseRule: {
    now: ({ house }, { key }) => ({
      value: new Map<string, string | number>(Object.entries(house)).get(key),
    }),
    problem: (world, { key, value }) =>
      settledRules.includes(key)
        ? 'neverChanges'
        : needs(withHouseRule(world.house, key, value) !== null),
    put: (world, { key, value }) => ({
      ...world,
      house: withHouseRule(world.house, key, value) ?? world.house,
    }),
  },
}
