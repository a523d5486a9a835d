// A scenario as the engine reads it: places and sets as numbers. Derived from the scenario alone, and worked out once.
import { sides, type Side } from '../../../core/conversation.ts'
import { armyIn, postures, type Army, type ArmyWord } from './armies.ts'
import { setOf, type CardSet } from './cards.ts'
import type { Scenario } from './scenario/scenario.ts'
import { both, type Both } from './sides.ts'

/** A country is its place in the scenario's list. */
export interface Land {
  readonly scenario: Scenario
  readonly ids: readonly string[]
  readonly places: ReadonlyMap<string, number>
  readonly home: Both<number>
  readonly homeOf: readonly (Side | null)[]
  readonly neighbours: readonly (readonly number[])[]
  readonly min: readonly number[]
  readonly garrison: readonly number[]
  readonly deck: Both<CardSet>
  /** By army: the army in words. */
  readonly words: readonly ArmyWord[]
  readonly armies: ReadonlyMap<string, Army>
}

/** A cache of derived data only: the same scenario always gives the same land. */
const lands = new WeakMap<Scenario, Land>()

export const landOf = (scenario: Scenario): Land => {
  const known = lands.get(scenario)
  if (known !== undefined) return known
  const land = readLand(scenario)
  lands.set(scenario, land)
  return land
}

const readLand = (scenario: Scenario): Land => {
  const { countries, neighbours } = scenario
  const ids = countries.map(({ id }) => id)
  const words = ids.flatMap((id) => postures.map((posture): ArmyWord => `${id}:${posture}`))
  return {
    scenario,
    ids,
    places: new Map(ids.map((id, place) => [id, place])),
    home: both((side) => countries.findIndex(({ homeOf }) => homeOf === side)),
    homeOf: countries.map(({ homeOf }) => homeOf),
    neighbours: ids.map((id) =>
      ids.flatMap((other, place) =>
        neighbours.some(
          ([one, two]) => (one === id && two === other) || (one === other && two === id),
        )
          ? [place]
          : [],
      ),
    ),
    min: countries.map(({ min }) => min),
    garrison: countries.map(({ garrison }) => garrison),
    deck: both((side) => setOf(scenario.sides[side].cards)),
    words,
    armies: new Map(words.map((word, army) => [word, army])),
  }
}

export const idOf = (land: Land, place: number): string => land.ids[place] ?? ''

/** The army that these words name; undefined for no army, or one on a capital that is not the enemy's. */
export const armyNamed = (land: Land, side: Side, word: string): Army | undefined => {
  const army = land.armies.get(word)
  if (army === undefined || !isCapitalWord(word)) return army
  const enemy = sides.find((each) => each !== side) ?? side
  return [armyIn(land.home[enemy], 'capital'), armyIn(land.home[enemy], 'capital-fortified')].find(
    (each) => each === army,
  )
}

const isCapitalWord = (word: string): boolean => word.includes(':capital')
