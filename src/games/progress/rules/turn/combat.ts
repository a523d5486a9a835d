// Combat: both totals part by part, and who is left (MP-COMB).
import { opponentOf, type FigureStep, type Side } from '../../../../core/conversation.ts'
import { figureOf } from '../../../../core/figure.ts'
import {
  countIn,
  countLying,
  isFortified,
  isOccupying,
  normalIn,
  occupies,
  ontoCapital,
  placeOf,
  stoodUp,
  withArmy,
  withoutArmy,
  type Armies,
} from '../armies.ts'
import { idOf } from '../land.ts'
import { isAt, isOccupied, takeAway, type Board } from './board.ts'
import type { Total, TotalLabel } from './events.ts'
import type { Turn } from './turn.ts'

/** What a total is made of: armies times strength, and what is added. */
interface Sum {
  readonly strength: number
  readonly armies: number
  /** MP-COMB-02: one for each fortified army of the defender. */
  readonly fortified: number
  /** 0 unless it is active and counts. */
  readonly garrison: number
  /** 1 for a card dropped for ATTACK+1. */
  readonly dropped: number
}

export const sumOf = ({ strength, armies, fortified, garrison, dropped }: Sum): number =>
  strength * armies + fortified + garrison + dropped

/** An attack as it would be fought: where, by whom, and with what in addition. */
export interface Attack {
  readonly side: Side
  readonly place: number
  /** All armies of the attacker, those that stand up for it standing already. */
  readonly armies: Armies
  readonly hasDropped: boolean
}

/** MP-COMB-05, 06: whether the garrison of the country's home is active against this attack. */
export const hasActiveGarrison = (board: Board, attacker: Side, place: number): boolean =>
  board.land.homeOf[place] === opponentOf(attacker) && !isOccupied(board, opponentOf(attacker))

/** MP-COMB-01: only normal armies attack. */
export const attackSum = (board: Board, { side, place, armies, hasDropped }: Attack): Sum => ({
  strength: board.strength[side],
  armies: countIn(armies, place) - countLying(armies, place),
  fortified: 0,
  garrison: 0,
  dropped: hasDropped ? 1 : 0,
})

/** MP-COMB-02. */
export const defenceSum = (board: Board, { side, place, armies }: Attack): Sum => {
  const defender = opponentOf(side)
  const own = board.armies[defender]
  return {
    strength: board.strength[defender],
    armies: countIn(own, place),
    fortified: countLying(own, place),
    garrison: countsGarrison(board, side, place, armies) ? (board.land.garrison[place] ?? 0) : 0,
    dropped: 0,
  }
}

/** House rule `occupierAttacks`: with `garrisonRearms` it is back against the army that leaves its gates to attack. */
const countsGarrison = (board: Board, side: Side, place: number, armies: Armies): boolean =>
  hasActiveGarrison(board, side, place) ||
  (board.house.occupierAttacks === 'garrisonRearms' &&
    armies.some((army) => isOccupying(army) && placeOf(army) === place && !isFortified(army)))

export type CombatResult = 'win' | 'tie' | 'loss'

/** As the attacker sees it (MP-COMB-03). */
export const resultOf = (attack: Sum, defence: Sum): CombatResult => {
  const ahead = sumOf(attack) - sumOf(defence)
  if (ahead === 0) return 'tie'
  return ahead > 0 ? 'win' : 'loss'
}

export const totalOf = (label: 'attack' | 'defence', sum: Sum): Total => {
  const isAttack = label === 'attack'
  const base = isAttack ? 'MP-COMB-01' : 'MP-COMB-02'
  const steps: FigureStep<TotalLabel>[] = [
    { label: 'armies', effect: 'add', value: sum.armies, rule: base },
    { label: 'strength', effect: 'times', value: sum.strength, rule: base },
  ]
  const add = (part: TotalLabel, value: number, rule: string): void => {
    if (value !== 0) steps.push({ label: part, effect: 'add', value, rule })
  }
  add('fortified', sum.fortified, 'MP-COMB-02')
  add('garrison', sum.garrison, 'MP-COMB-05')
  add('dropped', sum.dropped, 'MP-ATT-07')
  return figureOf(label, steps)
}

/** The attackers that are destroyed if they do not win (MP-COMB-04). */
const isLostWith =
  (board: Board, place: number) =>
  (army: number): boolean =>
    placeOf(army) === place && !(board.house.heldBackFortified === 'survive' && isFortified(army))

export const fight = (turn: Turn, attack: Attack): void => {
  const { side, place } = attack
  const enemy = opponentOf(side)
  turn.armies[side] = attack.armies
  const own = attackSum(turn, attack)
  const other = defenceSum(turn, attack)
  const result = resultOf(own, other)
  const before = { a: turn.armies.a.length, b: turn.armies.b.length }
  const freed = {
    [enemy]: result !== 'loss' && takeAway(turn, enemy, isAt(place)),
    [side]: result !== 'win' && takeAway(turn, side, isLostWith(turn, place)),
  }
  const country = idOf(turn.land, place)
  turn.tell?.({
    kind: 'combat',
    side,
    country,
    attack: totalOf('attack', own),
    defence: totalOf('defence', other),
    winner: result === 'tie' ? 'tie' : result === 'win' ? side : enemy,
    destroyed: { a: before.a - turn.armies.a.length, b: before.b - turn.armies.b.length },
  })
  for (const one of [side, enemy])
    if (freed[one] === true) turn.tell?.({ kind: 'capital.freed', side: one, country })
  if (result === 'win') occupy(turn, side, place)
}

/** MP-COMB-07. */
const occupy = (turn: Turn, side: Side, place: number): void => {
  if (place !== turn.land.home[opponentOf(side)] || occupies(turn.armies[side])) return
  const fought = normalIn(place)
  turn.armies[side] = withArmy(withoutArmy(turn.armies[side], fought), ontoCapital(fought))
  turn.tell?.({ kind: 'capital.occupied', side, country: idOf(turn.land, place) })
}

/** The armies after these have stood up (MP-ATT-04). */
export const afterStanding = (armies: Armies, standing: Armies): Armies => {
  let after = armies
  for (const army of standing) after = withArmy(withoutArmy(after, army), stoodUp(army))
  return after
}
