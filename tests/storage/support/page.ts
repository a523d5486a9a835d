// The storage modules anew, as a page that was just loaded has them. What is stored stays.
import { vi } from 'vitest'
import type { AnyEntry } from '@/storage/battles/battle.ts'
import { raceOf } from './race.ts'

export const quiet = {
  changed: (): undefined => undefined,
  lost: (): undefined => undefined,
  emptied: (): undefined => undefined,
}

export async function freshPage() {
  vi.resetModules()
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
