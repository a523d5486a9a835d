// Two phones at one battle over a real line between two browsers: no server, only the text of two codes goes across by hand.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { beginSampleBattle } from './support/battle/begin.ts'
import { byThumb } from './support/battle/hands.ts'
import { answerNext } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import {
  goOnAlone,
  headOn,
  playerAt,
  anotherPhone,
  exchange,
  invite,
  paste,
  secondPhone,
  untilEven,
  withCamera,
} from './support/link.ts'
import { expect, test } from './support/test.ts'

test.use({ launchOptions: withCamera })

async function sitDown(host: Page, guest: Page, role: string | null): Promise<void> {
  await guest.goto('/#/battles')
  await guest.getByRole('button', { name: /^Sit down at another phone/ }).tap()
  await exchange(host, guest, await invite(host, role))
  await untilEven(host, guest)
}

const asksOn = (page: Page): Promise<string | null> =>
  page.locator('[data-scene]').getAttribute('data-asks')

/** The phone whose seat is asked answers, and both come to the same head; so many times. */
async function playOn(host: Page, guest: Page, answers: number): Promise<void> {
  const [there, here] = [playerAt(host, 5), playerAt(guest, 6)]
  for (let n = 0; n < answers; n += 1) {
    for (const player of [there, here])
      if ((await asksOn(player.page)) === 'result') await answerNext(player)
    const isAskedThere = (await host.locator('[data-elsewhere]').count()) === 0
    await answerNext(isAskedThere ? there : here)
    await expect.poll(async () => (await headOn(host)) === (await headOn(guest))).toBe(true)
  }
}

/** Notes when each head came onto the screen, by the clock that both pages share. */
const noteHeads = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Record<string, number> = {}
    const note = (): void => {
      const scene = document.querySelector('[data-scene]')?.getAttribute('data-scene') ?? ''
      const head = scene.split(' ')[0] ?? ''
      if (head !== '') seen[head] ??= Date.now()
    }
    new MutationObserver(note).observe(document.body, { subtree: true, attributes: true })
    Object.assign(globalThis, { headsSeen: seen })
  })

const headsSeen = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => Reflect.get(globalThis, 'headsSeen') as Record<string, number>)

/** Milliseconds from the one screen to the other, of every head both have shown; sorted. */
async function delays(from: Page, to: Page): Promise<readonly number[]> {
  const [there, here] = await Promise.all([headsSeen(from), headsSeen(to)])
  return Object.entries(there)
    .map(([head, at]) => (here[head] ?? Number.NaN) - at)
    .filter((delay) => !Number.isNaN(delay))
    .sort((one, other) => one - other)
}

const other = anotherPhone()

test('who watches has every entry on his own phone, also after a kill', async ({ page }) => {
  await seedDice(page, 4)
  await beginSampleBattle(page)
  let guest = await secondPhone(other())
  await sitDown(page, guest, 'spectator')
  const player = playerAt(page, 5)
  await Promise.all([noteHeads(page), noteHeads(guest)])
  for (let n = 0; n < 20; n += 1) {
    await answerNext(player)
    // Both anew each time: the answer may still be on its way into the screen that gave it.
    await expect.poll(async () => (await headOn(guest)) === (await headOn(page))).toBe(true)
  }
  const late = await delays(page, guest)
  const p95 = late[Math.floor(late.length * 0.95)] ?? 0
  console.log(`entries on the second screen: p95 ${String(p95)} ms of ${String(late.length)}`)
  expect(late.length).toBeGreaterThan(10)
  await expect(guest.locator('[data-elsewhere]')).toBeVisible()
  await expectAccessible(guest)
  const address = guest.url()
  await guest.close()
  await answerNext(player)
  // It comes back to its own copy, which nobody can play on by mistake.
  guest = await secondPhone(other())
  await guest.goto(address)
  await expect(guest.locator('[data-link="none"]')).toContainText('there is no link to it')
  await expect(guest.locator('[data-elsewhere]')).toBeVisible()
  const offer = await invite(page, 'spectator')
  await guest.locator('[data-link]').getByRole('button', { name: 'Link again' }).tap()
  await exchange(page, guest, offer)
  await untilEven(page, guest)
  expect(await headOn(guest)).toBe(await headOn(page))
  expect(guest.url()).toBe(address)
})

