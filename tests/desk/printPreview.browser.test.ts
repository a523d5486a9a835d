// The print preview on a phone: the whole width of the page is seen, and it prints as wide as it is.
import { expect, test } from 'vitest'
import { h } from 'vue'
import EventPrintView from '@/desk/EventPrintView.vue'
import { muster } from './eventPage.ts'

test.each(['Event', 'Board', 'All lists', 'Standings'])('%s fits a phone', async (part) => {
  const { id, show } = await muster({ players: { ann: 36, ben: 37 } })
  const { container, getByText } = await show(() => h(EventPrintView, { id }))
  await getByText(part, { exact: true }).first().click()
  const desk = (): Element => container.querySelector('.desk') ?? document.body
  await expect.poll(() => desk().textContent.length).toBeGreaterThan(20)
  await expect.poll(() => desk().scrollWidth - desk().clientWidth).toBeLessThanOrEqual(1)
})
