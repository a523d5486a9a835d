// For tests that know how a result ends: the value, or a failure that prints the problem.
import type { Result } from '@/core/result.ts'

export const valueOf = <T>(result: Result<T, unknown>): T => {
  if (result.ok) return result.value
  throw new Error(`refused: ${JSON.stringify(result.problem)}`)
}

export const problemOf = <E>(result: Result<unknown, E>): E => {
  if (!result.ok) return result.problem
  throw new Error('this was to be refused')
}
