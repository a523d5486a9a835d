// What is wrong with a list under the house rules of a battle: `budget` may ask for exactly the limit (ARMY-01).
import { findProblems, type Army, type HouseRules, type Problem } from '@/rules/eagles/index.ts'

export const problemsUnder = ({ budget }: HouseRules, army: Army): readonly Problem[] =>
  findProblems(budget === 'exact' ? { ...army, budget } : army)
