// Keys of seats on a phone that is out of space.
import { afterEach, expect, test, vi } from 'vitest'
import { seatPost } from '@/games/campaign/screens/post/keptPost.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import { speak, words } from '@/words/index.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a key that the phone does not keep is there for this visit, and it is said', async () => {
  await speak('en')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { key } = seatPost('c1', 'sweden')
  await expect
    .poll(() => toasts.value.map(({ text }) => text))
    .toContain(words.value.app.saving.notKept)
  expect(seatPost('c1', 'sweden').key).toBe(key)
})
