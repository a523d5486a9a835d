// Contents of the second copies of a kind.
import type { Kind } from '../kind.ts'
import { stampIn, unitFilesOf, type UnitFile } from './copyUnits.ts'
import type { SpareDrive } from './drive.ts'
import { readAllText, readUnitText, type CopiedUnit, type ReadCopy } from './kindText.ts'
import { spareFiles, type SpareFile } from './spareFiles.ts'

const numberOf = ({ numbers }: SpareFile): number => numbers[1] ?? 0

const laterFirst = (one: SpareFile, other: SpareFile): number => numberOf(other) - numberOf(one)

const textOf = (drive: SpareDrive, { name }: SpareFile): Promise<string | null> =>
  drive.read(name).catch(() => null)

interface Read {
  readonly stamp: number
  readonly isTorn: boolean
}

/**
 * What can be read of these files, the newest first, up to the first that is whole: older ones are history. Those of the
 * same stamp were made of the same, unless rows had been lost without a word: they count as well.
 */
async function readUntilWhole<R extends Read>(
  drive: SpareDrive,
  files: readonly SpareFile[],
  readText: (text: string) => R | null,
): Promise<R[]> {
  const newestFirst = files.toSorted(
    (one, other) => stampIn(other) - stampIn(one) || laterFirst(one, other),
  )
  const found: R[] = []
  let whole = Number.NEGATIVE_INFINITY
  for (const file of newestFirst) {
    if (stampIn(file) < whole) break
    const text = await textOf(drive, file)
    const read = text === null ? null : readText(text)
    if (read === null) continue
    found.push(read)
    if (!read.isTorn) whole = stampIn(file)
  }
  return found
}

/** Each thing, or part, from the first that has it. */
const firstOfEach = <T>(all: readonly T[], idOf: (one: T) => string): readonly T[] =>
  [...new Map(all.toReversed().map((one) => [idOf(one), one])).values()].toReversed()

async function bestOfAll(
  drive: SpareDrive,
  { name }: Kind,
  line: string,
  files: readonly SpareFile[],
): Promise<ReadCopy | null> {
  const read = await readUntilWhole(drive, files, (text) => readAllText(name, line, text))
  const [newest] = read
  if (newest === undefined) return null
  const units = firstOfEach(
    read.flatMap((copy) => copy.units),
    ({ row }) => row.id,
  )
  return { ...newest, units }
}

type ReadUnit = CopiedUnit & { readonly isTorn: boolean }

async function bestUnit(drive: SpareDrive, files: readonly UnitFile[]): Promise<ReadUnit | null> {
  const read = await readUntilWhole(drive, files, (text) => {
    const unit = readUnitText(text)
    return unit !== null && files.some((file) => file.unit === unit.row.id) ? unit : null
  })
  const [newest] = read
  if (newest === undefined) return null
  const parts = firstOfEach(
    read.flatMap((unit) => unit.parts),
    ({ id }) => id,
  )
  return { ...newest, parts }
}

async function gathered(
  drive: SpareDrive,
  files: readonly UnitFile[],
  read: (drive: SpareDrive, own: readonly UnitFile[]) => Promise<ReadUnit | null>,
): Promise<ReadCopy | null> {
  const ids = [...new Set(files.map(({ unit }) => unit))]
  const all = await Promise.all(
    ids.map((id) =>
      read(
        drive,
        files.filter(({ unit }) => unit === id),
      ),
    ),
  )
  const units = all.filter((each) => each !== null)
  if (units.length === 0) return null
  return {
    stamp: Math.max(...units.map(({ stamp }) => stamp)),
    units,
    isTorn: units.some(({ isTorn }) => isTorn),
  }
}

const isOf = ({ name }: Kind, file: SpareFile): boolean => file.kind === name

/** The best there is of a kind, in either place; `only`: no other things than these. Null if there is nothing. */
export async function readCopy(
  drive: SpareDrive,
  kind: Kind,
  only?: ReadonlySet<string>,
): Promise<ReadCopy | null> {
  const files = await spareFiles(drive)
  if (kind.copy !== 'each')
    return bestOfAll(
      drive,
      kind,
      kind.copy.line,
      files.filter((file) => isOf(kind, file)),
    )
  const own = unitFilesOf(files, kind).filter(({ unit }) => only?.has(unit) ?? true)
  return gathered(drive, own, bestUnit)
}

async function lastUnit(drive: SpareDrive, files: readonly UnitFile[]): Promise<ReadUnit | null> {
  const [last] = files.toSorted(laterFirst)
  const text = last === undefined ? null : await textOf(drive, last)
  return text === null ? null : readUnitText(text)
}

/** What was written last, the mirror's apart; null if there is nothing, or none of it can be read. */
export async function readLastCopy(drive: SpareDrive, kind: Kind): Promise<ReadCopy | null> {
  const files = (await spareFiles(drive)).filter(({ isMirrored }) => !isMirrored)
  if (kind.copy === 'each') return gathered(drive, unitFilesOf(files, kind), lastUnit)
  const [last] = files.filter((file) => isOf(kind, file)).toSorted(laterFirst)
  const text = last === undefined ? null : await textOf(drive, last)
  return text === null ? null : readAllText(kind.name, kind.copy.line, text)
}
