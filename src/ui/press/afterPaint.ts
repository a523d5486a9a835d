// Delay by one frame: what a press shows at once is on the screen before the rest of it is worked out.

/** Milliseconds until what is to follow does so without a frame: a page that no user sees has none. */
const longest = 100
/** What is pressed next finds everything done that was pressed before; a page that is left may never run again. */
const soonest = ['pointerdown', 'keydown', 'click', 'visibilitychange', 'pagehide'] as const

/**
 * Runs `act` once: after the next frame was painted, or before the next press, or when the page is left.
 * Calling what is returned runs it now, if it has not run.
 */
export function afterPaint(act: () => void): () => void {
  const isOver = new AbortController()
  function run(): void {
    if (isOver.signal.aborted) return
    isOver.abort()
    clearTimeout(timer)
    act()
  }
  const timer = setTimeout(run, longest)
  requestAnimationFrame(() => setTimeout(run))
  for (const event of soonest)
    addEventListener(event, run, { capture: true, signal: isOver.signal })
  return run
}
