// The board: one list after the other, without going back each time, each from its beginning.
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { h } from 'vue'
import BoardView from '@/desk/BoardView.vue'
import { axeFindings, smallTargets } from '@tests/ui/fitting.ts'
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

describe('on a laptop', () => {
  afterEach(() => page.viewport(390, 844))

  test('each list that is opened stands at its beginning, and its name has the focus', async () => {
    await page.viewport(1280, 500)
    const { id, show } = await muster({ players: { ben: 37, carl: 39, dora: 41 } })
    const { container, getByRole } = await show(() => h(BoardView, { id }))
    const scrolled = () => container.querySelector('aside')?.scrollTop
    async function toTheEnd() {
      container.querySelector('aside')?.scrollTo({ top: 10_000 })
      await expect.poll(scrolled).toBeGreaterThan(100)
    }
    const heading = (name: string) => getByRole('complementary').getByRole('heading', { name })
    await getByRole('button', { name: /ben/ }).first().click()
    await expect.element(heading('ben')).toHaveFocus()
    await toTheEnd()
    await getByRole('button', { name: 'Next player' }).click()
    await expect.element(heading('carl')).toHaveFocus()
    expect(scrolled()).toBe(0)
    await toTheEnd()
    await getByRole('button', { name: /dora/ }).first().click()
    await expect.element(heading('dora')).toHaveFocus()
    expect(scrolled()).toBe(0)
  })

  test('a list is one line, its words apart, and axe finds nothing', async () => {
    await page.viewport(1280, 800)
    const { id, show } = await muster({ players: { ann: 36, carl: 36 } })
    const { container, getByRole } = await show(() => h(BoardView, { id }))
    await expect.element(getByRole('button', { name: /^Legal\. ann/ })).toBeVisible()
    const row = container.querySelector<HTMLElement>('.row')
    expect(row?.innerText).toMatch(/ann +French army/)
    expect(row?.innerText).toMatch(/114 left +The same list as carl\./)
    const heights = [...(row?.children ?? [])].map((each) => each.getBoundingClientRect().height)
    expect(Math.max(...heights)).toBeLessThan(36)
    expect(await axeFindings(container)).toEqual([])
    expect(smallTargets(container)).toEqual([])
  })
})
