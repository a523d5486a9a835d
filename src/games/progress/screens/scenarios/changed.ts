// Changes of a scenario while it is being written: each gives a new one, and none cares whether it may be played yet.
import type { Side } from '@/core/conversation.ts'
import {
  cards,
  scenarioBounds,
  type BothLanguages,
  type Card,
  type Country,
  type Scenario,
  type SideStart,
} from '../../rules/index.ts'

/** A copy under a name and an id of its own; what its values come from is not known any more. */
export function duplicate(origin: Scenario, id: string): Scenario {
  const scenario: Omit<Scenario, 'sources'> & { sources?: NonNullable<Scenario['sources']> } = {
    ...origin,
  }
  delete scenario.sources
  const named = (name: string): string => `${name.slice(0, scenarioBounds.name - 4)} (2)`
  return { ...scenario, id, name: { en: named(scenario.name.en), de: named(scenario.name.de) } }
}

export const withCountry = (
  scenario: Scenario,
  id: string,
  change: Partial<Country>,
): Scenario => ({
  ...scenario,
  countries: scenario.countries.map((each) => (each.id === id ? { ...each, ...change } : each)),
})

/** `n1`, `n2` … whatever is free. */
export function withNeutral(scenario: Scenario, name: BothLanguages): Scenario {
  const taken = new Set(scenario.countries.map(({ id }) => id))
  let n = 1
  while (taken.has(`n${String(n)}`)) n += 1
  const country: Country = { id: `n${String(n)}`, homeOf: null, name, vp: 2, min: 0, garrison: 0 }
  const last = scenario.countries.findLastIndex(({ homeOf }) => homeOf === null)
  return { ...scenario, countries: scenario.countries.toSpliced(last + 1, 0, country) }
}

/** With everything that lies in it or touches it. */
export const withoutCountry = (scenario: Scenario, id: string): Scenario => ({
  ...scenario,
  countries: scenario.countries.filter((each) => each.id !== id),
  neighbours: scenario.neighbours.filter((pair) => !pair.includes(id)),
  sides: perSide((side) => ({
    ...scenario.sides[side],
    inPlay: scenario.sides[side].inPlay.filter((each) => each !== id),
  })),
})

const perSide = <T>(of: (side: Side) => T): { a: T; b: T } => ({ a: of('a'), b: of('b') })

const isPair = ([one, two]: readonly [string, string], a: string, b: string): boolean =>
  (one === a && two === b) || (one === b && two === a)

export const touch = ({ neighbours }: Scenario, a: string, b: string): boolean =>
  neighbours.some((pair) => isPair(pair, a, b))

/** Neighbours that were none, and none that were. */
export const withTouching = (scenario: Scenario, a: string, b: string): Scenario => ({
  ...scenario,
  neighbours: touch(scenario, a, b)
    ? scenario.neighbours.filter((pair) => !isPair(pair, a, b))
    : [...scenario.neighbours, [a, b]],
})

export const withSide = (scenario: Scenario, side: Side, change: Partial<SideStart>): Scenario => ({
  ...scenario,
  sides: perSide((each) =>
    each === side ? { ...scenario.sides[each], ...change } : scenario.sides[each],
  ),
})

/** In the order of the game; SCORE is never taken away. */
export const withCard = (scenario: Scenario, side: Side, card: Card): Scenario => {
  const own = scenario.sides[side].cards
  const has = own.includes(card)
  return withSide(scenario, side, {
    cards: cards.filter((each) => (each === card ? !has : own.includes(each))),
  })
}

/** How many armies of a side start in this country. */
export const withArmies = (scenario: Scenario, side: Side, id: string, count: number): Scenario =>
  withSide(scenario, side, {
    inPlay: scenario.countries.flatMap((country) => {
      const now = scenario.sides[side].inPlay.filter((each) => each === country.id).length
      return Array.from({ length: country.id === id ? count : now }, () => country.id)
    }),
  })

export const armiesIn = (scenario: Scenario, side: Side, id: string): number =>
  scenario.sides[side].inPlay.filter((each) => each === id).length
