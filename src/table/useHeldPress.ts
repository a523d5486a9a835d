// A press that is painted first, and what it brings afterwards; so long the button looks pressed (TableFrame).
import { useEventListener } from '@vueuse/core'
import { onBeforeUnmount } from 'vue'
import { afterPaint } from '@/ui/press/afterPaint.ts'

export function useHeldPress() {
  let pressed: Element | null = null
  /** In their order; one frame draws all of them, so that of two answers in one go the first is never seen alone. */
  let waiting: (() => void)[] = []
  let drawNow: (() => void) | undefined

  function press({ target }: MouseEvent): void {
    pressed = target instanceof Element ? target.closest('button') : null
    setTimeout(() => (pressed = null)) // what comes later is not of this press
  }
  useEventListener(window, 'click', press, { capture: true })

  /** What an earlier press brings is drawn now. */
  const settle = (): void => drawNow?.()
  onBeforeUnmount(settle)

  function drawWaiting(): void {
    const draws = waiting
    waiting = []
    drawNow = undefined
    for (const draw of draws) draw()
  }

  /** Draws after the frame that shows the press. */
  function drawNext(draw: () => void): void {
    const held = pressed
    held?.setAttribute('data-held', '')
    waiting.push(() => {
      held?.removeAttribute('data-held')
      draw()
    })
    drawNow ??= afterPaint(drawWaiting)
  }

  return { drawNext, settle }
}
