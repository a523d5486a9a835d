// The ways out of a lost database, each with its account: what did not come back is counted and told.
import { forgetAll } from '../battles/entryCounts.ts'
import { compare } from './boot.ts'
import type { Found } from './found.ts'
import * as ways from './restore.ts'

export { exportRaw } from './raw.ts'

async function withAccount(way: () => Promise<Found>): Promise<Found> {
  const found = await way()
  await compare() // the next start compares again
  return found
}

export const restoreFound = (mayReplace = false): Promise<Found> =>
  withAccount(() => ways.restoreFound(mayReplace))

export const restoreElsewhere = (): Promise<Found> => withAccount(ways.restoreElsewhere)

/** Nothing is stored, so nothing is counted. */
export const playInMemory = ways.playInMemory

export async function beginAnew(): Promise<void> {
  await ways.beginAnew()
  await forgetAll()
  await compare()
}
