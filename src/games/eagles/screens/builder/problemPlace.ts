// Under which control of the builder a problem is shown.
import type { Character, CheckedProblem, Problem } from '@/games/eagles/rules/index.ts'

export type Control = 'quality' | 'rankers' | 'troops' | Character | 'none'

const places = {
  quality: 'quality',
  'light-quality': 'quality',
  size: 'rankers',
  'light-size': 'rankers',
  rifles: 'troops',
  'too-many-light': 'troops',
  'too-many-drummers': 'drummer',
  'too-many-sergeants': 'sergeant',
  'too-many-ensigns': 'ensign',
  'too-many-officers': 'officer',
  'stated-points': 'none',
  'stated-total': 'none',
  'no-battalions': 'none',
  'over-limit': 'none',
  'under-limit': 'none',
  'unreadable-line': 'none',
  'nation-unsaid': 'none',
} as const satisfies Record<Problem['code'], Control>

export const controlOf = (problem: Problem): Control => places[problem.code]

const none: readonly CheckedProblem[] = []

/** Where there are none it is one and the same list, so that what has no problem is not drawn anew. */
export function problemsWhere(
  problems: readonly CheckedProblem[],
  isThere: (problem: CheckedProblem) => boolean,
): readonly CheckedProblem[] {
  const found = problems.filter(isThere)
  return found.length === 0 ? none : found
}
