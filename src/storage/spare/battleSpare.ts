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
import { mirrorName, spareName, type SpareKind } from './names.ts'
import { superseded } from './retention.ts'
import { freshMirrorName, freshName, spareFiles, type SpareFile } from './spareFiles.ts'

/** How many ends of turns are kept of each battle. */
const turnsKept = 10

const battleKinds: readonly SpareKind[] = ['live', 'rest', 'turn']

const filesOf = async (drive: SpareDrive, id: string, kinds: readonly SpareKind[]) =>
  (await spareFiles(drive)).filter((file) => file.id === id && kinds.includes(file.kind))

/** A file that cannot be removed just now (another tab holds it) does no harm. */
async function removeAll(drive: SpareDrive, names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => drive.remove(name)))
}

/** Removes the files of a battle that others have followed, by the rules of `superseded`; in each place by itself. */
export async function removeSuperseded(drive: SpareDrive, id: string): Promise<void> {
  const files = await filesOf(drive, id, ['live', 'rest'])
  const inPlace = (isMirrored: boolean): readonly SpareFile[] =>
    files.filter((file) => file.isMirrored === isMirrored)
  await removeAll(drive, [...superseded(inPlace(false)), ...superseded(inPlace(true))])
}

const numberOf = ({ numbers }: SpareFile): number => numbers[1] ?? 0

/** Files of writers and of battles at rest, the last made first; where the first releases gave no number, writers first. */
export const laterFirst = (one: SpareFile, other: SpareFile): number =>
  numberOf(other) - numberOf(one) || one.kind.localeCompare(other.kind)

interface ReadFile {
  readonly file: SpareFile
  readonly spare: SpareBattle
}

/** The files of writers and of battles at rest, from the last back to the first that is whole: older ones are history. */
async function readUntilWhole(drive: SpareDrive, files: readonly SpareFile[]): Promise<ReadFile[]> {
  const read: ReadFile[] = []
  for (const file of files.toSorted(laterFirst)) {
    const spare = await readOne(drive, file)
    if (spare === null) continue
    read.push({ file, spare })
    if (spare.isWhole) break
  }
  return read
}

/** What the mirror has got since then, and the ends of turns. */
async function readBeside(drive: SpareDrive, files: readonly SpareFile[]): Promise<SpareBattle[]> {
  const read = await Promise.all(files.map((file) => readOne(drive, file)))
  return read.filter((spare) => spare !== null)
}

/** Of two that are as long the one changed last: it knows whether the battle is over, and whether it is in the bin. */
const longestFirst = (one: SpareBattle, other: SpareBattle): number =>
  other.log.length - one.log.length || other.battle.updatedAt - one.battle.updatedAt

/** Everything the second journal and its mirror know of a battle, the longest first. */
export async function readSpares(drive: SpareDrive, id: string): Promise<SpareBattle[]> {
  if (await isGone(drive, id)) return []
  const files = await filesOf(drive, id, battleKinds)
  const isOfWriter = ({ kind, isMirrored }: SpareFile): boolean => kind !== 'turn' && !isMirrored
  const read = await readUntilWhole(drive, files.filter(isOfWriter))
  const from = Math.max(
    0,
    ...read.flatMap(({ file, spare }) => (spare.isWhole ? numberOf(file) : [])),
  )
  const isBeside = (file: SpareFile): boolean =>
    file.isMirrored ? numberOf(file) > from || from === 0 : file.kind === 'turn'
  return [...read.map(({ spare }) => spare), ...(await readBeside(drive, files.filter(isBeside)))]
    .filter((spare) => spare.battle.id === id)
    .sort(longestFirst)
}

/** The highest of any writer who has left a file. */
export async function lastEpoch(drive: SpareDrive, id: string): Promise<number> {
  const files = await filesOf(drive, id, ['live'])
  return Math.max(0, ...files.map(({ numbers }) => numbers[0] ?? 0))
}

/**
 * The file that the second journal wrote last, the mirror's apart; null if there is none, or none of it can be read.
 * `known`: the files of this battle, from a caller that has looked through all of them.
 */
export async function readLast(
  drive: SpareDrive,
  id: string,
  known?: readonly SpareFile[],
): Promise<SpareBattle | null> {
  const files = known ?? (await filesOf(drive, id, battleKinds))
  const [last] = files
    .filter(({ kind, isMirrored }) => (kind === 'live' || kind === 'rest') && !isMirrored)
    .toSorted(laterFirst)
  return last === undefined ? null : readOne(drive, last)
}

