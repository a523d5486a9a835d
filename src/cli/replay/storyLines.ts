// The story of a record, line by line, with what was taken back marked as such.
import type { Play } from '@/core/record/play.ts'
import { piecesOf, type BattleEvent, type BattleKinds } from '@/games/eagles/rules/index.ts'
import { writingIn } from '@/games/eagles/telling/wording.ts'
import { namesIn, type ReplayWords } from './words.ts'

export interface StoryLine {
  /** The number of the record's entry, counted from 1. */
  readonly entry: number
  /** 0 while the armies are set up. */
  readonly turn: number
  readonly isTakenBack: boolean
  readonly event: BattleEvent
  /** Empty where another line says it already. */
  readonly sentence: string
}

export function storyOf(play: Play<BattleKinds>, words: ReplayWords): readonly StoryLine[] {
  const tell = writingIn(words.events, namesIn(play.now.state, words))
  return piecesOf(play).flatMap(({ entry, turn, isTakenBack, events }) =>
    events.map((event) => ({ entry, turn, isTakenBack, event, sentence: tell(event, events) })),
  )
}
