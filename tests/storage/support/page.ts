// The storage modules anew, as a page that was just loaded has them. What is stored stays.
import { vi } from 'vitest'
import type { AnyEntry } from '@/storage/battles/battle.ts'
import { raceOf } from './race.ts'

export const quiet = {
  changed: (): undefined => undefined,
  lost: (): undefined => undefined,
  emptied: (): undefined => undefined,
}

const loaded = new Set<() => Promise<unknown>>()

/** What pages do in the background ends before the next test begins on a phone of its own. */
export async function untilQuiet(): Promise<void> {
  await Promise.all([...loaded].map((background) => background()))
  loaded.clear()
}

/** Loads anew whatever a page may want later: an import under way while modules are reset would never end. */
export async function freshModules(): Promise<void> {
  vi.resetModules()
  await Promise.all([
    import('@/storage/local.ts'),
    import('@/storage/rare.ts'),
    import('@/storage/recovery/compare.ts'),
    import('@/storage/recovery/loss.ts'),
    import('@/storage/spare/armyCopy.ts'),
  ])
  const { compared } = await import('@/storage/index.ts')
  loaded.add(compared)
}

export async function freshPage() {
  await freshModules()
  const door = await import('@/storage/index.ts')
  const { database } = await import('@/storage/database.ts')
  return { ...door, database }
}
export type StoragePage = Awaited<ReturnType<typeof freshPage>>

export const race = raceOf(40)

export function nth(n: number): AnyEntry {
  const entry = race.entries[n - 1]
  if (entry === undefined) throw new Error('the race is not that long')
  return entry
}

/** A battle that is under way and open. */
export async function beginRace(page: StoragePage, played = 0) {
  const id = await page.beginBattle(race.opening, { name: 'Quatre Bras' })
  const journal = await page.openJournal(id, quiet)
  if (journal === null) throw new Error('the battle is held by somebody')
  for (const entry of race.entries.slice(0, played)) await journal.append(entry).durable
  return { id, journal }
}

/** As a newer version of the app would shut this one out. */
export async function closeTo(page: StoragePage, what: 'minReader' | 'minWriter'): Promise<void> {
  const guard = await page.database.meta.get('guard')
  if (guard?.key === 'guard') await page.database.meta.put({ ...guard, [what]: 99 })
}
