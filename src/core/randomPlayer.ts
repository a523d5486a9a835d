// A legal answer by chance to any question.
import type { Answer, FactValues, Field, Prompt } from './conversation.ts'
import { diceSources } from './conversation.ts'
import type { RollDie } from './dice/dice.ts'
import { rollDice } from './dice/dice.ts'

export const randomAnswer = ({ wanted }: Prompt, roll: RollDie): Answer<never> => {
  switch (wanted.kind) {
    case 'choice':
      return { kind: 'choice', option: oneOf(wanted.options, roll) }
    case 'facts':
      return { kind: 'facts', values: randomFacts(wanted.fields, roll) }
    case 'dice': {
      if (wanted.tally !== undefined && roll(4) === 1)
        return randomTally(wanted.count, wanted.tally, roll)
      const faces = rollDice(roll, wanted.count, wanted.sides)
      return { kind: 'dice', faces, source: oneOf(diceSources, roll) }
    }
  }
}

const randomTally = (
  count: number,
  { asksSix }: { readonly asksSix: boolean },
  roll: RollDie,
): Answer<never> => {
  const hits = roll(count + 1) - 1
  const six = asksSix && hits > 0 ? roll(2) === 1 : null
  return { kind: 'dice', faces: [], source: 'hand', tally: { hits, six } }
}

const oneOf = <T>(list: readonly T[], roll: RollDie): T => {
  const picked = list[roll(list.length) - 1]
  if (picked === undefined) throw new RangeError('a question without an option')
  return picked
}

const randomFacts = (fields: readonly Field[], roll: RollDie): FactValues =>
  Object.fromEntries(fields.map((field) => [field.id, randomFact(field, roll)]))

const quarters = 4

const randomFact = (field: Field, roll: RollDie): number | string => {
  switch (field.kind) {
    case 'option':
      return oneOf(field.options, roll)
    case 'count':
      return field.min + roll(field.max - field.min + 1) - 1
    case 'text':
      return field.default
    case 'measure': {
      if (field.bands !== undefined && roll(2) === 1) return oneOf(field.bands, roll)
      const steps = Math.floor((field.max - field.min) * quarters)
      return field.min + (roll(steps + 1) - 1) / quarters
    }
  }
}
