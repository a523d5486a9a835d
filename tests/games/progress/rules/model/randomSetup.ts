// Set-ups by chance for the comparison of the two engines: every scenario, scenarios of one's own, house rules, positions.
import type { RollDie } from '@/core/dice/dice.ts'
import {
  houseRuleTable,
  layouts,
  marlborough,
  thirtyYearsWar,
  type ArmyWord,
  type Card,
  type HouseRules,
  type Position,
  type ProgressSetup,
  type Scenario,
} from '@/games/progress/rules/index.ts'
import { seats, type Seat } from './table.ts'
import { cardOrder } from './table.ts'
import { houseRules, person } from '../worlds.ts'

export const oneOf = <T>(list: readonly T[], roll: RollDie): T => {
  const item = list[roll(list.length) - 1]
  if (item === undefined) throw new RangeError('an empty list')
  return item
}

const some = <T>(list: readonly T[], roll: RollDie): T[] => list.filter(() => roll(2) === 1)

export const shippedScenarios: readonly Scenario[] = [
  thirtyYearsWar,
  ...layouts.flatMap((layout) =>
    ([2, 3] as const).flatMap((neutralStart) =>
      ([0, 1] as const).map((neutralMinimum) =>
        marlborough({ layout, neutralStart, neutralMinimum }),
      ),
    ),
  ),
]

/** How many combinations there are, `quietTurns` aside. */
export const houseRulesCount = 2 ** Object.keys(houseRuleTable).length

/** All combinations, one after the other. */
export const houseRulesAt = (nth: number): HouseRules =>
  houseRules(
    Object.fromEntries(
      Object.entries(houseRuleTable).map(([key, { values }], at) => [
        key,
        values[Math.floor(nth / 2 ** at) % 2] ?? '',
      ]),
    ),
  )

/** Words that mean something else elsewhere: a country may be called by each of them. */
const idsOfAnyKind = ['b', 'n1', 'capital', 'none', 'constructor', 'a', 'score', 'normal']

function shuffled<T>(list: readonly T[], roll: RollDie): T[] {
  const mixed: T[] = []
  for (const item of list) mixed.splice(roll(mixed.length + 1) - 1, 0, item)
  return mixed
}

/** A scenario of one's own: unequal sides, 1 to 4 neutrals, any ids and figures that are allowed, in any order. */
function ownScenario(roll: RollDie): Scenario {
  const ids = shuffled(idsOfAnyKind, roll).slice(0, 2 + roll(4))
  const homes = new Map([
    [ids.at(0), 'a'],
    [ids.at(-1), 'b'],
  ] as const)
  // A chain keeps them together; further pairs come by chance.
  const chain = ids.slice(1).map((id, at) => [ids[at] ?? '', id] as const)
  const further = ids.flatMap((one, at) =>
    ids.slice(at + 2).flatMap((other) => (roll(3) === 1 ? [[one, other] as const] : [])),
  )
  const strengthMax = roll(6)
  const target = 5 + roll(15)
  return {
    ...thirtyYearsWar,
    id: 'own',
    countries: shuffled(ids, roll).map((id) => {
      const vp = roll(5) - 1
      const homeOf = homes.get(id) ?? null
      const min = roll(vp + 1) - 1
      return { id, homeOf, name: { en: id, de: id }, vp, min, garrison: homeOf ? roll(4) : 0 }
    }),
    neighbours: [...chain, ...further],
    sides: { a: ownSide(ids, strengthMax, roll), b: ownSide(ids, strengthMax, roll) },
    strengthMax,
    target,
    stock: 2 * target - 1 + roll(5) - 1,
    enemyInHomeBlocksIt: roll(2) === 1,
  }
}

const ownSide = (ids: readonly string[], strengthMax: number, roll: RollDie) => {
  const armies = roll(6)
  const cards = cardOrder.filter((card) => card === 'score' || card === 'move1' || roll(5) > 1)
  const inPlay = Array.from({ length: roll(armies + 1) - 1 }, () => oneOf(ids, roll))
  return { cards: shuffled(cards as Card[], roll), armies, inPlay, strength: roll(strengthMax) }
}

/** Any position that MP-SET-06 allows. */
export function randomPosition(scenario: Scenario, roll: RollDie): Position {
  const { countries, sides, strengthMax, target, stock } = scenario
  const each = <T>(of: (side: Seat) => T) => ({ a: of('a'), b: of('b') })
  const vpA = roll(target) - 1
  const vpB = Math.min(roll(target) - 1, stock - vpA)
  return {
    armies: each((side) => randomArmies(scenario, side, roll)),
    dice: Object.fromEntries(
      countries.map(({ id, min, vp }) => [id, min + roll(vp - min + 1) - 1]),
    ),
    strength: each(() => roll(strengthMax)),
    vp: { a: vpA, b: vpB },
    piles: each((side) =>
      some(
        sides[side].cards.filter((card) => card !== 'score'),
        roll,
      ),
    ),
  }
}

export function randomArmies(scenario: Scenario, side: Seat, roll: RollDie): ArmyWord[] {
  const enemyHome = scenario.countries.find(({ homeOf }) => homeOf !== null && homeOf !== side)
  const count = roll(scenario.sides[side].armies + 1) - 1
  return Array.from({ length: count }, (_, nth): ArmyWord => {
    const posture = roll(3) === 1 ? 'fortified' : 'normal'
    if (nth === 0 && roll(4) === 1)
      return `${enemyHome?.id ?? ''}:${posture === 'normal' ? 'capital' : 'capital-fortified'}`
    return `${oneOf(scenario.countries, roll).id}:${posture}`
  })
}

/** House rules go through all combinations; scenarios and starts by chance. */
export function randomSetup(nth: number, roll: RollDie): ProgressSetup {
  const scenario = roll(3) === 1 ? ownScenario(roll) : oneOf(shippedScenarios, roll)
  const house = { ...houseRulesAt(nth), quietTurns: oneOf([0, 1, 2, 5, 24], roll) }
  const setup = {
    scenario,
    houseRules: house,
    seats: { a: person, b: person },
    initiative: oneOf(['roll', ...seats] as const, roll),
  }
  return roll(2) === 1 ? setup : { ...setup, start: randomPosition(scenario, roll) }
}
