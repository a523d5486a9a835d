// A replayed battle as text for people: the story by turns, how everybody stands, and whether it can be trusted.
import { sides, type Side } from '@/core/conversation.ts'
import type { Play } from '@/core/record/play.ts'
import {
  armyPoints,
  characters,
  isEngaged,
  isJoined,
  isOnTable,
  nobody,
  type Army,
  type BattalionState,
  type BattleEvent,
  type BattleKinds,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import { sentence, type Names } from '@/games/eagles/telling/names.ts'
import type { replayWords } from '@/games/eagles/words/en/sheets/replay.ts'
import { harmless } from '../harmless.ts'
import { codeOfPlay, type Replayed } from './replayText.ts'
import { storyOf, type StoryLine } from './storyLines.ts'
import { namesIn, problemIn, type ReplayWords } from './words.ts'

export function tell(file: string, { play, problem }: Replayed, words: ReplayWords): string {
  const battle = play === null ? [] : battleParts(play, words)
  const verdict =
    problem === null && play !== null
      ? words.replay.sound(play.log?.number ?? 0, codeOfPlay(play))
      : words.replay.unsound(problem === null ? '' : harmless(problemIn(words, problem)))
  return `${[harmless(file), ...battle, verdict].join('\n\n')}\n`
}

// The lines of a story in chapters: setting up, each turn; what follows from an order stands below it, indented.

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

function chaptersOf(story: readonly StoryLine[], words: typeof replayWords): readonly string[] {
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

function standing(state: BattleState, words: ReplayWords): string {
  const names = namesIn(state, words)
  const lines = sides.flatMap((side) => [
    ...state.battalions
      .filter((each) => each.side === side)
      .map((each) => row(state, each, names, words)),
    commander(state, side, names, words),
  ])
  return [words.replay.standing, ...lines.map((line) => `  ${harmless(line)}`)].join('\n')
}

function row(
  state: BattleState,
  battalion: BattalionState,
  names: Names,
  words: ReplayWords,
): string {
  const name = names.The(battalion.id)
  const { replay } = words
  if (!isOnTable(battalion)) return `${name}: ${replay.gone}`
  const { rankers, screen, original, formation } = battalion
  return [
    `${name}: ${names.quality(battalion.id)}`,
    replay.formations[formation],
    replay.rankers(rankers, original),
    ...(screen > 0 ? [replay.skirmishers(screen)] : []),
    ...people(battalion, words),
    ...marks(state, battalion, words),
  ].join(', ')
}

const people = (battalion: BattalionState, { army }: ReplayWords): readonly string[] =>
  characters.flatMap((kind) => {
    const count = battalion[kind]
    const { one, many } = army.characters[kind]
    if (count === 0) return []
    return [count === 1 ? one : `${count} ${many}`]
  })

function marks(
  { turn }: BattleState,
  battalion: BattalionState,
  { replay: { marks: words } }: ReplayWords,
): readonly string[] {
  const { disordered, standTurn, broken } = battalion
  return [
    ...(broken ? [words.broken] : []),
    ...(disordered ? [words.disordered] : []),
    ...(standTurn >= turn && standTurn > 0 ? [words.mustStand(standTurn)] : []),
    ...(isEngaged(battalion) ? [words.engaged] : []),
    ...(isJoined(battalion) ? [words.joined] : []),
  ]
}

function commander(state: BattleState, side: Side, names: Names, { replay }: ReplayWords): string {
  const { alive, with: friend } = state.commanders[side]
  const who = sentence(names.commander(side))
  if (!alive) return replay.commander.dead(who)
  return friend === nobody
    ? replay.commander.alone(who)
    : replay.commander.with(who, names.the(friend))
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
