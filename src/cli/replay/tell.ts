// A replayed battle as text for people: the story by turns, how everybody stands, and whether it can be trusted.
import type { Play } from '@/core/record/play.ts'
import { armyPoints, type Army, type BattleKinds } from '@/games/eagles/rules/index.ts'
import { harmless } from '../harmless.ts'
import { chaptersOf } from './chapters.ts'
import { codeOfPlay, type Replayed } from './replayText.ts'
import { standing } from './standing.ts'
import { storyOf } from './storyLines.ts'
import { problemIn, type ReplayWords } from './words.ts'

export function tell(file: string, { play, problem }: Replayed, words: ReplayWords): string {
  const battle = play === null ? [] : battleParts(play, words)
  const verdict =
    problem === null && play !== null
      ? words.replay.sound(play.log?.number ?? 0, codeOfPlay(play))
      : words.replay.unsound(problem === null ? '' : harmless(problemIn(words, problem)))
  return `${[harmless(file), ...battle, verdict].join('\n\n')}\n`
}

function battleParts(play: Play<BattleKinds>, words: ReplayWords): readonly string[] {
  const { a, b } = play.setup.armies
  return [
    words.replay.sides(named(a, words), named(b, words)),
    ...chaptersOf(storyOf(play, words), words.replay),
    standing(play.now.state, words),
  ]
}

function named(army: Army, words: ReplayWords): string {
  const { name, nation } = army
  const full = name === '' ? words.army.unnamed[nation] : `${name} (${words.army.nations[nation]})`
  return words.replay.army(harmless(full), armyPoints(army))
}
