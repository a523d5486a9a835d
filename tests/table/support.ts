// What tests of a game on one phone share: what stands beside the conductor, and how its moment is answered.
import type { Conductor } from '@/table/conductor.ts'
import type { TableHost } from '@/table/host.ts'
import { valueOf } from '@tests/support/results.ts'

export const choice = (option: string) => ({ kind: 'choice', option }) as const

/** A place for a table that keeps nothing of it. */
export const bareHost: TableHost = {
  keep: () => undefined,
  leave: () => undefined,
  forget: () => undefined,
  finished: () => undefined,
  holdWhile: () => () => undefined,
  attempt: async (action) => action(),
}

export const now = (conductor: Conductor) => {
  const { value } = conductor.moment
  if (value === null) throw new Error('no moment')
  return value
}

/** The answer, once it stands. */
export async function answer(
  conductor: Conductor,
  given: Parameters<ReturnType<typeof now>['answer']>[0],
) {
  await valueOf(now(conductor).answer(given)).durable
}
