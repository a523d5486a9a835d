// What one may suppose of an order on the sheet: its target, a distance, how the battalion stands, how many rounds.
import { computed, ref, watch, type Ref } from 'vue'
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

const drawnUp: readonly ActivationKind[] = ['forward', 'shoot', 'attack']

/** Target and distance follow the order: what it cannot have is changed to what it usually has. */
function useAim(
  kind: Ref<ActivationKind | null>,
  own: Ref<BattalionState>,
  targets: Ref<readonly string[]>,
  held: string,
) {
  const target = ref(held)
  const distances = computed<readonly number[]>(() => {
    if (kind.value === 'shoot') return rangesOf(own.value).map(({ upTo }) => upTo)
    return kind.value === 'attack' ? chargeDistances : []
  })
  const distance = ref('')
  watch(
    [targets, distances],
    () => {
      if (!targets.value.some((each) => each === target.value))
        target.value = targets.value[0] ?? ''
      if (distances.value.map(String).includes(distance.value)) return
      const usual = kind.value === 'attack' ? usualCharge : distances.value[1]
      distance.value = String(usual ?? '')
    },
    { immediate: true },
  )
  return { target, distances, distance }
}

export function usePlan(state: () => BattleState, orders: () => Orders, held: string | null) {
  const kinds = computed(() => orders().kinds)
  const heldKind = kinds.value.find((each) => each === held)
  const isTarget = held !== null && battalionMeant(held) !== undefined
  const kind: Ref<ActivationKind | null> = ref(
    heldKind ?? kinds.value.find((each) => each === 'shoot') ?? kinds.value[0] ?? null,
  )
  const own = computed(() => battalionIn(state(), orders().battalion))
  const targets = computed(() => (kind.value === null ? [] : (orders().targets[kind.value] ?? [])))
  const { target, distances, distance } = useAim(kind, own, targets, isTarget ? held : '')
  const formation = ref<Formation>(own.value.formation)
  const cover = ref<Cover>('none')
  const rounds = ref<'1' | '2'>('1')
  const hasRounds = computed(() => kind.value === 'attack' || kind.value === 'fightOn')
  const plan = computed<Plan | null>(() =>
    kind.value === null
      ? null
      : {
          battalion: orders().battalion,
          kind: kind.value,
          target: targets.value.find((each) => each === target.value) ?? null,
          from: orders().from,
          distance: Number(distance.value),
          cover: kind.value === 'shoot' ? cover.value : 'none',
          formation: formations.value ? formation.value : null,
          rounds: hasRounds.value ? Number(rounds.value) : 1,
        },
  )
  const formations = computed(
    () => kind.value !== null && drawnUp.includes(kind.value) && orders().from === 'body',
  )
  return {
    kinds,
    kind,
    targets,
    target,
    distances,
    distance,
    formation,
    formations,
    cover,
    rounds,
    hasRounds,
    plan,
  }
}
