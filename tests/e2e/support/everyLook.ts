// Tests that every screen must pass: accessible in every look, and at 200 % text on a narrow phone no word is lost.
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast, expectFittingParts } from './axe.ts'
import { inEachLook, type Language, languages, type Sight } from './looks.ts'
import { expect, test } from './test.ts'

export interface Screen {
  readonly name: string
  readonly open: (page: Page) => Promise<unknown>
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
export const passesInEachLook = (page: Page, language: Language): Promise<void> =>
  inEachLook(page, language, async (sight) => {
    await settle(page)
    await sights[sight](page)
  })

export function inEveryLook(screens: readonly Screen[]): void {
  for (const locale of languages)
    test.describe(locale, () => {
      test.use({ locale })
      for (const screen of screens)
        test(`${screen.name} is accessible in every look`, async ({ page }) => {
          await screen.open(page)
          await passesInEachLook(page, locale)
        })
    })
}

/** A phone of 320 px width whose text is twice as large, from the next page on. */
export const onNarrowPhone = { viewport: { width: 320, height: 640 } } as const
export const withLargeText = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('aide-de-camp.settings', JSON.stringify({ textSize: '200' }))
  })

export function at200Percent(screens: readonly Screen[]): void {
  test.describe('at 200 % text and 320 px', () => {
    test.use(onNarrowPhone)
    for (const screen of screens)
      test(`${screen.name} loses no word and never scrolls sideways`, async ({ page }) => {
        await withLargeText(page)
        await screen.open(page)
        await settle(page)
        await sights.fit(page)
      })
  })
}
