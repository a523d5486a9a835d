// The story of a record, line by line, with what was taken back marked as such.
import { logOf } from '@/rules/core/record/log.ts'
import type { Play } from '@/rules/core/record/play.ts'
import type { BattleEvent, BattleKinds } from '@/rules/eagles/index.ts'
import type { BattleStory } from '@/locales/battleStory.ts'

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

export function storyOf(play: Play<BattleKinds>, story: BattleStory): readonly StoryLine[] {
  const tell = story.tell(play.opening.setup)
  // The turn after each answer that holds: taking answers back may lead into an earlier one.
  const turns: number[] = []
  const lines: StoryLine[] = []
  for (const { line, isStruck } of logOf(play)) {
    const { entry, events, number } = line
    if (entry.kind === 'retract') {
      turns.length -= entry.count
      continue
    }
    let turn = turns.at(-1) ?? 0
    for (const event of events) {
      if (event.kind === 'turnBegan') turn = event.turn
      lines.push({ entry: number, turn, isTakenBack: isStruck, event, sentence: tell(event) })
    }
    turns.push(turn)
  }
  return lines
}
