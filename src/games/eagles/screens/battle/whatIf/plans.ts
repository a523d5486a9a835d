// Suppositions about an order on the sheet: its target, a distance, how the battalion stands, how many rounds.
import { computed, effectScope, ref, watch, type Ref } from 'vue'
import type { Cover, Formation } from '@/games/eagles/rules/index.ts'
import {
  battalionMeant,
  rangesOf,
  type ActivationKind,
  type BattalionState,
  type BattleState,
  type Orders,
  type Plan,
} from '@/games/eagles/rules/index.ts'
import { battalionIn } from '../conduct/conduct.ts'

/** Inches; charges are looked at over the distances that two and three dice reach. */
const chargeDistances = [2, 4, 6, 8, 10, 12] as const
const usualCharge = 6

type Target = NonNullable<Plan['target']>

const drawnUp: readonly ActivationKind[] = ['forward', 'shoot', 'attack']

/** Target and distance follow the order: what it cannot have is changed to what it usually has. */
function useAim(kind: Ref<ActivationKind | null>, orders: () => Orders, own: Ref<BattalionState>) {
  const target = ref('')
  const distance = ref('')
  const targetsOf = (of: ActivationKind): readonly Target[] => orders().targets[of] ?? []
  const distancesOf = (of: ActivationKind): readonly number[] => {
    if (of === 'shoot') return rangesOf(own.value).map(({ upTo }) => upTo)
    return of === 'attack' ? chargeDistances : []
  }
  function targetFor(of: ActivationKind): Plan['target'] {
    const targets = targetsOf(of)
    return targets.find((each) => each === target.value) ?? targets[0] ?? null
  }
  function distanceFor(of: ActivationKind): string {
    const distances = distancesOf(of)
    if (distances.map(String).includes(distance.value)) return distance.value
    return String((of === 'attack' ? usualCharge : distances[1]) ?? '')
  }
  const targets = computed(() => (kind.value === null ? [] : targetsOf(kind.value)))
  const distances = computed(() => (kind.value === null ? [] : distancesOf(kind.value)))
  watch(
    [targets, distances],
    () => {
      if (kind.value === null) return
      target.value = targetFor(kind.value) ?? ''
      distance.value = distanceFor(kind.value)
    },
    { immediate: true },
  )
  return { target, targets, targetFor, distance, distances, distanceFor }
}

const isFight = (kind: ActivationKind | null): boolean => kind === 'attack' || kind === 'fightOn'

export function usePlan(state: () => BattleState, orders: () => Orders, held: string | null) {
  const kinds = computed(() => orders().kinds)
  const heldKind = kinds.value.find((each) => each === held)
  const isTarget = held !== null && battalionMeant(held) !== undefined
  const kind: Ref<ActivationKind | null> = ref(
    heldKind ?? kinds.value.find((each) => each === 'shoot') ?? kinds.value[0] ?? null,
  )
  const own = computed(() => battalionIn(state(), orders().battalion))
  const aim = useAim(kind, orders, own)
  if (isTarget && aim.targets.value.some((each) => each === held)) aim.target.value = held
  const formation = ref<Formation>(own.value.formation)
  const cover = ref<Cover>('none')
  const rounds = ref<'1' | '2'>('1')
  const canStand = (of: ActivationKind | null): boolean =>
    of !== null && drawnUp.includes(of) && orders().from === 'body'
  /** With everything else as it is wished. */
  const planOf = (of: ActivationKind, howLong = rounds.value): Plan => ({
    battalion: orders().battalion,
    kind: of,
    target: aim.targetFor(of),
    from: orders().from,
    distance: Number(aim.distanceFor(of)),
    cover: of === 'shoot' ? cover.value : 'none',
    formation: canStand(of) ? formation.value : null,
    rounds: isFight(of) ? Number(howLong) : 1,
  })
  return {
    kinds,
    kind,
    ...aim,
    formation,
    formations: computed(() => canStand(kind.value)),
    cover,
    rounds,
    hasRounds: computed(() => isFight(kind.value)),
    plan: computed(() => (kind.value === null ? null : planOf(kind.value))),
    /** What is likely asked next: a fight for longer, and the other orders. */
    others: computed(() => [
      ...(kind.value !== null && isFight(kind.value) ? [planOf(kind.value, '2')] : []),
      ...kinds.value.filter((each) => each !== kind.value).map((each) => planOf(each)),
    ]),
  }
}

/** What the sheet opens with. */
export function openingPlan(state: BattleState, orders: Orders, held: string | null): Plan | null {
  const scope = effectScope(true)
  const supposed = scope.run(() =>
    usePlan(
      () => state,
      () => orders,
      held,
    ),
  )
  const plan = supposed?.plan.value ?? null
  scope.stop()
  return plan
}
