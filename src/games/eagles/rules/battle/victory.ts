// Winner of a battle: unbroken battalions, then casualties, early or after the last turn (WIN-01 to WIN-05).
import type { Side } from '../../../../core/conversation.ts'
import type { Outcome } from '../../../../core/game.ts'
import { tell, type Play } from './play.ts'
import { battalionsOf, isUnbroken } from './roster.ts'
import type { BattalionState } from './battalion.ts'
import type { BattleResult, BattleState } from './state.ts'
import { rankersLost } from './strength.ts'

interface Tally {
  readonly unbroken: number
  readonly casualties: number
  /** Broken or gone by now (WIN-04). */
  readonly lost: number
}

/** WIN-05: Rankers missing and characters lost of the unbroken battalions; an SC is never counted. */
function tallyOf(state: BattleState, side: Side): Tally {
  const all = battalionsOf(state, side)
  const left = all.filter(isUnbroken)
  const casualties = left.reduce((sum, each) => sum + rankersLost(each) + each.charactersLost, 0)
  return { unbroken: left.length, casualties, lost: all.length - left.length }
}

/** At the end of a turn: WIN-03 early, or the last turn is over (SEQ-01). */
export const isDecided = (state: BattleState): boolean =>
  state.turn >= state.setup.house.turns ||
  tallyOf(state, 'a').unbroken === 0 ||
  tallyOf(state, 'b').unbroken === 0

/** WIN-02; house rule `victoryTieBreak`. */
const areCasualtiesCompared = (state: BattleState, a: Tally, b: Tally): boolean => {
  const isLiteral = state.setup.house.victoryTieBreak === 'literal'
  return a.unbroken === b.unbroken || (isLiteral && a.lost === 0 && b.lost === 0)
}

/** Who would have won, were this the end (WIN-01, WIN-02). */
export function judge(state: BattleState): BattleResult {
  const a = tallyOf(state, 'a')
  const b = tallyOf(state, 'b')
  const counts = {
    unbroken: { a: a.unbroken, b: b.unbroken },
    casualties: { a: a.casualties, b: b.casualties },
  }
  if (!areCasualtiesCompared(state, a, b))
    return { winner: a.unbroken > b.unbroken ? 'a' : 'b', by: 'unbroken', ...counts }
  if (a.casualties === b.casualties) return { winner: 'draw', by: 'equal', ...counts }
  return { winner: a.casualties < b.casualties ? 'a' : 'b', by: 'casualties', ...counts }
}

/** What decided, told apart for the players: with unlike counts casualties only decide while both are complete (WIN-02). */
export type EndReason = BattleResult['by'] | 'complete' | 'completeEqual'

export function endReasonOf({ by, unbroken }: BattleResult): EndReason {
  if (unbroken.a === unbroken.b) return by
  return by === 'casualties' ? 'complete' : by === 'equal' ? 'completeEqual' : by
}

/** Figures of one side at the end, for campaigns: Rankers of broken and gone battalions are missing. */
function figuresOf({ battalions }: BattleState, result: BattleResult, side: Side) {
  const own = battalions.filter((each) => each.side === side)
  const missing = (each: BattalionState): number =>
    isUnbroken(each) ? rankersLost(each) : each.original
  return {
    unbroken: result.unbroken[side],
    casualties: result.casualties[side],
    rankers: own.reduce((sum, { original }) => sum + original, 0),
    missing: own.reduce((sum, each) => sum + missing(each), 0),
  }
}

/** What lists, rounds and campaigns take from a battle; `how` is the `by` of its result. */
export function outcomeOf(state: BattleState): Outcome<Side> | null {
  const { result } = state
  if (result === null) return null
  return {
    winners: result.winner === 'draw' ? [] : [result.winner],
    how: result.by,
    figures: { a: figuresOf(state, result, 'a'), b: figuresOf(state, result, 'b') },
  }
}

export function endBattle(play: Play): void {
  close(play, judge(play.state))
}

/** WIN-03: agreed objectives override the count. */
export function endAsAgreed(play: Play, winner: BattleResult['winner']): void {
  close(play, { ...judge(play.state), winner, by: 'agreed' })
}

function close(play: Play, result: BattleResult): void {
  play.state.result = result
  play.state.phase = 'over'
  play.state.stack = []
  tell(play, { kind: 'battleEnded', result })
}
