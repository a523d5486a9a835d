// A board that is not there: every screen of it says why, and what can be done.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { h, type Component } from 'vue'
import { database } from '@/storage/database.ts'
import BoardView from '@/desk/BoardView.vue'
import EventFormView from '@/desk/EventFormView.vue'
import EventPrintView from '@/desk/EventPrintView.vue'
import RoundsView from '@/desk/RoundsView.vue'
import { axeFindings } from '@tests/ui/fitting.ts'
import { muster } from './eventPage.ts'

afterEach(() => void vi.restoreAllMocks())

interface Given {
  readonly isNew?: boolean
}

const screens: readonly (readonly [string, Component, RegExp, Given])[] = [
  ['the board', BoardView, /2 lists/, {}],
  ['the form', EventFormView, /Limits of this event/, { isNew: false }],
  ['the rounds', RoundsView, /Equals meet/, {}],
  ['the print', EventPrintView, /Muster/, {}],
]

async function screenOf(view: Component, given: Given = {}) {
  const seated = await muster({ players: { ann: 36, ben: 40 } })
  return { ...seated, page: () => seated.show(() => h(view, { id: seated.id, ...given })) }
}

function unreadable() {
  return vi.spyOn(database.events, 'get').mockImplementation(() => {
    throw new DOMException('broken', 'DataError')
  })
}

describe.each(screens)('%s', (_, view, shown, given) => {
  test('says that it cannot be read, and is there when it is tried again', async () => {
    const { page } = await screenOf(view, given)
    const broken = unreadable()
    const { container, getByText, getByRole } = await page()
    await expect.element(getByText(/cannot be read just now/)).toBeVisible()
    expect(container.textContent).not.toContain('at least two players')
    expect(await axeFindings(container)).toEqual([])
    broken.mockRestore()
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(getByText(/cannot be read just now/)).not.toBeInTheDocument()
    await expect.poll(() => container.querySelector('main')?.textContent).toMatch(shown)
  })

  test('says that the event is gone', async () => {
    const { id, page } = await screenOf(view, given)
    await database.events.delete(id)
    const { container, getByText } = await page()
    await expect.element(getByText(/There is no such event here/)).toBeVisible()
    expect(container.textContent).not.toContain('at least two players')
  })
})

test('what was read before stays beside the word that it can no longer be read', async () => {
  const { board, page } = await screenOf(BoardView)
  const { getByText } = await page()
  await expect.element(getByText(/2 lists/)).toBeVisible()
  board.failure = 'connection'
  await expect.element(getByText(/cannot be read just now/)).toBeVisible()
  await expect.element(getByText(/2 lists/)).toBeVisible()
})
