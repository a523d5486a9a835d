// Parts of a copy that belong into the database: what is missing there, whole things or parts, what is older, and what cannot be read.
import type { Kind, Part, Unit } from '../kind.ts'
import { stampOf, unitStampsOf, type MetaRow } from '../meta.ts'
import type { CopiedUnit, KindCopy } from '../spare/kindText.ts'

/** A kind as the database has it, at one moment. */
export interface Stored {
  readonly units: readonly Unit[]
  /** Parts whose thing is gone. */
  readonly orphans: (id: string) => PromiseLike<readonly Part[]>
  /** Its counter. */
  readonly row: MetaRow | undefined
  /** What `shortOf` says. */
  readonly short: number | null
}

interface Lacking {
  readonly unit: CopiedUnit
  /** Rows that the database gets with it. */
  readonly rows: number
}

/** With those of the other that this one has not got. */
function joined(own: readonly Part[], other: readonly Part[]): readonly Part[] {
  const here = new Set(own.map(({ id }) => id))
  return [...own, ...other.filter(({ id }) => !here.has(id))]
}

/** `sure`: the copy is as new as what was lost. `doubtful`: it is older, and the user may have removed it since. */
type Verdict = 'sure' | 'doubtful' | 'removed'

/** Of a thing that is not there. */
function onMissing(
  kind: Kind,
  { stamp, row: { id } }: CopiedUnit,
  { row, short }: Stored,
): Verdict {
  if (short === null || stamp > stampOf(row)) return 'sure'
  if (kind.copy === 'each') return unitStampsOf(row).has(id) ? 'sure' : 'removed'
  return stamp === stampOf(row) ? 'sure' : 'doubtful'
}

/** What the database was given after this copy was made, it has lost. */
function isOlder(kind: Kind, own: Unit, unit: CopiedUnit, row: MetaRow | undefined): boolean {
  if (kind.copy === 'each') return (unitStampsOf(row).get(own.row.id) ?? unit.stamp) < unit.stamp
  return unit.stamp > stampOf(row) && own.row.updatedAt < unit.row.updatedAt
}

/** Of a thing that is there, but not with all of its parts. */
function onParts(own: Unit, unit: CopiedUnit, { row, short }: Stored): Verdict {
  const ownStamp = unitStampsOf(row).get(own.row.id) ?? unit.stamp
  return short === null || unit.stamp === ownStamp ? 'sure' : 'doubtful'
}

/**
 * As long as rows are missing that the user has not removed, copies of any age are good for them: rather too much comes back
 * than too little. `isUnread`: it is there and cannot be read.
 */
export async function lackingIn(
  kind: Kind,
  copy: KindCopy,
  stored: Stored,
  isUnread: (unit: Unit) => boolean,
): Promise<readonly CopiedUnit[]> {
  const here = new Map(stored.units.map((unit) => [unit.row.id, unit]))
  const found: Record<Verdict, Lacking[]> = { sure: [], doubtful: [], removed: [] }
  for (const unit of copy.units) {
    const own = here.get(unit.row.id)
    if (own === undefined) {
      const orphans = await stored.orphans(unit.row.id)
      const parts = joined(orphans, unit.parts)
      const rows = 1 + parts.length - orphans.length
      found[onMissing(kind, unit, stored)].push({ unit: { ...unit, parts }, rows })
    } else if (isUnread(own) || isOlder(kind, own, unit, stored.row)) {
      found.sure.push({ unit, rows: 0 })
    } else {
      const parts = joined(own.parts, unit.parts)
      const rows = parts.length - own.parts.length
      if (rows > 0)
        found[onParts(own, unit, stored)].push({ unit: { ...own, parts, stamp: unit.stamp }, rows })
    }
  }
  const left = (stored.short ?? 0) - found.sure.reduce((sum, { rows }) => sum + rows, 0)
  return [...found.sure, ...(left > 0 ? found.doubtful : [])].map(({ unit }) => unit)
}
