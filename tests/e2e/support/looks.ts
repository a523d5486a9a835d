// The looks every screen is tested in, and what each of them can show that no other does.
import { type Page, test } from '@playwright/test'

/** For `test.use`: the app follows the system until told otherwise. */
export const languages = ['en-GB', 'de-DE'] as const
export type Language = (typeof languages)[number]

/** A theme changes colours only; other words and another width change places, sizes and names only. */
export type Sight = 'everything' | 'contrast' | 'fit'

interface Look {
  readonly name: string
  readonly sight: Sight
  readonly colorScheme?: 'dark'
  readonly size?: { readonly width: number; readonly height: number }
  /** What the user has set; the rest is as it was. */
  readonly settings?: Readonly<Record<string, string>>
}

const phone = { width: 390, height: 844 }
// A laptop's screen: other columns, the tabs as a rail, sheets in the middle.
const wide = { name: '1280 px wide', size: { width: 1280, height: 800 }, sight: 'fit' } as const
const narrow = {
  name: '320 px wide at 200 % text',
  size: { width: 320, height: 640 },
  settings: { textSize: '200' },
  sight: 'fit',
} as const

const looks: Readonly<Record<Language, readonly Look[]>> = {
  'en-GB': [
    { name: 'light', sight: 'everything' },
    { name: 'dark', colorScheme: 'dark', sight: 'contrast' },
    { name: 'red night', settings: { theme: 'red' }, sight: 'contrast' },
    wide,
    narrow,
  ],
  'de-DE': [{ name: 'light', sight: 'fit' }, wide, narrow],
}

/** Sets it as another window of the app would, and hands back what was set before. */
const set = (page: Page, settings: string | null): Promise<string | null> =>
  page.evaluate((value) => {
    const key = 'aide-de-camp.settings'
    const before = localStorage.getItem(key)
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    dispatchEvent(new StorageEvent('storage', { key }))
    return before
  }, settings)

async function dressed(
  page: Page,
  look: Look,
  see: (sight: Sight) => Promise<void>,
): Promise<void> {
  const { colorScheme = 'light', size = phone, settings, sight } = look
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(size)
  if (settings === undefined) return see(sight)
  const before = await set(page, JSON.stringify(settings))
  await see(sight)
  await set(page, before)
}

/** Dresses the open screen in one look after the other, as the system would, and ends as it began. */
export async function inEachLook(
  page: Page,
  language: Language,
  isPaper: boolean,
  see: (sight: Sight) => Promise<void>,
): Promise<void> {
  for (const look of looks[language])
    if (!isPaper || look !== narrow) await test.step(look.name, () => dressed(page, look, see))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(phone)
}
