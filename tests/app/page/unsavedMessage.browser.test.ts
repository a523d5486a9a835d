// The message about what is not stored: it stays until that is stored, then goes, once.
import { afterEach, expect, test } from 'vitest'
import { nextTick, reactive, watch } from 'vue'
import { speak } from '@/words/index.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import { sayWhileUnsaved } from '@/app/page/unsavedMessage.ts'

interface Standing {
  state: 'saved' | 'saving' | 'failed'
  failures: number
}

afterEach(() => void (toasts.value = []))

test('a message that was closed comes back with the next failure, and goes when all is stored', async () => {
  await speak('en')
  const standing = reactive<Standing>({ state: 'saved', failures: 0 })
  const writes = Object.assign(standing, { isFull: false, retryNow: () => undefined })
  sayWhileUnsaved(writes)
  let changes = 0
  watch(toasts, () => (changes += 1), { flush: 'sync' })
  const become = async (next: Standing): Promise<void> => {
    Object.assign(standing, next)
    await nextTick()
  }

  await become({ state: 'failed', failures: 1 })
  expect(toasts.value.map(({ text }) => text)).toEqual([
    'The last change is not on the phone yet. It is kept here and tried again.',
  ])
  toasts.value = []
  await become({ state: 'failed', failures: 2 })
  expect(toasts.value).toHaveLength(1)
  await become({ state: 'saved', failures: 0 })
  expect(toasts.value).toHaveLength(0)
  // shown, closed by the user, shown, hidden: a message that hides itself for ever would freeze the page
  expect(changes).toBe(4)
})
