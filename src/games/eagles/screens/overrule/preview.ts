// Effect that an overrule would have, worked out by the rules before it is done: every figure before and after.
import type { Refusal } from '@/core/conversation.ts'
import {
  battle,
  effectiveQuality,
  isDropped,
  openQuestion,
  type BattalionState,
  type BattleState,
  type Correction,
} from '@/games/eagles/rules/index.ts'
import type { Names } from '@/games/eagles/words/battle.ts'
import { sentence } from '@/games/eagles/telling/names.ts'
import type { BattleSheetWords } from '@/games/eagles/words/battleSheets.ts'
import { figuresOf } from './controls.ts'

export interface Preview {
  readonly changes: readonly string[]
  /** The question that was open is gone with it. */
  readonly dropsQuestion: boolean
  readonly refusal: Refusal | null
}

const nothing: Preview = { changes: [], dropsQuestion: false, refusal: null }

type Say = BattleSheetWords

function battalionChanges(
  before: BattleState,
  after: BattleState,
  id: number,
  words: Say,
): readonly string[] {
  const [was, is] = [before.battalions[id], after.battalions[id]]
  if (was === undefined || is === undefined) return []
  const now = new Map<string, unknown>(Object.entries(figuresOf(is, after.turn)))
  const figures = new Map(Object.entries(words.corrections.figures))
  const values = new Map(Object.entries(words.corrections.values))
  const say = (value: unknown): string => values.get(String(value)) ?? String(value)
  const marks = Object.entries(figuresOf(was, before.turn)).flatMap(([figure, from]) => {
    const to = now.get(figure)
    if (to === from) return []
    return [words.overrule.change(sentence(figures.get(figure) ?? figure), say(from), say(to))]
  })
  return [...marks, ...fightChange(was, is, words)]
}

const isFighting = ({ engaged, joined }: BattalionState): boolean => engaged >= 0 || joined >= 0

function fightChange(was: BattalionState, is: BattalionState, words: Say): readonly string[] {
  if (isFighting(was) === isFighting(is)) return []
  const { fighting } = words.overrule
  const { values } = words.corrections
  return [
    words.overrule.change(fighting, values[`${isFighting(was)}`], values[`${isFighting(is)}`]),
  ]
}

function othersChanges(
  before: BattleState,
  after: BattleState,
  correction: Correction,
  names: Names,
  words: Say,
): readonly string[] {
  const main = correction.figure === 'battalion' ? correction.battalion : -1
  return before.battalions.flatMap(({ id }) => {
    const lines = battalionChanges(before, after, id, words)
    if (id === main || lines.length === 0) return lines
    return lines.map((line) => `${names.short(id)} · ${line}`)
  })
}

/** Who counts higher or lower by it, though bought as before (ACT-07). */
const dropChanges = (
  before: BattleState,
  after: BattleState,
  names: Names,
  { overrule, corrections: { values } }: Say,
): readonly string[] =>
  before.battalions.flatMap((was) => {
    const is = after.battalions[was.id]
    if (is?.quality !== was.quality || is.gone !== null) return []
    // Green falls no lower: it counts one less.
    const say = (state: BattleState, battalion: BattalionState): string =>
      battalion.quality === 'green' && isDropped(state, battalion)
        ? `${values.green}\u00a0−1`
        : values[effectiveQuality(state, battalion)]
    const [from, to] = [say(before, was), say(after, is)]
    return from === to ? [] : [overrule.change(names.short(was.id), from, to)]
  })

function generalChanges(
  before: BattleState,
  after: BattleState,
  names: Names,
  words: Say,
): readonly string[] {
  const { change, turn, initiative, result, draw } = words.overrule
  const side = (holder: BattleState['holder']): string =>
    holder === null ? '–' : names.people(holder)
  const won = (state: BattleState): string => {
    const winner = state.result?.winner
    if (winner === undefined) return '–'
    return winner === 'draw' ? draw : names.people(winner)
  }
  return [
    ...(before.turn === after.turn ? [] : [change(turn, String(before.turn), String(after.turn))]),
    ...(before.holder === after.holder
      ? []
      : [change(initiative, side(before.holder), side(after.holder))]),
    ...(won(before) === won(after) ? [] : [change(result, won(before), won(after))]),
  ]
}

function commanderChanges(
  before: BattleState,
  after: BattleState,
  names: Names,
  words: Say,
): readonly string[] {
  const { overrule, rosters } = words
  const say = (state: BattleState, side: 'a' | 'b'): string => {
    const { alive, with: friend, moved } = state.commanders[side]
    if (!alive) return overrule.dead
    const where = friend < 0 ? rosters.commander.alone : names.short(friend)
    return moved ? `${where} (${overrule.commander.hasMoved})` : where
  }
  return (['a', 'b'] as const).flatMap((side) => {
    const [from, to] = [say(before, side), say(after, side)]
    const label = overrule.subjects.commander(names.ofSide(side))
    return from === to ? [] : [overrule.change(label, from, to)]
  })
}

/** The reason does not matter here: it is judged when it is given. */
export function previewOf(
  state: BattleState,
  correction: Correction | null,
  names: Names,
  words: Say,
): Preview {
  if (correction === null) return nothing
  const step = battle.answer(state, { kind: 'overrule', correction, reason: '…' }, 'table')
  if (!step.ok) return { ...nothing, refusal: step.problem }
  const after = step.value.state
  const [asked, asks] = [openQuestion(state), openQuestion(after)]
  return {
    changes: [
      ...othersChanges(state, after, correction, names, words),
      ...commanderChanges(state, after, names, words),
      ...dropChanges(state, after, names, words),
      ...generalChanges(state, after, names, words),
    ],
    dropsQuestion: asked !== null && JSON.stringify(asked.about) !== JSON.stringify(asks?.about),
    refusal: null,
  }
}
