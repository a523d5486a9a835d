// What one faction orders leaves no trace before another (CC-VIEW): two campaigns that differ in nothing but one sheet.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { unseal } from '@/games/campaign/screens/post/seal.ts'
import { readCard } from '@/games/campaign/screens/post/seatCard.ts'
import { byThumb } from './support/battle/hands.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { agree } from './support/campaign/agreed.ts'
import * as post from './support/campaign/byPost.ts'
import { goesOn } from './support/campaign/goesOn.ts'
import { expect, test } from './support/test.ts'
import { plain, printedOf, screenOf, spokenOn, textOf } from './support/trace.ts'

/** What Sweden writes on its sheet, tap by tap. */
const secrets = {
  nothing: [],
  much: [
    ...[/^Raise/, 'Raise a force in Sweden', 'Go on'],
    ...[/^Reinforce/, 'Reinforce F1', 'Add points'],
    ...['More: New units', 'More: Their points together', 'Go on'],
  ],
} as const satisfies Record<string, readonly (string | RegExp)[]>
type Secret = keyof typeof secrets

const press = (page: Page, name: string | RegExp): Promise<void> =>
  byThumb.press(page, page.getByRole('button', { name, exact: typeof name === 'string' }).first())

const asks = (page: Page, kind: string): Promise<void> =>
  expect(page.locator(`[data-asks="${kind}"]`)).toBeAttached()

/** An empty sheet asks first. */
async function closeSheet(page: Page): Promise<void> {
  await press(page, /lose the sheet$/)
  await agree(page)
}

async function phone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // That the app is all here now is said in its own time, too.
    serviceWorkers: 'block',
  })
}

async function pageAt(context: BrowserContext, seed: number): Promise<Page> {
  const page = await context.newPage()
  await seedDice(page, seed)
  return page
}

type Trace = Record<string, string>

/** Tab by tab, with what is heard and printed of each. */
async function boardOf(page: Page, tabs: readonly string[], when: string): Promise<Trace> {
  const trace: Trace = {}
  for (const tab of tabs) {
    await page.getByText(tab, { exact: true }).first().tap()
    trace[`${when}: ${tab}`] = await screenOf(page)
    trace[`${when}: ${tab}, spoken`] = await spokenOn(page)
    trace[`${when}: ${tab}, printed`] = await printedOf(page)
  }
  return trace
}

/** The log and what lies behind it, as whoever holds the phone opens them. */
async function logOf(page: Page, when: string): Promise<Trace> {
  await press(page, 'Log')
  const log = await textOf(page.getByRole('dialog'))
  await page.getByRole('dialog').getByText('Look back').tap()
  await expect(page.getByRole('slider')).toBeVisible()
  const replay = [await screenOf(page), await spokenOn(page)].join('\n')
  await page.goBack()
  await expect(page.locator('[data-asks]').first()).toBeAttached()
  return { [`${when}: log`]: log, [`${when}: replay`]: replay }
}

const tabs = ['Map', 'List', 'Ledger', 'Points'] as const

/** Nothing more is being stored, which would be told in its own time. */
const untilSaved = (page: Page): Promise<void> =>
  expect(page.locator('nav.tools p')).toHaveText('All is saved.')

/** Sweden closes its sheet, and the Commonwealth looks at everything it can get at. */
async function seenByNext(page: Page, context: BrowserContext, when: string): Promise<Trace> {
  await goesOn(page, () => press(page, /lose the sheet$/))
  await asks(page, 'curtain')
  await expect(page.getByRole('heading', { name: 'Give the phone to Commonwealth' })).toBeVisible()
  await untilSaved(page)
  const trace: Trace = {
    [`${when}: curtain`]: await screenOf(page),
    [`${when}: curtain, spoken`]: await spokenOn(page),
    ...(await logOf(page, `${when}: curtain`)),
  }
  await press(page, 'I am Commonwealth')
  await expect(page.getByRole('application')).toBeVisible()
  Object.assign(trace, await boardOf(page, tabs, when), await logOf(page, when))
  // A second tab only reads along.
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('button', { name: 'Play here' })).toBeVisible()
  trace[`${when}: reader`] = await screenOf(second)
  await second.close()
  return trace
}

