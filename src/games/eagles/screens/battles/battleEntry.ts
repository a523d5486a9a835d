// Entry of a stored battle in the list: its armies, how far it is, who won. Foreign titles say less, never nothing.
import type { Phase } from '@/games/eagles/rules/index.ts'
import type { Side } from '@/core/conversation.ts'
import type { StoredCard } from '@/app/battleShelf.ts'
import { armiesIn, type Fielded } from './armiesIn.ts'

export interface BattleEntry {
  readonly id: string
  readonly armies: Readonly<Record<Side, Fielded>>
  readonly turn: number
  readonly turns: number | null
  readonly phase: Phase | null
  readonly winner: Side | 'draw' | null
  readonly isFinished: boolean
  readonly isGuided: boolean
  readonly isCopy: boolean
  readonly at: Date
  /** When it went into the bin; null: it is not there. */
  readonly binnedAt: number | null
}

const phases: readonly Phase[] = [
  'setUp',
  'initiative',
  'activations',
  'resolve',
  'compulsory',
  'over',
]
const winners = ['a', 'b', 'draw'] as const

type Title = StoredCard['title']

const numberIn = (title: Title, key: string): number | null => {
  const value = title[key]
  return typeof value === 'number' ? value : null
}

export const entryOf = ({ id, title, state, updatedAt, copyOf }: StoredCard): BattleEntry => ({
  id,
  armies: armiesIn(title),
  turn: numberIn(title, 'turn') ?? 0,
  turns: numberIn(title, 'turns'),
  phase: phases.find((phase) => phase === title['phase']) ?? null,
  winner: winners.find((winner) => winner === title['winner']) ?? null,
  isFinished: state === 'finished',
  isGuided: title['guided'] === 1,
  isCopy: copyOf !== null,
  // A battle that was in the bin was changed later than it was played.
  at: new Date(numberIn(title, 'playedAt') ?? updatedAt),
  binnedAt: numberIn(title, 'binnedAt'),
})