test('the opponent answers for his side on his own phone, and the lead goes over', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await seedDice(page, 4)
  await beginSampleBattle(page)
  const guest = await secondPhone(other())
  await seedDice(guest, 9)
  await sitDown(page, guest, null)
  await playOn(page, guest, 20)
  await page.locator('[data-link]').getByRole('button', { name: 'Second phone' }).tap()
  await page.getByRole('button', { name: 'Let the other phone lead' }).tap()
  await expect(guest.locator('[data-link]')).toContainText('Second phone: it answers')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-link]')).toContainText('Another phone leads this battle')
  await untilEven(page, guest)
  await playOn(guest, page, 6)
})

test('where the two went on alone both records are kept, and the difference is shown', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await seedDice(page, 4)
  await beginSampleBattle(page)
  const guest = await secondPhone(other())
  await sitDown(page, guest, 'spectator')
  const [there, here] = [playerAt(page, 5), playerAt(guest, 6)]
  for (let n = 0; n < 6; n += 1) await answerNext(there)
  await expect.poll(() => headOn(guest)).toBe(await headOn(page))
  await goOnAlone(guest)
  await expect(guest.locator('[data-elsewhere]')).toHaveCount(0)
  await expect(page.locator('[data-link]')).toHaveCount(0)
  for (let n = 0; n < 3; n += 1) await Promise.all([answerNext(there), answerNext(here)])
  const own = guest.url()
  await sitDown(page, guest, 'spectator')
  await expect.poll(() => headOn(guest)).toBe(await headOn(page))
  expect(guest.url()).not.toBe(own)
  await guest.getByRole('button', { name: 'Show the difference' }).tap()
  const sheet = guest.getByRole('dialog', { name: 'Where the two records part' })
  await expect(sheet).toContainText('entries are the same')
  await expect(sheet).toContainText('The table')
  await expectAccessible(guest)
  await guest.goto(own)
  await expect(guest.locator('[data-elsewhere]')).toHaveCount(0)
  await expect(guest.locator('[data-scene]')).toBeVisible()
})

test('a tablet beside the table shows turn and totals in large', async ({ page }) => {
  await seedDice(page, 4)
  await beginSampleBattle(page)
  const board = await secondPhone(other())
  await board.setViewportSize({ width: 1280, height: 800 })
  await sitDown(page, board, 'board')
  const player = playerAt(page, 5)
  for (let n = 0; n < 12; n += 1) await answerNext(player)
  await expect.poll(() => headOn(board)).toBe(await headOn(page))
  await expect(board.locator('[data-board]')).toContainText('unbroken')
  await expectAccessible(board)
})

test('a code of something else is told, and the page waits for the right one', async ({ page }) => {
  await page.goto('/#/battles')
  await page.getByRole('button', { name: /^Sit down at another phone/ }).tap()
  await paste(page, 'https://example.org')
  await expect(page.getByText('This is no code of a second phone.')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('textbox', { name: 'Or the code as text' })).toBeVisible()
})

test('the opponent asks to take back, and both phones do so once somebody agrees', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await seedDice(page, 4)
  await beginSampleBattle(page)
  const guest = await secondPhone(other())
  await seedDice(guest, 9)
  await sitDown(page, guest, null)
  await playOn(page, guest, 4)
  const before = await headOn(page)
  const asked = page.locator('[data-asks-back]')
  const askBack = (): Promise<void> =>
    byThumb.press(
      guest,
      guest
        .getByRole('navigation', { name: 'Battle tools' })
        .getByRole('button', { name: 'Ask to undo' }),
    )
  const decide = (name: string): Promise<void> =>
    byThumb.press(page, asked.getByRole('button', { name }))
  await askBack()
  await expect(asked).toContainText('The other phone asks to take back:')
  await expect(guest.locator('[data-link]')).toContainText('is asked whether to take it back')
  await expectAccessible(page)
  await decide('Leave it')
  await expect(guest.getByText('The other phone leaves it as it is.')).toBeVisible()
  expect(await headOn(page)).toBe(before)
  // Where the answer was no, nobody is asked again.
  await askBack()
  await expect(guest.getByText('The other phone leaves it as it is.').last()).toBeVisible()
  await expect(asked).toHaveCount(0)
  await playOn(page, guest, 1)
  const played = await headOn(page)
  await askBack()
  await decide('Take it back')
  await expect(asked).toHaveCount(0)
  await expect.poll(() => headOn(page)).not.toBe(played)
  await expect.poll(() => headOn(guest)).toBe(await headOn(page))
  await untilEven(page, guest)
  await playOn(page, guest, 3)
})
