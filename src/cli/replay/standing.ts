// How everybody stands at the end of a replay, battalion by battalion.
import { sides, type Side } from '@/core/conversation.ts'
import {
  characters,
  isEngaged,
  isJoined,
  isOnTable,
  nobody,
  type BattalionState,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import { sentence, type Names } from '@/games/eagles/telling/names.ts'
import { harmless } from '../harmless.ts'
import { namesIn, type ReplayWords } from './words.ts'

export function standing(state: BattleState, words: ReplayWords): string {
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
