// The battle on a slow phone: every tap to its paint, the cold start, the heap of an evening, the 1,500th entry.
import { serve } from '../../scripts/serve.ts'
import { BattlePlayer, beginBattle } from './browser/battle-player.ts'
import { forgetTaps, tapsOf, watchTaps } from './browser/battle-taps.ts'
import { heldHeap } from './browser/held-heap.ts'
import { reloadsWithoutServer } from './browser/offline.ts'
import { openApp, withPhone, workerReady, type Phone } from './browser/phone.ts'
import { startedAt, watchQuestions } from './browser/until-asked.ts'
import { distOf, type ServedApps } from './builds.ts'
import { atMost, type Figure, median, percentile } from './figures.ts'
import { storeBattle, undecided } from './stored-battles.ts'

const slowdown = 4
/** More than any battle takes. */
const wholeBattle = 2_000

const barePage =
  '<meta name="viewport" content="width=device-width"><body><button style="width:9rem;height:9rem">0</button>' +
  '<script>let n = 0; const b = document.body.firstChild; b.onclick = () => { b.textContent = ++n }</script>'
const bareTaps = 100

/** The same taps on a page that only counts them: what this machine takes whatever a page does. */
const bareDelays = (): Promise<readonly number[]> =>
  withPhone(
    async ({ page }) => {
      await watchTaps(page)
      await page.goto(`data:text/html,${encodeURIComponent(barePage)}`)
      for (let tap = 0; tap < bareTaps; tap += 1) {
        await page.touchscreen.tap(60, 60)
        await page.waitForTimeout(150)
      }
      return (await tapsOf(page, bareTaps)).delays
    },
    { slowdown },
  )

async function benchTaps(url: string): Promise<Figure[]> {
  const bare = await bareDelays()
  const { delays, tasks } = await withPhone(
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await watchTaps(page)
      await openApp(page, url)
      await beginBattle(page, url)
      await page.waitForTimeout(1_000)
      await forgetTaps(page)
      const player = new BattlePlayer(page, 1815)
      await player.play(wholeBattle)
      return tapsOf(page, player.taps)
    },
    { slowdown },
  )
  const of = `to the next paint, of ${delays.length}`
  return [
    { what: 'a tap on a bare page, median', value: median(bare), unit: 'ms' },
    { what: 'a tap on a bare page, p98', value: percentile(bare, 0.98), unit: 'ms' },
    { what: `a tap ${of}, median`, value: median(delays), unit: 'ms', aim: atMost(24) },
    { what: `a tap ${of}, p98`, value: percentile(delays, 0.98), unit: 'ms', aim: atMost(50) },
    { what: `a tap ${of}, slowest`, value: Math.max(...delays), unit: 'ms' },
    {
      what: `longest task, of ${tasks.length} over 50 ms`,
      value: Math.max(0, ...tasks),
      unit: 'ms',
      aim: atMost(100),
    },
  ]
}

const visits = 3
const starts = 5

/** A battle half played, then the app started again and again with its server gone. */
async function coldStarts(): Promise<number[]> {
  const served = await serve({ root: distOf('app'), port: 0 })
  return withPhone(
    async ({ page, protocol }) => {
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openApp(page, served.url)
      await workerReady(page)
      await page.reload()
      await beginBattle(page, served.url)
      await new BattlePlayer(page, 7).play(150)
      await page.waitForTimeout(500)
      await served.stop()
      await watchQuestions(page, '.asks h2')
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const address = page.url()
      const all: number[] = []
      for (let visit = 0; visit < starts; visit += 1) {
        all.push(await startedAt(page, address))
      }
      return all
    },
    { slowdown },
  )
}

export async function benchBattleStart(): Promise<Figure[]> {
  const own: number[] = []
  const limit: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    limit.push(...(await reloadsWithoutServer('limit')))
    own.push(...(await coldStarts()))
  }
  const opened = median(own)
  const against = median(limit)
  return [
    { what: 'reload without a server, limit app', value: against, unit: 'ms' },
    { what: 'the question of a battle after a start without a server', value: opened, unit: 'ms' },
    {
      what: 'the question, against the limit app',
      value: opened / against,
      unit: '×',
      aim: atMost(8),
    },
  ]
}

export async function benchBattleHeap({ app: { url } }: ServedApps): Promise<Figure[]> {
  const heaps = await withPhone(async (phone) => {
    const { page } = phone
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openApp(page, url)
    const after: number[] = []
    for (const seed of [1, 2, 3, 4]) {
      await beginBattle(page, url)
      await new BattlePlayer(page, seed).play(wholeBattle)
      await page.goto(`${url}#/armies`)
      await page.waitForTimeout(1_000)
      after.push(await heldHeap(phone))
    }
    return after
  })
  const [first = 0, second = 0, , last = 0] = heaps
  return [
    { what: 'heap after one battle', value: first, unit: 'MB' },
    { what: 'heap after four', value: last, unit: 'MB' },
    {
      what: 'heap after four battles against after two',
      value: last / second,
      unit: '×',
      aim: atMost(1.03),
    },
  ]
}

const ownWork = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'])

async function millisecondsOfWork({ protocol }: Phone): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return metrics.reduce((sum, { name, value }) => sum + (ownWork.has(name) ? 1000 * value : 0), 0)
}

/** An answer and its undo, time and again: what the two of them cost, in milliseconds. */
async function costOfAnswers(phone: Phone, url: string, id: string): Promise<number[]> {
  const { page } = phone
  await page.goto(`${url}#/battles/${id}`)
  await page.reload()
  await page.locator('[data-asks="sides.first"]').waitFor()
  await page.waitForTimeout(1_000)
  const costs: number[] = []
  for (let round = 0; round < 25; round += 1) {
    const before = await millisecondsOfWork(phone)
    await page.getByRole('button', { name: 'British first' }).tap()
    await page.locator('[data-asks="deploy.battalion"]').waitFor()
    await page.getByRole('button', { name: 'Undo who begins' }).tap()
    await page.locator('[data-asks="sides.first"]').waitFor()
    await page.waitForTimeout(150)
    costs.push((await millisecondsOfWork(phone)) - before)
  }
  return costs.slice(5)
}

async function benchLength(url: string): Promise<Figure[]> {
  const early: number[] = []
  const late: number[] = []
  for (let round = 0; round < 3; round += 1) {
    await withPhone(async (phone) => {
      await openApp(phone.page, url)
      await phone.protocol.send('Performance.enable')
      const short = await storeBattle(phone.page, undecided(15))
      const long = await storeBattle(phone.page, undecided(1_500))
      early.push(...(await costOfAnswers(phone, url, short)))
      late.push(...(await costOfAnswers(phone, url, long)))
    })
  }
  return [
    { what: 'an answer and its undo, from entry 15', value: median(early), unit: 'ms' },
    { what: 'an answer and its undo, from entry 1,500', value: median(late), unit: 'ms' },
    {
      what: 'entry 1,500 against entry 15',
      value: median(late) / median(early),
      unit: '×',
      aim: atMost(1.1),
    },
  ]
}

export const benchBattle = async ({ app }: ServedApps): Promise<Figure[]> => [
  ...(await benchTaps(app.url)),
  ...(await benchLength(app.url)),
]
