// A press that repeats while the finger rests: one step per click, then about eleven a second.
import { onScopeDispose } from 'vue'

const patience = 420 // ms until a resting finger means "go on"
const pace = 90 // ms between two steps

/** Handlers for a button; act says whether anything moved, and the repeating ends when nothing does. */
export function useHold(act: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasRepeated = false

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }
  function repeat(): void {
    hasRepeated = true
    timer = act() ? setTimeout(repeat, pace) : undefined
  }
  onScopeDispose(stop)

  return {
    pointerdown(event: PointerEvent): void {
      hasRepeated = false
      stop()
      if (event.button === 0) timer = setTimeout(repeat, patience)
    },
    pointerup: stop,
    pointerleave: stop,
    pointercancel: stop,
    contextmenu: (event: Event): void => event.preventDefault(),
    click(): void {
      stop()
      if (!hasRepeated) act()
      hasRepeated = false
    },
  }
}
