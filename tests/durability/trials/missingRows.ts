// Rows taken out of a database that opens: every set of stores, and after two ordinary starts all of it is back.
import { Acks, ask, visit, type Lab } from '../lab.ts'
import { until } from '../pause.ts'
import type { KillableBrowser } from '../browser.ts'

export interface MissingRowsFigures {
  readonly trials: number
  /** Starts after which something was missing that the second copies had. */
  readonly lost: number
  /** Starts that said that something is gone although it is not. */
  readonly untrue: number
  /** Trials whose second copies alone did not bring everything back in the end. */
  readonly outranked: number
}

const stores = [
  'armies',
  'battles',
  'documents',
  'entries',
  'eventEntries',
  'events',
  'heads',
  'meta',
] as const

/** Every set of stores but the empty one, those of one store first. */
const everySet: readonly (readonly string[])[] = Array.from(
  { length: 2 ** stores.length - 1 },
  (_, n) => stores.filter((_store, place) => (((n + 1) >> place) & 1) === 1),
).sort((one, other) => one.length - other.length)

/** All, most, some. */
const shares = [1, 0.7, 0.3] as const

async function start({ page }: KillableBrowser): Promise<{ all: string; told: number }> {
  await page.reload()
  await page.waitForFunction(() => 'lab' in window)
  const lab = ask(page)
  const { kind } = await lab.boot()
  if (kind === 'lost') await lab.restore()
  await lab.compared()
  return { all: await lab.everything(), told: (await lab.losses()).length + (await lab.gone()) }
}

async function fill(browser: KillableBrowser): Promise<string> {
  const lab = ask(browser.page)
  await lab.boot()
  await lab.addArmies(4)
  for (const lists of [3, 5]) await lab.addEvent(lists)
  await lab.addStranger()
  await lab.addDocuments()
  for (const entries of [30, 12]) {
    const battle = await lab.begin()
    await lab.open(battle)
    await lab.play(battle, { entries })
    await lab.close(battle)
  }
  await lab.copyKinds()
  await until(async () => (await lab.losses()).length === 0, 1_000) // the ledger is written
  return lab.everything()
}

/** `count`: how many of the sets, evenly spread. */
export async function missingRows(lab: Lab, count: number): Promise<MissingRowsFigures> {
  const browser = await visit(lab, lab.folder(), new Acks())
  const whole = await fill(browser)
  const step = Math.max(1, Math.floor(everySet.length / count))
  const sets = everySet.filter((_, place) => place % step === 0)
  const figures = { trials: sets.length, lost: 0, untrue: 0, outranked: 0 }
  for (const [place, set] of sets.entries()) {
    await browser.page.reload()
    await browser.page.waitForFunction(() => 'lab' in window)
    await ask(browser.page).takeOut(set, shares[place % shares.length] ?? 1)
    for (let starts = 0; starts < 2; starts += 1) {
      const { all, told } = await start(browser)
      if (all !== whole) figures.lost += 1
      figures.untrue += told
    }
    await ask(browser.page).copyKinds()
  }
  await browser.page.reload()
  await browser.page.waitForFunction(() => 'lab' in window)
  await ask(browser.page).takeOut(stores, 1)
  if ((await start(browser)).all !== whole) figures.outranked += 1
  await browser.kill()
  return figures
}
