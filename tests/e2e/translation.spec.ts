// Chrome's translation puts other text nodes in the place of ours, which then show old figures: no page lets it in.
import type { Page } from '@playwright/test'
import { beginSampleBattle } from './support/battle/begin.ts'
import { answerNext } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { playerAt } from './support/link.ts'
import { expect, test } from './support/test.ts'

const pages = [
  '/#/armies',
  '/#/battles',
  '/#/events',
  '/#/rules',
  '/#/dice',
  '/#/settings',
  '/#/storage',
  '/#/recovery',
  '/#/nowhere',
] as const

async function speak(page: Page, language: 'Deutsch' | 'English'): Promise<void> {
  await page.goto('/#/settings')
  await page.getByText(language, { exact: true }).click()
}

test('every page says its language and forbids translation, in both, and after a change', async ({
  page,
}) => {
  await page.goto('/#/armies')
  const html = page.locator('html')
  await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate')
  for (const [language, code] of [
    ['Deutsch', 'de'],
    ['English', 'en'],
  ] as const) {
    await speak(page, language)
    await expect(html).toHaveAttribute('lang', code)
    for (const path of pages) {
      await page.goto(path)
      await expect(page.locator('main').first()).toBeVisible()
      await expect(html).toHaveAttribute('lang', code)
      await expect(html).toHaveAttribute('translate', 'no')
      // Nothing below lets it in again.
      await expect(page.locator('[translate=yes]')).toHaveCount(0)
    }
    await page.reload()
    await expect(html).toHaveAttribute('lang', code)
  }
})

/** What a translator does to what it may: in the place of each text node stand two elements with it, or with another one. */
const wrap = (page: Page, isMoved: boolean): Promise<void> =>
  page.evaluate((moves) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, svg, font'))
        continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
      inner.append(moves ? text : document.createTextNode(text.data))
    }
  }, isMoved)

const figures = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('#app').innerText()).match(/\d+/g) ?? []

for (const [how, isMoved] of [
  ['wrapped', true],
  ['replaced', false],
] as const)
  test(`a battle goes on, and shows its figures, though every text was ${how}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await seedDice(page, 4)
    await beginSampleBattle(page)
    const player = playerAt(page, 5)
    for (let n = 0; n < 12; n += 1) {
      await wrap(page, isMoved)
      await answerNext(player)
    }
    const now = await figures(page)
    await page.reload()
    await expect.poll(() => figures(page)).toEqual(now)
    expect(errors).toEqual([])
  })
