// Spoiled backups: each is restored entirely, as it says, or nothing at all changes. The soak does ten thousand.
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentsOf, type Backup } from '@/storage/backup/contents.ts'
import { readBackup } from '@/storage/backup/read.ts'
import { restoreBackup } from '@/storage/backup/restore.ts'
import { unitsOf } from '@/storage/backup/sound.ts'
import { coveredTables, snapshot } from '@/storage/backup/stored.ts'
import { database } from '@/storage/database.ts'
import { addArmies } from '@/storage/armies.ts'
import { newGuard } from '@/storage/meta.ts'
import { ownInstallId } from '@/storage/recovery/sentinel.ts'
import { backupText, battleOf, keptArmyOf, storedOf } from './support/examples.ts'
import { spoiledBackups } from './support/mutations.ts'
import { replaceAll } from './support/replaceAll.ts'

const count = Number(process.env['SOAK_BACKUPS'] ?? 200)
const text = await backupText(storedOf(6, [battleOf(1, 12), battleOf(2, 3)]))

const tally = { taken: 0, refused: 0, readable: 0 }
const contentHere = async (): Promise<string[]> =>
  unitsOf(await snapshot())
    .map(({ content }) => content)
    .sort()

async function emptied(): Promise<void> {
  await Promise.all(coveredTables().map((table) => table.clear()))
  await database.meta.put(newGuard(ownInstallId()))
  await addArmies([{ army: keptArmyOf(77).army }])
}

/** What a person gets who restores this and replaces everything. */
async function expectWhole(backup: Backup): Promise<void> {
  const report = await replaceAll(backup)
  expect(report.isVerified).toBe(true)
  expect(await contentHere()).toEqual(backup.units.map(({ content }) => content).sort())
}

test(
  `each of ${String(count)} spoiled backups is restored entirely or changes nothing`,
  async () => {
    const names = Object.getOwnPropertyNames(Object.prototype).join()
    await fc.assert(
      fc.asyncProperty(spoiledBackups(text), async (spoiled) => {
        await emptied()
        const before = await contentHere()
        const reading = readBackup(spoiled.text)
        if (reading.ok) {
          tally.taken += 1
          await expectWhole(reading.value)
          return
        }
        tally.refused += 1
        expect(await contentHere()).toEqual(before)
        const readable = 'readable' in reading.problem ? reading.problem.readable : null
        if (readable === null) return
        tally.readable += 1
        const report = await restoreBackup(readable, 'add', [])
        expect(report).toMatchObject({ removed: 0, isVerified: true })
        expect(await contentHere()).toEqual(expect.arrayContaining(before))
        expect(contentsOf(readable.units).kinds['armies']).toBeLessThanOrEqual(6)
      }),
      { numRuns: count },
    )
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(names)
    console.info(
      `${String(count)} spoiled backups: ${String(tally.taken)} still whole and restored entirely, ` +
        `${String(tally.refused)} refused (${String(tally.readable)} with a readable part, added as copies)`,
    )
  },
  60_000 + count * 1_000,
)
