// A first visit: the files for offline use come side by side, near rooms first, and without a network nothing is a dead end.
import { readdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { serve, type Served } from '../../scripts/serve.ts'
import { beginSampleBattle } from './support/battle/begin.ts'
import { untilOfflineReady } from './support/own-server.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Milliseconds of the way to each file and back; FIRST_VISIT_DELAY asks for another. */
const delay = Number(process.env['FIRST_VISIT_DELAY'] ?? 60)

interface FarServer extends Served {
  /** The files that were asked for, in order. */
  readonly asked: string[]
  /** The most requests that were under way at the same time. */
  readonly most: () => number
}

/** Every file is packed once: hosts have done that long before. */
async function warmUp({ url }: Served): Promise<void> {
  const headers = { 'accept-encoding': 'br' }
  for (const name of readdirSync('dist/assets')) await fetch(`${url}assets/${name}`, { headers })
}

/** The built app behind a way that takes its time. */
async function farServer(port = 0): Promise<FarServer> {
  const asked: string[] = []
  let [underWay, most, isFar] = [0, 0, false]
  const server = await serve({
    root: 'dist',
    port,
    before: async ({ url = '/' }, response) => {
      if (!isFar) return
      asked.push(url)
      underWay += 1
      most = Math.max(most, underWay)
      response.on('close', () => (underWay -= 1))
      await setTimeout(delay)
    },
  })
  await warmUp(server)
  isFar = true
  return { ...server, asked, most: () => most }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const tapTab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).tap()

test('the whole app comes side by side, the open room first, and it is said once', async ({
  page,
}) => {
  const server = await farServer()
  try {
    const started = Date.now()
    await page.goto(`${server.url}#/rules`)
    await expect(heading(page, 'Rules')).toBeVisible()
    await untilOfflineReady(page)
    console.info(
      `offline-ready after ${((Date.now() - started) / 1000).toFixed(1)} s at ${String(delay)} ms a file: ${String(server.asked.length)} requests, at most ${String(server.most())} at a time`,
    )
    expect(server.most()).toBeGreaterThanOrEqual(5)
    expect(server.most()).toBeLessThanOrEqual(12)
    await expect(page.getByText('it works without a network')).toBeVisible()
    const byWorker = server.asked.slice(server.asked.indexOf('/sw.js'))
    const placeOf = (name: RegExp) => byWorker.findIndex((path) => name.test(path))
    // A part of the rulebook that is not on the screen yet, against a part of the events.
    expect(placeOf(/RuleView/)).toBeLessThan(placeOf(/RoundsView/))
    await page.reload()
    await expect(heading(page, 'Rules')).toBeVisible()
    await expect(page.getByText('it works without a network')).toBeHidden()
  } finally {
    await server.stop()
  }
})

test('news that can wait does not come over the answers of a battle', async ({ page }) => {
  const server = await farServer()
  try {
    await beginSampleBattle(page, server.url)
    await untilOfflineReady(page)
    await setTimeout(1_000) // time enough for a message to slide in
    await expect(page.getByText('it works without a network')).toBeHidden()
    await page.goto(`${server.url}#/armies`)
    await expect(page.getByText('it works without a network')).toBeVisible()
  } finally {
    await server.stop()
  }
})

test('without a network a room that is not here yet says so at its own address, and opens later', async ({
  page,
  complaints,
}) => {
  let server = await farServer()
  const { port } = new URL(server.url)
  try {
    // The worker never gets all its files: what counts here is the time before.
    await page.route('**/sw.js', (route) => route.abort())
    await page.goto(`${server.url}#/armies`)
    await expect(heading(page, 'The March of Eagles')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await server.stop()
    for (const name of ['Rules', 'Battle']) {
      await tapTab(page, name)
      await expect(heading(page, 'Not here yet')).toBeVisible()
    }
    await expect(page).toHaveURL(/#\/battles$/)
    await expect(page.getByText('A part of the app could not be loaded')).toBeHidden()
    await page.getByRole('button', { name: 'Try again' }).tap()
    await expect(page.getByText('Still no network.')).toBeVisible()
    // The rest of the app goes on, and so does the way back.
    await tapTab(page, 'Armies')
    await expect(heading(page, 'The March of Eagles')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Not here yet')).toBeVisible()
    server = await farServer(Number(port))
    await expect(heading(page, 'Battle')).toBeVisible()
    await expect(page).toHaveURL(/#\/battles$/)
    const refused = /ERR_CONNECTION_REFUSED|ERR_FAILED|when fetching the script/
    complaints.splice(0, complaints.length, ...complaints.filter((one) => !refused.test(one)))
  } finally {
    await server.stop()
  }
})
