// A recorded campaign of The Deluge, checked and told turn by turn, as text or as data; secrets only when it is over.
import { codeOf } from '@/core/record/chain.ts'
import { isObject } from '@/core/record/json.ts'
import { isToldTo, logOf } from '@/core/record/log.ts'
import type { Play } from '@/core/record/play.ts'
import { resume, type Resumed } from '@/core/record/resume.ts'
import { parseRecordText } from '@/core/record/text.ts'
import { deluge, type DelugeEvent, type DelugeKinds } from '@/games/deluge/rules/index.ts'
import { de } from '@/games/deluge/words/de.ts'
import { en } from '@/games/deluge/words/en.ts'
import { wordsFrom } from '@/games/deluge/words/words.ts'
import { harmless } from '../harmless.ts'
import { problemIn, type ReplayWords } from './words.ts'

type Language = 'en' | 'de'
const tables = { en, de } as const

/** Null: the text is no record of this game. */
export function replayDeluge(text: string): Resumed<DelugeKinds> | null {
  const parsed = parseRecordText(text)
  if (!parsed.ok || !isObject(parsed.value.json)) return null
  const { json, isTorn } = parsed.value
  if (parsed.value.json['game'] !== deluge.name) return null
  const { play, problem } = resume(deluge, json)
  if (problem !== null || !isTorn) return { play, problem }
  const entry = play?.log?.number ?? 0
  return { play, problem: { code: 'cut-off', entry, wanted: entry } }
}

interface Line {
  readonly entry: number
  readonly turn: number
  readonly takenBack: boolean
  readonly sentence: string
  readonly event: DelugeEvent
}

function storyOf(play: Play<DelugeKinds>, language: Language): readonly Line[] {
  const { world } = play.now.state
  const { event: tell } = wordsFrom(tables[language], world.map)
  const lines: Line[] = []
  let turn = 1
  for (const { line, isStruck: takenBack } of logOf(play))
    for (const event of line.events) {
      if (!world.isOver && !isToldTo(event, 'table')) continue
      if (event.kind === 'turnBegan') ({ turn } = event)
      lines.push({ entry: line.number, turn, takenBack, sentence: tell(event), event })
    }
  return lines
}

/** The same shape as a battle's (docs/formats.md); the state is what everybody may know. */
export function delugeData(
  file: string,
  { play, problem }: Resumed<DelugeKinds>,
  words: ReplayWords,
  language: Language,
) {
  return {
    file,
    verdict: problem?.code ?? 'sound',
    problem: problem === null ? null : { ...problem, message: problemIn(words, problem) },
    entries: play?.log?.number ?? 0,
    code: play === null ? null : codeOf(play.head),
    story: play === null ? [] : storyOf(play, language),
    state: play === null ? null : deluge.seen(play.now.state, 'table'),
  }
}

export function tellDeluge(
  file: string,
  { play, problem }: Resumed<DelugeKinds>,
  words: ReplayWords,
  language: Language,
): string {
  const { replay } = words
  const verdict =
    problem === null && play !== null
      ? replay.sound(play.log?.number ?? 0, codeOf(play.head))
      : replay.unsound(problem === null ? '' : harmless(problemIn(words, problem)))
  const told =
    play === null ? [] : [...turnsOf(play, words, language), owners(play, words, language)]
  return `${[harmless(file), ...told, verdict].join('\n\n')}\n`
}

/** A paragraph a turn; that it began is its heading. */
function turnsOf(
  play: Play<DelugeKinds>,
  { replay }: ReplayWords,
  language: Language,
): readonly string[] {
  const turns = new Map<number, string[]>()
  for (const { turn, sentence, takenBack, event } of storyOf(play, language)) {
    const said = harmless(takenBack ? replay.takenBack(sentence) : sentence)
    const lines = turns.get(turn) ?? []
    turns.set(turn, lines)
    lines.push(event.kind === 'turnBegan' ? said : `  ${said}`)
  }
  return [...turns.values()].map((lines) => lines.join('\n'))
}

/** Whose the land is, which everybody may know. */
function owners(play: Play<DelugeKinds>, { replay }: ReplayWords, language: Language): string {
  const { map, nodes } = play.now.state.world
  const { names } = wordsFrom(tables[language], map)
  const held = map.factions.map(({ id }) => {
    const own = map.nodes.filter((node) => nodes[node.id]?.owner === id)
    return `${names.faction(id)}: ${own.map((node) => names.node(node.id)).join(', ') || '–'}`
  })
  return [replay.standing, ...held.map((line) => `  ${harmless(line)}`)].join('\n')
}
