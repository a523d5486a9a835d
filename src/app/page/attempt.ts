// Actions that have to reach the phone's memory: a failure is told with a way to try again, a double tap counts once.
import { words } from '@/words/index.ts'
import { showToast } from '@/ui/toast/toasts.ts'

/** The action that runs. */
let running: Promise<unknown> | null = null
let since = 0

/** Milliseconds in which a second tap is of the same finger. */
const doubleTap = 500

/** What a failed attempt is told under: on another screen no player tries it again. */
export const notDone = 'not done'

/**
 * Runs one action at a time. Returns what it gave, or null if it failed or another one is still running, which is told
 * unless it looks like a double tap. `then` follows once it has succeeded, be it at a later try.
 */
export async function attempt<T>(
  action: () => Promise<T>,
  then?: (result: T) => unknown,
): Promise<T | null> {
  if (running !== null) {
    const { busy: text } = words.value.app.saving
    if (performance.now() - since > doubleTap) showToast({ text, kind: 'problem', topic: notDone })
    return null
  }
  const doing = (async () => action())()
  running = doing
  since = performance.now()
  let result: T
  try {
    result = await doing
  } catch {
    const { notDone: text, retry: label } = words.value.app.saving
    const run = (): void => void attemptInTurn(action, then)
    showToast({ text, kind: 'problem', topic: notDone, action: { label, run } })
    return null
  } finally {
    running = null
  }
  await then?.(result)
  return result
}

/**
 * As `attempt`, but waits for what runs: for what its screen takes as done, so that no player would do it again. A
 * double tap is the caller's to hold back.
 */
export async function attemptInTurn<T>(
  action: () => Promise<T>,
  then?: (result: T) => unknown,
): Promise<T | null> {
  while (running !== null) await running.catch(() => undefined)
  return attempt(action, then)
}

/** Tells what was done, with a tap that takes it back. */
export function showUndoable<T>(
  text: string,
  undo: () => Promise<T>,
  then?: (result: T) => unknown,
): void {
  const run = (): void => void attemptInTurn(undo, then)
  showToast({ text, action: { label: words.value.app.undo, run } })
}