async function readOne(drive: SpareDrive, file: SpareFile): Promise<SpareBattle | null> {
  const text = await drive.read(file.name).catch(() => null)
  const epoch = file.kind === 'live' ? file.numbers[0] : 0
  return text === null ? null : readBattleText(text, epoch)
}

export interface BattleSpare {
  /** Whether every line is on the disk when `append` resolves. */
  readonly isLineByLine: boolean
  /** Whether `mirror` has a place. */
  readonly hasMirror: boolean
  /** Writes the battle into a new file; older ones go by the rules of `superseded`. */
  readonly begin: (kept: KeptBattle) => Promise<void>
  readonly append: (log: Log) => Promise<void>
  readonly update: (battle: BattleRow) => Promise<void>
  /** Writes the whole battle into the mirror. */
  readonly mirror: (kept: KeptBattle) => Promise<void>
  /** Keeps the battle as it is at the end of this turn, beside the last few. */
  readonly keepTurn: (kept: KeptBattle) => Promise<void>
  /** No tab plays it any more, for now. */
  readonly rest: (kept: KeptBattle) => Promise<void>
  /** Another tab plays it: the file stays as it is, and no tab is kept from removing it. */
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
    if (live !== '') await drive.close(live)
    live = next
    if (hasLeft()) return drive.close(next) // the other files are those of the next writer
    await removeSuperseded(drive, id)
  }

  const mirror = async (kept: KeptBattle): Promise<void> => {
    if (hasLeft()) return
    await drive.write(freshMirrorName('live', id, epoch), printBattle(kept))
    if (!hasLeft()) await removeSuperseded(drive, id)
  }

  const keepTurn = async (kept: KeptBattle): Promise<void> => {
    if (!hasLeft()) await writeTurn(drive, kept)
  }

  const rest = async (kept: KeptBattle): Promise<void> => {
    if (hasLeft()) return // it is no longer ours: it may even be deleted by now
    if (live !== '') await drive.close(live)
    live = ''
    await writeRest(drive, kept)
  }

  const leave = async (): Promise<void> => {
    left = true
    if (live !== '') await drive.close(live)
  }

  return {
    isLineByLine: drive.isLineByLine,
    hasMirror: drive.hasMirror === true,
    begin,
    mirror,
    append: (log) => drive.append(live, printEntries(log)),
    update: (battle) => drive.append(live, printRow(battle)),
    keepTurn,
    rest,
    leave,
  }
}

async function writeTurn(drive: SpareDrive, kept: KeptBattle): Promise<void> {
  const { id } = kept.battle
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

/** Puts a battle that no tab plays into a file whose name says how long it is, and into the mirror. */
export async function writeRest(drive: SpareDrive, kept: KeptBattle): Promise<void> {
  const { battle, log } = kept
  const name = await freshName(drive, 'rest', battle.id, log.length)
  const text = printBattle(kept)
  await drive.write(name, text)
  await drive.close(name)
  if (drive.hasMirror === true)
    await drive.write(freshMirrorName('rest', battle.id, log.length), text).catch(() => undefined)
  await removeSuperseded(drive, battle.id)
}

/** Being deleted, or deleted although not all of its files could be: what they hold counts for nothing. */
const isGone = async (drive: SpareDrive, id: string): Promise<boolean> =>
  (await filesOf(drive, id, ['gone'])).length > 0

export async function markGone(drive: SpareDrive, id: string): Promise<void> {
  if (await isGone(drive, id)) return
  const [mark, inMirror] = marksOf(id)
  if (drive.hasMirror === true)
    await drive.write(inMirror, printLine({ gone: id })).catch(() => undefined)
  await drive.write(mark, printLine({ gone: id }))
  await drive.close(mark)
}

/** One mark in each place: either counts for both. */
const marksOf = (id: string): readonly [string, string] => {
  const mark = spareName('gone', id)
  return [mark, mirrorName(mark)]
}

export async function unmarkGone(drive: SpareDrive, id: string): Promise<void> {
  const there = await filesOf(drive, id, ['gone'])
  await Promise.all(there.map(({ name }) => drive.remove(name)))
}

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
