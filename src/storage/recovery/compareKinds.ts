// After the start: what second copies have and the database has not comes back, and what they have not is copied.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { kindsHere } from '../documents/strangers.ts'
import type { Kind } from '../kind.ts'
import { rowsOf, tablesOf } from '../kindRows.ts'
import { stampOf, unitStampsOf } from '../meta.ts'
import { isCopied, stampIn, unitFiles, unitFilesOf, type UnitFile } from '../spare/copyUnits.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { kindChanged } from '../spare/kindCopy.ts'
import { readCopy } from '../spare/readCopies.ts'
import type { SpareFile } from '../spare/spareFiles.ts'
import { addBack } from './putBack.ts'
import { writeSentinel } from './sentinel.ts'

/** All in one file: its name says how old it is. */
async function compareWhole(
  drive: SpareDrive,
  kind: Kind,
  files: readonly SpareFile[],
): Promise<number> {
  const newestIn = (inMirror: boolean): number =>
    Math.max(
      0,
      ...files
        .filter((file) => file.kind === kind.name && file.isMirrored === inMirror)
        .map(stampIn),
    )
  const places = [newestIn(false), ...(drive.hasMirror === true ? [newestIn(true)] : [])]
  const newest = Math.max(...places)
  const stamp = stampOf(await connected(() => database.meta.get(kind.name)))
  const copy = newest > stamp ? await readCopy(drive, kind) : null
  const added = copy === null ? 0 : await addBack(kind, copy)
  if (places.some((place) => place !== stamp)) kindChanged(kind)
  return added
}

interface Here {
  readonly ids: ReadonlySet<string>
  readonly stamp: number
  readonly counted: ReadonlyMap<string, number>
}

const readHere = (kind: Kind): Promise<Here> =>
  connected(() =>
    database.transaction('r', [...tablesOf(kind), 'meta'], async () => {
      const row = await database.meta.get(kind.name)
      const ids = new Set(await rowsOf(kind).ids())
      return { ids, stamp: stampOf(row), counted: unitStampsOf(row) }
    }),
  )

/** Whether the file tells of a change that the database has lost; by its name, and without opening it. */
function isAhead({ ids, stamp, counted }: Here, file: UnitFile): boolean {
  const own = counted.get(file.unit)
  if (ids.has(file.unit)) return own !== undefined && stampIn(file) > own
  return own !== undefined || stampIn(file) > stamp
}

/** A file for each thing. */
async function compareEach(
  drive: SpareDrive,
  kind: Kind,
  files: readonly UnitFile[],
): Promise<number> {
  const here = await readHere(kind)
  const wanted = new Set(files.filter((file) => isAhead(here, file)).map(({ unit }) => unit))
  const copy = wanted.size === 0 ? null : await readCopy(drive, kind, wanted)
  const added = copy === null ? 0 : await addBack(kind, copy)
  const isDue = [...here.ids].some((id) => {
    const stamp = here.counted.get(id)
    return (
      stamp === undefined ||
      !isCopied(
        drive,
        files.filter(({ unit }) => unit === id),
        stamp,
      )
    )
  })
  const isLeft = files.some(({ unit }) => !here.ids.has(unit) && !wanted.has(unit))
  if (added > 0 || isDue || isLeft) kindChanged(kind)
  if (here.ids.size + added > 0) writeSentinel({ kinds: { [kind.name]: true } })
  return added
}

/** How many things of each kind have come back. */
export async function compareKinds(
  drive: SpareDrive,
  files: readonly SpareFile[],
): Promise<Record<string, number>> {
  const added: Record<string, number> = {}
  const names = unitFiles(files).map(({ kindName }) => kindName)
  for (const kind of await connected(() => kindsHere(names)))
    added[kind.name] = await (kind.copy === 'each'
      ? compareEach(drive, kind, unitFilesOf(files, kind))
      : compareWhole(drive, kind, files))
  return added
}
