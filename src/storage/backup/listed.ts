// A thing or a battle without its rows: what a restore compares, light enough for all of them at once.
import { binnedAt } from '../battles/binMark.ts'
import type { Unit } from './unit.ts'

interface ListedThing {
  readonly kind: 'thing'
  readonly of: string
  readonly id: string
  readonly content: string
  readonly isStrange: boolean
}

export interface ListedBattle {
  readonly kind: 'battle'
  readonly id: string
  readonly content: string
  readonly isBinned: boolean
  readonly entries: number
  /** The hash of its opening, and the one at its end. */
  readonly start: string
  readonly end: string
  /** Ends of others that it has passed: it holds all of them. */
  readonly passed: readonly string[]
}

export type Listed = ListedThing | ListedBattle

/** Ends of battles by how they began. */
type Ends = ReadonlyMap<string, ReadonlySet<string>>

const none: ReadonlySet<string> = new Set()

export function listed(unit: Unit, ends: Ends = new Map()): Listed {
  const { kind, content } = unit
  if (kind === 'thing') {
    const { of, row, isStrange } = unit
    return { kind, of, id: row.id, content, isStrange }
  }
  const { battle, hashes } = unit
  const start = hashes[0] ?? ''
  const others = ends.get(start) ?? none
  return {
    kind,
    id: battle.id,
    content,
    isBinned: binnedAt(battle) !== null,
    entries: hashes.length - 1,
    start,
    end: hashes.at(-1) ?? '',
    passed: others.size === 0 ? [] : hashes.slice(1, -1).filter((hash) => others.has(hash)),
  }
}

/** Where the battles among these end. */
export function endsOf(units: readonly Listed[]): Ends {
  const ends = new Map<string, Set<string>>()
  for (const unit of units) {
    if (unit.kind === 'thing') continue
    const there = ends.get(unit.start) ?? new Set()
    ends.set(unit.start, there.add(unit.end))
  }
  return ends
}
