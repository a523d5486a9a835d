// Swiping a message away, to either side: it follows the finger, and goes when moved far or flicked.
import { shallowRef } from 'vue'

const far = 90 // px
const quick = 0.6 // px per ms

export function useSwipeAway(hide: (id: number) => void) {
  const swiped = shallowRef<{ readonly id: number; readonly offset: number } | null>(null)
  let start: { readonly x: number; readonly at: number } | null = null

  function end(event: PointerEvent): void {
    const id = swiped.value?.id
    if (start === null || id === undefined) return
    const moved = Math.abs(event.clientX - start.x)
    const pace = moved / Math.max(1, event.timeStamp - start.at)
    stop()
    if (moved > far || (moved > 24 && pace > quick)) hide(id)
  }
  function stop(): void {
    start = null
    swiped.value = null
  }

  const handlersOf = (id: number) => ({
    pointerdown(event: PointerEvent): void {
      const { currentTarget, target, button } = event
      if (button !== 0 || !(currentTarget instanceof HTMLElement)) return
      if (target instanceof Element && target.closest('button') !== null) return
      start = { x: event.clientX, at: event.timeStamp }
      swiped.value = { id, offset: 0 }
      currentTarget.setPointerCapture(event.pointerId)
    },
    pointermove(event: PointerEvent): void {
      if (start !== null) swiped.value = { id, offset: event.clientX - start.x }
    },
    pointerup: end,
    pointercancel: stop,
  })
  const styleOf = (id: number) =>
    swiped.value?.id === id
      ? { transform: `translateX(${swiped.value.offset}px)`, transition: 'none' }
      : undefined

  return { handlersOf, styleOf }
}
