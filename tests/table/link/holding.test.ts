// The one link of a screen that is over before it has begun: it is let go of, and that is told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import type { OpenLine } from '@/platform/link/peer.ts'
import { endLink, linkOver, tellNotTaken, type HeldLink } from '@/table/link/holding.ts'
import type { Seating } from '@/table/link/session.ts'
import { toasts } from '@/ui/toast/toasts.ts'
import { enterLink, linkWords } from '@/words/link.ts'
import { lineToNowhere, phoneAtTable } from './support.ts'

const listeners = new Set<unknown>()
beforeEach(async () => {
  await enterLink()
  vi.stubGlobal('addEventListener', (_: string, listener: unknown) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, one: unknown) => listeners.delete(one))
})
afterEach(() => {
  vi.unstubAllGlobals()
  toasts.value = []
})

/** What was said before anybody listened is told at once. */
const lineWith = (early: readonly string[]): OpenLine => ({
  ...lineToNowhere(),
  listen: (heard) => early.forEach((text) => heard(text)),
})
const leads: Seating = { role: 'opponent', seat: 'b' }
const tooLarge = { text: 'x'.repeat(70_000) }

test.each([
  ['the other app is newer', 'newer', null, {}, ['{"m":"table","v":2}']],
  ['the game is too large', 'too-large', leads, tooLarge, []],
] as const)('where %s the link is let go of at once', async (_, why, seating, title, early) => {
  const link: HeldLink = shallowRef(null)
  linkOver(link, phoneAtTable({ title: () => title }).desk, lineWith(early), seating)
  await nextTick()
  expect(link.value).toBeNull()
  expect(toasts.value.map(({ text }) => text)).toEqual([linkWords.value.ends[why]])
  expect(listeners.size).toBe(0)
})

test('a link that ends later is let go of then, once', async () => {
  const link: HeldLink = shallowRef(null)
  linkOver(link, phoneAtTable().desk, lineWith([]), leads)
  await nextTick()
  expect(listeners.size).toBe(1)
  link.value?.lost()
  await nextTick()
  expect(link.value).toBeNull()
  expect(toasts.value).toHaveLength(1)
  expect(listeners.size).toBe(0)
})

test.each([
  ['stale', 'stale'],
  ['not-asked', 'not-asked'],
  ['malformed', 'malformed'],
  ['forbidden', 'other'],
  // Whatever another phone may call it.
  ['toString', 'other'],
] as const)('an answer that was refused as %s is told with why', (code, told) => {
  tellNotTaken(code)
  expect(toasts.value.map(({ text }) => text)).toEqual([linkWords.value.notTaken[told]])
})

test('what was said of a link that is gone goes as soon as there is one again, or nobody wants one', async () => {
  const link: HeldLink = shallowRef(null)
  const desk = phoneAtTable().desk
  const lose = async (): Promise<void> => {
    linkOver(link, desk, lineWith([]), leads)
    await nextTick()
    link.value?.lost()
    await nextTick()
  }
  await lose()
  await lose()
  expect(toasts.value).toHaveLength(1)
  linkOver(link, desk, lineWith([]), leads)
  expect(toasts.value).toEqual([])
  await lose()
  endLink(link)
  expect(toasts.value).toEqual([])
})
