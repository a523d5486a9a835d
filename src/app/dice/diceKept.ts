// Data kept of the dice between two visits, and how it is read back: strictly, for it may come from a backup.
import { noFaces, type FaceCounts } from './fairness.ts'
import { entriesOf, keptEntries } from '../keptEntries.ts'

export const diceSources = ['app', 'table'] as const
export type DiceSource = (typeof diceSources)[number]

export const targets = [2, 3, 4, 5, 6] as const
export type Target = (typeof targets)[number]

/** Dice thrown together; `target`: the least face that is a success, null if only the sum counts. */
export interface Pool {
  readonly name: string
  readonly count: number
  readonly target: Target | null
}

export interface Throw extends Pool {
  readonly faces: readonly number[]
  /** Milliseconds since 1970; a label. */
  readonly at: number
}

export interface KeptDice {
  readonly app: FaceCounts
  readonly table: FaceCounts
  readonly pools: readonly Pool[]
  /** The newest first. */
  readonly history: readonly Throw[]
}

export const mostDice = 20
export const mostPools = 12
export const mostHistory = 50
export const longestName = 40
const mostCounted = 1_000_000_000

export const noDice: KeptDice = { app: noFaces, table: noFaces, pools: [], history: [] }

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most

const listOf = (json: unknown): readonly unknown[] => (Array.isArray(json) ? json : [])

function countsFrom(json: unknown): FaceCounts {
  const [a, b, c, d, e, f] = listOf(json).map((one) => (isWhole(one, 0, mostCounted) ? one : 0))
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0]
}

function poolFrom(json: unknown): Pool | null {
  const entries = entriesOf(json)
  const [name, count] = [entries.get('name'), entries.get('count')]
  const target = targets.find((one) => one === entries.get('target')) ?? null
  if (typeof name !== 'string' || !isWhole(count, 1, mostDice)) return null
  return { name: name.slice(0, longestName), count, target }
}

function throwFrom(json: unknown): Throw | null {
  const entries = entriesOf(json)
  const pool = poolFrom(json)
  const [faces, at] = [listOf(entries.get('faces')), entries.get('at')]
  const shown = faces.flatMap((face) => (isWhole(face, 1, 6) ? [face] : []))
  if (pool === null || shown.length !== pool.count || faces.length !== pool.count) return null
  return isWhole(at, 0, Number.MAX_SAFE_INTEGER) ? { ...pool, faces: shown, at } : null
}

const some = <T>(json: unknown, read: (one: unknown) => T | null, most: number): readonly T[] =>
  listOf(json)
    .slice(0, most)
    .map(read)
    .filter((one) => one !== null)

/** What was kept, without whatever in it cannot be read. */
export function readDice(text: string): KeptDice {
  const entries = keptEntries(text)
  return {
    app: countsFrom(entries.get('app')),
    table: countsFrom(entries.get('table')),
    pools: some(entries.get('pools'), poolFrom, mostPools),
    history: some(entries.get('history'), throwFrom, mostHistory),
  }
}
