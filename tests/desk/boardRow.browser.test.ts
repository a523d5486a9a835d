// A row of the board: the verdict by its shape and in words, who, what it costs, and why.
import { expect, test, vi } from 'vitest'
import { h } from 'vue'
import { axeFindings, smallTargets } from '@tests/ui/fitting.ts'
import BoardItemRow from '@/desk/board/BoardItemRow.vue'
import { muster } from './eventPage.ts'

async function rowOf(player: string, desk: Parameters<typeof muster>[0]) {
  const { open, rowOf: find, show } = await muster(desk)
  await open()
  const opened = vi.fn()
  const screen = await show(() =>
    h(BoardItemRow, { row: find(player), isOpen: false, onOpen: opened }),
  )
  return { ...screen, opened, button: screen.getByRole('button') }
}

test('a list that may play says so, what it costs and what is left', async () => {
  const { button, container } = await rowOf('ann', { players: { ann: 36 } })
  await expect.element(button).toHaveTextContent(/^Legal\..*ann.*86\s*points\..*114 left/)
  expect(await axeFindings(container)).toEqual([])
  expect(smallTargets(container)).toEqual([])
})

test('a list that may not play says why in its own language', async () => {
  const { button } = await rowOf('ben', { players: { ben: 37 }, language: 'de' })
  await expect.element(button).toHaveTextContent(/^Nicht regelgerecht\..*37/)
})

test('a limit of the event is a reason too', async () => {
  const { button } = await rowOf('ann', { players: { ann: 36 }, limits: { mostBattalions: 1 } })
  await expect.element(button).toHaveTextContent('The event allows at most 1.')
})

test('who has the same list is named', async () => {
  const { button } = await rowOf('ann', { players: { ann: 36, carl: 36 } })
  await expect.element(button).toHaveTextContent('The same list as carl.')
})

test('the whole row opens the list', async () => {
  const { button, opened } = await rowOf('ann', { players: { ann: 36 } })
  await button.click()
  expect(opened).toHaveBeenCalledOnce()
})
