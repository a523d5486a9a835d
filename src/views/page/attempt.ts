// Doing something that has to reach the phone's memory: a failure is told with a way to try again, a double tap does nothing.
import { words } from '@/locales/index.ts'
import { showToast } from '@/ui/toast/toasts.ts'

let isBusy = false

/** Runs one action at a time. Returns what it gave, or null if it failed or another one is still running. */
export async function attempt<T>(action: () => Promise<T>): Promise<T | null> {
  if (isBusy) return null
  isBusy = true
  try {
    return await action()
  } catch {
    const { notDone: text, retry: label } = words.value.app.saving
    showToast({ text, kind: 'problem', action: { label, run: () => void attempt(action) } })
    return null
  } finally {
    isBusy = false
  }
}
