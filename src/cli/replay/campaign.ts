// A recorded campaign, checked and told turn by turn, as text or as data; secrets only when it is over.
import { table, type Game, type Kinds } from '@/core/game.ts'
import { codeOf } from '@/core/record/chain.ts'
import { isObject } from '@/core/record/json.ts'
import { isToldTo, logOf, openingTold } from '@/core/record/log.ts'
import type { Play } from '@/core/record/play.ts'
import { resume, type Resumed } from '@/core/record/resume.ts'
import { parseRecordText } from '@/core/record/text.ts'
import type { StoryLanguage } from './arguments.ts'
import { harmless } from '../harmless.ts'
import { problemIn, type ReplayWords } from './words.ts'

/** What a campaign brings to be told. */
export interface CampaignTale<K extends Kinds> {
  readonly game: Game<K>
  /** Sentences in this language, over the map of this state. */
  readonly words: (state: K['state'], language: StoryLanguage) => (event: K['event']) => string
  /** The turn that begins with this event; null: none does. */
  readonly begins: (event: K['event']) => number | null
  /** Lines that say how things are at the end, of what everybody may know. */
  readonly standing: (state: K['state'], language: StoryLanguage) => readonly string[]
}

interface Line<K extends Kinds> {
  readonly entry: number
  readonly turn: number
  readonly takenBack: boolean
  readonly sentence: string
  readonly event: K['event']
}

/** A record that is of this campaign. */
export interface ToldCampaign {
  readonly isSound: boolean
  readonly data: (file: string, words: ReplayWords, language: StoryLanguage) => unknown
  readonly text: (file: string, words: ReplayWords, language: StoryLanguage) => string
}

/** Null: the text is no record of this game. */
export function replayCampaign<K extends Kinds>(
  tale: CampaignTale<K>,
  text: string,
): ToldCampaign | null {
  const parsed = parseRecordText(text)
  if (!parsed.ok || !isObject(parsed.value.json)) return null
  const { json, isTorn } = parsed.value
  if (parsed.value.json['game'] !== tale.game.name) return null
  const replayed = torn(resume(tale.game, json), isTorn)
  return {
    isSound: replayed.problem === null,
    data: (file, words, language) => asData(tale, file, replayed, words, language),
    text: (file, words, language) => asText(tale, file, replayed, words, language),
  }
}

function torn<K extends Kinds>({ play, problem }: Resumed<K>, isTorn: boolean): Resumed<K> {
  if (problem !== null || !isTorn) return { play, problem }
  const entry = play?.log?.number ?? 0
  return { play, problem: { code: 'cut-off', entry, wanted: entry } }
}

function storyOf<K extends Kinds>(
  { game, words, begins }: CampaignTale<K>,
  play: Play<K>,
  language: StoryLanguage,
): readonly Line<K>[] {
  const { state } = play.now
  const isOver = game.outcome(state) !== null
  const tell = words(state, language)
  const lines: Line<K>[] = []
  let turn = 1
  const add = (events: readonly K['event'][], entry: number, takenBack: boolean): void => {
    for (const event of events) {
      if (!isOver && !isToldTo(event, table)) continue
      turn = begins(event) ?? turn
      lines.push({ entry, turn, takenBack, sentence: tell(event), event })
    }
  }
  add(openingTold(game, play.setup), 0, false)
  for (const { line, isStruck } of logOf(play)) add(line.events, line.number, isStruck)
  return lines
}

/** The same shape as a battle's (docs/formats.md); the state is what everybody may know. */
const asData = <K extends Kinds>(
  tale: CampaignTale<K>,
  file: string,
  { play, problem }: Resumed<K>,
  words: ReplayWords,
  language: StoryLanguage,
) => ({
  file,
  verdict: problem?.code ?? 'sound',
  problem: problem === null ? null : { ...problem, message: problemIn(words, problem) },
  entries: play?.log?.number ?? 0,
  code: play === null ? null : codeOf(play.head),
  story: play === null ? [] : storyOf(tale, play, language),
  state: play === null ? null : tale.game.seen(play.now.state, table),
})

function asText<K extends Kinds>(
  tale: CampaignTale<K>,
  file: string,
  { play, problem }: Resumed<K>,
  words: ReplayWords,
  language: StoryLanguage,
): string {
  const { replay } = words
  const verdict =
    problem === null && play !== null
      ? replay.sound(play.log?.number ?? 0, codeOf(play.head))
      : replay.unsound(problem === null ? '' : harmless(problemIn(words, problem)))
  const told =
    play === null
      ? []
      : [
          ...turnsOf(tale, play, words, language),
          [
            replay.standing,
            ...tale.standing(play.now.state, language).map((line) => `  ${harmless(line)}`),
          ].join('\n'),
        ]
  return `${[harmless(file), ...told, verdict].join('\n\n')}\n`
}

/** A paragraph a turn; that it began is its heading. */
function turnsOf<K extends Kinds>(
  tale: CampaignTale<K>,
  play: Play<K>,
  { replay }: ReplayWords,
  language: StoryLanguage,
): readonly string[] {
  const turns = new Map<number, string[]>()
  for (const { turn, sentence, takenBack, event } of storyOf(tale, play, language)) {
    if (sentence === '') continue
    const said = harmless(takenBack ? replay.takenBack(sentence) : sentence)
    const lines = turns.get(turn) ?? []
    turns.set(turn, lines)
    lines.push(tale.begins(event) === null ? `  ${said}` : said)
  }
  return [...turns.values()].map((lines) => lines.join('\n'))
}
