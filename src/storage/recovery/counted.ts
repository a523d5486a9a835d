// The ways out of a lost database, each with its account: what did not come back is counted and told.
import { forgetAll } from '../battles/entryCounts.ts'
import { compareAll } from './compare.ts'
import type { Found } from './found.ts'
import * as ways from './restore.ts'

export async function restoreFound(mayReplace: boolean): Promise<Found> {
  const found = await ways.restoreFound(mayReplace)
  await compareAll().catch(() => null) // the next start compares again
  return found
}

export async function beginAnew(): Promise<void> {
  await ways.beginAnew()
  await forgetAll()
}
