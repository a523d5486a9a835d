// The board on a phone: one list after the other, without going back each time.
import { expect, test } from 'vitest'
import { h } from 'vue'
import BoardView from '@/views/events/BoardView.vue'
import { muster } from './eventPage.ts'

test('from one list to the next in the order shown, whatever was decided meanwhile', async () => {
  const { id, show } = await muster({ players: { ann: 36, ben: 37, carl: 37, dora: 37 } })
  const { getByRole } = await show(() => h(BoardView, { id }))
  await getByRole('button', { name: /ben/ }).first().click()
  const sheet = getByRole('dialog')
  const next = () => sheet.getByRole('button', { name: 'Next player' })
  await sheet.getByRole('textbox', { name: 'Why is it accepted?' }).fill('first event')
  await sheet.getByRole('button', { name: 'Accept all the same' }).click()
  await expect.element(sheet.getByText('Accepted: first event')).toBeVisible()
  for (const player of ['carl', 'dora', 'ann']) {
    await next().click()
    await expect.element(sheet.getByRole('heading', { name: player })).toBeVisible()
    await expect.element(sheet.getByRole('group', { name: player })).toHaveFocus()
    await expect.element(sheet.getByRole('textbox', { name: 'Player' })).toHaveValue(player)
  }
  await expect.element(next()).not.toBeInTheDocument()
})
