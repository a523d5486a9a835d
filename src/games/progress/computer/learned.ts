// The strong level's values: the mean of the formula and, where self-play has taught some, learned weights.
import { formulaValue, learnedValue, type Evaluate } from './value.ts'
import { weights } from './weights.ts'

const learned: ReadonlyMap<string, Evaluate> = new Map(
  Object.entries(weights).map(([scenario, sets]) => [scenario, learnedValue(...sets)]),
)

/** Scenarios of one's own are played by the formula. */
export const strongValue = (scenario: string): Evaluate => learned.get(scenario) ?? formulaValue
