// The second copy of a kind whose things are small: one file with all of them, anew after each change.
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import { StorageFailure } from '../failure.ts'
import type { Kind } from '../kind.ts'
import { rowsOf, tablesOf } from '../kindRows.ts'
import { mayRead, stampOf, unitStampsOf } from '../meta.ts'
import { writeSentinel } from '../recovery/sentinel.ts'
import type { SpareDrive } from './drive.ts'
import { printAll, type KindCopy } from './kindText.ts'
import { superseded } from './retention.ts'
import { spareDrive } from './spareDrive.ts'
import { freshMirrorName, freshName, spareFiles, type SpareFile } from './spareFiles.ts'

/** What was copied last, for the case that the browser throws away database and copy together. */
const remembered = new Map<string, KindCopy>()

export const rememberedCopy = ({ name }: Kind): KindCopy | null => remembered.get(name) ?? null

/** All things of a kind and the stamps that belong to them, in one glance; refused in a database that was emptied. */
export const readStored = (kind: Kind): Promise<KindCopy> =>
  connected(() =>
    database.transaction('r', [...tablesOf(kind), 'meta'], async () => {
      const [guard, row, units] = await Promise.all([
        database.meta.get('guard'),
        database.meta.get(kind.name),
        rowsOf(kind).all(),
      ])
      if (mayRead(guard) === null) throw new StorageFailure('emptied')
      const stamp = stampOf(row)
      const stamps = kind.copy === 'each' ? unitStampsOf(row) : null
      const stampFor = (id: string): number => (stamps === null ? stamp : (stamps.get(id) ?? 0))
      return { stamp, units: units.map((unit) => ({ ...unit, stamp: stampFor(unit.row.id) })) }
    }),
  )

/** Older copies go by the rules of `superseded`, in each place by itself; one with a later stamp is another tab's. */
async function removeOlder(drive: SpareDrive, name: string, stamp: number): Promise<void> {
  const isOlder = (file: SpareFile): boolean =>
    file.kind === name && (file.numbers[0] ?? 0) <= stamp
  const files = (await spareFiles(drive)).filter(isOlder)
  const inPlace = (isMirrored: boolean): readonly string[] =>
    superseded(files.filter((file) => file.isMirrored === isMirrored))
  await Promise.allSettled([...inPlace(false), ...inPlace(true)].map((each) => drive.remove(each)))
}

async function writeCopy(
  drive: SpareDrive,
  name: string,
  stamp: number,
  text: string,
): Promise<void> {
  const fresh = await freshName(drive, name, '', stamp)
  const mirrored = freshMirrorName(name, '', stamp)
  const written = await Promise.allSettled([
    drive.write(fresh, text).then(() => drive.close(fresh)),
    drive.hasMirror === true ? drive.write(mirrored, text) : undefined,
  ])
  await removeOlder(drive, name, stamp)
  if (written[0].status === 'rejected') throw written[0].reason
}

/** Milliseconds that it kept the page busy. */
export async function copyAll(kind: Kind, line: string): Promise<number> {
  const started = performance.now()
  const all = await readStored(kind)
  const text = printAll(kind.name, line, all)
  const took = performance.now() - started
  remembered.set(kind.name, all)
  writeSentinel({ kinds: { [kind.name]: all.units.length > 0 } })
  const drive = await spareDrive()
  if (drive !== null) await writeCopy(drive, kind.name, all.stamp, text)
  return took
}
