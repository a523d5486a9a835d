// Back leads to the place on the page that was left, also where only the frame's middle scrolls and its list comes later.
import { nextTick } from 'vue'
import type { Router } from 'vue-router'

/** Milliseconds that a list may take to be as long again as it was. */
const patience = 1500
const hands = ['pointerdown', 'wheel', 'keydown'] as const

const middle = (): HTMLElement | null => document.getElementById('main')

/** The number the router gives each entry of the history. */
const entryNow = (): number =>
  Number((history.state as { position?: unknown } | null)?.position ?? 0)

/** Scrolls down as the page grows, until it is there or a hand takes over. Returns how to stop it. */
function scrollTo(top: number): () => void {
  const giveUpAt = performance.now() + patience
  let isOver = false
  const stop = (): void => {
    isOver = true
    for (const hand of hands) removeEventListener(hand, stop)
  }
  for (const hand of hands) addEventListener(hand, stop, { passive: true })
  function look(): void {
    if (isOver) return
    const frame = middle()
    if (frame !== null) frame.scrollTop = top
    if (performance.now() > giveUpAt || Math.abs((frame?.scrollTop ?? 0) - top) < 2) stop()
    else requestAnimationFrame(look)
  }
  void nextTick(look)
  return stop
}

export function rememberPlaces(router: Router): void {
  const places = new Map<number, number>()
  let entry = entryNow()
  let isWalking = false
  let stop = (): void => undefined

  router.options.history.listen(() => (isWalking = true))
  router.beforeEach(() => void places.set(entry, middle()?.scrollTop ?? 0))
  router.afterEach((_to, _from, failure) => {
    const wasWalking = isWalking
    isWalking = false
    if (failure !== undefined) return
    entry = entryNow()
    stop()
    const top = places.get(entry) ?? 0
    if (wasWalking && top > 0) stop = scrollTo(top)
  })
}
