// The tests' own phone: what one had in mind when it was put away must not happen to the next.
import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from './browser.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a timer of a phone that was put away never fires, one of the phone in hand does', async () => {
  const fired: string[] = []
  fakeBrowser()
  setTimeout(() => fired.push('old'), 5)
  fakeBrowser()
  await new Promise<void>((resolve) => setTimeout(resolve, 20))
  expect(fired).toEqual([])
  setTimeout(() => fired.push('new'), 5)
  await new Promise<void>((resolve) => setTimeout(resolve, 20))
  expect(fired).toEqual(['new'])
})
