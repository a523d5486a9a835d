// Campaigns of The Deluge for tests: set-ups, random house rules, and players who give orders before they close a sheet.
import type { Answer } from '@/core/conversation.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { Policy } from '@/core/game.ts'
import { playOut, type PlayingOut } from '@/core/playOut.ts'
import { randomAnswer } from '@/core/randomPlayer.ts'
import {
  boardOf,
  defaultHouseRules,
  defaultMap,
  deluge,
  houseRuleKeys,
  houseRuleTable,
  withHouseRule,
  type DelugeKinds,
  type DelugeMap,
  type DelugeSetup,
  type HouseRules,
} from '@/games/deluge/rules/index.ts'

/** Every faction a player of its own, and an umpire on wish. */
export const campaignOf = (
  house: Partial<HouseRules> = {},
  { umpire = true, map = defaultMap }: { umpire?: boolean; map?: DelugeMap } = {},
): DelugeSetup => {
  const houseRules: HouseRules = { ...defaultHouseRules, ...house }
  const players = boardOf(map, houseRules).factions.map((id) => ({
    id,
    name: id,
    factions: [id],
    kind: 'player' as const,
    standing: {},
  }))
  const desk = { id: 'desk', name: 'Umpire', factions: [], kind: 'umpire' as const, standing: {} }
  return { map, houseRules, seats: umpire ? [...players, desk] : players, scenario: 'default' }
}

const cutOut = (id: string, powers: readonly string[], places: readonly string[]): DelugeMap => {
  const { nodes, links, factions, relations } = defaultMap
  return {
    ...defaultMap,
    id,
    nodes: nodes.filter((node) => places.includes(node.id)),
    links: links.filter(({ a, b }) => places.includes(a) && places.includes(b)),
    factions: factions
      .filter((faction) => powers.includes(faction.id))
      .map((faction) => ({
        ...faction,
        victory: { holds: [{ node: 'wenden', vp: 3 }] },
        canSubsidise: faction.id === 'sweden' ? powers.filter((to) => to === 'muscovy') : [],
      })),
    relations: relations.filter(({ a, b }) => powers.includes(a) && powers.includes(b)),
  }
}

const northEast = ['sweden', 'estonia', 'parnawa', 'dorpat', 'wenden', 'wilno', 'mazovia', 'brest']

/** Three powers and thirteen nodes of the default map, at war with each other. */
export const smallMap = cutOut(
  'three-powers',
  ['sweden', 'plc', 'muscovy'],
  [...northEast, 'novgorod', 'moscow', 'witebsk', 'smolensk-2', 'minsk'],
)

/** Two powers and eight nodes. */
export const pairMap = cutOut('two-powers', ['sweden', 'plc'], northEast)

/** Any value of every house rule; short campaigns. */
export const randomHouse = (roll: RollDie, turns: number): HouseRules =>
  houseRuleKeys.reduce<HouseRules>(
    (house, key) => {
      const { values } = houseRuleTable[key]
      const value = values[roll(values.length) - 1]
      const next = key === 'turns' || value === undefined ? null : withHouseRule(house, key, value)
      return next ?? house
    },
    { ...defaultHouseRules, turns },
  )

const pick = <T>(list: readonly T[], roll: RollDie): T | undefined => list[roll(list.length) - 1]

/** Wilder than people: orders much, seldom takes anything back, runs a phase when it is its turn to. */
const wildPlayer =
  (roll: RollDie): Policy<DelugeKinds> =>
  (_, prompt): Answer<never> | null => {
    const { wanted } = prompt
    if (wanted.kind !== 'choice') return randomAnswer(prompt, roll)
    const isSheet = wanted.options.includes('done') || wanted.options.includes('reopen')
    if (isSheet && wanted.options.every((each) => each === 'reopen') && roll(40) > 1) return null
    if (wanted.options.includes('run') && roll(60) > 1) {
      const option = wanted.options.find((each) => each.startsWith('result:'))
      return option === undefined ? null : { kind: 'choice', option }
    }
    if (wanted.options.includes('done') && roll(6) === 1) return { kind: 'choice', option: 'done' }
    const orders = wanted.options.filter(
      (each) => each !== 'back' && !/^(?:drop|disband)/u.test(each),
    )
    const option = roll(30) === 1 ? pick(wanted.options, roll) : pick(orders, roll)
    return option === undefined ? null : { kind: 'choice', option }
  }

/** The umpire runs what nobody else has an answer to any more. */
const orRun =
  (policy: Policy<DelugeKinds>): Policy<DelugeKinds> =>
  (view, prompt) =>
    policy(view, prompt) ??
    (prompt.wanted.kind === 'choice' && prompt.wanted.options.includes('run') && isIdle(view.all)
      ? { kind: 'choice', option: 'run' }
      : null)

const isIdle = (all: DelugeKinds['view']['all']): boolean =>
  all !== null &&
  Object.keys(all.world.factions).every((faction) => {
    const question = deluge.ask(deluge.seen(all, faction), faction)
    return (
      question === null ||
      (question.wanted.kind === 'choice' &&
        question.wanted.options.every((option) => option === 'reopen'))
    )
  })

export const playWild = (
  setup: DelugeSetup,
  seed: number,
  watch?: PlayingOut<DelugeKinds>['watch'],
): ReturnType<typeof playOut<DelugeKinds>> => {
  const roll = seededDice(seed)
  return playOut(deluge, setup, orRun(wildPlayer(roll)), {
    roll: seededDice(seed + 1),
    ...(watch === undefined ? {} : { watch }),
  })
}
