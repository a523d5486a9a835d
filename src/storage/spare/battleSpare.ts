// The second journal of one battle: a file for as long as it is played, begun anew by each writer.
import type { BattleRow, KeptBattle, Log } from '../battles/battle.ts'
import {
  printBattle,
  printEntries,
  printRow,
  readBattleText,
  type SpareBattle,
} from './battleText.ts'
import type { SpareDrive } from './drive.ts'
import { spareName, type SpareKind } from './names.ts'
import { spareFiles, type SpareFile } from './spareFiles.ts'

/** How many ends of turns are kept of each battle. */
const turnsKept = 10

const filesOf = async (drive: SpareDrive, id: string, kinds: readonly SpareKind[]) =>
  (await spareFiles(drive)).filter((file) => file.id === id && kinds.includes(file.kind))

/** A file that cannot be removed just now (another tab holds it) does no harm. */
async function removeAll(drive: SpareDrive, names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => drive.remove(name)))
}

/** Everything the second journal knows of a battle, the longest first. */
export async function readSpares(drive: SpareDrive, id: string): Promise<SpareBattle[]> {
  const files = await filesOf(drive, id, ['live', 'rest', 'turn'])
  const read = await Promise.all(files.map((file) => readOne(drive, file)))
  return read
    .filter((spare) => spare !== null)
    .filter((spare) => spare.battle.id === id)
    .sort((one, other) => other.log.length - one.log.length)
}

async function readOne(drive: SpareDrive, file: SpareFile): Promise<SpareBattle | null> {
  const text = await drive.read(file.name).catch(() => null)
  const epoch = file.kind === 'live' ? file.numbers[0] : 0
  return text === null ? null : readBattleText(text, epoch)
}

export interface BattleSpare {
  /** Whether every line is on the disk when `append` resolves. */
  readonly isLineByLine: boolean
  /** Writes the battle into a new file; the older ones go once it is on the disk. */
  readonly begin: (kept: KeptBattle) => Promise<void>
  readonly append: (log: Log) => Promise<void>
  readonly update: (battle: BattleRow) => Promise<void>
  /** Keeps the battle as it is at the end of this turn, beside the last few. */
  readonly keepTurn: (kept: KeptBattle) => Promise<void>
  /** Nobody plays it any more, for now. */
  readonly rest: (kept: KeptBattle) => Promise<void>
}

export function battleSpare(drive: SpareDrive, id: string, epoch: number): BattleSpare {
  let number = 0
  let live = ''

  const begin = async (kept: KeptBattle): Promise<void> => {
    const next = spareName('live', id, epoch, (number += 1))
    await drive.write(next, printBattle(kept))
    live = next
    const older = await filesOf(drive, id, ['live', 'rest'])
    await removeAll(
      drive,
      older.flatMap(({ name }) => (name === next ? [] : [name])),
    )
  }

  const keepTurn = async (kept: KeptBattle): Promise<void> => {
    const next = spareName('turn', id, kept.log.length)
    await drive.write(next, printBattle(kept))
    await drive.close(next)
    const turns = await filesOf(drive, id, ['turn'])
    const newest = turns.sort((one, other) => (other.numbers[0] ?? 0) - (one.numbers[0] ?? 0))
    await removeAll(
      drive,
      newest.slice(turnsKept).map(({ name }) => name),
    )
  }

  const rest = async (kept: KeptBattle): Promise<void> => {
    await writeRest(drive, kept)
    await removeAll(drive, live === '' ? [] : [live])
  }

  return {
    isLineByLine: drive.isLineByLine,
    begin,
    append: (log) => drive.append(live, printEntries(log)),
    update: (battle) => drive.append(live, printRow(battle)),
    keepTurn,
    rest,
  }
}

/** Puts a battle that nobody plays into the file whose name says how long it is. */
export async function writeRest(drive: SpareDrive, kept: KeptBattle): Promise<void> {
  const name = spareName('rest', kept.battle.id, kept.log.length)
  await drive.write(name, printBattle(kept))
  await drive.close(name)
  const older = await filesOf(drive, kept.battle.id, ['rest'])
  await removeAll(
    drive,
    older.flatMap((file) => (file.name === name ? [] : [file.name])),
  )
}

/** The files of writers that are gone. */
export async function removeLive(drive: SpareDrive, id: string): Promise<void> {
  const files = await filesOf(drive, id, ['live'])
  await removeAll(
    drive,
    files.map(({ name }) => name),
  )
}

/** Forgets a battle for good. */
export async function removeSpares(drive: SpareDrive, id: string): Promise<void> {
  const files = await filesOf(drive, id, ['live', 'rest', 'turn'])
  await removeAll(
    drive,
    files.map(({ name }) => name),
  )
}
