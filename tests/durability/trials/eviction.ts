// The browser throws everything of this site away in the middle of a battle; the tab stays.
import type { Page } from 'playwright'
import { Acks, ask, openPage, visit, type Lab } from '../lab.ts'
import { pause, until, upTo } from '../pause.ts'

export interface EvictionFigures {
  readonly trials: number
  readonly acknowledged: number
  readonly lost: number
  readonly lostArmies: number
  /** Starts afterwards that were not in order. */
  readonly unready: number
}

async function evict(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'all',
  })
  await session.detach()
}

const armies = 3

/**
 * Half of the trials play on after the eviction, half of them leave it to the closed connection to be noticed; which it
 * must be in the first half too, where the eviction may come after the last entry.
 */
async function evictOnce(lab: Lab, page: Page, battle: string, playsOn: boolean): Promise<void> {
  const table = ask(page)
  const playing = table.play(battle, { entries: playsOn ? 30 : 8, pause: 3 })
  if (playsOn) await pause(upTo(150))
  else await playing
  await evict(page, lab.url)
  await playing
  await until(async () => (await table.status(battle))?.failure === null, 2_000)
  await until(async () => (await table.standing(battle)) !== null, 10_000)
  // The battle goes first; what else the page remembers follows, on a busy machine a good while after.
  await until(async () => (await table.countArmies()) === armies, 10_000)
}

export async function eviction(lab: Lab, trials: number): Promise<EvictionFigures> {
  const figures = { trials, acknowledged: 0, lost: 0, lostArmies: 0, unready: 0 }
  const browser = await visit(lab, lab.folder(), new Acks())
  let page = browser.page
  for (let trial = 0; trial < trials; trial += 1) {
    const acks = new Acks()
    const context = await browser.browser.newContext()
    page = await context.newPage()
    await openPage(page, lab.url, acks)
    await ask(page).addArmies(armies)
    const battle = await ask(page).begin()
    await ask(page).open(battle)
    await ask(page).copyArmies()
    await evictOnce(lab, page, battle, trial % 2 === 0)
    await pause(50)
    await page.reload()
    await page.waitForFunction(() => 'lab' in window)
    if ((await ask(page).boot()).kind !== 'ready') {
      figures.unready += 1
      await context.close()
      continue // everything else waits for somebody's word
    }
    const standing = await ask(page).standing(battle)
    figures.acknowledged += acks.all.length
    figures.lost += acks.missingFrom(battle, standing?.hashes ?? [])
    figures.lostArmies += armies - (await ask(page).countArmies())
    await context.close()
  }
  await browser.kill()
  return figures
}
