// Later, by one frame: what a press shows at once is on the screen before the rest of it is worked out.

/** Milliseconds until what is to follow does so without a frame: a page that nobody sees has none. */
const longest = 100
/** What is pressed next must find everything done that was pressed before. */
const next = ['pointerdown', 'keydown', 'click'] as const

/** Runs `act` once: after the next frame was painted, or before the next press; calling what is returned does it now. */
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
  for (const press of next) addEventListener(press, run, { capture: true, signal: isOver.signal })
  return run
}
