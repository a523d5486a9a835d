// From map to table and back in the built app: a contest of The Deluge fought on one phone, and its ticket and outcome between two.
import type { Browser, Locator, Page } from '@playwright/test'
import { byThumb } from './support/battle/hands.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { goesOn } from './support/campaign/goesOn.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const asked = (page: Page) => page.locator('[data-asks]').first().getAttribute('data-asks')
const tray = (page: Page) => page.locator('#answer-tray')
const stage = (page: Page) => page.locator('[data-asks]').first()

const press = (page: Page, what: Locator): Promise<void> => byThumb.press(page, what)

/** The first of these that is on the screen is pressed. */
async function pressFirst(page: Page, ...ways: readonly Locator[]): Promise<void> {
  for (const way of ways) if ((await way.count()) > 0) return press(page, way.first())
  throw new Error('nothing to press')
}

/** Everybody marches on one place, or attacks whom he can: forces come to blows. */
async function answerOnce(page: Page): Promise<void> {
  const named = (name: RegExp) => page.getByRole('button', { name })
  const last = tray(page).getByRole('button').last()
  const kind = (await asked(page)) ?? ''
  if (kind === 'curtain') return press(page, named(/^I am/).first())
  if (kind === 'diplomacy' || kind === 'strategy') return press(page, last)
  if (kind === 'flee') return press(page, named(/^Fight$/).first())
  if (kind === 'paths') {
    const steps = stage(page).locator('.paths ul:not(.chips) button')
    const end = tray(page).getByRole('button', { name: / to / })
    return pressFirst(page, steps.filter({ hasText: 'Dorpat' }), end, steps, last)
  }
  if (kind === 'move') {
    const goals = stage(page).locator('.moves > ul:not(.chips) button')
    return pressFirst(page, goals.filter({ hasText: 'attack' }), goals, last)
  }
  return pressFirst(
    page,
    named(/^Roll/),
    tray(page).getByRole('button'),
    stage(page).getByRole('button'),
  )
}

async function playUntil(page: Page, wanted: (kind: string) => boolean): Promise<void> {
  for (let answers = 0; answers < 300; answers += 1) {
    if (wanted((await asked(page)) ?? '')) return
    await goesOn(page, () => answerOnce(page))
  }
  throw new Error('no contest came')
}

/** A first campaign of The Deluge up to the question how its first battle ended. */
async function toContest(page: Page): Promise<void> {
  await page.goto('/#/games/the-deluge')
  await page.getByRole('button', { name: 'Begin the campaign' }).tap()
  await expect(stage(page)).toBeAttached()
  await playUntil(page, (kind) => kind === 'result')
}

