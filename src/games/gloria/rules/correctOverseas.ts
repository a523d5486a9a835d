// CC-OVR for the outer lands: whose a kingdom is, silenced posts, beaten kingdoms, plate money to come.
import { own } from '../../../core/own.ts'
import { withEntry, withoutKey, type CorrectionRules } from './correctionRule.ts'

export const overseasRules: CorrectionRules<'kingdom' | 'silenced' | 'beaten' | 'credit'> = {
  kingdom: {
    now: ({ kingdoms }, { people }) => ({ owner: own(kingdoms, people) ?? null }),
    put: (world, { people, owner }) => {
      const others = withoutKey(world.kingdoms, people)
      return { ...world, kingdoms: owner === null ? others : { ...others, [people]: owner } }
    },
  },
  silenced: {
    now: (world, { continent, by }) => ({
      silenced: world.silenced.some((each) => each.continent === continent && each.by === by),
    }),
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
    now: (world, { people, by }) => ({
      beaten: world.beaten.some((each) => each.people === people && each.by === by),
    }),
    put: (world, { people, by, beaten }) => ({
      ...world,
      beaten: withEntry(
        world.beaten,
        (each) => each.people === people && each.by === by,
        beaten ? { people, by } : null,
      ),
    }),
  },
  credit: {
    now: ({ credits }, { player }) => ({ amount: own(credits, player) ?? 0 }),
    put: (world, { player, amount }) => ({
      ...world,
      credits: { ...world.credits, [player]: amount },
    }),
  },
}
