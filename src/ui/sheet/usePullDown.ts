// Pulling a sheet down by its head: it follows the finger, and goes when pulled far or flicked.
import { ref } from 'vue'

const far = 90 // px
const quick = 0.6 // px per ms

export function usePullDown(close: () => void) {
  const offset = ref(0)
  let start: { readonly y: number; readonly at: number } | null = null

  function end(event: PointerEvent): void {
    if (start === null) return
    const pulled = event.clientY - start.y
    const pace = pulled / Math.max(1, event.timeStamp - start.at)
    start = null
    if (pulled > far || (pulled > 24 && pace > quick)) close()
    else offset.value = 0
  }

  const handlers = {
    pointerdown(event: PointerEvent): void {
      const { currentTarget, target, button } = event
      if (button !== 0 || !(currentTarget instanceof HTMLElement)) return
      if (target instanceof Element && target.closest('button') !== null) return
      start = { y: event.clientY, at: event.timeStamp }
      currentTarget.setPointerCapture(event.pointerId)
    },
    pointermove(event: PointerEvent): void {
      if (start !== null) offset.value = Math.max(0, event.clientY - start.y)
    },
    pointerup: end,
    pointercancel(): void {
      start = null
      offset.value = 0
    },
  }
  return { offset, handlers }
}
