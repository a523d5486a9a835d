// The check of a list: every problem, each with its repairs.
import { findProblems } from './findProblems.ts'
import type { Army } from './model.ts'
import type { CheckedProblem } from './problem.ts'
import { fixesFor } from './repairs.ts'

/** Every problem of an army list, by all rules of section ARMY; none: the list is legal. */
export const checkArmy = (army: Army): readonly CheckedProblem[] =>
  findProblems(army).map((problem) => ({ ...problem, fixes: fixesFor(problem, army) }))
