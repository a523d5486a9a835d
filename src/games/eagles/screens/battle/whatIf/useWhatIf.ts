// What may be looked at before it is ordered: shared by the card, its options and the chips under a counter.
import {
  computed,
  inject,
  provide,
  shallowRef,
  type ComputedRef,
  type InjectionKey,
  type ShallowRef,
} from 'vue'
import { battalionMeant, ordersAsked, ordersOf, type Orders } from '@/games/eagles/rules/index.ts'
import type { Conduct } from '../conduct/conduct.ts'

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
}

const key: InjectionKey<WhatIf> = Symbol('what if')

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
  provide(key, { canAsk, opened, open })
}

export function useWhatIf(): WhatIf {
  const whatIf = inject(key)
  if (whatIf === undefined) throw new Error('odds are asked for outside of a battle')
  return whatIf
}
