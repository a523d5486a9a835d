// Where a running battle is kept: each entry by itself, in order. In memory only, until the durable journal takes its place.
import type { Entry, Opening } from '@/rules/core/record/record.ts'
import type { BattleKinds } from '@/rules/eagles/index.ts'

export interface KeptBattle {
  readonly title: string
  readonly opening: Opening<BattleKinds>
  readonly entries: readonly Entry<BattleKinds>[]
  /** The hash of the last entry, or of the opening. */
  readonly head: string
}

export interface BattleJournal {
  /** Returns the new battle's id. */
  readonly create: (title: string, opening: Opening<BattleKinds>, head: string) => Promise<string>
  /** Resolves once the entry cannot be lost any more. */
  readonly append: (id: string, entry: Entry<BattleKinds>, head: string) => Promise<void>
  /** null: there is no such battle. */
  readonly read: (id: string) => Promise<KeptBattle | null>
}

const battles = new Map<string, KeptBattle>()

export const battleJournal: BattleJournal = {
  create: (title, opening, head) => {
    const id = crypto.randomUUID()
    battles.set(id, { title, opening, entries: [], head })
    return Promise.resolve(id)
  },
  append: (id, entry, head) => {
    const kept = battles.get(id)
    if (kept !== undefined) battles.set(id, { ...kept, entries: [...kept.entries, entry], head })
    return Promise.resolve()
  },
  read: (id) => Promise.resolve(battles.get(id) ?? null),
}
