// Guard against the second of two quick taps: what has only just come under the thumb is not answered by it.
import { useEventListener } from '@vueuse/core'
import { watch } from 'vue'

/** Milliseconds, and pixels, within which a second press is still the same thumb trembling. */
const tremble = 300
const reach = 32

/** Milliseconds in which no player answers to what has only just been drawn, however long a slow phone took to draw it. */
const reaction = 150

interface Press {
  readonly at: number
  readonly x: number
  readonly y: number
  /** What the thumb saw when it came down. */
  readonly scene: string
}

/** Fingers that can be between their press and their click; older presses were drags and never get one. */
const most = 4

/**
 * Presses are looked at before anything else hears of them, in sheets too. One that comes right after, and next to, the
 * press under which the scene changed does nothing, nor one that comes so soon after the change that no player can have
 * seen it; nor does one that ends on another scene than it began on, nor a
 * press or a key that came before the scene was drawn. Other keys, and clicks without a press, are never held up.
 */
export function useSteadyThumb(scene: () => string): void {
  let last: Press | null = null
  /**
   * Presses by pointer whose click is still to come, `held` if that one must do nothing either. On a slow phone the second
   * thumb is down before the click of the first one comes.
   */
  const pending = new Map<number, Press | 'held'>()
  /** The pointer of the last press: of a click that does not name its own. */
  let newest = 0
  let drawnAt = -Infinity
  watch(scene, () => (drawnAt = performance.now()), { flush: 'post' })

  const isTrembling = (press: Press): boolean =>
    last !== null &&
    last.scene !== press.scene &&
    (press.at - last.at < tremble || press.at - drawnAt < reaction) &&
    Math.hypot(press.x - last.x, press.y - last.y) < reach

  function stop(event: Event): void {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  function down(event: PointerEvent): void {
    if (!event.isPrimary) return
    const { timeStamp: at, clientX: x, clientY: y } = event
    const press = { at, x, y, scene: scene() }
    const isHeld = at <= drawnAt || isTrembling(press)
    newest = event.pointerId
    pending.set(newest, isHeld ? 'held' : press)
    for (const oldest of pending.keys()) if (pending.size > most) pending.delete(oldest)
    if (isHeld) stop(event)
    else last = press
  }
  /** A thumb that has rested on the button trembles when it leaves. */
  function up({ pointerId, timeStamp }: PointerEvent): void {
    if (last === null || pending.get(pointerId) !== last) return
    last = { ...last, at: timeStamp }
    pending.set(pointerId, last)
  }
  function click(event: MouseEvent): void {
    const pointer = event instanceof PointerEvent ? event.pointerId : newest
    const press = pending.get(pointer)
    pending.delete(pointer)
    if (press === undefined || event.detail === 0) return
    if (press === 'held' || press.scene !== scene()) stop(event)
  }

  function key(event: KeyboardEvent): void {
    if (event.timeStamp <= drawnAt) stop(event)
  }

  const first = { capture: true }
  useEventListener(window, 'pointerdown', down, first)
  useEventListener(window, 'pointerup', up, first)
  useEventListener(window, 'click', click, first)
  // At the window itself the key draws first what the press before it brings (ui/press/afterPaint.ts).
  useEventListener(document, 'keydown', key, first)
}
