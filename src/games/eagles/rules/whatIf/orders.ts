// The orders that a battalion could be given now, and whom they could be about.
import type { BattalionId } from '../battle/battalion.ts'
import type { ActivationKind, Part, TargetOption } from '../battle/frames.ts'
import { kindsFor } from '../battle/kinds.ts'
import { battalionMeant, battalionOption } from '../battle/options.ts'
import { battalionOf } from '../battle/play.ts'
import type { BattleState } from '../battle/state.ts'
import { chargeOffer, shootOffer } from '../battle/targets.ts'
import { activationKinds } from '../battle/frames.ts'

export interface Orders {
  readonly battalion: BattalionId
  /** PASS is left out: nothing comes of it. */
  readonly kinds: readonly ActivationKind[]
  readonly targets: Readonly<Partial<Record<ActivationKind, readonly TargetOption[]>>>
  /** Who would fire. */
  readonly from: Part
}

/** By the state the battalion is in, no matter whose turn it is. */
export function ordersOf(state: BattleState, battalion: BattalionId, from: Part = 'body'): Orders {
  const own = battalionOf(state, battalion)
  const { options } = kindsFor(state, own)
  return {
    battalion,
    kinds: activationKinds.filter((kind) => kind !== 'pass' && options.includes(kind)),
    targets: {
      shoot: shootOffer(state, own).map(({ option }) => option),
      attack: chargeOffer(state, own).options.flatMap((option) => {
        const id = battalionMeant(option)
        return id === undefined ? [] : [battalionOption(id)]
      }),
    },
    from,
  }
}

/** Those that the open question leaves open; null where it is about no order. */
export function ordersAsked(state: BattleState): Orders | null {
  const top = state.stack.at(-1)
  if (top?.at === 'activation.kind') return ordersOf(state, top.battalion)
  if (top?.at === 'shoot.target')
    return { ...ordersOf(state, top.battalion, top.from), kinds: ['shoot'] }
  if (top?.at === 'charge.target') return { ...ordersOf(state, top.battalion), kinds: ['attack'] }
  if (top?.at !== 'combat.facts' && top?.at !== 'combat.dice') return null
  const charger = state.fights.find(({ id }) => id === top.fight)?.charger
  return charger === undefined ? null : { ...ordersOf(state, charger), kinds: ['fightOn'] }
}
