// The two sides as people see them: colour and hatching, letter, the player's name, the computer's rank.
import type { Side } from '@/core/conversation.ts'
import type { Facing } from '@/ui/side/hatching.ts'
import type { PlayerKind, ProgressView } from '../rules/index.ts'
import { screenWords as words } from './words/screenWords.ts'

export interface SideLook {
  readonly side: Side
  readonly facing: Facing
  readonly letter: string
  /** The player's own name, the computer's rank, or the name of the side. */
  readonly name: string
  /** Null: a person plays. */
  readonly level: Exclude<PlayerKind, 'person'> | null
}

const facings: Readonly<Record<Side, Facing>> = { a: 'blue', b: 'orange' }

export const facingOf = (side: Side): Facing => facings[side]

export const lookOf = ({ setup }: Pick<ProgressView, 'setup'>, side: Side): SideLook => {
  const { name, player } = setup.seats[side]
  const level = player === 'person' ? null : player
  const rank = level === null ? '' : words.value.start.levels[level].name
  return {
    side,
    facing: facings[side],
    letter: words.value.letters[side],
    name: (level === null ? name : rank) || words.value.sides[side],
    level,
  }
}

/** The side at the bottom of the screen: one's own; for everybody, the one whom a person plays, or Blue. */
export const nearSide = ({ viewer, setup }: ProgressView): Side => {
  if (viewer !== 'table') return viewer
  return setup.seats.a.player !== 'person' && setup.seats.b.player === 'person' ? 'b' : 'a'
}
