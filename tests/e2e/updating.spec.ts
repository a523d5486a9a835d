// Updates while the app is in use: the old assets gone from the server, then the server gone. SOAK_UPDATES asks for more.
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { serve, type Served } from '../../scripts/serve.ts'
import { tapSample } from './support/armies.ts'
import { beginSampleBattle, question } from './support/battle/begin.ts'
import { buildNextRelease, nextVersion } from './support/next-release.ts'
import { untilOfflineReady } from './support/own-server.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

const times = Number(process.env['SOAK_UPDATES'] ?? 1)
let next = ''

// One after the other: the next release is built once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  next = await buildNextRelease()
})

const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

async function openControlled(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await untilOfflineReady(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A release is offered once all its files are here: on a busy machine that is a minute. */
const untilInstalled = { timeout: 180_000 }

const offer = (page: Page) => page.getByRole('button', { name: 'Update now' })

/** The next release in place of this one, at the same address. */
async function publish(old: Served): Promise<Served> {
  await old.stop()
  return serve({ root: next, port: old.port })
}

test('no script of the next release has the name of an old one', () => {
  const scripts = (root: string) =>
    readdirSync(`${root}/assets`).filter((name) => name.endsWith('.js'))
  const old = new Set(scripts('dist'))
  expect(scripts(next).filter((name) => old.has(name))).toEqual([])
})

for (let n = 0; n < times; n += 1)
  test(`an update in mid-use loses nothing and reaches for nothing that is gone (${String(n + 1)})`, async ({
    page,
  }) => {
    let server = await serve({ root: 'dist', port: 0 })
    try {
      await openControlled(page, server.url)
      await tapSample(page)
      await page.getByRole('link', { name: /The Thin Line/ }).tap()
      await page
        .getByRole('button', { name: /Drilled 36/ })
        .first()
        .tap()
      server = await publish(server)
      await lookForUpdate(page)
      await expect(offer(page)).toBeVisible(untilInstalled)
      // The old page goes on with its own files, which no server has any more.
      await page.getByRole('button', { name: 'Rankers: one step more' }).tap()
      await expect(page.locator('.total')).toContainText('204')
      const address = page.url()
      await page.goto(`${server.url}#/settings`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
      await page.goto(address)
      await expect(page.locator('.total')).toContainText('204')
      await server.stop()
      await offer(page).tap()
      await page.waitForEvent('load')
      expect(page.url()).toBe(address)
      await expect(page.locator('.total')).toContainText('204')
      await page.goto(`${server.url}#/settings`)
      await expect(page.getByText(`Version ${nextVersion}`)).toBeVisible()
    } finally {
      await server.stop()
    }
  })

/** A tie is thrown again; the tray lets a tap be that comes with the drawing. */
async function rollWhoIsFirst(page: Page): Promise<void> {
  await expect(async () => {
    if (await page.locator('[data-asks="sides.dice"]').isVisible())
      await page.getByRole('button', { name: 'Roll 2 dice' }).tap({ timeout: 5_000 })
    await expect(page.locator('[data-asks="sides.first"]')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

test('a battle under way is there again at its question after an update', async ({ page }) => {
  test.setTimeout(240_000)
  let server = await serve({ root: 'dist', port: 0 })
  try {
    await openControlled(page, server.url)
    await beginSampleBattle(page, server.url)
    const stage = page.locator('[data-scene]')
    await rollWhoIsFirst(page)
    await expect(page.locator('.saving.saved')).toBeAttached()
    const scene = (await stage.getAttribute('data-scene')) ?? ''
    const asked = await question(page).innerText()
    server = await publish(server)
    await lookForUpdate(page)
    await page.goto(`${server.url}#/settings`)
    await expect(offer(page)).toBeVisible(untilInstalled)
    await Promise.all([page.waitForEvent('load'), offer(page).tap()])
    await expect(page.getByText(`Version ${nextVersion}`)).toBeVisible()
    await page.goto('about:blank')
    await page.goto(server.url)
    await expect(stage).toHaveAttribute('data-scene', scene)
    expect(await question(page).innerText()).toBe(asked)
    expect(page.url()).toContain('/battles/')
  } finally {
    await server.stop()
  }
})

test('an update that is taken in one tab is told in the other, which goes on', async ({
  page,
  context,
}) => {
  let server = await serve({ root: 'dist', port: 0 })
  try {
    await openControlled(page, server.url)
    const other = await context.newPage()
    await other.goto(server.url)
    server = await publish(server)
    await lookForUpdate(page)
    await offer(page).tap()
    await expect(other.getByText(/Another tab has updated/)).toBeVisible()
    await tapSample(other)
    await expect(other.getByRole('link', { name: /The Thin Line/ })).toBeVisible()
    await other.getByRole('button', { name: 'Reload' }).click()
    await expect(other.getByRole('link', { name: /The Thin Line/ })).toBeVisible()
  } finally {
    await server.stop()
  }
})

test('an update is not taken while another tab plays', async ({ page, context }) => {
  let server = await serve({ root: 'dist', port: 0 })
  try {
    await openControlled(page, server.url)
    const other = await context.newPage()
    await other.goto(`${server.url}/#/battles`)
    await other.getByRole('button', { name: /^First battle/ }).tap()
    await expect(other.locator('.guide')).toBeVisible()
    server = await publish(server)
    await lookForUpdate(page)
    await offer(page).tap()
    await expect(page.getByText(/A battle is open in another tab/)).toBeVisible()
    await other.getByRole('button', { name: 'Log' }).tap() // a part of this version, not loaded before
    await expect(other.getByRole('dialog')).toBeVisible()
  } finally {
    await server.stop()
  }
})

test('a worker that never answers does not hold the update up', async ({ page }) => {
  let server = await serve({ root: 'dist', port: 0 })
  try {
    await openControlled(page, server.url)
    server = await publish(server)
    await lookForUpdate(page)
    await expect(offer(page)).toBeVisible(untilInstalled)
    await page.evaluate(() => {
      ServiceWorker.prototype.postMessage = () => undefined
    })
    const started = Date.now()
    await Promise.all([page.waitForEvent('load'), offer(page).tap()])
    expect(Date.now() - started).toBeGreaterThan(2_500)
  } finally {
    await server.stop()
  }
})
