// A phone that has been used, and what can happen to its database.
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { expect, vi } from 'vitest'
import { sampleArmies } from '@/games/eagles/rules/index.ts'
import type { FakeBrowser } from './browser.ts'
import { beginRace, type StoragePage } from './page.ts'

/** What a corrupt file comes to in Chromium: an empty place where the database was. */
export function loseDatabase(): void {
  const empty = new IDBFactory()
  Dexie.dependencies.indexedDB = empty
  vi.stubGlobal('indexedDB', empty)
}

/** The browser does not open the database, with an error of this name, until it is deleted or the test allows it. */
export function refuseToOpen(name: string) {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const onerror: (event: object) => void = () => {}
    const request = { error: new DOMException('refused', name), onerror }
    const event = { target: request, preventDefault: () => {}, stopPropagation: () => {} }
    setTimeout(() => request.onerror(event), 0)
    return request as never
  })
  const original = indexedDB.deleteDatabase.bind(indexedDB)
  const deletions = vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((database) => {
    open.mockRestore()
    return original(database)
  })
  return { deletions, allow: () => open.mockRestore() }
}

export const hasCopied = ({ files }: FakeBrowser, kind: string): boolean =>
  [...files.keys()].some((name) => name.includes(`/${kind}~`))

/** Two armies and a battle of 20 entries at rest, all of it copied. */
export async function livedIn(page: StoragePage, browser: FakeBrowser): Promise<string> {
  await page.addArmies(sampleArmies.map((army) => ({ army })))
  const { id, journal } = await beginRace(page, 20)
  await journal.close()
  await expect.poll(() => hasCopied(browser, 'armies')).toBe(true)
  return id
}
