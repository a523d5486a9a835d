// All things of a kind against their second copy: what the database has lost or cannot read comes from the copy, else the copy is written anew.
import { canonicalJson } from '@/core/record/canonical.ts'
import { keepAside } from '../battleDamage/damagedFiles.ts'
import { connected } from '../connection.ts'
import { database } from '../database.ts'
import type { Kind, Unit } from '../kind.ts'
import { codecOf, loadKinds } from '../kindList.ts'
import { rowsOf, tablesOf } from '../kindRows.ts'
import { countChange } from '../kindStamps.ts'
import { mayWrite, unitStampsOf } from '../meta.ts'
import { readStored } from '../spare/copyAll.ts'
import type { SpareDrive } from '../spare/drive.ts'
import { copyKind, untilCopied } from '../spare/kindCopy.ts'
import type { CopiedUnit, KindCopy } from '../spare/kindText.ts'
import { printLine } from '../spare/lines.ts'
import { readCopy, readLastCopy } from '../spare/readCopies.ts'

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

/** What of the copy is better: it can be read and the database's cannot, or it is not older and has more or newer ones. */
function betterIn(
  kind: Kind,
  copy: KindCopy,
  stored: KindCopy,
  counted: ReadonlyMap<string, number>,
): readonly CopiedUnit[] {
  const here = byId(stored)
  return copy.units.filter((unit) => {
    const own = here.get(unit.row.id)
    if (!isSound(kind, unit)) return false
    if (own === undefined)
      return counted.has(unit.row.id) || unit.stamp > stored.stamp || isAsNew(kind, copy, stored)
    if (!isSound(kind, own)) return true
    return (
      unit.stamp > own.stamp && (kind.copy === 'each' || own.row.updatedAt < unit.row.updatedAt)
    )
  })
}

/** One file for all says of each whether it was there. */
const isAsNew = ({ copy: how }: Kind, copy: KindCopy, stored: KindCopy): boolean =>
  how !== 'each' && copy.stamp >= stored.stamp

/** Only in the place of what was looked at: whoever changes a thing meanwhile is right. */
const putBetter = (
  kind: Kind,
  better: readonly CopiedUnit[],
  before: ReadonlyMap<string, CopiedUnit>,
  above: number,
): Promise<number> =>
  connected(() =>
    database.transaction('rw', [...tablesOf(kind), 'meta'], async () => {
      mayWrite(await database.meta.get('guard'))
      const now = new Map((await rowsOf(kind).all()).map((unit) => [unit.row.id, unit]))
      const unchanged = better.filter(({ row: { id } }) => {
        const [own, seen] = [now.get(id), before.get(id)]
        return own === undefined ? seen === undefined : isSame(own, seen)
      })
      await rowsOf(kind).put(unchanged)
      await countChange(kind, { put: unchanged.map(({ row }) => row.id), above })
      return unchanged.length
    }),
  )

/** What cannot be read is kept beside it, as it is. */
async function replaceWorse(
  drive: SpareDrive,
  kind: Kind,
  better: readonly CopiedUnit[],
  stored: KindCopy,
): Promise<number> {
  if (better.length === 0) return 0
  const here = byId(stored)
  const unsound = better.flatMap(({ row }) => here.get(row.id) ?? [])
  if (unsound.length > 0) {
    const line = kind.copy === 'each' ? kind.name : kind.copy.line
    const text = unsound
      .map(({ row, parts }) => printLine({ [line]: row, ...(parts.length > 0 && { parts }) }))
      .join('')
    await keepAside(drive, '', [{ name: '', text, entries: [], lastRead: 0, lastCounted: 0 }])
  }
  return putBetter(kind, better, here, stored.stamp)
}

/** What the mirror or an older file has still comes back; the file written last is the one that must agree. */
export async function checkKind(drive: SpareDrive, kind: Kind): Promise<CheckedKind> {
  await loadKinds([kind])
  await untilCopied(kind)
  const [stored, copy, last, row] = await Promise.all([
    readStored(kind),
    readCopy(drive, kind),
    readLastCopy(drive, kind),
    connected(() => database.meta.get(kind.name)),
  ])
  const there = byId(last)
  const better = copy === null ? [] : betterIn(kind, copy, stored, unitStampsOf(row))
  const fromCopy = await replaceWorse(drive, kind, better, stored)
  const taken = new Set(better.map(({ row: { id } }) => id))
  const worse = stored.units.filter(
    (unit) => !taken.has(unit.row.id) && !isSame(unit, there.get(unit.row.id)),
  )
  const mustCopy = worse.length + fromCopy > 0 || there.size !== stored.units.length || last?.isTorn
  if (mustCopy === true) await copyAnew(kind, worse)
  const [after, lastAfter] = await Promise.all([readStored(kind), readLastCopy(drive, kind)])
  const copied = byId(lastAfter)
  const agree = after.units.filter(
    (unit) => isSound(kind, unit) && isSame(unit, copied.get(unit.row.id)),
  )
  return {
    agree: agree.length,
    fromCopy,
    fromDatabase: worse.length,
    failed: after.units.length - agree.length,
  }
}

/** A file that is bad has the right stamp in its name: the things in it count as changed. */
async function copyAnew(kind: Kind, worse: readonly CopiedUnit[]): Promise<void> {
  if (kind.copy === 'each' && worse.length > 0)
    await connected(() =>
      database.transaction('rw', database.meta, async () =>
        countChange(kind, { put: worse.map(({ row }) => row.id) }),
      ),
    )
  await copyKind(kind)
}
