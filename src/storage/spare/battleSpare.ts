// The second journal of one battle: a file for as long as it is played, begun anew by each writer.
import type { BattleRow, KeptBattle, Log } from '../battles/battle.ts'
import {
  printBattle,
  printEntries,
  printRow,
  readBattleText,
  type SpareBattle,
} from './battleText.ts'
import { StorageFailure } from '../failure.ts'
import type { SpareDrive } from './drive.ts'
import { printLine } from './lines.ts'
import { spareName, type SpareKind } from './names.ts'
import { freshName, spareFiles, type SpareFile } from './spareFiles.ts'

/** How many ends of turns are kept of each battle. */
const turnsKept = 10

const battleKinds: readonly SpareKind[] = ['live', 'rest', 'turn']

const filesOf = async (drive: SpareDrive, id: string, kinds: readonly SpareKind[]) =>
  (await spareFiles(drive)).filter((file) => file.id === id && kinds.includes(file.kind))

/** A file that cannot be removed just now (another tab holds it) does no harm. */
async function removeAll(drive: SpareDrive, names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => drive.remove(name)))
}

/** Everything the second journal knows of a battle, the longest first. */
export async function readSpares(drive: SpareDrive, id: string): Promise<SpareBattle[]> {
  if (await isGone(drive, id)) return []
  const files = await filesOf(drive, id, battleKinds)
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
  /** Another tab plays it: the file stays as it is, and nobody is kept from removing it. */
  readonly leave: () => Promise<void>
}

export function battleSpare(drive: SpareDrive, id: string, epoch: number): BattleSpare {
  let live = ''
  let left = false
  const hasLeft = (): boolean => left // it may change while we wait

  const begin = async (kept: KeptBattle): Promise<void> => {
    if (hasLeft()) throw new StorageFailure('not-writer')
    const next = await freshName(drive, 'live', id, epoch)
    await drive.write(next, printBattle(kept))
    live = next
    if (hasLeft()) return drive.close(next) // the other files are those of the next writer
    const older = await filesOf(drive, id, ['live', 'rest'])
    await removeAll(
      drive,
      older.flatMap(({ name }) => (name === next ? [] : [name])),
    )
  }

  const keepTurn = async (kept: KeptBattle): Promise<void> => {
    if (hasLeft()) return
    const next = await freshName(drive, 'turn', id, kept.log.length)
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
    if (hasLeft()) return // it is no longer ours: it may even be deleted by now
    await writeRest(drive, kept)
    await removeAll(drive, live === '' ? [] : [live])
  }

  const leave = async (): Promise<void> => {
    left = true
    if (live !== '') await drive.close(live)
  }

  return {
    isLineByLine: drive.isLineByLine,
    begin,
    append: (log) => drive.append(live, printEntries(log)),
    update: (battle) => drive.append(live, printRow(battle)),
    keepTurn,
    rest,
    leave,
  }
}

/** Puts a battle that nobody plays into the file whose name says how long it is. */
export async function writeRest(drive: SpareDrive, kept: KeptBattle): Promise<void> {
  const name = await freshName(drive, 'rest', kept.battle.id, kept.log.length)
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

/** Being deleted, or deleted although not all of its files could be: what they hold counts for nothing. */
const isGone = async (drive: SpareDrive, id: string): Promise<boolean> =>
  (await filesOf(drive, id, ['gone'])).length > 0

export async function markGone(drive: SpareDrive, id: string): Promise<void> {
  const mark = spareName('gone', id)
  if (await isGone(drive, id)) return
  await drive.write(mark, printLine({ gone: id }))
  await drive.close(mark)
}

export const unmarkGone = (drive: SpareDrive, id: string): Promise<void> =>
  drive.remove(spareName('gone', id))

/** Forgets a battle for good. The mark stays as long as a file does that another tab holds: the next start removes it. */
export async function removeSpares(drive: SpareDrive, id: string): Promise<void> {
  const files = await filesOf(drive, id, battleKinds)
  await removeAll(
    drive,
    files.map(({ name }) => name),
  )
  const left = await filesOf(drive, id, battleKinds)
  if (left.length === 0 && (await isGone(drive, id))) await unmarkGone(drive, id)
}
