// Spoiled backups: each is restored entirely, as it says, or nothing at all changes. The soak does ten thousand.
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentsOf, type Backup } from '@/storage/backup/contents.ts'
import { readFile } from '@/storage/backup/readFile.ts'
import { restoreBackup } from '@/storage/backup/code.ts'
import { coveredTables } from '@/storage/backup/stored.ts'
import { database } from '@/storage/database.ts'
import { addArmies } from '@/storage/armies.ts'
import { newGuard } from '@/storage/meta.ts'
import { ownInstallId } from '@/storage/recovery/sentinel.ts'
import { backupText, battleOf, keptArmyOf, storedOf } from './support/examples.ts'
import { spoiledBackups } from './support/mutations.ts'
import { contentsHere, readBackup } from './support/reading.ts'
import { replaceAll } from './support/replaceAll.ts'

const count = Number(process.env['SOAK_BACKUPS'] ?? 200)
const text = backupText(storedOf(6, [battleOf(1, 12), battleOf(2, 3)]))

interface Told {
  readonly ok: boolean
  readonly value?: { readonly units: readonly { readonly content: string }[] }
  readonly problem?: { readonly code: string; readonly readable?: Told['value'] | null }
}

/** What of a reading matters to whoever restores it. */
const toldOf = ({ ok, value, problem }: Told) => ({
  ok,
  code: problem?.code,
  units: (value ?? problem?.readable)?.units.map(({ content }) => content),
})

const tally = { taken: 0, refused: 0, readable: 0 }
async function emptied(): Promise<void> {
  await Promise.all(coveredTables().map((table) => table.clear()))
  await database.meta.put(newGuard(ownInstallId()))
  await addArmies([{ army: keptArmyOf(77).army }])
}

/** What a person gets who restores this and replaces everything. */
async function expectWhole(backup: Backup): Promise<void> {
  const report = await replaceAll(backup)
  expect(report.isVerified).toBe(true)
  expect(await contentsHere()).toEqual(backup.units.map(({ content }) => content).sort())
}

test(
  `each of ${String(count)} spoiled backups is restored entirely or changes nothing`,
  async () => {
    const names = Object.getOwnPropertyNames(Object.prototype).join()
    await fc.assert(
      fc.asyncProperty(spoiledBackups(text), async (spoiled) => {
        await emptied()
        const before = await contentsHere()
        const reading = await readFile(new Blob([spoiled.text]))
        // Whether it comes in pieces or in one makes no difference.
        expect(toldOf(reading)).toEqual(toldOf(readBackup(spoiled.text)))
        if (reading.ok) {
          tally.taken += 1
          await expectWhole(reading.value)
          return
        }
        tally.refused += 1
        expect(await contentsHere()).toEqual(before)
        const readable = 'readable' in reading.problem ? reading.problem.readable : null
        if (readable === null) return
        tally.readable += 1
        const report = await restoreBackup(readable, 'add', [])
        expect(report).toMatchObject({ removed: 0, isVerified: true })
        expect(await contentsHere()).toEqual(expect.arrayContaining(before))
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
