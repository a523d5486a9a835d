// What a page gives away: everything that can be seen, heard, focused or read out of it, to be compared with another's.
import { expect, type Locator, type Page } from '@playwright/test'

/** Ids, dates, hashes and how often a note was written differ from game to game and say nothing. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\b[0-9a-f]{32,64}\b/g, 'HASH')
    .replaceAll(/\b1\d{12}\b/g, 'MOMENT')
    .replaceAll(/v-\d+/g, 'v-N')
    .replaceAll(/"revision":\d+/g, '"revision":N')

/** Hidden parts included. */
export const screenOf = async (page: Page): Promise<string> => {
  // A message that goes by itself is on one screen still and on the other no more.
  await page.locator('.toast').first().waitFor({ state: 'hidden' })
  // A map is measured only after its page is painted.
  await expect(page.locator('.campaign-map[style*="--wide: 0px"]')).toHaveCount(0)
  return plain(
    await page.evaluate(() => {
      const words: string[] = [document.title, location.hash]
      for (const each of document.body.querySelectorAll('*')) {
        const attributes = [...each.attributes].map(({ name, value }) => `${name}=${value}`)
        words.push(`${each.tagName} ${attributes.join(' ')}`)
      }
      words.push(document.body.textContent)
      words.push(`focus ${document.activeElement?.outerHTML ?? ''}`)
      return words.join('\n')
    }),
  )
}

/** The screen, and what the page keeps beside it. */
export const traceOf = async (page: Page): Promise<string> =>
  [
    await screenOf(page),
    plain(
      await page.evaluate(() => {
        const words: string[] = []
        for (const shelf of [localStorage, sessionStorage])
          for (const key of Object.keys(shelf).sort())
            words.push(`${key}=${shelf.getItem(key) ?? ''}`)
        words.push(JSON.stringify(history.state))
        return words.join('\n')
      }),
    ),
  ].join('\n')

/** What a screen reader finds, and what it is told without looking. */
export const spokenOn = async (page: Page): Promise<string> => {
  const live = page.locator('[aria-live], [role=status], [role=alert], [role=log]')
  return plain(
    [await page.locator('body').ariaSnapshot(), ...(await live.allTextContents())].join('\n'),
  )
}

export const printedOf = async (page: Page): Promise<string> => {
  await page.emulateMedia({ media: 'print' })
  const text = plain(await page.locator('body').innerText())
  await page.emulateMedia({ media: 'screen' })
  return text
}

export const textOf = async (what: Locator): Promise<string> => plain(await what.innerText())
