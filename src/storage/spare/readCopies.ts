// What the second copies of a kind hold.
import type { Kind } from '../kind.ts'
import { stampIn, unitFilesOf, type UnitFile } from './copyUnits.ts'
import type { SpareDrive } from './drive.ts'
import { readAllText, readUnitText, type CopiedUnit, type ReadCopy } from './kindText.ts'
import { spareFiles, type SpareFile } from './spareFiles.ts'

const numberOf = ({ numbers }: SpareFile): number => numbers[1] ?? 0

const laterFirst = (one: SpareFile, other: SpareFile): number => numberOf(other) - numberOf(one)

const textOf = (drive: SpareDrive, { name }: SpareFile): Promise<string | null> =>
  drive.read(name).catch(() => null)

/** The newest whole copy, or if there is none the newest that can be read at all. */
async function bestOfAll(
  drive: SpareDrive,
  { name }: Kind,
  line: string,
  files: readonly SpareFile[],
): Promise<ReadCopy | null> {
  const texts = await Promise.all(files.map((file) => textOf(drive, file)))
  const read = texts.map((text) => (text === null ? null : readAllText(name, line, text)))
  const found = read.filter((each) => each !== null)
  return (
    found.sort(
      (one, other) => Number(one.isTorn) - Number(other.isTorn) || other.stamp - one.stamp,
    )[0] ?? null
  )
}

type ReadUnit = CopiedUnit & { readonly isTorn: boolean }

/** From the last file back to the first that is whole; if there is none, the last that can be read at all. */
async function bestUnit(drive: SpareDrive, files: readonly UnitFile[]): Promise<ReadUnit | null> {
  let torn: ReadUnit | null = null
  const newestFirst = files.toSorted(
    (one, other) => stampIn(other) - stampIn(one) || laterFirst(one, other),
  )
  for (const file of newestFirst) {
    const text = await textOf(drive, file)
    const read = text === null ? null : readUnitText(text)
    if (read === null || read.row.id !== file.unit) continue
    if (!read.isTorn) return read
    torn ??= read
  }
  return torn
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
