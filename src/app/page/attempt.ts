// Doing something that has to reach the phone's memory: a failure is told with a way to try again, a double tap does nothing.
import { words } from '@/words/index.ts'
import { showToast } from '@/ui/toast/toasts.ts'

let isBusy = false

/** What a failed attempt is told under: on another screen nobody tries it again. */
export const notDone = 'not done'

/**
 * Runs one action at a time. Returns what it gave, or null if it failed or another one is still running. `then` follows
 * once it has succeeded, be it at a later try.
 */
export async function attempt<T>(
  action: () => Promise<T>,
  then?: (result: T) => unknown,
): Promise<T | null> {
  if (isBusy) return null
  isBusy = true
  let result: T
  try {
    result = await action()
  } catch {
    const { notDone: text, retry: label } = words.value.app.saving
    const run = (): void => void attempt(action, then)
    showToast({ text, kind: 'problem', topic: notDone, action: { label, run } })
    return null
  } finally {
    isBusy = false
  }
  await then?.(result)
  return result
}
