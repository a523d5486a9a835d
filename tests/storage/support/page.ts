// The storage modules anew, as a page that was just loaded has them. What is stored stays.
import { vi } from 'vitest'
import type { AnyEntry, BattleTitle } from '@/storage/battles/battle.ts'
import type { FakeBrowser } from './browser.ts'
import { raceOf } from './race.ts'

export const quiet = {
  changed: (): undefined => undefined,
  lost: (): undefined => undefined,
  emptied: (): boolean => false,
}

const loaded = new Set<() => Promise<unknown>>()

/** Turns of the event loop; the database in memory takes one for each of its steps, and no work here has so many. */
const turnsUntilQuiet = 100

/** What pages do in the background ends before the next test begins on a phone of its own. */
export async function untilQuiet(): Promise<void> {
  await Promise.all([...loaded].map((background) => background()))
  for (let turn = 0; turn < turnsUntilQuiet; turn += 1)
    await new Promise((resolve) => setImmediate(resolve))
  loaded.clear()
}

/** What waits is written now, and all of it into this phone: a late word in the next one's memory would be of a loss. */
export async function putAway({ hide }: FakeBrowser): Promise<void> {
  await untilQuiet()
  hide()
  await untilQuiet()
}

/** Loads anew whatever a page may want later: an import under way while modules are reset would never end. */
export async function freshModules(): Promise<void> {
  vi.resetModules()
  await import('@tests/support/handKinds.ts')
  await Promise.all([
    import('@/storage/local.ts'),
    import('@/storage/armies.ts'),
    import('@/storage/rare.ts'),
    import('@/storage/recovery/counted.ts'),
    import('@/storage/backup/code.ts'),
    import('@/storage/battles/entryCounts.ts'),
    import('@/storage/battleDamage/leftovers.ts'),
    import('@/storage/recovery/compare.ts'),
    import('@/storage/recovery/found.ts'),
    import('@/storage/recovery/checkKind.ts'),
    import('@/storage/photos/photos.ts'),
    import('@/storage/recovery/loss.ts'),
    import('@/storage/spare/kindCopy.ts'),
  ])
  const { compared } = await import('@/storage/index.ts')
  loaded.add(compared)
}

export async function freshPage() {
  await freshModules()
  const door = await import('@/storage/index.ts')
  const battles = await import('@/storage/battleDoor.ts')
  const { watchLosses, exportUnread } = await import('@/storage/backup/door.ts')
  const { database } = await import('@/storage/database.ts')
  return { ...door, ...battles, watchLosses, exportUnread, database }
}
export type StoragePage = Awaited<ReturnType<typeof freshPage>>

export const race = raceOf(40)

export function nth(n: number): AnyEntry {
  const entry = race.entries[n - 1]
  if (entry === undefined) throw new Error('the race is not that long')
  return entry
}

/** What the list shows of it, in the words of screens/battle/store/title.ts. */
export const title: BattleTitle = {
  a: 'Quatre Bras',
  b: 'Ligny',
  nationA: 'british',
  nationB: 'french',
  turn: 0,
  guided: 0,
}

/** A battle that is under way and open. */
export async function beginRace(page: StoragePage, played = 0, listener = quiet) {
  const id = await page.beginBattle(race.opening, title)
  const journal = await page.openJournal(id, listener)
  if (journal === null) throw new Error('the battle is held by somebody')
  for (const entry of race.entries.slice(0, played)) await journal.append(entry).durable
  return { id, journal }
}

/** As a newer version of the app would shut this one out. */
export async function closeTo(page: StoragePage, what: 'minReader' | 'minWriter'): Promise<void> {
  const guard = await page.database.meta.get('guard')
  if (guard?.key === 'guard') await page.database.meta.put({ ...guard, [what]: 99 })
}
