// Kept form of a battle. Which game it is does not matter here: an opening, entries in a chain, and where it ends.
import type { Kinds } from '@/core/game.ts'
import { hashOfEntry, hashOfOpening } from '@/core/record/chain.ts'
import type { Entry, GameRecord, Opening } from '@/core/record/record.ts'

export type AnyOpening = Opening
export type AnyEntry = Entry<Kinds>
export type AnyRecord = GameRecord<Kinds>

export type BattleState = 'running' | 'paused' | 'finished'

/** What a list of battles shows without opening them: the game's own words and figures. */
export type BattleTitle = Readonly<Record<string, string | number | null>>

export interface BattleRow {
  readonly id: string
  readonly opening: AnyOpening
  readonly title: BattleTitle
  readonly state: BattleState
  /** Milliseconds since 1970; labels for people, never an order of truth. */
  readonly createdAt: number
  readonly updatedAt: number
  /** Set on a second version of a battle that was found somewhere and kept: the id of the battle it belongs to. */
  readonly copyOf: string | null
}

/** One entry as it is stored; `seq` counts from 1. */
export interface EntryRow {
  readonly battleId: string
  readonly seq: number
  /** The version of the entry's shape. */
  readonly v: number
  readonly at: number
  readonly entry: AnyEntry
}

/**
 * Which of a battle's writers is the present one, and where the chain ended when it was last opened, mended or closed.
 * Since then it may have grown: an append reads this row and its predecessor, and writes nothing but the entry, because
 * writing a row over costs as much again as adding one.
 */
export interface HeadRow {
  readonly battleId: string
  readonly seq: number
  readonly hash: string
  readonly epoch: number
}

/** An entry in memory, with the hash it got before any transaction. */
export interface Logged extends Omit<EntryRow, 'battleId'> {
  readonly hash: string
}

export type Log = readonly Logged[]

/** What happened before a battle is stored for the first time, in order. */
export type Past = readonly Pick<Logged, 'entry' | 'at'>[]

/** A battle with everything that happened in it. */
export interface KeptBattle {
  readonly battle: BattleRow
  readonly log: Log
}

export const rowOf = (battleId: string, { seq, v, at, entry }: Logged): EntryRow => ({
  battleId,
  seq,
  v,
  at,
  entry,
})

/** The hash the next entry must name. */
export const headHash = ({ battle, log }: KeptBattle): string =>
  log.at(-1)?.hash ?? hashOfOpening(battle.opening)

/** Entries from anywhere as far as they hang together: numbered from 1, each naming the hash before it. */
export function soundLog(opening: AnyOpening, rows: readonly Omit<EntryRow, 'battleId'>[]): Log {
  const log: Logged[] = []
  let hash = hashOfOpening(opening)
  for (const { seq, v, at, entry } of rows) {
    if (seq !== log.length + 1 || entry.previous !== hash) break
    hash = hashOfEntry(entry)
    log.push({ seq, v, at, entry, hash })
  }
  return log
}

/** Whether `shorter` is how `longer` began. Hashes stand for everything before them. */
export const isPrefix = (shorter: Log, longer: Log): boolean =>
  shorter.length === 0 || longer[shorter.length - 1]?.hash === shorter.at(-1)?.hash

export const recordOf = (kept: KeptBattle): AnyRecord => ({
  ...kept.battle.opening,
  head: { entries: kept.log.length, hash: headHash(kept) },
  entries: kept.log.map(({ entry }) => entry),
})
