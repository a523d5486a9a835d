// Armies for the benches, and how they get into a phone's database without a tap.
import type { Page } from 'playwright'
import type { Army, Battalion } from '../../src/games/eagles/rules/index.ts'
import { armyRow } from '../../src/storage/armyRow.ts'
import type { ArmyRow } from '../../src/storage/database.ts'

const battalionOf = (place: number): Battalion => ({
  id: place + 1,
  name: place % 3 === 0 ? `${place + 1}th of Foot` : '',
  note: '',
  quality: 'green',
  rankers: 16,
  characters: { drummer: 0, sergeant: 0, ensign: 0, officer: 0 },
  light: false,
  rifles: false,
  statedPoints: null,
})

/** A legal army with room to grow: Green battalions of 16 at 8 points each. */
export const armyOf = (battalions: number, name = 'The Bench Brigade'): Army => ({
  name,
  note: '',
  nation: 'british',
  limit: 1000,
  budget: 'atMost',
  battalions: Array.from({ length: battalions }, (_, place) => battalionOf(place)),
  statedTotal: null,
})

const someDay = Date.UTC(2026, 0, 1)

/** Rows as the app would have stored them; the last one is the newest. */
export const rowsOf = (armies: readonly Army[]): ArmyRow[] =>
  armies.map((army, place) =>
    armyRow({
      id: `bench-${place}`,
      army,
      original: null,
      tags: [],
      createdAt: someDay + place,
      updatedAt: someDay + place,
      binnedAt: null,
    }),
  )

/** Writes rows straight into the database that an open page of the app has made. */
export async function storeRows(page: Page, rows: readonly ArmyRow[]): Promise<void> {
  const atOnce = 500
  for (let from = 0; from < rows.length; from += atOnce) {
    await page.evaluate(
      async (some) => {
        const opening = indexedDB.open('aide-de-camp')
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(new Error('no database'))
        })
        const writing = database.transaction('armies', 'readwrite')
        for (const row of some) writing.objectStore('armies').put(row)
        await new Promise<void>((resolve, reject) => {
          writing.oncomplete = () => resolve()
          writing.onabort = () => reject(new Error('nothing was stored'))
        })
        database.close()
      },
      rows.slice(from, from + atOnce),
    )
  }
}
