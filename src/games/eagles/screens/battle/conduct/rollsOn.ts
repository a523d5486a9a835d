// Dice that roll on by themselves: those that decide nothing, and those between which no player decides.
import { sides, type Side } from '@/core/conversation.ts'
import type { Line } from '@/core/record/play.ts'
import {
  lowestFace,
  openQuestion,
  type BattalionState,
  type BattleKinds,
  type BattlePrompt,
  type BattleState,
  type QuestionKind,
} from '@/games/eagles/rules/index.ts'
import type { BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'

export type Through = 'usual' | 'always' | 'never'

/** GEN-02: a check that cannot fail keeps its die, but no player need wait for it; nor for who falls of several alike. */
export function decidesNothing(state: BattleState, { about }: BattlePrompt): boolean {
  if (about.at === 'check.die') return (lowestFace(state, about) ?? 7) <= 1
  return about.at === 'volley.risk' && new Set(about.candidates).size === 1
}

type Log = BattlePlay['log']

/**
 * How a side throws: as it last did in this battle where a die decided something. For the dice of both, a hand counts
 * for either side and the app for neither: only a throw of its own takes a side to the app's dice.
 */
function isByHand(log: Log, side: Side): boolean {
  for (let line = log; line !== null; line = line.before) {
    const { entry, before } = line
    if (entry.kind !== 'answer' || entry.answer.kind !== 'dice') continue
    const asked = before === null ? null : openQuestion(before.now.state)
    if (before !== null && asked !== null && decidesNothing(before.now.state, asked)) continue
    const byHand = entry.answer.source === 'hand'
    if (asked?.seat === side || (byHand && (asked?.seat ?? 'table') === 'table')) return byHand
  }
  return false
}

/** Whether dice on the table are thrown for this question, as far as the battle tells. */
export const throwsByHand = ({ log }: BattlePlay, seat: Side | 'table'): boolean =>
  (seat === 'table' ? sides : [seat]).some((side) => isByHand(log, side))

const isEndOfTurn = ({ phase }: BattleState): boolean =>
  phase === 'resolve' || phase === 'compulsory'

const isByApp = ({ entry }: Line<BattleKinds>): boolean =>
  entry.kind === 'answer' && entry.answer.kind === 'dice' && entry.answer.source === 'app'

/** Phases 3 and 4 roll on once a player has rolled in them: what players say between two throws ends nothing. */
function hasRolledInPhases({ log }: BattlePlay): boolean {
  for (let line = log; line !== null; line = line.before) {
    const asked = line.before?.now.state
    if (asked === undefined || !isEndOfTurn(asked) || line.entry.kind === 'retract') return false
    if (isByApp(line)) return true
  }
  return false
}

const distances: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['move.dice', 'charge.dice'])

/**
 * Whether the app's dice fall for this question without another press: never where dice lie on the table, and never
 * right after something was taken back. `isArmed`: the press before this question asked for them.
 */
export function rollsOn(
  play: BattlePlay,
  prompt: BattlePrompt,
  through: Through,
  isArmed = false,
): boolean {
  const { log, now } = play
  if (prompt.wanted.kind !== 'dice' || throwsByHand(play, prompt.seat)) return false
  if (isArmed) return true
  if (log?.entry.kind !== 'answer') return false
  if (log.entry.answer.kind === 'overrule') return false
  if (decidesNothing(now.state, prompt)) return true
  if (through === 'never') return false
  if (isEndOfTurn(now.state) && hasRolledInPhases(play)) return true
  if (!isByApp(log)) return false
  return through === 'always' || (log.entry.asked === 'check.die' && distances.has(prompt.kind))
}

/** Tests or runs that one press throws now, one after the other; 1 where nothing rolls on. Whose dice lie on the table waits. */
export function countThrough(play: BattlePlay, { about, seat }: BattlePrompt): number {
  const { state } = play.now
  const rolls = ({ side }: BattalionState): boolean => side === seat || !throwsByHand(play, side)
  if (about.at === 'check.die' && about.check.cause === 'phase') {
    const phase = state.stack.findLast((frame) => frame.at === 'phaseThree')
    const due = state.battalions.filter(
      (each) => phase?.waiting.includes(each.id) === true && !each.tested && rolls(each),
    )
    return 1 + due.length
  }
  if (about.at !== 'rout.dice' || state.phase !== 'compulsory') return 1
  return state.battalions.filter(
    (each) => each.broken && each.gone === null && each.ranTurn !== state.turn && rolls(each),
  ).length
}
