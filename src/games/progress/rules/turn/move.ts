// MOVE 1 and MOVE 2: one army, or two together, from one country to a neighbouring one (MP-MOVE).
import type { Side } from '../../../../core/conversation.ts'
import {
  isFortified,
  normalIn,
  occupies,
  placeOf,
  postureOf,
  withArmy,
  withoutArmy,
  type Armies,
} from '../armies.ts'
import { idOf } from '../land.ts'
import type { Turn } from './turn.ts'
import type { Way } from './ways.ts'

type Move = Extract<Way, { kind: 'move' }>

/** Equal armies give one way, not two. */
export const moveWays = (turn: Turn, side: Side): readonly Move[] => {
  const ways: Move[] = []
  const parties = partiesOf(turn.armies[side], turn.cards[side] === 'move2')
  for (const armies of parties) {
    const from = placeOf(armies[0] ?? 0)
    for (const goal of turn.land.neighbours[from] ?? [])
      ways.push({ kind: 'move', from, goal, armies })
  }
  return ways
}

/** Who may set out together: each army alone, and with MOVE 2 any two of one country (MP-MOVE-02). */
const partiesOf = (armies: Armies, isTwo: boolean): readonly Armies[] => {
  const parties: Armies[] = []
  for (let one = 0; one < armies.length; one += 1) {
    const first = armies[one]
    if (first === undefined) break
    // An army like the one before sets out in the same ways.
    if (first === armies[one - 1]) continue
    parties.push([first])
    if (!isTwo) continue
    for (let other = one + 1; other < armies.length; other += 1) {
      const second = armies[other]
      if (second === undefined || placeOf(second) !== placeOf(first)) break
      if (other > one + 1 && second === armies[other - 1]) continue
      parties.push([first, second])
    }
  }
  return parties
}

export const move = (turn: Turn, side: Side, { from, goal, armies }: Move): void => {
  const before = turn.armies[side]
  let after = before
  for (const army of armies) after = withArmy(withoutArmy(after, army), normalIn(goal))
  turn.armies[side] = after
  if (turn.tell === null) return
  turn.tell({
    kind: 'moved',
    side,
    from: idOf(turn.land, from),
    goal: idOf(turn.land, goal),
    armies: armies.map(postureOf),
    stoodUp: armies.filter(isFortified).length,
  })
  // MP-MOVE-06, MP-COMB-08: no army takes its place.
  if (occupies(before) && !occupies(after))
    turn.tell({ kind: 'capital.freed', side, country: idOf(turn.land, from) })
}
