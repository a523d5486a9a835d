// What tests of a game on one phone share: what stands beside the conductor, and how its moment is answered.
import { afterEach, beforeEach, vi } from 'vitest'
import { effectScope } from 'vue'
import type { Conductor } from '@/table/conductor.ts'
import type { TableHost } from '@/table/host.ts'
import { valueOf } from '@tests/support/results.ts'
import { fakeBrowser } from '../storage/support/browser.ts'
import { untilQuiet } from '../storage/support/page.ts'

export const choice = (option: string) => ({ kind: 'choice', option }) as const

/** Every test of the file has a page of its own; returns what makes a conductor in it. */
export function ownPage(): (make: () => Conductor) => Conductor {
  let scope = effectScope()
  beforeEach(() => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    scope = effectScope()
    fakeBrowser()
  })
  afterEach(async () => {
    scope.stop()
    await untilQuiet()
    vi.unstubAllGlobals()
  })
  return (make) => {
    const conductor = scope.run(make)
    if (conductor === undefined) throw new Error('no scope')
    return conductor
  }
}

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
