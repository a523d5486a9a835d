// The second copy of a kind whose things are large: a file for each, written when that thing was changed.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import type { Kind } from '../kind.ts'
import { rowsOf, tablesOf } from '../kindRows.ts'
import { countChange, shortOf } from '../kindStamps.ts'
import { mayRead, mayWrite, stampOf, unitStampsOf } from '../meta.ts'
import { writeSentinel } from '../recovery/sentinel.ts'
import type { SpareDrive } from './drive.ts'
import { printUnit } from './kindText.ts'
import { readUnitId, unitId } from './names.ts'
import { superseded } from './retention.ts'
import { spareDrive } from './spareDrive.ts'
import { freshMirrorName, freshName, spareFiles, type SpareFile } from './spareFiles.ts'

/** A file with one thing in it, by what its name says. */
export interface UnitFile extends SpareFile {
  readonly kindName: string
  readonly unit: string
}

export const unitFiles = (files: readonly SpareFile[]): readonly UnitFile[] =>
  files.flatMap((file) => {
    const of = file.kind === 'unit' ? readUnitId(file.id) : null
    return of === null ? [] : [{ ...file, kindName: of.kind, unit: of.id }]
  })

export const unitFilesOf = (files: readonly SpareFile[], { name }: Kind): readonly UnitFile[] =>
  unitFiles(files).filter(({ kindName }) => kindName === name)

export const stampIn = ({ numbers }: SpareFile): number => numbers[0] ?? 0

interface Stamps {
  readonly stamp: number
  readonly units: ReadonlyMap<string, number>
}

/** Things that an older version of the app has added are counted from now on. */
const readStamps = (kind: Kind): Promise<Stamps> =>
  connected(() =>
    database.transaction('rw', [...tablesOf(kind), 'meta'], async () => {
      const guard = await database.meta.get('guard')
      if (mayRead(guard) === null) throw new StorageFailure('emptied')
      const ids = await rowsOf(kind).ids()
      const counted = unitStampsOf(await database.meta.get(kind.name))
      const uncounted = ids.filter((id) => !counted.has(id))
      if (uncounted.length > 0) {
        mayWrite(guard)
        await countChange(kind, { put: uncounted, short: await shortOf(kind) })
      }
      const row = await database.meta.get(kind.name)
      return { stamp: stampOf(row), units: unitStampsOf(row) }
    }),
  )

/** Whether each place has a file of this stamp. */
export const isCopied = (drive: SpareDrive, own: readonly UnitFile[], stamp: number): boolean => {
  const isIn = (inMirror: boolean): boolean =>
    own.some((file) => file.isMirrored === inMirror && stampIn(file) >= stamp)
  return isIn(false) && (drive.hasMirror !== true || isIn(true))
}

/** Milliseconds that it kept the page busy. */
async function writeUnit(drive: SpareDrive, kind: Kind, id: string): Promise<number> {
  const started = performance.now()
  const read = await connected(() =>
    database.transaction('r', [...tablesOf(kind), 'meta'], async () => ({
      unit: await rowsOf(kind).read(id),
      stamp: unitStampsOf(await database.meta.get(kind.name)).get(id),
    })),
  )
  const { unit, stamp } = read
  if (unit === null || stamp === undefined) return 0
  const text = printUnit(kind.name, { ...unit, stamp })
  const took = performance.now() - started
  const about = unitId(kind.name, id)
  const name = await freshName(drive, 'unit', about, stamp)
  const written = await Promise.allSettled([
    drive.write(name, text).then(() => drive.close(name)),
    drive.hasMirror === true ? drive.write(freshMirrorName('unit', about, stamp), text) : undefined,
  ])
  await removeOlder(drive, about, stamp)
  if (written[0].status === 'rejected') throw written[0].reason
  return took
}

/** By the rules of `superseded`, in each place by itself; one with a later stamp is another tab's. */
async function removeOlder(drive: SpareDrive, about: string, stamp: number): Promise<void> {
  const files = (await spareFiles(drive)).filter(
    (file) => file.kind === 'unit' && file.id === about && stampIn(file) <= stamp,
  )
  const inPlace = (isMirrored: boolean): readonly string[] =>
    superseded(files.filter((file) => file.isMirrored === isMirrored))
  await Promise.allSettled([...inPlace(false), ...inPlace(true)].map((name) => drive.remove(name)))
}

/** What was deleted loses all of its files; one with a later stamp tells of a change that the database has lost. */
async function removeGone(
  drive: SpareDrive,
  files: readonly UnitFile[],
  { stamp, units }: Stamps,
): Promise<void> {
  const gone = files.filter((file) => !units.has(file.unit) && stampIn(file) <= stamp)
  await Promise.allSettled(gone.map(({ name }) => drive.remove(name)))
}

/** Writes every thing whose files are older than its last change. Returns how long that kept the page busy. */
export async function copyUnits(kind: Kind): Promise<number> {
  const stamps = await readStamps(kind)
  if (stamps.units.size > 0) writeSentinel({ kinds: { [kind.name]: true } })
  const drive = await spareDrive()
  if (drive === null) return 0
  const files = unitFilesOf(await spareFiles(drive), kind)
  const due = [...stamps.units].filter(
    ([id, stamp]) =>
      !isCopied(
        drive,
        files.filter(({ unit }) => unit === id),
        stamp,
      ),
  )
  let took = 0
  for (const [id] of due) took += await writeUnit(drive, kind, id)
  await removeGone(drive, files, stamps)
  return took
}
