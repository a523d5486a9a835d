// A restore of many things in a real browser, where a transaction is over as soon as nothing is asked of it.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreBackup } from '@/storage/backup/code.ts'
import { boot } from '@/storage/index.ts'
import { database } from '@/storage/database.ts'
import { backupText, storedOf } from '../backup/support/examples.ts'
import { fileOf } from '../backup/support/reading.ts'

/** Meta stays: without its guard the page takes the database for one that the browser has emptied. */
async function clear(): Promise<void> {
  await Promise.all(
    database.tables.filter(({ name }) => name !== 'meta').map((table) => table.clear()),
  )
  // Nor may the start find second copies of what the tests before this one have stored, and bring them back.
  localStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  const root = await navigator.storage.getDirectory()
  for await (const name of root.keys())
    await root.removeEntry(name, { recursive: true }).catch(() => undefined)
}
// Other tests of the same page may have left something, which a restore that nobody agreed to must not remove.
beforeEach(clear)
afterEach(clear)

test('hundreds of armies come back in one step', async () => {
  await boot()
  const backup = await fileOf(backupText(storedOf(300)))
  expect(await restoreBackup(backup, 'replace', [])).toMatchObject({
    added: 300,
    isVerified: true,
  })
})
