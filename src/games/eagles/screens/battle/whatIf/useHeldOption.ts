// A long press on an option: it is looked at and not taken, for the tap that would follow is swallowed.
import type { Ref } from 'vue'
import { onLongPress } from '@vueuse/core'
import { useSwallowedTap } from '@/ui/press/useSwallowedTap.ts'

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
  const swallow = useSwallowedTap(area, (target) => optionAt(target) !== null)
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
      if (option !== null && held(option)) swallow()
    },
    { delay: 550, distanceThreshold },
  )
}
