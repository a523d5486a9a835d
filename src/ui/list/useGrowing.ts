// Drawing in parts of what is long or dear to draw, so that no tap ever waits for the whole of it.
import { computed, onScopeDispose, ref, watch, type ComputedRef } from 'vue'

interface Steps {
  /** Rows at once. */
  readonly first: number
  /** Rows with every further step. */
  readonly part: number
  /** A user who comes back finds the place that was left; it is drawn whole for that. */
  readonly keepsPlace: boolean
}
/** Half a screen of battalions each: more makes too long a task on a slow phone. */
const halfScreens: Steps = { first: 4, part: 4, keepsPlace: true }
/** Milliseconds from the end of one step to the next, long enough for a frame in between. */
const pause = 20

/** The user comes back to a place further down: it must be there at once. */
const isReturn = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'scroll' in state && state.scroll !== null
}

interface Growing {
  /** How many of the list's rows are drawn. */
  readonly shown: ComputedRef<number>
  /** What stands below the list may be drawn: nothing will push it away. */
  readonly isWhole: ComputedRef<boolean>
  /** Leaves nothing for later. */
  readonly drawWhole: () => void
}

/** `total`: rows that the list has; none as long as it is not known. Once it has been drawn whole, it stays so. */
export function useGrowing(
  total: () => number,
  { first, part, keepsPlace }: Steps = halfScreens,
): Growing {
  const drawn = ref(keepsPlace && isReturn() ? Infinity : first)
  let timer: ReturnType<typeof setTimeout> | undefined

  function drawWhole(): void {
    clearTimeout(timer)
    drawn.value = Infinity
  }
  function grow(): void {
    if (drawn.value >= total()) drawWhole()
    else timer = setTimeout(() => (drawn.value += part), pause)
  }
  watch(drawn, grow, { flush: 'post' })
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
    drawWhole,
  }
}
