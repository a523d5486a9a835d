// A recorded game of The March of Progress, checked and told turn by turn, as text or as data.
import { logOf } from '@/core/record/log.ts'
import type { Play } from '@/core/record/play.ts'
import type { Resumed } from '@/core/record/resume.ts'
import {
  progress,
  standingOf,
  type ProgressEvent,
  type ProgressKinds,
} from '@/games/progress/rules/index.ts'
import { namesIn, progressWords, type Language } from '@/games/progress/words/index.ts'
import { harmless } from '../harmless.ts'
import { dataOf, textOf, resumeText } from './replayed.ts'
import type { ReplayWords } from './words.ts'

/** Null: the text is no record of this game. */
export const replayProgress = (text: string): Resumed<ProgressKinds> | null =>
  resumeText(progress, text)

interface Line {
  readonly entry: number
  readonly turn: number
  readonly takenBack: boolean
  readonly sentence: string
  readonly event: ProgressEvent
}

/** Every event with its sentence. A card that was locked and never turned up is not in any. */
function storyOf(play: Play<ProgressKinds>, language: Language): readonly Line[] {
  const names = namesIn(play.now.state, language)
  const lines: Line[] = []
  for (const { line, isStruck: takenBack } of logOf(play)) {
    const turn = line.before?.now.state.turn ?? 1
    for (const event of line.events) {
      const sentence = progressWords[language].event(event, names)
      const of = event.kind === 'turn.began' ? event.turn : turn
      lines.push({ entry: line.number, turn: of, takenBack, sentence, event })
    }
  }
  return lines
}

export const progressData = (
  file: string,
  replayed: Resumed<ProgressKinds>,
  words: ReplayWords,
  language: Language,
) => dataOf(progress, file, replayed, words, (play) => storyOf(play, language))

export const tellProgress = (
  file: string,
  replayed: Resumed<ProgressKinds>,
  words: ReplayWords,
  language: Language,
): string =>
  textOf(
    file,
    replayed,
    words,
    (play) => turnsOf(play, words, language),
    (play) => standing(play, language),
  )

/** A paragraph a turn; its first event is its heading. */
function turnsOf(
  play: Play<ProgressKinds>,
  { replay }: ReplayWords,
  language: Language,
): readonly string[] {
  const headingOf = (turn: number): string =>
    progressWords[language]
      .event({ kind: 'turn.began', turn }, namesIn(play.now.state, language))
      .replace(/\.$/u, '')
  const turns = new Map<number, string[]>()
  for (const { turn, sentence, takenBack, event } of storyOf(play, language)) {
    const lines = turns.get(turn) ?? [headingOf(turn)]
    turns.set(turn, lines)
    if (event.kind === 'turn.began') continue
    lines.push(`  ${harmless(takenBack ? replay.takenBack(sentence) : sentence)}`)
  }
  return [...turns.values()].map((lines) => lines.join('\n'))
}

function standing(play: Play<ProgressKinds>, language: Language): readonly string[] {
  const view = progress.seen(play.now.state, 'table')
  const names = namesIn(view, language)
  const { countries } = standingOf(view)
  const points = `${names.side('a')} ${view.vp.a}, ${names.side('b')} ${view.vp.b}`
  const held = countries.map(({ id, die, controller }) => {
    const holder = controller === null ? '–' : names.side(controller)
    const armies = [...view.armies.a, ...view.armies.b].filter((army) => army.startsWith(`${id}:`))
    return `${names.country(id)}: ${die}, ${holder}${armies.length === 0 ? '' : `, ${armies.length}`}`
  })
  return [points, ...held]
}
