// Tests that every screen must pass: accessible in every look, and at 200 % text on a narrow phone no word is lost.
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast, expectFittingParts } from './axe.ts'
import { inEachLook, type Language, languages, type Sight } from './looks.ts'
import { expect, test } from './test.ts'

export interface Screen {
  readonly name: string
  readonly open: (page: Page) => Promise<unknown>
  /** Paper has a width of its own, which no text size changes. */
  readonly isPaper?: boolean
}

/** Screens that are looked at one after the other, once what they need is there. */
export interface Walk {
  readonly before?: (page: Page) => Promise<unknown>
  readonly screens: readonly Screen[]
}

/** Nothing moves any more. */
export const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForFunction(() => document.getAnimations().length === 0)
}

/** Neither the page nor its middle is wider than the phone. */
export const hasNoSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const middle = document.querySelector('main')
    const isWide = (element: Element | null): boolean =>
      element !== null && element.scrollWidth > element.clientWidth + 1
    return !isWide(document.documentElement) && !isWide(middle)
  })

const sights: Readonly<Record<Sight, (page: Page) => Promise<void>>> = {
  everything: async (page) => {
    expect(await hasNoSidewaysScroll(page), page.url()).toBe(true)
    await expectAccessible(page)
  },
  contrast: expectContrast,
  fit: async (page) => {
    expect(await hasNoSidewaysScroll(page), page.url()).toBe(true)
    await expectFittingParts(page)
  },
}

/** The screen that is open passes in every look of a language. */
export const passesInEachLook = (page: Page, language: Language, isPaper = false): Promise<void> =>
  inEachLook(page, language, isPaper, async (sight) => {
    await settle(page)
    await sights[sight](page)
  })

/** One test a language walks all the screens, in the order they stand in. */
export function inEveryLook(title: string, walks: readonly Walk[]): void {
  for (const locale of languages)
    test.describe(locale, () => {
      test.use({ locale })
      test(`${title}: each screen is accessible in every look`, async ({ page }) => {
        test.setTimeout(900_000) // many screens, each in every look
        for (const { before, screens } of walks) {
          await before?.(page)
          for (const { name, open, isPaper } of screens)
            await test.step(name, async () => {
              await page.goto('/#/settings') // leaves whatever sheet is open
              await expect(page.getByRole('dialog')).toHaveCount(0)
              await open(page)
              await passesInEachLook(page, locale, isPaper)
            })
        }
      })
    })
}

/** A phone of 320 px width whose text is twice as large, from the next page on. */
export const onNarrowPhone = { viewport: { width: 320, height: 640 } } as const
export const withLargeText = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('aide-de-camp.settings', JSON.stringify({ textSize: '200' }))
  })
