// A long press on an option: it is looked at and not taken, for the tap that would follow is swallowed.
import type { Ref } from 'vue'
import { onLongPress, useEventListener } from '@vueuse/core'

const optionAt = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest('[data-option]')?.getAttribute('data-option') ?? null)
    : null

/** `held` says whether there was something to look at; if not, the press is a tap. */
export function useHeldOption(
  area: Readonly<Ref<HTMLElement | null>>,
  held: (option: string) => boolean,
): void {
  let isSwallowing = false
  onLongPress(
    area,
    ({ target }) => {
      const option = optionAt(target)
      if (option !== null && held(option)) isSwallowing = true
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
    if (optionAt(event.target) !== null) event.preventDefault()
  })
}
