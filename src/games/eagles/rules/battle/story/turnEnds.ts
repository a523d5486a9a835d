// State of the armies at the end of each turn: what the curve of casualties is drawn from.
import { sides, type Side } from '../../../../../core/conversation.ts'
import type { Play } from '../../../../../core/record/play.ts'
import type { BattleKinds } from '../battle.ts'
import { battalionsOf, isUnbroken } from '../roster.ts'
import type { BattleState } from '../state.ts'
import { rankersLost } from '../strength.ts'

export interface TurnEnd {
  readonly turn: number
  /** Rankers and characters of all battalions, gone or not; those who ran off unhurt are no casualties. */
  readonly casualties: Readonly<Record<Side, number>>
  readonly unbroken: Readonly<Record<Side, number>>
}

function tally(turn: number, state: BattleState): TurnEnd {
  const [a, b] = sides.map((side) => {
    const own = battalionsOf(state, side)
    const fallen = own.reduce((sum, each) => sum + rankersLost(each) + each.charactersLost, 0)
    return { fallen, unbroken: own.filter(isUnbroken).length }
  })
  return {
    turn,
    casualties: { a: a?.fallen ?? 0, b: b?.fallen ?? 0 },
    unbroken: { a: a?.unbroken ?? 0, b: b?.unbroken ?? 0 },
  }
}

/**
 * The state in which a turn begins is the one in which the turn before ended; overrules are counted as they stand.
 * Turn 1 stands first and none is left out: one that an overrule skipped ended as the turn before it did.
 */
export function turnEndsOf({ now }: Play<BattleKinds>): readonly TurnEnd[] {
  const ends = new Map<number, BattleState>([[now.state.turn, now.state]])
  let later = now.state
  for (let { last } = now; last !== null; last = last.before.last) {
    const { state } = last.before
    if (state.turn < later.turn && !ends.has(state.turn)) ends.set(state.turn, later)
    later = state
  }
  const told: TurnEnd[] = []
  let end = ends.get(0) ?? now.state
  for (let turn = 1; turn <= now.state.turn; turn += 1) {
    end = ends.get(turn) ?? end
    told.push(tally(turn, end))
  }
  return told
}
