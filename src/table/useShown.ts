// What of a game is on the screen: a press is painted first, the next moment after it, and nothing stays once hidden.
import { ref, shallowRef, watch } from 'vue'
import type { Conductor, Moment } from './conductor.ts'
import { useHeldPress } from './useHeldPress.ts'

export function useShown({ moment }: Conductor) {
  const { drawNext } = useHeldPress()
  const shown = shallowRef<Moment | null>(moment.value)
  /** Counts the moments that were drawn. */
  const nth = ref(0)

  function draw(next: Moment | null): void {
    shown.value = next
    nth.value += 1
  }
  watch(
    () => moment.value,
    (next) => {
      // A page that goes out of sight is photographed at once by the phone's list of apps.
      if (next === null || shown.value === null || document.visibilityState === 'hidden') draw(next)
      else drawNext(() => draw(moment.value))
    },
    { flush: 'sync' },
  )
  return { shown, nth }
}
