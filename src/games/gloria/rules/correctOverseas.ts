// CC-OVR for the outer lands: plate fleets, whose a kingdom is, silenced posts, beaten kingdoms.
import type { FactionId } from '../../campaign/rules/index.ts'
import { canHoldPost } from './correctPieces.ts'
import { isInPlay, needs, withoutKey, type CorrectionRules } from './correctionRule.ts'
import type { World } from './model.ts'
import type { OverseasCorrection } from './stateCorrection.ts'
import { boardIn, isAtLeast } from './world.ts'

export const isKingdom = (world: World, people: string): boolean =>
  isAtLeast(world, 'world') &&
  boardIn(world).natives.some(({ id, kind }) => id === people && kind === 'kingdom')

const isContinent = (world: World, continent: string): boolean =>
  isAtLeast(world, 'world') && world.map.continents.some(({ id }) => id === continent)

const withEntry = <T extends { readonly by: FactionId }>(
  list: readonly T[],
  isSame: (entry: T) => boolean,
  entry: T | null,
): readonly T[] => [...list.filter((each) => !isSame(each)), ...(entry === null ? [] : [entry])]

export const overseasRules: CorrectionRules<OverseasCorrection> = {
  plate: {
    // Where a post was it may lie on, when the post is gone (GM-WW-12).
    problem: (world, { plate, owner, at }) =>
      needs(
        world.plates.some(({ id }) => id === plate) &&
          isInPlay(world, owner) &&
          canHoldPost(world, at),
      ),
    put: (world, { plate, owner, at }) => ({
      ...world,
      plates: world.plates.map((each) => (each.id === plate ? { ...each, owner, at } : each)),
    }),
  },
  kingdom: {
    problem: (world, { people, owner }) =>
      needs(isKingdom(world, people) && (owner === null || isInPlay(world, owner))),
    put: (world, { people, owner }) => {
      const others = withoutKey(world.kingdoms, people)
      return { ...world, kingdoms: owner === null ? others : { ...others, [people]: owner } }
    },
  },
  silenced: {
    problem: (world, { continent, by }) =>
      needs(isContinent(world, continent) && isInPlay(world, by)),
    put: (world, { continent, by, silenced }) => ({
      ...world,
      silenced: withEntry(
        world.silenced,
        (each) => each.continent === continent && each.by === by,
        silenced ? { continent, by } : null,
      ),
    }),
  },
  beaten: {
    problem: (world, { people, by }) => needs(isKingdom(world, people) && isInPlay(world, by)),
    put: (world, { people, by, beaten }) => ({
      ...world,
      beaten: withEntry(
        world.beaten,
        (each) => each.people === people && each.by === by,
        beaten ? { people, by } : null,
      ),
    }),
  },
}
