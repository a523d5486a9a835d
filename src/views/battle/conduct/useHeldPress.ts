// A press is painted first, and what it brings afterwards; so long the button looks pressed (BattleFrame).
import { useEventListener } from '@vueuse/core'
import { afterPaint } from '@/ui/press/afterPaint.ts'

/** Draws what a press brings after the frame that shows the press; what an earlier one brings, before that. */
export function useHeldPress(): (draw: () => void) => void {
  let pressed: Element | null = null
  let drawNow: (() => void) | undefined

  function press({ target }: MouseEvent): void {
    pressed = target instanceof Element ? target.closest('button') : null
    setTimeout(() => (pressed = null)) // what comes later is not of this press
  }
  useEventListener(window, 'click', press, { capture: true })

  return (draw) => {
    drawNow?.()
    const held = pressed
    held?.setAttribute('data-held', '')
    drawNow = afterPaint(() => {
      drawNow = undefined
      held?.removeAttribute('data-held')
      draw()
    })
  }
}
