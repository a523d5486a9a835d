// A mail to one player: with its text where that fits, else the whole of it is copied; only then it counts as written.
import { afterEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import WriteToOne from '@/desk/board/WriteToOne.vue'
import { muster } from './eventPage.ts'

const reply = vi.hoisted(() => ({ text: '' }))
vi.mock('@/desk/entry/reply.ts', () => ({ replyTo: () => Promise.resolve(reply.text) }))

/** The mail program of the browser that tests stays closed. */
const held = (event: Event): void => event.preventDefault()
afterEach(() => {
  vi.restoreAllMocks()
  removeEventListener('click', held)
})

async function writing(text: string, language: 'en' | 'de' = 'en') {
  reply.text = text
  addEventListener('click', held)
  const seated = await muster({ language, players: { ben: 37 } })
  await seated.open()
  const { id, board, rowOf, show } = seated
  const screen = await show(() => {
    const { event } = board
    if (event === null) throw new Error('there is no event')
    return h(WriteToOne, { eventId: id, event, row: rowOf('ben') })
  })
  return { ...screen, link: screen.getByRole('link', { name: 'Write to ben' }), rowOf }
}
const copying = () => vi.spyOn(navigator.clipboard, 'writeText')

test('a text that fits is in the mail, and nothing is copied', async () => {
  const copied = copying().mockResolvedValue()
  const { link, getByText, rowOf } = await writing('Hi Ben')
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('body=Hi%20Ben'))
  expect(getByText(/too long/).elements()).toEqual([])
  await link.click()
  await expect.poll(() => rowOf('ben').entry.answered).toBe(0)
  expect(copied).not.toHaveBeenCalled()
})

test('a text that is too long is told, and copied whole', async () => {
  const text = 'Äh? '.repeat(900)
  const copied = copying().mockResolvedValue()
  const { link, getByText, rowOf } = await writing(text)
  await expect.element(getByText(/too long for mail programs/)).toBeVisible()
  await link.click()
  await expect.poll(() => rowOf('ben').entry.answered).toBe(0)
  expect(copied).toHaveBeenCalledWith(text)
})

test.each([
  ['en', /paste it in place of what stands there/],
  ['de', /Ersetze dort den Text durch sie/],
] as const)(
  'a text that is too long takes the place of the one in the mail: %s',
  async (...said) => {
    const [language, words] = said
    const { getByText } = await writing('Äh? '.repeat(900), language)
    await expect.element(getByText(words)).toBeVisible()
  },
)

test('where it cannot be copied it is shown, and not counted as written', async () => {
  copying().mockRejectedValue(new Error('not allowed'))
  const { link, getByRole, rowOf } = await writing('Äh? '.repeat(900))
  await link.click()
  await expect.element(getByRole('alert')).toHaveTextContent(/Copying is not allowed here.*Äh\?/s)
  expect(rowOf('ben').entry.answered).toBeNull()
})
