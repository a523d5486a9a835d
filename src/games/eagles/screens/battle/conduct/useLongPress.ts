// A long press on anything that stands for a battalion overrules it; the tap that would follow is swallowed.
import type { Ref } from 'vue'
import { onLongPress, useEventListener } from '@vueuse/core'

const battalionAt = (target: EventTarget | null): number | null => {
  const marked = target instanceof Element ? target.closest('[data-battalion]') : null
  const id = marked?.getAttribute('data-battalion') ?? null
  return id === null ? null : Number(id)
}

export function useLongPress(
  area: Readonly<Ref<HTMLElement | null>>,
  pressed: (battalion: number) => void,
): void {
  let isSwallowing = false
  onLongPress(
    area,
    ({ target }) => {
      const battalion = battalionAt(target)
      if (battalion === null) return
      isSwallowing = true
      pressed(battalion)
    },
    { delay: 550, distanceThreshold: 12 },
  )
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
  // The phone's own menu would cover the sheet.
  useEventListener(area, 'contextmenu', (event) => {
    if (battalionAt(event.target) !== null) event.preventDefault()
  })
}
