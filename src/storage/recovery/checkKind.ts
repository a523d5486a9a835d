// All things of a kind against their second copy: what the database has lost or cannot read comes from the copy, else the copy is written anew.
import { canonicalJson } from '@/core/record/canonical.ts'
import { keepAside } from '../battleDamage/damagedFiles.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import type { Kind, Unit } from '../kind.ts'
import { codecOf, loadKinds } from '../kindList.ts'
import { tablesOf } from '../kindRows.ts'
import { countChange, shortOf } from '../kindStamps.ts'
import { readStored } from '../spare/copyAll.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { copyKind, untilCopied } from '../spare/kindCopy.ts'
import type { CopiedUnit, KindCopy } from '../spare/kindText.ts'
import { printLine } from '../spare/lines.ts'
import { readCopy, readLastCopy } from '../spare/readCopies.ts'
import { addBack } from './putBack.ts'

export interface CheckedKind {
  readonly agree: number
  readonly fromCopy: number
  readonly fromDatabase: number
  readonly failed: number
}

function isSound(kind: Kind, { row, parts }: Unit): boolean {
  const codec = codecOf(kind)
  return codec.decode(row) !== null && parts.every((part) => codec.decodePart(part) !== null)
}

const byId = (copy: KindCopy | null): ReadonlyMap<string, CopiedUnit> =>
  new Map(copy?.units.map((unit) => [unit.row.id, unit]))

/** Parts have no order. */
const printed = ({ row, parts }: Unit): string =>
  canonicalJson(row) + parts.map(canonicalJson).sort().join('')

const isSame = (one: Unit | undefined, other: Unit | undefined): boolean =>
  one !== undefined && other !== undefined && printed(one) === printed(other)

/** What cannot be read, and will be replaced from the copy, is kept beside it as it is. */
async function keepUnread(
  drive: SpareDrive,
  kind: Kind,
  copy: KindCopy,
  stored: KindCopy,
): Promise<void> {
  const copied = byId(copy)
  const unsound = stored.units.filter((unit) => !isSound(kind, unit) && copied.has(unit.row.id))
  if (unsound.length === 0) return
  const line = kind.copy === 'each' ? kind.name : kind.copy.line
  const text = unsound
    .map(({ row, parts }) => printLine({ [line]: row, ...(parts.length > 0 && { parts }) }))
    .join('')
  await keepAside(drive, '', [{ name: '', text, entries: [], lastRead: 0, lastCounted: 0 }])
}

/** What the copies have of it, and the database has lost or cannot read. How many things came from there. */
async function takeFromCopy(drive: SpareDrive, kind: Kind, stored: KindCopy): Promise<number> {
  const read = await readCopy(drive, kind)
  const copy = read && { ...read, units: read.units.filter((unit) => isSound(kind, unit)) }
  if (copy === null) return 0
  await keepUnread(drive, kind, copy, stored)
  return (await addBack(kind, copy, (unit) => !isSound(kind, unit))).things
}

/** What the mirror or an older file has still comes back; the file written last is the one that must agree. */
export async function checkKind(drive: SpareDrive, kind: Kind): Promise<CheckedKind> {
  await loadKinds([kind])
  await untilCopied(kind)
  const before = await readStored(kind)
  const fromCopy = await takeFromCopy(drive, kind, before)
  const [stored, last] = await Promise.all([readStored(kind), readLastCopy(drive, kind)])
  const there = byId(last)
  const isUntrusted = kind.copy !== 'each' && last?.isTorn === true
  const worse = stored.units.filter((unit) => isUntrusted || !isSame(unit, there.get(unit.row.id)))
  const known = byId(before)
  const ofDatabase = worse.filter((unit) => isSame(unit, known.get(unit.row.id)))
  const mustCopy = worse.length > 0 || there.size !== stored.units.length || last?.isTorn === true
  if (mustCopy || fromCopy > 0) await copyAnew(kind, ofDatabase)
  const [after, lastAfter] = await Promise.all([readStored(kind), readLastCopy(drive, kind)])
  const copied = byId(lastAfter)
  const agree = after.units.filter(
    (unit) => isSound(kind, unit) && isSame(unit, copied.get(unit.row.id)),
  )
  return {
    agree: agree.length,
    fromCopy,
    fromDatabase: ofDatabase.length,
    failed: after.units.length - agree.length,
  }
}

/** A file that is bad has the right stamp in its name: the things in it count as changed. */
async function copyAnew(kind: Kind, worse: readonly CopiedUnit[]): Promise<void> {
  if (kind.copy === 'each' && worse.length > 0)
    await connected(() =>
      database.transaction('rw', [...tablesOf(kind), 'meta'], async () =>
        countChange(kind, { put: worse.map(({ row }) => row.id), short: await shortOf(kind) }),
      ),
    )
  await copyKind(kind)
}
