// What is wrong with a list under the house rules of a battle: `budget` may ask for exactly the limit (ARMY-01).
import type { HouseRules } from '../houseRules.ts'
import { findProblems } from './findProblems.ts'
import type { Army } from './model.ts'
import type { Problem } from './problem.ts'

export const problemsUnder = ({ budget }: HouseRules, army: Army): readonly Problem[] =>
  findProblems(budget === 'exact' ? { ...army, budget } : army)
