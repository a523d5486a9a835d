// The two armies that the title of a stored battle names. Foreign titles say less, never nothing.
import { nations, type Nation } from '@/games/eagles/rules/index.ts'
import type { Side } from '@/core/conversation.ts'

export interface Fielded {
  /** Empty: called by its nation. */
  readonly name: string
  readonly nation: Nation
}

type Title = Readonly<Record<string, string | number | null>>

const armyIn = (title: Title, name: string, nation: string): Fielded => ({
  name: String(title[name] ?? ''),
  nation: nations.find((each) => each === title[nation]) ?? 'other',
})

export const armiesIn = (title: Title): Readonly<Record<Side, Fielded>> => ({
  a: armyIn(title, 'a', 'nationA'),
  b: armyIn(title, 'b', 'nationB'),
})
