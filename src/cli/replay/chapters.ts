// The lines of a story in chapters: setting up, each turn; what follows from an order stands below it, indented.
import type { BattleEvent } from '@/games/eagles/rules/index.ts'
import type { replayWords } from '@/games/eagles/words/en/sheets/replay.ts'
import { harmless } from '../harmless.ts'
import type { StoryLine } from './storyLines.ts'

/** What begins something; everything else is told below it. */
const orders: ReadonlySet<BattleEvent['kind']> = new Set([
  'sidesRolled',
  'placerChosen',
  'battalionPlaced',
  'commandersPlaced',
  'initiativeRolled',
  'firstChosen',
  'activated',
  'chargeDeclared',
  'commanderRolled',
  'phaseBegan',
  'battleEnded',
  'overruled',
])

/** The chapter's own heading says these. */
const headings: ReadonlySet<BattleEvent['kind']> = new Set(['turnBegan', 'turnEnded'])

export function chaptersOf(
  story: readonly StoryLine[],
  words: typeof replayWords,
): readonly string[] {
  const chapters: string[][] = []
  let current = -1
  for (const line of told(story)) {
    if (line.turn !== current) {
      current = line.turn
      chapters.push([current === 0 ? words.settingUp : words.turn(current)])
    }
    const said = harmless(line.sentence)
    const sentence = line.isTakenBack ? words.takenBack(said) : said
    chapters.at(-1)?.push(`${orders.has(line.event.kind) ? '  ' : '    '}${sentence}`)
  }
  return chapters.map((lines) => lines.join('\n'))
}

/** Without what has nothing to say, and without phases in which nothing happens. */
function told(story: readonly StoryLine[]): readonly StoryLine[] {
  const spoken = story.filter(({ sentence, event }) => sentence !== '' && !headings.has(event.kind))
  return spoken.filter(({ event, turn }, at) => {
    if (event.kind !== 'phaseBegan') return true
    const next = spoken[at + 1]
    return next?.turn === turn && !orders.has(next.event.kind)
  })
}
