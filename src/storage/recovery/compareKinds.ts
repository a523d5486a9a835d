// Exchange of what the database or the second copies lack: after the start, and before missing rows would be left out of a newer copy.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { kindsHere } from '../documents/strangers.ts'
import type { Kind } from '../kind.ts'
import { rowsOf, tablesOf } from '../kindRows.ts'
import { settleRows, shortOf } from '../kindStamps.ts'
import { mayWrite, stampOf, unitStampsOf } from '../meta.ts'
import { isCopied, stampIn, unitFiles, unitFilesOf, type UnitFile } from '../spare/copyUnits.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { readCopy } from '../spare/readCopies.ts'
import { spareFiles, type SpareFile } from '../spare/spareFiles.ts'
import { addBack, type BroughtBack } from './putBack.ts'
import { writeSentinel } from './sentinel.ts'

/** Null where the browser has no place for second copies. */
type Drive = SpareDrive | null

/** What the database says of a kind, without reading any of it. */
interface Here {
  readonly ids: ReadonlySet<string>
  readonly stamp: number
  readonly counted: ReadonlyMap<string, number>
  /** What `shortOf` says. */
  readonly short: number | null
}

async function lookAt(kind: Kind): Promise<Here> {
  const [row, ids, short] = await Promise.all([
    database.meta.get(kind.name),
    kind.copy === 'each' ? rowsOf(kind).ids() : [],
    shortOf(kind),
  ])
  return { ids: new Set(ids), stamp: stampOf(row), counted: unitStampsOf(row), short }
}

const tablesOfAll = (kinds: readonly Kind[]): string[] => [
  ...new Set([...kinds.flatMap(tablesOf), 'meta']),
]

const readHere = (kinds: readonly Kind[]): Promise<Here[]> =>
  connected(() =>
    database.transaction('r', tablesOfAll(kinds), async () => Promise.all(kinds.map(lookAt))),
  )

/** From the next change on it is known of these kinds how many rows there should be. */
async function beginToCount(kinds: readonly Kind[]): Promise<void> {
  if (kinds.length === 0) return
  await connected(() =>
    database.transaction('rw', tablesOfAll(kinds), async () => {
      mayWrite(await database.meta.get('guard'))
      await Promise.all(kinds.map((kind) => settleRows(kind)))
    }),
  )
}

interface ComparedKind extends BroughtBack {
  /** Second copies are older than what is there, or of what is gone. */
  readonly isDue: boolean
  /** Its rows were not counted yet, and there was nothing to compare them with. */
  readonly isUncounted?: boolean
}

/** All in one file: its name says how old it is. */
async function compareWhole(
  drive: Drive,
  kind: Kind,
  files: readonly SpareFile[],
  { stamp, short }: Here,
): Promise<ComparedKind> {
  const newestIn = (inMirror: boolean): number =>
    Math.max(
      0,
      ...files
        .filter((file) => file.kind === kind.name && file.isMirrored === inMirror)
        .map(stampIn),
    )
  const places = [newestIn(false), ...(drive?.hasMirror === true ? [newestIn(true)] : [])]
  const isLess = short !== 0 || Math.max(...places) > stamp
  const copy = drive !== null && isLess ? await readCopy(drive, kind) : null
  const isDue = places.some((place) => place !== stamp)
  if (copy !== null) return { ...(await addBack(kind, copy)), isDue: true }
  return { things: 0, short: short ?? 0, isDue, isUncounted: short === null }
}

/** Whether the file may hold something that the database has lost; by its name, and without opening it. */
function isWanted(kind: Kind, { ids, stamp, counted, short }: Here, file: UnitFile): boolean {
  const own = counted.get(file.unit)
  if (!ids.has(file.unit)) return short === null || own !== undefined || stampIn(file) > stamp
  return (own !== undefined && stampIn(file) > own) || (short !== 0 && kind.parts !== null)
}

/** A file for each thing. */
async function compareEach(
  drive: Drive,
  kind: Kind,
  files: readonly UnitFile[],
  here: Here,
): Promise<ComparedKind> {
  const { ids, counted, short } = here
  const wanted = new Set(files.filter((file) => isWanted(kind, here, file)).map(({ unit }) => unit))
  const copy = drive === null || wanted.size === 0 ? null : await readCopy(drive, kind, wanted)
  const back = copy === null ? { things: 0, short: short ?? 0 } : await addBack(kind, copy)
  const isOld = [...ids].some((id) => {
    const own = files.filter(({ unit }) => unit === id)
    const stamp = counted.get(id)
    return stamp === undefined || (drive !== null && !isCopied(drive, own, stamp))
  })
  const isLeft = files.some(({ unit }) => !ids.has(unit) && !wanted.has(unit))
  if (ids.size + back.things > 0) writeSentinel({ kinds: { [kind.name]: true } })
  const isUncounted = copy === null && short === null
  return { ...back, isDue: back.things > 0 || isOld || isLeft, isUncounted }
}

const compareOne = (
  drive: Drive,
  kind: Kind,
  files: readonly SpareFile[],
  here: Here,
): Promise<ComparedKind> =>
  kind.copy === 'each'
    ? compareEach(drive, kind, unitFilesOf(files, kind), here)
    : compareWhole(drive, kind, files, here)

/** Brings back of one kind what the second copies have of it. */
export async function compareKind(drive: SpareDrive, kind: Kind): Promise<void> {
  const [files, [here]] = await Promise.all([spareFiles(drive), readHere([kind])])
  if (here !== undefined) await compareOne(drive, kind, files, here)
}

export interface ComparedKinds {
  /** How many things of each kind have come back. */
  readonly back: Readonly<Record<string, number>>
  /** Kinds of which something is missing still. */
  readonly short: readonly string[]
  /** Kinds that could not be compared. */
  readonly failed: readonly string[]
  /** Kinds that are to be copied. */
  readonly due: readonly Kind[]
}

export async function compareKinds(
  drive: Drive,
  files: readonly SpareFile[],
): Promise<ComparedKinds> {
  const names = unitFiles(files).map(({ kindName }) => kindName)
  const kinds = await connected(() => kindsHere(names))
  const all: { readonly kind: Kind; readonly done: ComparedKind | null }[] = []
  for (const [place, here] of (await readHere(kinds)).entries()) {
    const kind = kinds[place]
    if (kind === undefined) continue
    const done = await compareOne(drive, kind, files, here).catch(() => null)
    all.push({ kind, done })
  }
  const those = (are: (done: ComparedKind | null) => boolean): Kind[] =>
    all.filter(({ done }) => are(done)).map(({ kind }) => kind)
  await beginToCount(those((done) => done?.isUncounted === true)).catch(() => undefined) // the next start does
  const namesOf = (some: readonly Kind[]): string[] => some.map(({ name }) => name)
  return {
    back: Object.fromEntries(all.map(({ kind, done }) => [kind.name, done?.things ?? 0])),
    short: namesOf(those((done) => done !== null && done.short > 0)),
    failed: namesOf(those((done) => done === null)),
    due: those((done) => done?.isDue === true),
  }
}
