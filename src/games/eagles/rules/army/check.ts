// The check of a list: every problem, each with its repairs; and by the house rules of a battle.
import type { HouseRules } from '../houseRules.ts'
import { findProblems } from './findProblems.ts'
import type { Army } from './model.ts'
import type { CheckedProblem, Problem } from './problem.ts'
import { fixesFor } from './repairs.ts'

/** Every problem of an army list, by all rules of section ARMY; none: the list is legal. */
export const checkArmy = (army: Army): readonly CheckedProblem[] =>
  findProblems(army).map((problem) => ({ ...problem, fixes: fixesFor(problem, army) }))

/** `budget` may ask for exactly the limit (ARMY-01). */
export const problemsUnder = ({ budget }: HouseRules, army: Army): readonly Problem[] =>
  findProblems(budget === 'exact' ? { ...army, budget } : army)