async function onOnePhone(browser: Browser, secret: Secret): Promise<Trace> {
  const context = await phone(browser)
  const page = await pageAt(context, 7)
  await page.goto('/#/games/the-deluge')
  await press(page, 'Begin the campaign')
  await press(page, 'I am Sweden')
  await asks(page, 'strategy')
  await post.order(page, ...secrets[secret])
  await asks(page, 'strategy')
  const trace = await seenByNext(page, context, 'orders')
  // The log drew the curtain.
  for (const who of ['I am Commonwealth', 'I am Muscovy']) {
    await press(page, who)
    await closeSheet(page)
  }
  // Whoever runs the phase keeps the phone.
  await press(page, 'Pass on')
  await press(page, 'I am Sweden')
  await asks(page, 'paths')
  Object.assign(trace, await seenByNext(page, context, 'marches'))
  await page.goto('/#/games/the-deluge')
  await expect(page.getByText('Under way')).toBeVisible()
  // What is under way is told above, in its own time.
  await expect(page.getByText('The Deluge: turn 1')).toBeVisible()
  const shelf = await textOf(page.locator('body'))
  await context.close()
  return { ...trace, shelf: shelf.replaceAll(/Last played .*/g, '') }
}

test('on one phone page, speech, print, log, replay, second tab and lists are the same', async ({
  browser,
}) => {
  test.slow()
  const one = await onOnePhone(browser, 'nothing')
  const other = await onOnePhone(browser, 'much')
  expect(one['orders: log']).toContain('Turn 1 begins')
  for (const [what, trace] of Object.entries(one)) expect(other[what], what).toBe(trace)
  expect(Object.keys(other)).toEqual(Object.keys(one))
})

/** What a sealed file holds, read with the key of its seat. */
async function opened(card: string, { content }: post.Carried): Promise<string> {
  const held = readCard(card)
  if (typeof held === 'string') throw new Error(`no card: ${held}`)
  const plainText = await unseal(held.key, content)
  if (!plainText.ok) throw new Error(`not opened: ${plainText.problem}`)
  return plain(JSON.stringify(plainText.value))
}

/** All but what is sealed, and the seal itself. */
const headOf = ({ name, content }: post.Carried): string => {
  const { data, nonce, key, ...head } = JSON.parse(content) as Record<string, unknown>
  expect([data, nonce, key].every((each) => typeof each === 'string')).toBe(true)
  return plain(JSON.stringify({ name, ...head }))
}

async function byPost(browser: Browser, secret: Secret): Promise<Trace> {
  const contexts = [await phone(browser), await phone(browser), await phone(browser)]
  const [umpire, sweden, plc] = await Promise.all(contexts.map((one) => pageAt(one, 7)))
  if (umpire === undefined || sweden === undefined || plc === undefined) throw new Error()
  const trace: Trace = {}
  await post.beginByPost(umpire)
  await post.atPost(umpire)
  await post.giveCard(umpire, sweden, 'Sweden')
  const card = await post.giveCard(umpire, plc, 'Commonwealth')
  const arrives = async (when: string): Promise<void> => {
    const view = await post.sealView(umpire, 'Commonwealth')
    trace[`${when}: head`] = headOf(view)
    trace[`${when}: view`] = await opened(card, view)
    await post.openView(plc, view)
    await expect(plc.getByRole('application')).toBeVisible()
    const told = plc.locator('details.told summary')
    if (await told.isVisible()) await told.tap()
    Object.assign(trace, await boardOf(plc, tabs, when))
  }
  await post.openView(sweden, await post.sealView(umpire, 'Sweden'))
  await post.order(sweden, ...secrets[secret])
  await post.writeSheet(sweden)
  await post.takeSheet(umpire, await post.sealSheet(sweden), 'Sweden')
  await arrives('orders')
  await post.writeSheet(plc)
  const sheet = await post.sealSheet(plc)
  trace['sheet'] = await opened(card, sheet)
  await post.takeSheet(umpire, sheet, 'Commonwealth')
  await post.runPhase(umpire)
  await post.atPost(umpire)
  await arrives('marches')
  await Promise.all(contexts.map((one) => one.close()))
  return trace
}

test('by post the other player’s view, screens, speech and sheet are the same', async ({
  browser,
}) => {
  test.slow()
  const one = await byPost(browser, 'nothing')
  const other = await byPost(browser, 'much')
  expect(one['orders: view']).toContain('"seenBy":"plc"')
  for (const [what, trace] of Object.entries(one)) expect(other[what], what).toBe(trace)
  expect(Object.keys(other)).toEqual(Object.keys(one))
})