/** From the start of the battle to its end, as the players agree: side A has it. */
async function fightToAgreedEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin the battle' }).tap()
  // CC-TICKET-04: the attacker says who places; nobody rolls for it.
  await expect(page.locator('[data-asks="sides.first"]')).toBeVisible()
  const tools = page.getByRole('navigation', { name: 'Battle tools' })
  await tools.getByRole('button', { name: 'Overrule' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Overrule' })
  await sheet.getByLabel('What is wrong?').selectOption({ label: 'The result of the battle' })
  await sheet.locator('label.choice').first().tap()
  await sheet.getByRole('button', { name: 'Agreed by both' }).tap()
  await sheet.getByRole('button', { name: 'Overrule' }).tap()
  await expect(sheet).toHaveCount(0)
  const show = page.getByRole('button', { name: 'See the result' })
  await expect(atEnd(page).or(show).first()).toBeVisible()
  if (await show.isVisible()) await show.tap()
  await expect(atEnd(page)).toBeVisible()
}
const atEnd = (page: Page) => page.getByRole('region', { name: /For the campaign: ticket T1/ })

async function backToCampaign(page: Page): Promise<void> {
  await atEnd(page).getByRole('link', { name: 'To the campaign' }).tap()
  await expect(page).toHaveURL(/#\/games\//)
  await expect(atEnd(page)).toHaveCount(0)
  await expect(stage(page)).toBeAttached()
}

/** What differs from the ticket is told beside it: the sample armies are larger than a force. */
const takes = (page: Page) =>
  page.getByRole('button', { name: /^Take (this result|it all the same)$/ })

/** Each camp takes what came back; then the campaign goes on. */
async function takeByCamps(page: Page, kind: string, camps: number): Promise<void> {
  const take = takes(page)
  for (let camp = 0; camp < camps; camp += 1) {
    await playUntil(page, (now) => now === kind)
    await expect(take).toHaveCount(1)
    if (camp === 0)
      await page.screenshot({ path: `test-results/tickets-take-${kind}.png`, fullPage: true })
    await goesOn(page, () => press(page, take))
  }
  await expect(take).toHaveCount(0)
}

/** Only who was told of the ticket is led to its battle: the phone goes on to somebody of its camps. */
async function openLogOfCamp(page: Page, wanted: (log: Locator) => Locator): Promise<Locator> {
  const log = page.getByRole('dialog', { name: 'Log' })
  for (let answers = 0; answers < 40; answers += 1) {
    if ((await asked(page)) !== 'curtain') {
      await page.getByRole('button', { name: 'Log', exact: true }).tap()
      await expect(log.getByRole('listitem').first()).toBeVisible()
      // What lies on the phone is read when the log first asks for it.
      const line = wanted(log)
      if (await line.waitFor({ timeout: 3000 }).then(always, never)) return log
      await log.getByRole('button', { name: 'Close' }).tap()
      await expect(log).toHaveCount(0)
    }
    await goesOn(page, () => answerOnce(page))
  }
  throw new Error('nobody knows of the battle')
}
const always = () => true
const never = () => false

/** From the result in the log to the battle and back. */
async function lookFromLog(page: Page): Promise<void> {
  const link = (log: Locator) => log.getByRole('link', { name: 'Look at the battle' })
  const look = link(await openLogOfCamp(page, link))
  await expect(look).toHaveCount(1)
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/tickets-log.png' })
  const campaign = page.url()
  await press(page, look)
  await expect(page).toHaveURL(/#\/battles\/[^/]+\/replay$/)
  await expect(page.getByRole('slider')).toBeVisible()
  const battle = page.url()
  await page.screenshot({ path: 'test-results/tickets-look.png' })
  await page.getByRole('link', { name: 'Back' }).tap()
  await expect(page).toHaveURL(campaign)
  await expect(stage(page)).toBeAttached()
  await page.goto(battle.replace('/replay', ''))
  await expect(atEnd(page)).toContainText('The campaign has its result: Blue breaks.')
  await backToCampaign(page)
}

async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy the link' }).tap()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function secondPhone(browser: Browser, of: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await of.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return context.newPage()
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('CC-TICKET-02, CC-RESULT: a contest is fought on the same phone, and its outcome is taken with one tap a camp', async ({
  page,
}) => {
  test.slow()
  await toContest(page)
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/tickets-contest.png', fullPage: true })
  await press(page, page.getByRole('button', { name: 'Fight it on this phone' }))
  await expect(page.getByRole('heading', { name: /For the campaign: ticket T1/ })).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/tickets-start.png', fullPage: true })
  await page.goto('/#/battles')
  await expect(page.getByRole('heading', { name: 'Battles of campaigns' })).toBeVisible()
  await page.screenshot({ path: 'test-results/tickets-due.png', fullPage: true })
  await page.goBack()
  await fightToAgreedEnd(page)
  await page.screenshot({ path: 'test-results/tickets-end.png', fullPage: true })
  await expectAccessible(page)
  await backToCampaign(page)
  await takeByCamps(page, 'result', 2)
  await lookFromLog(page)
})

test('CC-RESULT-01, CC-RESULT-03: fought on a second phone; ticket and outcome travel as links, a second one is told', async ({
  page,
  browser,
}) => {
  test.slow()
  await toContest(page)
  const other = await secondPhone(browser, page)
  await page.getByRole('button', { name: 'Send the ticket to another phone' }).tap()
  await expect(page.getByRole('img', { name: /The code/ })).toBeVisible()
  await other.goto(await copyLink(page))
  await expect(other.getByText(/The Deluge, turn \d+, ticket T1/)).toBeVisible()
  await expectAccessible(other)
  await other.screenshot({ path: 'test-results/tickets-came.png', fullPage: true })
  await other.getByRole('button', { name: 'Fight it on this phone' }).tap()
  await fightToAgreedEnd(other)
  await atEnd(other).getByRole('button', { name: 'Send the outcome' }).tap()
  const outcome = await copyLink(other)
  await other.context().close()
  await page.goto(outcome)
  await expect(page.getByText(/Red won\./)).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/tickets-outcome.png', fullPage: true })
  await page.getByRole('link', { name: 'To the campaign' }).tap()
  await expect(page).toHaveURL(/#\/games\//)
  await expect(stage(page)).toBeAttached()
  await takeByCamps(page, 'result', 2)
  const log = await openLogOfCamp(page, (each) => each.getByText(/^Not fought on this phone/))
  await expect(log.getByRole('link', { name: 'Look at the battle' })).toHaveCount(0)
  await page.screenshot({ path: 'test-results/tickets-log-away.png' })
  await page.goto(outcome)
  await expect(page.getByText(/has its result already/)).toBeVisible()
})

test('a ticket of a newer version is kept and told; one that is damaged says so', async ({
  page,
}) => {
  await page.goto('/#/tickets')
  const field = page.getByLabel('Text or link of a ticket or an outcome')
  await field.fill('{"format":"aide-de-camp/ticket","version":1}')
  await page.getByRole('button', { name: 'Read it' }).tap()
  await expect(page.locator('.status[role=alert]')).toContainText('the fault is at id')
  await field.fill('https://example.org/#/tickets/AQAFAAAAAAAAAA')
  await page.getByRole('button', { name: 'Read it' }).tap()
  await expect(page.locator('.status[role=alert]')).toContainText('This is damaged')
  await field.fill('{"format":"aide-de-camp/ticket","version":2,"new":true}')
  await page.getByRole('button', { name: 'Read it' }).tap()
  await expect(page.locator('.status[role=alert]')).toContainText('newer version')
  await page.goto('/#/tickets')
  await expect(page.getByRole('link', { name: 'Of a newer version' })).toBeVisible()
  await expectAccessible(page)
})

test('CC-LISTS: a battle of Gloria Mundi begins with its ready lists and goes back to the map', async ({
  page,
}) => {
  test.slow()
  await seedDice(page, 6) // the kings meet early
  await page.goto('/#/games/gloria-mundi')
  await page.getByRole('button', { name: 'Begin the campaign' }).tap()
  await expect(stage(page)).toBeAttached()
  await playUntil(page, (kind) => kind === 'battle')
  await press(page, page.getByRole('button', { name: 'Fight it on this phone' }))
  await expect(page.getByRole('heading', { name: /For the campaign: ticket T1/ })).toBeVisible()
  await page.screenshot({ path: 'test-results/tickets-gloria.png', fullPage: true })
  await fightToAgreedEnd(page)
  await backToCampaign(page)
  // Whoever is asked says first that he has the phone.
  await goesOn(page, () => answerOnce(page))
  const take = takes(page)
  await expect(take).toBeVisible()
  await page.screenshot({ path: 'test-results/tickets-take-gloria.png', fullPage: true })
  // Every king who has fought says the same; an independent town has nobody who could.
  for (let kings = 0; (await asked(page)) === 'battle' && kings < 10; kings += 1) {
    await expect(take).toHaveCount(1)
    await goesOn(page, () => press(page, take))
  }
  await expect(take).toHaveCount(0)
})
