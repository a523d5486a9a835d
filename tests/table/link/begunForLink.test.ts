// The game that was begun for a link and never played: it leaves nothing on the shelf.
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database } from '@/storage/database.ts'
import { newGuard } from '@/storage/meta.ts'
import { ownInstallId } from '@/storage/recovery/sentinel.ts'
import { beginBattle, loadBattle } from '@/storage/battleDoor.ts'
import { begunForLink } from '@/table/link/begunForLink.ts'
import { begun } from './support.ts'

/** Nobody else is there: every lock is given at once. */
const locks = {
  request: (_: string, __: object, hold: (lock: object) => unknown) => Promise.resolve(hold({})),
}
beforeEach(() => {
  vi.stubGlobal('navigator', { locks })
  return database.meta.put(newGuard(ownInstallId()))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(database.tables.map((table) => table.clear()))
})

test('it is left and taken away, once; one that this phone leads by now, or that was played, stays', async () => {
  const leave = vi.fn(() => Promise.resolve())
  const it = begunForLink(leave)
  await it.takeAway()
  expect(leave).not.toHaveBeenCalled()
  const id = await beginBattle(begun.opening, {})
  it.begins(id)
  it.stays()
  await it.takeAway()
  expect(await loadBattle(id)).not.toBeNull()
  it.begins(id)
  await it.takeAway()
  await it.takeAway()
  expect(leave).toHaveBeenCalledExactlyOnceWith(id)
  expect(await loadBattle(id)).toBeNull()
})
