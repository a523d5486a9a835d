// Kinds of activation open to a battalion in the state it is in (ACT-06), and the reasons against the rest.
import type { Objection, Unavailable } from '../../../../core/conversation.ts'
import { activationKinds, type ActivationKind } from './frames.ts'
import { fightOf } from './play.ts'
import type { BattleOption } from './options.ts'
import type { Offer } from './question.ts'
import { because, type BattleReason } from './reasons.ts'
import { isEngaged, isJoined, mustStand } from './roster.ts'
import type { BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'
import { hasChargeTarget, hasShootTarget } from './targets.ts'

type Verdict = Objection<BattleReason> | null

/** The state decides first: everything it does not allow is barred for the same reason. */
function allowedByState(
  state: BattleState,
  battalion: BattalionState,
): {
  readonly kinds: readonly ActivationKind[]
  readonly otherwise: Objection<BattleReason>
} | null {
  if (battalion.broken) return { kinds: ['rally', 'pass'], otherwise: because('broken', 'ACT-06') }
  if (isJoined(battalion)) return { kinds: ['pass'], otherwise: because('joined', 'ACT-06') }
  if (isEngaged(battalion)) return engaged(state, battalion)
  if (mustStand(state, battalion))
    return { kinds: ['reform', 'pass'], otherwise: because('mustStand', 'ACT-06') }
  return null
}

/** House rule `chargedCountsAsActivated`: its fight had a round this turn already, so it can only PASS. */
function engaged(state: BattleState, battalion: BattalionState) {
  const hasFought = fightOf(state, battalion.engaged)?.lastRound === state.turn
  return hasFought
    ? { kinds: ['pass'] as const, otherwise: because('hasFought', 'COMBAT-09') }
    : { kinds: ['fightOn'] as const, otherwise: because('engaged', 'ACT-06') }
}

const allowed = (): Verdict => null

/** What a kind needs of its own. */
const conditions: Readonly<
  Record<ActivationKind, (state: BattleState, battalion: BattalionState) => Verdict>
> = {
  forward: allowed,
  back: allowed,
  wheel: allowed,
  formation: allowed,
  reform: (_, { disordered }) => (disordered ? null : because('notDisordered', 'MAN-10')),
  shoot: (state, battalion) => {
    if (battalion.fired) return because('hasFired', 'SHOOT-01')
    return hasShootTarget(state, battalion) ? null : because('noTarget', 'SHOOT-11')
  },
  attack: (state, battalion) =>
    hasChargeTarget(state, battalion) ? null : because('noTarget', 'CHARGE-05'),
  fightOn: (_, battalion) => (isEngaged(battalion) ? null : because('notEngaged', 'ACT-06')),
  rally: (state, battalion) => {
    if (!battalion.broken) return because('notBroken', 'ACT-06')
    return battalion.brokeTurn === state.turn ? because('brokeThisTurn', 'RALLY-01') : null
  },
  pass: allowed,
}

export function kindsFor(state: BattleState, battalion: BattalionState): Offer {
  const options: ActivationKind[] = []
  const unavailable: Unavailable<BattleOption, BattleReason>[] = []
  const byState = allowedByState(state, battalion)
  for (const kind of activationKinds) {
    const barred = byState !== null && !byState.kinds.includes(kind) ? byState.otherwise : null
    const verdict = barred ?? conditions[kind](state, battalion)
    if (verdict === null) options.push(kind)
    else unavailable.push({ option: kind, ...verdict })
  }
  return { options, unavailable }
}
