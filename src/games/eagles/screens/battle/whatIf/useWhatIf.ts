// Look ahead at an order before it is given: shared by the card, its options and the chips under a counter.
import {
  computed,
  inject,
  onScopeDispose,
  provide,
  shallowRef,
  watch,
  type ComputedRef,
  type InjectionKey,
  type ShallowRef,
} from 'vue'
import { battalionMeant, ordersAsked, ordersOf, type Orders } from '@/games/eagles/rules/index.ts'
import type { Conduct } from '../conduct/conduct.ts'
import { loadWhatIf } from './loadWhatIf.ts'
import { whenIdle } from './whenIdle.ts'

interface Opened {
  readonly orders: Orders
  /** The option that was held; null: the button was pressed. */
  readonly held: string | null
}

interface WhatIf {
  /** Something that is open now has odds. */
  readonly canAsk: ComputedRef<boolean>
  readonly opened: ShallowRef<Opened | null>
  /** False where what was held has no odds. */
  readonly open: (held: string | null) => boolean
  /** Its odds are worked out meanwhile. */
  readonly prepare: (held: string | null) => void
}

const key: InjectionKey<WhatIf> = Symbol('what if')

/** One look ahead at a time: what was begun for another question, or for another option, is called off. */
function useReadiness(
  state: Conduct['state'],
  ordersFor: (held: string | null) => Orders | null,
): WhatIf['prepare'] {
  let callOff = (): void => undefined
  let wanted = 0
  async function begin(held: string | null, nth: number): Promise<void> {
    const orders = nth === wanted ? ordersFor(held) : null
    if (orders === null) return
    const { lookAhead, openingPlan } = await loadWhatIf()
    const plan = nth === wanted ? openingPlan(state.value, orders, held) : null
    if (plan !== null) callOff = lookAhead(state.value, [plan])
  }
  function prepare(held: string | null): void {
    const nth = (wanted += 1)
    callOff()
    // Without its parts nothing is lost but the head start; the sheet itself says what is missing.
    whenIdle(() => void begin(held, nth).catch(() => undefined))
  }
  onScopeDispose(() => {
    wanted = -1
    callOff()
  })
  return prepare
}

/** `chosen` is the counter that was tapped, before its order. */
export function provideWhatIf(
  { state, prompt }: Conduct,
  chosen: ComputedRef<number | null>,
): void {
  const opened = shallowRef<Opened | null>(null)
  const asked = computed(() =>
    chosen.value === null ? ordersAsked(state.value) : ordersOf(state.value, chosen.value),
  )
  /** A battalion that may be activated is held like an order. */
  function ordersFor(held: string | null): Orders | null {
    const id = held === null ? undefined : battalionMeant(held)
    if (prompt.value?.kind === 'activation.battalion' && id !== undefined)
      return ordersOf(state.value, id)
    return asked.value
  }
  function open(held: string | null): boolean {
    const orders = ordersFor(held)
    if (orders === null || orders.kinds.length === 0) return false
    opened.value = { orders, held }
    return true
  }
  const canAsk = computed(() => asked.value !== null && asked.value.kinds.length > 0)
  const prepare = useReadiness(state, ordersFor)
  // Of a question no more than what its button opens with: a few milliseconds, once.
  watch(asked, () => prepare(null), { immediate: true })
  provide(key, { canAsk, opened, open, prepare })
}

export function useWhatIf(): WhatIf {
  const whatIf = inject(key)
  if (whatIf === undefined) throw new Error('odds are asked for outside of a battle')
  return whatIf
}
