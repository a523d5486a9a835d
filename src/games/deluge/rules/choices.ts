// What a correction may name, by lists: those that a form offers are those that the rules take.
import { own } from '../../../core/own.ts'
import type { Choices } from '../../campaign/rules/index.ts'
import { houseRuleKeys, houseRuleTable } from './houseRules.ts'
import type { World } from './model.ts'
import { stacksSeenBy } from './seeing.ts'
import { boardIn, forceOf } from './world.ts'

const factions = (world: World): readonly string[] => Object.keys(world.factions)

const isInSight = (world: World, faction: string, force: string): boolean =>
  Object.hasOwn(world.factions, faction) &&
  stacksSeenBy(world, faction).some(({ id }) => id === force)

export const choices = {
  faction: factions,
  rival: (world, { one }) =>
    factions(world)
      .filter((each) => each !== one)
      .toReversed(),
  node: ({ nodes }) => Object.keys(nodes),
  force: ({ pieces }) => pieces.map(({ id }) => id),
  // Where a way leads from to the place of the force.
  step: (world, { force = '' }) => {
    const at = forceOf(world, force)?.at
    return at === undefined ? [] : boardIn(world).graph.neighbours(at)
  },
  won: (world, { force = '' }) => {
    const at = forceOf(world, force)?.at
    return at === undefined ? [] : [`${String(world.turn)} ${at}`]
  },
  past: ({ turn }) => Array.from({ length: turn }, (_, before) => String(turn - before)),
  // Forces of all others, those that are gone but remembered behind them.
  foe: ({ pieces, factions: all }, { faction = '' }) => {
    const there = pieces.filter((force) => force.faction !== faction).map(({ id }) => id)
    const gone = Object.keys(own(all, faction)?.knowledge ?? {})
    return [...there, ...gone.filter((id) => pieces.every((force) => force.id !== id))]
  },
  // That a force in sight is there cannot be forgotten.
  forgotten: (world, { faction = '', force = '' }) => [
    `${isInSight(world, faction, force) ? '' : 'at '}kind units strongest`,
  ],
  // How many factions there are has been settled.
  houseRule: () => houseRuleKeys.filter((key) => key !== 'principalities'),
  houseRuleValue: (_, given) => {
    const key = houseRuleKeys.find((each) => each === given['key'])
    return key === undefined ? [] : houseRuleTable[key].values.map(String)
  },
} as const satisfies Choices<World>
