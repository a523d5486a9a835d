// Two phones without a link: the battle goes across as codes on the one screen, read by the camera of the other.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { beginSampleBattle } from './support/battle/begin.ts'
import { answerNext, type Player } from './support/battle/player.ts'
import { seedDice } from './support/battle/seededDice.ts'
import { holdBefore, withPaintedCamera } from './support/paintedCamera.ts'
import { goOnAlone, headOn, playerAt, anotherPhone, secondPhone } from './support/link.ts'
import { expect, test } from './support/test.ts'

const other = anotherPhone(withPaintedCamera)

async function showWhole(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'More', exact: true }).tap()
  await host.getByRole('button', { name: /^A second phone/ }).tap()
  await host.getByRole('button', { name: 'Show the whole battle' }).tap()
}

const done = (host: Page): Promise<void> =>
  host.getByRole('button', { name: 'They have it all' }).tap()

async function playOn(player: Player, answers: number): Promise<void> {
  for (let n = 0; n < answers; n += 1) await answerNext(player)
}

async function begun(page: Page): Promise<Player> {
  await seedDice(page, 4)
  await beginSampleBattle(page)
  const player = playerAt(page, 5)
  await playOn(player, 6)
  return player
}

test('the whole battle goes across once, and then each turn in one code, also where one was missed', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const player = await begun(page)
  const guest = await secondPhone(other())
  await guest.goto('/#/battles')
  await guest.getByRole('link', { name: /^Take in a battle/ }).tap()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Read codes' }).tap()
  await showWhole(page)
  await holdBefore(guest, page, guest.locator('[data-arrived]'))
  await done(page)
  await page.keyboard.press('Escape')
  await expect(guest.locator('[data-arrived]')).toContainText('not on this phone yet')
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Keep it here' }).tap()
  await expect(guest.locator('[data-link="none"]')).toBeVisible()
  await expect(guest.locator('[data-elsewhere]')).toBeVisible()
  expect(await headOn(guest)).toBe(await headOn(page))
  const address = guest.url()

  // Two turns later one code is enough, although the one between was never shown.
  await expect(page.locator('[data-link="none"]')).toContainText('is shown the battle by codes')
  const third = page.locator('header p').filter({ hasText: 'Turn 3' })
  while (!(await third.isVisible())) await answerNext(player)
  await expect(page.locator('[data-link="none"]')).toContainText('does not have this turn yet')
  await expectAccessible(page)
  await page.locator('[data-link]').getByRole('button', { name: 'Show the last turn' }).tap()
  await expect(page.getByText('It all fits into one code.')).toBeVisible()
  await guest.locator('[data-link]').getByRole('link', { name: 'Read its code' }).tap()
  await holdBefore(guest, page, guest.locator('[data-elsewhere]'))
  expect(guest.url()).toBe(address)
  await expect.poll(() => headOn(guest)).toBe(await headOn(page))
  await done(page)
  await expect(page.locator('[data-link="none"]')).toContainText('is shown the battle by codes')

  // The other phone's battery dies: whoever followed goes on alone, from the same place.
  await guest.reload()
  await goOnAlone(guest)
  await expect(guest.locator('[data-elsewhere]')).toHaveCount(0)
  await answerNext(playerAt(guest, 6))
})

test('where the follower went on alone, what comes is kept beside it and the difference is shown', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const player = await begun(page)
  const guest = await secondPhone(other())
  await guest.goto('/#/battles/arrived?scan')
  await showWhole(page)
  await holdBefore(guest, page, guest.locator('[data-arrived]'))
  await done(page)
  await page.keyboard.press('Escape')
  await guest.getByRole('button', { name: 'Keep it here' }).tap()
  await goOnAlone(guest)
  const own = guest.url()
  await Promise.all([playOn(player, 4), playOn(playerAt(guest, 8), 3)])
  await page.locator('[data-link]').getByRole('button', { name: 'Show the last turn' }).tap()
  await guest.goto('/#/battles/arrived?scan')
  await holdBefore(guest, page, guest.locator('[data-arrived]'))
  await expect(guest.locator('[data-arrived]')).toContainText('went on another way')
  await guest.getByRole('button', { name: 'Keep it beside mine' }).tap()
  await expect.poll(() => headOn(guest)).toBe(await headOn(page))
  expect(guest.url()).not.toBe(own)
  await guest.getByRole('button', { name: 'Show the difference' }).tap()
  await expect(guest.getByRole('dialog')).toContainText('entries are the same')
})
