// The looks every screen is tested in: both themes and a wide screen, in both languages.
import { type Page, test } from '@playwright/test'

/** For `test.use`: the app follows the system until told otherwise. */
export const languages = ['en-GB', 'de-DE'] as const

const phone = { width: 390, height: 844 }
const looks = [
  { name: 'light', colorScheme: 'light', size: phone },
  { name: 'dark', colorScheme: 'dark', size: phone },
  // A laptop's screen: other columns, the tabs as a rail, sheets in the middle.
  { name: '1280 px wide', colorScheme: 'light', size: { width: 1280, height: 800 } },
] as const

/** Dresses the open screen in one look after the other, as the system would, and ends as it began. */
export async function inEachLook(page: Page, see: () => Promise<void>): Promise<void> {
  for (const { name, colorScheme, size } of looks)
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await see()
    })
  await page.setViewportSize(phone)
}
