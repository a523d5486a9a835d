// What the database holds, past the screen: whoever reloads at once on a busy machine is quicker than the disk.
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const armiesIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('aide-de-camp')
        opening.onerror = () => reject(opening.error ?? new Error('the database does not open'))
        opening.onsuccess = () => {
          const all = opening.result.transaction('armies').objectStore('armies').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )

/** Waits until the stored armies hold this piece of JSON. */
export const untilStored = (page: Page, piece: string): Promise<void> =>
  expect.poll(() => armiesIn(page)).toContain(piece)
