// The tap that would follow a long press: swallowed once, if the press was taken.
import type { Ref } from 'vue'
import { useEventListener } from '@vueuse/core'

/** Returns what takes a press. `isPressable`: there the phone's own menu would cover what the press opens. */
export function useSwallowedTap(
  area: Readonly<Ref<HTMLElement | null>>,
  isPressable: (target: EventTarget | null) => boolean,
): () => void {
  let isSwallowing = false
  useEventListener(area, 'pointerdown', () => (isSwallowing = false))
  useEventListener(
    area,
    'click',
    (event) => {
      if (!isSwallowing) return
      isSwallowing = false
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
  useEventListener(area, 'contextmenu', (event) => {
    if (isPressable(event.target)) event.preventDefault()
  })
  return () => {
    isSwallowing = true
  }
}
