// A long list that comes in parts, a screenful first, so that no tap ever waits for the whole of it.
import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue'

const screenful = 8
const part = 6
/** Milliseconds, long enough for a frame to be drawn in between. */
const pause = 20

/** Somebody comes back to a place further down: it must be there at once. */
const isReturn = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'scroll' in state && state.scroll !== null
}

interface Growing {
  /** How many of the list's rows are drawn. */
  readonly shown: ComputedRef<number>
  /** What stands below the list may be drawn: nothing will push it away. */
  readonly isWhole: ComputedRef<boolean>
}

/** `total`: rows that the list has; none as long as it is not known. Once it has been drawn whole, it stays so. */
export function useGrowing(total: () => number): Growing {
  const drawn = ref(isReturn() ? Infinity : screenful)
  let timer: ReturnType<typeof setTimeout> | undefined

  function grow(): void {
    if (drawn.value >= total()) drawn.value = Infinity
    else
      timer = setTimeout(() => {
        drawn.value += part
        grow()
      }, pause)
  }
  watch(
    () => total() > 0,
    (isKnown) => {
      if (isKnown) grow()
    },
    { immediate: true },
  )
  onScopeDispose(() => clearTimeout(timer))
  return {
    shown: computed(() => Math.min(drawn.value, total())),
    isWhole: computed(() => drawn.value >= total()),
  }
}
