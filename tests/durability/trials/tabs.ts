// Three tabs want the same battle: they take it from each other in the middle of playing, and nothing gets lost.
import type { Page } from 'playwright'
import { Acks, ask, openPage, visit, type Lab } from '../lab.ts'
import { pause, upTo } from '../pause.ts'

export interface TabFigures {
  readonly appends: number
  readonly takeOvers: number
  readonly lost: number
  readonly broken: number
  /** Milliseconds from the death of the tab that played to another one playing. */
  readonly takeOverAfterDeath: number
}

/** Takes the battle over again and again, and plays until somebody else has it. */
async function tug(page: Page, battle: string, isOver: () => boolean): Promise<number> {
  let times = 0
  while (!isOver()) {
    const role = await ask(page)
      .open(battle, true)
      .then(({ role: had }) => had)
      .catch(() => 'refused')
    if (role === 'writer') times += 1
    await ask(page)
      .play(battle, { entries: 10 + upTo(40) })
      .catch(() => undefined)
    await pause(upTo(20))
  }
  return times
}

export async function threeTabs(lab: Lab, appends: number): Promise<TabFigures> {
  const acks = new Acks()
  const browser = await visit(lab, lab.folder(), acks)
  const pages = [browser.page, await browser.newPage(), await browser.newPage()]
  for (const page of pages.slice(1)) await openPage(page, lab.url, acks)
  const battle = await ask(browser.page).begin()
  const isOver = (): boolean => acks.all.length >= appends
  const times = await Promise.all(pages.map((page) => tug(page, battle, isOver)))
  // An entry in two copies is safe before a slow database has it: whoever opens the battle next brings it there.
  await ask(browser.page).open(battle, true)
  const standing = await ask(browser.page).standing(battle)
  const figures = {
    appends: acks.all.length,
    takeOvers: times.reduce((sum, each) => sum + each, 0),
    lost: acks.missingFrom(battle, standing?.hashes ?? []),
  }
  const takeOverAfterDeath = await afterDeath(pages, battle)
  await browser.kill()
  return {
    ...figures,
    broken: standing === null || standing.isBroken || standing.problem !== null ? 1 : 0,
    takeOverAfterDeath,
  }
}

async function afterDeath(pages: readonly Page[], battle: string): Promise<number> {
  const [holder, heir] = pages
  if (holder === undefined || heir === undefined) return Number.NaN
  await ask(holder).open(battle, true)
  void ask(holder)
    .play(battle)
    .catch(() => undefined)
  await pause(50)
  const session = await holder.context().newCDPSession(holder)
  void session.send('Page.crash').catch(() => undefined)
  await pause(20)
  const started = performance.now()
  await ask(heir).open(battle, true)
  return performance.now() - started
}
