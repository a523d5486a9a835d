// Recorded campaigns of The Deluge and Gloria Mundi, checked and told turn by turn, as text or as data; secrets only when it is over.
import { table, type Game, type Kinds } from '@/core/game.ts'
import { isToldTo, logOf, openingTold } from '@/core/record/log.ts'
import type { Play } from '@/core/record/play.ts'
import { deluge, isPart, type DelugeKinds } from '@/games/deluge/rules/index.ts'
import { de as delugeDe } from '@/games/deluge/words/de.ts'
import { en as delugeEn } from '@/games/deluge/words/en.ts'
import { wordsFrom as delugeWords } from '@/games/deluge/words/words.ts'
import { citiesOf, gloria, type GloriaKinds } from '@/games/gloria/rules/index.ts'
import { de as gloriaDe } from '@/games/gloria/words/de.ts'
import { en as gloriaEn } from '@/games/gloria/words/en.ts'
import { wordsFrom as gloriaWords } from '@/games/gloria/words/words.ts'
import type { StoryLanguage } from './arguments.ts'
import { harmless } from '../harmless.ts'
import { dataOf, textOf, resumeText } from './replayed.ts'
import type { ReplayWords } from './words.ts'

/** What a campaign brings to be told. */
interface CampaignTale<K extends Kinds> {
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
  const replayed = resumeText(tale.game, text)
  if (replayed === null) return null
  return {
    isSound: replayed.problem === null,
    data: (file, words, language) =>
      dataOf(tale.game, file, replayed, words, (play) => storyOf(tale, play, language)),
    text: (file, words, language) =>
      textOf(
        file,
        replayed,
        words,
        (play) => turnsOf(tale, play, words, language),
        (play) => tale.standing(play.now.state, language),
      ),
  }
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

// Gloria Mundi as a recorded campaign is told: its words, its rounds, whose the cities are.

const gloriaTables = { en: gloriaEn, de: gloriaDe } as const

export const gloriaTale: CampaignTale<GloriaKinds> = {
  game: gloria,
  words: ({ world }, language) => gloriaWords(gloriaTables[language], world.map).event,
  begins: (event) => (event.kind === 'roundBegan' ? event.round : null),
  standing: ({ world }, language) => {
    const { names } = gloriaWords(gloriaTables[language], world.map)
    return world.players.map((king) => {
      const own = citiesOf(world, king).map((city) => names.area(city))
      return `${names.player(king)}: ${own.join(', ') || '–'}`
    })
  },
}

const delugeTables = { en: delugeEn, de: delugeDe } as const

export const delugeTale: CampaignTale<DelugeKinds> = {
  game: deluge,
  words: ({ world }, language) => {
    // No reader here is "you": what one faction was told comes after its name.
    const { eventOfAll: say } = delugeWords(delugeTables[language], world.map)
    return (event) => (isPart(event) ? '' : say(event))
  },
  begins: (event) => (event.kind === 'turnBegan' ? event.turn : null),
  standing: ({ world: { map, nodes } }, language) => {
    const { names } = delugeWords(delugeTables[language], map)
    return map.factions.map(({ id }) => {
      const own = map.nodes.filter((node) => nodes[node.id]?.owner === id)
      return `${names.faction(id)}: ${own.map((node) => names.node(node.id)).join(', ') || '–'}`
    })
  },
}
