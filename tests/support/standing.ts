// How a battle stands, in one line a side: Rankers and marks of each battalion, the SC in front of his.
import type { Side } from '@/core/conversation.ts'
import type { BattalionState, BattleState } from '@/games/eagles/rules/index.ts'

const marks: readonly (readonly [string, (battalion: BattalionState) => boolean])[] = [
  ['+', ({ screen }) => screen > 0],
  ['~', ({ disordered }) => disordered],
  ['s', ({ standTurn }) => standTurn > 0],
  ['e', ({ engaged }) => engaged >= 0],
  ['j', ({ joined }) => joined >= 0],
  ['b', ({ broken }) => broken],
]

const shortOf = (state: BattleState, battalion: BattalionState): string => {
  if (battalion.gone !== null) return battalion.gone
  const commander = state.commanders[battalion.side].with === battalion.id ? '*' : ''
  const set = marks.filter(([, has]) => has(battalion)).map(([mark]) => mark)
  return `${commander}${battalion.rankers + battalion.screen}${set.join('')}`
}

/** "36+ 36 34~s gone": + screen, ~ disordered, s must stand, e engaged, j joined, b broken, * the SC. */
export const standingOf = (state: BattleState, side: Side): string =>
  state.battalions
    .filter((battalion) => battalion.side === side)
    .map((battalion) => shortOf(state, battalion))
    .join(' ')
