// CC-OVR for what an own turn remembers until its end: lifts, sieges, deals, courts, throws that wait.
import { canOwe, turnEntries } from './choices.ts'
import { turnLists } from './correction.ts'
import { needs, withEntry, type CorrectionRules } from './correctionRule.ts'
import { unitOf } from './world.ts'

export const turnRules: CorrectionRules<'turn' | 'owed'> = {
  turn: {
    now: ({ turn }, { of, what }) => ({
      done: turnLists.some((list) => list === of && turn[list].includes(what)),
    }),
    problem: (world, { of, what }) =>
      world.active === null ? 'noTurn' : needs(turnEntries(world, of).includes(what)),
    put: (world, { of, what, done }) => ({
      ...world,
      turn: {
        ...world.turn,
        [of]: withEntry(world.turn[of], (each) => each === what, done ? what : null),
      },
    }),
    isOfStep3: (_, { of }) => of === 'courts',
  },
  owed: {
    now: ({ owed }, { unit }) => ({ owed: owed.includes(unit) }),
    problem: (world, { unit, owed }) => {
      if (world.owed.includes(unit)) return null
      if (!owed || (unitOf(world, unit)?.owner ?? null) === null) return 'noSuchThing'
      return canOwe(world, unit) ? null : 'notWaiting'
    },
    put: (world, { unit, owed }) => ({
      ...world,
      owed: withEntry(world.owed, (id) => id === unit, owed ? unit : null),
    }),
    isOfMap: true,
  },
}
