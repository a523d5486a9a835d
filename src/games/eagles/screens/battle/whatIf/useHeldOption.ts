// A long press on an option: it is looked at and not taken, for the tap that would follow is swallowed.
import type { Ref } from 'vue'
import { onLongPress, useEventListener } from '@vueuse/core'

const optionAt = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest('[data-option]')?.getAttribute('data-option') ?? null)
    : null

/** Longer than a tap, in milliseconds; what is left until it is held is time to get ready. */
const resting = 150

/**
 * `held` says whether there was something to look at; if not, the press is a tap. `rests` is told before, of a finger
 * that is longer on an option than a tap takes.
 */
export function useHeldOption(
  area: Readonly<Ref<HTMLElement | null>>,
  held: (option: string) => boolean,
  rests: (option: string) => void,
): void {
  let isSwallowing = false
  const distanceThreshold = 12
  onLongPress(
    area,
    ({ target }) => {
      const option = optionAt(target)
      if (option !== null) rests(option)
    },
    { delay: resting, distanceThreshold },
  )
  onLongPress(
    area,
    ({ target }) => {
      const option = optionAt(target)
      if (option !== null && held(option)) isSwallowing = true
    },
    { delay: 550, distanceThreshold },
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
