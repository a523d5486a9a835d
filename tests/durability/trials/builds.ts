// Data of an older build is brought up and kept as it was; data that a newer build has closed is left alone, in words.
import type { Page } from 'playwright'
import { Acks, ask, openPage, visit, type Lab } from '../lab.ts'
import { startBrowser } from '../browser.ts'
import { until } from '../pause.ts'

export interface BuildFigures {
  readonly upgraded: boolean
  /** Everything was put aside before the upgrade. */
  readonly keptBefore: boolean
  readonly writesRefused: boolean
  readonly armiesRefused: boolean
  readonly readingRefused: boolean
  /** The release before opens what this one stores and writes into it; nothing of it is gone afterwards. */
  readonly olderGoesOn: boolean
  /** A tab whose database a newer build has changed says so. */
  readonly outdatedTold: boolean
}

/** The database as the release with armies only made it, with two armies in it. */
const makeFirstSchema = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('aide-de-camp', 10)
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore('armies', { keyPath: 'id' })
      for (const keys of [
        ['bin', 'updatedAt'],
        ['bin', 'sortName'],
        ['bin', 'points'],
      ])
        store.createIndex(`[${keys.join('+')}]`, keys)
      store.createIndex('words', 'words', { multiEntry: true })
      const army = { name: 'Old', note: '', nation: 'british', limit: 100, budget: 'atMost' }
      for (const id of ['one', 'two'])
        store.add({
          id,
          army: { ...army, battalions: [], statedTotal: null },
          original: null,
          tags: [],
          createdAt: 1,
          updatedAt: 1,
          binnedAt: null,
          bin: 0,
          sortName: 'old',
          points: 0,
          words: ['old'],
        })
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
    request.onerror = () => reject(new Error('no database'))
  })

/** What a newer build would write into the guard. */
const closeTo = (what: 'minReader' | 'minWriter'): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.open('aide-de-camp')
    request.onsuccess = () => {
      const writing = request.result.transaction('meta', 'readwrite')
      const meta = writing.objectStore('meta')
      const reading = meta.get('guard')
      reading.onsuccess = () => meta.put({ ...reading.result, [what]: 99 })
      writing.oncomplete = () => {
        request.result.close()
        resolve()
      }
    }
  })

/** A newer build upgrades: a higher version, one table more. */
const upgradeFurther = (): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.open('aide-de-camp', 9_990)
    request.onupgradeneeded = () => request.result.createObjectStore('campaigns')
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
  })

const hasBefore = async (): Promise<boolean> => {
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('spare')
  for await (const name of folder.keys()) if (name.startsWith('before~~1~')) return true
  return false
}

async function load(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => 'lab' in window)
}

/** The schema of the release before. */
const schemaBefore = 3

async function olderBuild(lab: Lab): Promise<boolean> {
  const profile = lab.folder()
  const first = await visit(lab, profile, new Acks())
  await ask(first.page).addArmies(2)
  const event = await ask(first.page).addEvent(3)
  await ask(first.page).addStranger()
  await first.page.goto(`${lab.url}icon.svg`)
  await openPage(first.page, lab.url, null)
  const mayWrite = await ask(first.page).addAsOlder(schemaBefore)
  await load(first.page, lab.url)
  const now = ask(first.page)
  const isReady = (await now.boot()).kind === 'ready'
  const counts = [await now.countArmies(), await now.listsOf(event), await now.countStrangers()]
  await first.kill()
  return mayWrite && isReady && counts.join() === '3,3,2'
}

export async function otherBuilds(lab: Lab): Promise<BuildFigures> {
  const browser = await startBrowser(lab.folder())
  const { page } = browser
  await page.goto(`${lab.url}icon.svg`)
  await page.evaluate(makeFirstSchema)
  await openPage(page, lab.url, new Acks())
  const table = ask(page)
  const upgraded = (await table.countArmies()) === 2
  const keptBefore = await page.evaluate(hasBefore)
  const battle = await table.begin()
  await table.open(battle)
  await table.play(battle, { entries: 3 })

  await page.evaluate(closeTo, 'minWriter' as const)
  await table.play(battle, { entries: 1 })
  const writesRefused = (await table.status(battle))?.failure === 'newer-app'
  const refusal = await table.addArmies(1).catch((cause: unknown) => String(cause))
  const armiesRefused = String(refusal).includes('newer-app')

  const other = await browser.newPage()
  await other.goto(`${lab.url}icon.svg`)
  await other.evaluate(upgradeFurther)
  const outdatedTold = await until(async () => (await table.connection()) === 'outdated', 2_000)

  await other.evaluate(closeTo, 'minReader' as const)
  await load(page, lab.url)
  const readingRefused = (await table.boot()).kind === 'newer-app'
  await browser.kill()
  const olderGoesOn = await olderBuild(lab)
  return {
    upgraded,
    keptBefore,
    writesRefused,
    armiesRefused,
    readingRefused,
    olderGoesOn,
    outdatedTold,
  }
}
