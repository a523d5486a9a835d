// A restore of many things in a real browser, where a transaction is over as soon as nothing is asked of it.
import { afterEach, expect, test } from 'vitest'
import { readBackup } from '@/storage/backup/read.ts'
import { restoreBackup } from '@/storage/backup/restore.ts'
import { boot } from '@/storage/index.ts'
import { database } from '@/storage/database.ts'
import { backupText, storedOf } from '../backup/support/examples.ts'

afterEach(() => Promise.all(database.tables.map((table) => table.clear())))

test('hundreds of armies come back in one step', async () => {
  await boot()
  const reading = readBackup(await backupText(storedOf(300)))
  if (!reading.ok) throw new Error(reading.problem.code)
  expect(await restoreBackup(reading.value, 'replace', [])).toMatchObject({
    added: 300,
    isVerified: true,
  })
})
