// Prospect of an attack: both totals part by part, and what would follow (MP-ASK-03).
import { opponentOf, type Side } from '../../../../core/conversation.ts'
import { isFortified, occupies, placeOf, postureOf, type Armies, type Posture } from '../armies.ts'
import { idOf } from '../land.ts'
import type { Both } from '../sides.ts'
import { whereWays } from '../turn/attack.ts'
import {
  afterStanding,
  attackSum,
  defenceSum,
  fight,
  resultOf,
  totalOf,
  type CombatResult,
} from '../turn/combat.ts'
import type { Total } from '../turn/events.ts'
import { copyOf, droppable, type Turn } from '../turn/turn.ts'

export interface AttackProspect {
  readonly country: string
  /** Who would stand up for it. */
  readonly standing: readonly Posture[]
  readonly attack: Total
  readonly defence: Total
  /** As the attacker sees it. */
  readonly result: CombatResult
  readonly destroyed: Both<number>
  /** The attacker would hold the enemy's capital, and does not yet. */
  readonly occupies: boolean
  /** Whose occupation of a capital it would end. */
  readonly frees: readonly Side[]
}

interface Planned {
  readonly place: number
  readonly standing: Armies
  readonly hasDropped: boolean
}

export const prospectOf = (
  turn: Turn,
  side: Side,
  { place, standing, hasDropped }: Planned,
): AttackProspect => {
  const armies = afterStanding(turn.armies[side], standing)
  const attack = { side, place, armies, hasDropped }
  const own = attackSum(turn, attack)
  const other = defenceSum(turn, attack)
  const after = copyOf(turn)
  fight(after, attack)
  return {
    country: idOf(turn.land, place),
    standing: standing.map(postureOf),
    attack: totalOf('attack', own),
    defence: totalOf('defence', other),
    result: resultOf(own, other),
    destroyed: {
      a: turn.armies.a.length - after.armies.a.length,
      b: turn.armies.b.length - after.armies.b.length,
    },
    occupies: occupies(after.armies[side]) && !occupies(turn.armies[side]),
    frees: [side, opponentOf(side)].filter(
      (each) => occupies(turn.armies[each]) && !occupies(after.armies[each]),
    ),
  }
}

/** With the card to be dropped in hand (MP-ATT-07). */
export const canDrop = (turn: Turn, side: Side): boolean =>
  turn.cards[side] === 'attack1' && droppable(turn, side).length > 0

export const lyingIn = (turn: Turn, side: Side, place: number): Armies =>
  turn.armies[side].filter((army) => placeOf(army) === place && isFortified(army))

/** All targets that may be chosen, with everybody standing up; and whether the side may decline. */
export const attacksOf = (
  turn: Turn,
  side: Side,
): { readonly prospects: readonly AttackProspect[]; readonly isForced: boolean } => {
  const ways = whereWays(turn, side)
  const hasDropped = canDrop(turn, side)
  const prospects = ways.flatMap((way) =>
    way.kind === 'attack.where'
      ? [
          prospectOf(turn, side, {
            place: way.place,
            standing: lyingIn(turn, side, way.place),
            hasDropped,
          }),
        ]
      : [],
  )
  return { prospects, isForced: ways.every(({ kind }) => kind !== 'decline') }
}

const marginOf = ({ attack, defence }: AttackProspect): number => attack.total - defence.total

/** Win before tie before loss: so the margins have them; then the order of listing. */
export const bestOf = (prospects: readonly AttackProspect[]): AttackProspect | undefined =>
  prospects.toSorted((one, other) => marginOf(other) - marginOf(one))[0]
