// Which dice roll on by themselves: those that decide nothing, and those between which nobody decides.
import type { Line } from '@/core/record/play.ts'
import {
  lowestFace,
  type BattleKinds,
  type BattlePrompt,
  type BattleState,
  type QuestionKind,
} from '@/games/eagles/rules/index.ts'
import type { BattlePlay } from '@/games/eagles/screens/battle/store/battle.ts'

export type Through = 'usual' | 'always' | 'never'

/** GEN-02: a check that cannot fail keeps its die, but nobody need wait for it; nor for who falls of several alike. */
export function decidesNothing(state: BattleState, { about }: BattlePrompt): boolean {
  if (about.at === 'check.die') return (lowestFace(state, about) ?? 7) <= 1
  return about.at === 'volley.risk' && new Set(about.candidates).size === 1
}

const isEndOfTurn = ({ phase }: BattleState): boolean =>
  phase === 'resolve' || phase === 'compulsory'

const isByApp = ({ entry }: Line<BattleKinds>): boolean =>
  entry.kind === 'answer' && entry.answer.kind === 'dice' && entry.answer.source === 'app'

/** Phases 3 and 4 roll on once somebody has rolled in them: what players say between two throws ends nothing. */
function hasRolledInPhases({ log }: BattlePlay): boolean {
  for (let line = log; line !== null; line = line.before) {
    const asked = line.before?.now.state
    if (asked === undefined || !isEndOfTurn(asked) || line.entry.kind === 'retract') return false
    if (isByApp(line)) return true
  }
  return false
}

const distances: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['move.dice', 'charge.dice'])

/** Whether the dice of this question fall without another press; never right after something was taken back. */
export function rollsOn(play: BattlePlay, prompt: BattlePrompt, through: Through): boolean {
  const { log, now } = play
  if (prompt.wanted.kind !== 'dice' || log?.entry.kind !== 'answer') return false
  if (log.entry.answer.kind === 'overrule') return false
  if (decidesNothing(now.state, prompt)) return true
  if (through === 'never') return false
  if (isEndOfTurn(now.state) && hasRolledInPhases(play)) return true
  if (!isByApp(log)) return false
  return through === 'always' || (log.entry.asked === 'check.die' && distances.has(prompt.kind))
}

/** Tests or runs that one press throws now, one after the other; 1 where nothing rolls on. */
export function countThrough(state: BattleState, { about }: BattlePrompt): number {
  if (about.at === 'check.die' && about.check.cause === 'phase') {
    const phase = state.stack.findLast((frame) => frame.at === 'phaseThree')
    const due = phase?.waiting.filter((id) => state.battalions[id]?.tested === false) ?? []
    return 1 + due.length
  }
  if (about.at !== 'rout.dice' || state.phase !== 'compulsory') return 1
  return state.battalions.filter(
    ({ broken, gone, ranTurn }) => broken && gone === null && ranTurn !== state.turn,
  ).length
}
