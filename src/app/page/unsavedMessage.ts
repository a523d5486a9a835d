// As long as something is not stored a message says so, whatever became of the last one.
import { watch } from 'vue'
import { words } from '@/words/index.ts'
import { hideToast, showToast, toasts } from '@/ui/toast/toasts.ts'

interface Writes {
  readonly state: 'saved' | 'saving' | 'failed'
  readonly failures: number
  readonly isFull: boolean
  readonly retryNow: () => unknown
}

export function sayWhileUnsaved(writes: Writes): void {
  let unsaved: number | undefined

  watch(
    () => [writes.state, writes.failures, toasts.value] as const,
    ([state, , shown]) => {
      const isShown = shown.some(({ id }) => id === unsaved)
      // Only what is shown: hiding changes what is watched, and would never end.
      if (state === 'saved' && isShown && unsaved !== undefined) hideToast(unsaved)
      if (state !== 'failed' || isShown) return
      const { failed, failedFull, retry: label } = words.value.app.saving
      const run = (): void => void writes.retryNow()
      unsaved = showToast({
        text: writes.isFull ? failedFull : failed,
        kind: 'problem',
        action: { label, run },
      })
    },
  )
}
