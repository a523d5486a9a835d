// Players who are no persons, and ways to put them together: standing answers first, then a random one.
import type { Answer, FactValues, Field } from './conversation.ts'
import type { RollDie } from './dice/dice.ts'
import { seededDice } from './dice/seeded.ts'
import type { Kinds, Party, Policy } from './game.ts'
import { randomAnswer } from './randomPlayer.ts'

/** Suits every game: it needs no view, and never overrules. */
type AnyPolicy = Policy<Kinds & { readonly correction: never }>

/** Knows no rule and answers everything by chance: it finishes any game. */
export const randomPolicy =
  (roll: RollDie): AnyPolicy =>
  (_, prompt) =>
    randomAnswer(prompt, roll)

/** The same random player again for the same seed, a 32-bit whole number. */
export const seededPolicy = (seed: number): AnyPolicy => randomPolicy(seededDice(seed))

/** The answer of the first that has one. */
export const firstOf =
  <K extends Kinds>(...policies: readonly Policy<K>[]): Policy<K> =>
  (view, prompt) => {
    for (const policy of policies) {
      const answer = policy(view, prompt)
      if (answer !== null) return answer
    }
    return null
  }

/** Each seat by its own policy; a seat without one leaves its questions open. */
export const bySeat =
  <K extends Kinds>(policies: Readonly<Partial<Record<Party<K>, Policy<K>>>>): Policy<K> =>
  (view, prompt) =>
    policies[prompt.seat]?.(view, prompt) ?? null

/**
 * What a seat has said it always answers: by the kind of the question, the first option of the list that is offered.
 * Forms, dice, and questions without such an option stay open.
 */
export const standingAnswers =
  (wishes: Readonly<Record<string, readonly string[]>>): AnyPolicy =>
  (_, { kind, wanted }) => {
    if (wanted.kind !== 'choice' || !Object.hasOwn(wishes, kind)) return null
    const option = wishes[kind]?.find((each) => wanted.options.includes(each))
    return option === undefined ? null : { kind: 'choice', option }
  }

/**
 * For a seat that keeps the game waiting: the last option, which a game writes so that it is the harmless one; of a form
 * the least of every measure and count, and the last option of each field, a text as it is offered. Dice stay open: a player has to roll.
 */
export const leastHarm: AnyPolicy = (_, { wanted }): Answer<never> | null => {
  switch (wanted.kind) {
    case 'choice': {
      const option = wanted.options.at(-1)
      return option === undefined ? null : { kind: 'choice', option }
    }
    case 'facts':
      return { kind: 'facts', values: leastOf(wanted.fields) }
    case 'dice':
      return null
  }
}

const leastOf = (fields: readonly Field[]): FactValues =>
  Object.fromEntries(fields.map((field) => [field.id, leastFact(field)]))

const leastFact = (field: Field): number | string => {
  switch (field.kind) {
    case 'option':
      return field.options.at(-1) ?? field.default
    case 'text':
      return field.default
    case 'measure':
    case 'count':
      return field.min
  }
}
