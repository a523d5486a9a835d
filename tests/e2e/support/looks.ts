// The looks every screen is tested in, and what each of them can show that no other does.
import { type Page, test } from '@playwright/test'

/** For `test.use`: the app follows the system until told otherwise. */
export const languages = ['en-GB', 'de-DE'] as const
export type Language = (typeof languages)[number]

/** A theme changes colours only; other words and another width change places, sizes and names only. */
export type Sight = 'everything' | 'contrast' | 'fit'

const phone = { width: 390, height: 844 }
const light = { name: 'light', colorScheme: 'light', size: phone } as const
const dark = { name: 'dark', colorScheme: 'dark', size: phone } as const
// A laptop's screen: other columns, the tabs as a rail, sheets in the middle.
const wide = {
  name: '1280 px wide',
  colorScheme: 'light',
  size: { width: 1280, height: 800 },
} as const

const looks = {
  'en-GB': [
    { ...light, sight: 'everything' },
    { ...dark, sight: 'contrast' },
    { ...wide, sight: 'fit' },
  ],
  'de-DE': [
    { ...light, sight: 'fit' },
    { ...wide, sight: 'fit' },
  ],
} as const

/** Dresses the open screen in one look after the other, as the system would, and ends as it began. */
export async function inEachLook(
  page: Page,
  language: Language,
  see: (sight: Sight) => Promise<void>,
): Promise<void> {
  for (const { name, colorScheme, size, sight } of looks[language])
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await see(sight)
    })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(phone)
}
