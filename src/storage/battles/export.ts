// A battle as the text of a file. Only reads, so it works on a full phone and with a broken database.
import { printRecord } from '@/core/record/text.ts'
import { readSpares } from '../spare/battleSpare.ts'
import { spareDrive } from '../spare/spareDrive.ts'
import { recordOf, type KeptBattle } from './battle.ts'
import { loadBattle } from './load.ts'

async function fromSpare(id: string): Promise<KeptBattle | null> {
  const drive = await spareDrive()
  return drive === null ? null : ((await readSpares(drive, id))[0] ?? null)
}

/** The longest version there is: in memory, in the database or in the second journal. Null if there is none. */
export async function exportBattle(
  id: string,
  inMemory: KeptBattle | null = null,
): Promise<string | null> {
  const stored = await Promise.all([
    loadBattle(id).catch(() => null),
    fromSpare(id).catch(() => null),
  ])
  const best = [inMemory, ...stored]
    .filter((kept) => kept !== null)
    .sort((one, other) => other.log.length - one.log.length)[0]
  return best === undefined ? null : printRecord(recordOf(best))
}
