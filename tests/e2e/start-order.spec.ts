// The order of a start: first the page is painted, then the app runs, without what is slow and not needed; and nothing
// keeps the app away for long.
import { expect, type Page } from '@playwright/test'
import { tapSample } from './support/armies.ts'
import { beginSampleBattle, question } from './support/battle/begin.ts'
import { languages } from './support/looks.ts'
import { test } from './support/test.ts'

test.use({ serviceWorkers: 'block' })

/** The page gets frames when `frame` is called, and ends waits of so many milliseconds when `rest` is. */
async function holdTime(page: Page, waits: readonly number[]): Promise<void> {
  await page.addInitScript((held) => {
    const frames: FrameRequestCallback[] = []
    const late: (() => void)[] = []
    const wait = window.setTimeout.bind(window)
    let isHeld = true
    window.requestAnimationFrame = (frame) => frames.push(frame)
    Object.assign(window, {
      setTimeout: (act: () => void, after = 0) =>
        isHeld && held.includes(after) ? late.push(act) : wait(act, after),
      frame: () => frames.splice(0).forEach((frame) => frame(0)),
      rest: () => {
        isHeld = false
        late.splice(0).forEach((act) => act())
      },
    })
  }, waits)
}

const allow = (page: Page, what: 'frame' | 'rest'): Promise<void> =>
  page.evaluate((name) => {
    const act: unknown = Reflect.get(window, name)
    if (typeof act === 'function') act()
  }, what)

const shell = (page: Page) => page.locator('.shell')
const armies = (page: Page) => page.getByRole('heading', { level: 1, name: 'The March of Eagles' })

test('the app runs after the frame in which the page is painted, not within it', async ({
  page,
}) => {
  await holdTime(page, [0, 1_000])
  await page.goto('/')
  await expect(shell(page)).toBeVisible()
  await allow(page, 'frame')
  await page.waitForTimeout(500)
  await expect(shell(page)).toBeVisible()
  await allow(page, 'rest')
  await expect(armies(page)).toBeVisible()
})

test('what keeps the paint away keeps the app away for a second, not for good', async ({
  page,
}) => {
  await holdTime(page, [])
  await page.goto('/')
  await expect(armies(page)).toBeVisible({ timeout: 4_000 })
})

test('a page that nobody sees does not wait for a paint', async ({ page }) => {
  await holdTime(page, [1_000])
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true })
  })
  await page.goto('/')
  await expect(armies(page)).toBeVisible()
})

test('what older releases kept of a battle’s last question goes with the next start', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('aide-de-camp.lastSeen', '{"battle":"1"}'))
  await page.goto('/')
  await expect(armies(page)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
    'aide-de-camp.lastSeen',
  )
})

/** Formatters whose first one takes a browser tens of milliseconds (docs/decisions/0004), by name. */
const formattersMade = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset['formatters'] ?? '')

for (const locale of languages)
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('no army and no first question of a battle wakes a slow formatter', async ({ page }) => {
      await page.addInitScript(() => {
        const noted = <F extends typeof Intl.NumberFormat | typeof Intl.ListFormat>(of: F) =>
          new Proxy(of, {
            construct(target, given, by) {
              const { dataset } = document.documentElement
              dataset['formatters'] = `${dataset['formatters'] ?? ''} ${target.name}`.trim()
              return Reflect.construct(target, given, by) as object
            },
          })
        const { NumberFormat, ListFormat } = Intl
        Object.assign(Intl, { NumberFormat: noted(NumberFormat), ListFormat: noted(ListFormat) })
      })
      await page.goto('/')
      await tapSample(page)
      await page.getByRole('link', { name: /The Thin Line/ }).tap()
      await expect(page.locator('.total')).toContainText('200')
      expect(await formattersMade(page)).toBe('')
      await beginSampleBattle(page)
      await expect(question(page)).toBeVisible()
      expect(await formattersMade(page)).toBe('')
      await page.evaluate(() => new Intl.NumberFormat('en'))
      expect(await formattersMade(page)).toBe('NumberFormat')
    })
  })
