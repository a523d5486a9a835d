// The reply to a player is copied and sent only when it is there, and only then does a list count as answered.
import { afterEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import EntryReply from '@/desk/entry/EntryReply.vue'
import { muster } from './eventPage.ts'

const reply = vi.hoisted(() => ({ text: Promise.withResolvers<string>() }))
vi.mock('@/desk/entry/reply.ts', () => ({ replyTo: () => reply.text.promise }))

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

async function replying() {
  reply.text = Promise.withResolvers<string>()
  const share = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const seated = await muster({ players: { ben: 37 } })
  await seated.open()
  const { id, board, rowOf, show } = seated
  const screen = await show(() => {
    const { event } = board
    if (event === null) throw new Error('there is no event')
    const row = rowOf('ben')
    return h(EntryReply, { place: { event: id, entry: row.entry.id }, event, row })
  })
  const copy = screen.getByRole('button', { name: 'Copy a note to the player' })
  return {
    ...seated,
    ...screen,
    copied,
    share,
    copy,
    send: screen.getByRole('button', { name: 'Share' }),
  }
}

test('before its words are here there is nothing to copy or send, and nothing counts as answered', async () => {
  const { copy, send, copied, share, rowOf } = await replying()
  await expect.element(copy).toBeDisabled()
  await expect.element(send).toBeDisabled()
  await copy.click({ force: true })
  await send.click({ force: true })
  expect(copied).not.toHaveBeenCalled()
  expect(share).not.toHaveBeenCalled()
  expect(rowOf('ben').entry.answered).toBeNull()
  reply.text.resolve('Hello ben')
  await copy.click()
  expect(copied).toHaveBeenCalledWith('Hello ben')
  await expect.poll(() => rowOf('ben').entry.answered).toBe(0)
})

test('words that do not come leave the list unanswered', async () => {
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  const { copy, copied, rowOf } = await replying()
  reply.text.reject(new Error('the chunk did not come'))
  await copy.click({ force: true })
  await expect.element(copy).toBeDisabled()
  expect(copied).not.toHaveBeenCalled()
  expect(rowOf('ben').entry.answered).toBeNull()
})
