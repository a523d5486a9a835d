// What is restored whole or not at all: one army, one battle with all its entries, or one event with its lists.
import { canonicalJson } from '@/rules/core/record/canonical.ts'
import { sha256 } from '@/rules/core/record/sha256.ts'
import type { EventEntryRow, EventRow } from '../events/rows.ts'
import type { KeptArmy } from '../keptArmy.ts'
import type { BattleRow, EntryRow, HeadRow } from './battleDecoder.ts'

export interface ArmyUnit {
  readonly kind: 'army'
  /** The same for the same content, whatever its id and its dates: what a restore compares. */
  readonly content: string
  readonly army: KeptArmy
}

export interface BattleUnit {
  readonly kind: 'battle'
  readonly content: string
  readonly battle: BattleRow
  readonly head: HeadRow
  readonly entries: readonly EntryRow[]
  /** The hash after each entry, and before the first: who has one of these knows everything up to it. */
  readonly hashes: readonly string[]
}

export interface EventUnit {
  readonly kind: 'event'
  readonly content: string
  readonly row: EventRow
  readonly entries: readonly EventEntryRow[]
}

export type Unit = ArmyUnit | BattleUnit | EventUnit

/** Two lists are the same when a person would call them so: dates do not count, being in the bin does. */
export function armyUnit(army: KeptArmy): ArmyUnit {
  const { army: list, original, tags, binnedAt } = army
  const content = sha256(canonicalJson({ list, original, tags, isBinned: binnedAt !== null }))
  return { kind: 'army', content, army }
}
