// A long press on anything that stands for a battalion overrules it; the tap that would follow is swallowed.
import type { Ref } from 'vue'
import { onLongPress } from '@vueuse/core'
import { useSwallowedTap } from '@/ui/press/useSwallowedTap.ts'

const battalionAt = (target: EventTarget | null): number | null => {
  const marked = target instanceof Element ? target.closest('[data-battalion]') : null
  const id = marked?.getAttribute('data-battalion') ?? null
  return id === null ? null : Number(id)
}

export function useLongPress(
  area: Readonly<Ref<HTMLElement | null>>,
  pressed: (battalion: number) => void,
): void {
  const swallow = useSwallowedTap(area, (target) => battalionAt(target) !== null)
  onLongPress(
    area,
    ({ target }) => {
      const battalion = battalionAt(target)
      if (battalion === null) return
      swallow()
      pressed(battalion)
    },
    { delay: 550, distanceThreshold: 12 },
  )
}
