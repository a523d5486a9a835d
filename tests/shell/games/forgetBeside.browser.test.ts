// What lies beside a game goes with it: its locked answer and the keys of its seats, and nothing of other games.
import { afterEach, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { nameInPost, seatPost } from '@/games/campaign/screens/post/keptPost.ts'
import { forgetBeside } from '@/shell/games/forgetBeside.ts'

afterEach(() => localStorage.clear())

test('of a game that is gone no lock and no key stays, in the memory of this page either', async () => {
  const [gone, stays] = [seatPost('gone', 'sweden'), seatPost('stays', 'sweden')]
  localStorage.setItem('aide-de-camp.lock.gone', '{}')
  localStorage.setItem('aide-de-camp.lock.stays', '{}')
  await expect.poll(() => localStorage.getItem('aide-de-camp.seatKeys')).toContain('gone sweden')
  await new Promise((done) => setTimeout(done)) // the keys are the same wherever this page holds them
  forgetBeside(['gone'])
  await nextTick()
  expect(localStorage.getItem('aide-de-camp.lock.gone')).toBeNull()
  expect(localStorage.getItem('aide-de-camp.lock.stays')).toBe('{}')
  const kept = localStorage.getItem('aide-de-camp.seatKeys') ?? ''
  expect(Object.keys(JSON.parse(kept) as object)).toEqual(['stays sweden'])
  expect(seatPost('stays', 'sweden').key).toBe(stays.key)
  expect(seatPost('gone', 'sweden').key).not.toBe(gone.key)
  expect(nameInPost('gone', 'sweden')).toBe('gone')
})
