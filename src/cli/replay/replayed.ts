// A record of any game, read and replayed, with the frame of what is told of it.
import { table, type Game, type Kinds } from '@/core/game.ts'
import { codeOf } from '@/core/record/chain.ts'
import { isObject } from '@/core/record/json.ts'
import type { Play } from '@/core/record/play.ts'
import { resume, type Resumed } from '@/core/record/resume.ts'
import { parseRecordText } from '@/core/record/text.ts'
import { harmless } from '../harmless.ts'
import { problemIn, type ReplayWords } from './words.ts'

/** Null: the text is no record of this game. */
export function resumeText<K extends Kinds>(game: Game<K>, text: string): Resumed<K> | null {
  const parsed = parseRecordText(text)
  if (!parsed.ok || !isObject(parsed.value.json)) return null
  const { json, isTorn } = parsed.value
  if (parsed.value.json['game'] !== game.name) return null
  const { play, problem } = resume(game, json)
  if (problem !== null || !isTorn) return { play, problem }
  const entry = play?.log?.number ?? 0
  return { play, problem: { code: 'cut-off', entry, wanted: entry } }
}

/** The same shape as a battle's (docs/formats.md); the state is what everybody may know. */
export const dataOf = <K extends Kinds>(
  game: Game<K>,
  file: string,
  { play, problem }: Resumed<K>,
  words: ReplayWords,
  storyOf: (play: Play<K>) => readonly unknown[],
) => ({
  file,
  verdict: problem?.code ?? 'sound',
  problem: problem === null ? null : { ...problem, message: problemIn(words, problem) },
  entries: play?.log?.number ?? 0,
  code: play === null ? null : codeOf(play.head),
  story: play === null ? [] : storyOf(play),
  state: play === null ? null : game.seen(play.now.state, table),
})

/** `paragraphsOf`: what happened, in paragraphs; `standingOf`: how things are at the end, in lines. */
export function textOf<K extends Kinds>(
  file: string,
  { play, problem }: Resumed<K>,
  words: ReplayWords,
  paragraphsOf: (play: Play<K>) => readonly string[],
  standingOf: (play: Play<K>) => readonly string[],
): string {
  const { replay } = words
  const verdict =
    problem === null && play !== null
      ? replay.sound(play.log?.number ?? 0, codeOf(play.head))
      : replay.unsound(problem === null ? '' : harmless(problemIn(words, problem)))
  const standing = (of: Play<K>): string =>
    [replay.standing, ...standingOf(of).map((line) => `  ${harmless(line)}`)].join('\n')
  const told = play === null ? [] : [...paragraphsOf(play), standing(play)]
  return `${[harmless(file), ...told, verdict].join('\n\n')}\n`
}
