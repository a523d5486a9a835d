// Gloria Mundi with one king elsewhere: card, sealed view, a plan by file and by code, lines left out with their reason.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { byThumb } from './support/battle/hands.ts'
import { agree } from './support/campaign/agreed.ts'
import { giveCard, type Carried } from './support/campaign/byPost.ts'
import { anotherPhone, secondPhone } from './support/link.ts'
import { holdBefore, withPaintedCamera } from './support/paintedCamera.ts'
import { expect, test } from './support/test.ts'

const elsewhere = anotherPhone(withPaintedCamera)

const press = (page: Page, what: Locator): Promise<void> => byThumb.press(page, what)
const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name })
const tray = (page: Page): Locator => page.locator('#answer-tray')
const file = ({ name, content }: Carried) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})

async function saved(page: Page, by: Locator): Promise<Carried> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, by)])
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part as Buffer)
  return { name: download.suggestedFilename(), content: Buffer.concat(parts).toString('utf8') }
}

/** Two kings whose fortresses have one area between them: Cardor at this phone, Flotsam and Jestsam at another. */
async function begin(page: Page): Promise<void> {
  await page.goto('/#/games/gloria-mundi')
  for (const king of ['Fortunoff', 'Orlon', 'Salhepatica', 'Port Salut'])
    await page.getByRole('switch', { name: `King in ${king}` }).tap()
  for (const king of ['Cardor', 'Flotsam and Jestsam'])
    await page.getByRole('switch', { name: `King in ${king}` }).tap()
  await page
    .getByLabel('King in Flotsam and Jestsam is played')
    .selectOption({ label: 'Elsewhere' })
  await press(page, button(page, 'Begin the campaign'))
}

const openPost = async (page: Page): Promise<void> => {
  await press(page, button(page, 'More'))
  await press(page, page.getByRole('dialog').getByText('Plans by post'))
  await expect(button(page, 'Check and take in')).toBeVisible()
}
const closeSheet = (page: Page): Promise<void> =>
  press(page, button(page.getByRole('dialog').getByRole('banner'), 'Close'))

test('a king elsewhere sends his plan; it is played when his turn comes, and what is not possible is told with the reason', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withPaintedCamera(page.context())
  await begin(page)
  const player = await secondPhone(elsewhere())

  // His card and his view, while the other king is at his purchases behind the curtain.
  await expect(
    page.getByRole('heading', { name: /^Give the phone to King in Cardor/ }),
  ).toBeVisible()
  await openPost(page)
  await expectAccessible(page)
  await giveCard(page, player, 'Flotsam and Jestsam', 'gloria-mundi')
  const view = await saved(page, button(page, /^Sealed view/))
  expect(view.content).not.toContain('cardor')
  await closeSheet(page)

  await player.locator('input[type=file]').setInputFiles(file(view))
  await expect(player.getByText('Your turn in round 1')).toBeVisible()
  await press(player, button(player, /Build in Flotsam.*artillery/))
  await press(player, button(player, /^Done/))
  // The artillery that is not there yet goes where his neighbour will go before him; the army stays.
  await press(player, player.getByRole('button', { name: /U9001/ }).first())
  await press(player, player.locator('.moves > ul:not(.chips) button').filter({ hasText: '53' }))
  await press(player, button(tray(player), /No further moves/))
  await expectAccessible(player)
  await player.reload()
  await expect(player.getByText('purchases: Build in Flotsam')).toBeVisible()
  // The same view once more throws nothing away that was written.
  await player.locator('input[type=file]').setInputFiles(file(view))
  await expect(player.getByText('purchases: Build in Flotsam')).toBeVisible()
  const plan = await saved(player, button(player, 'Seal and send'))

  // In at the phone with the campaign; then his neighbour moves.
  await openPost(page)
  await page.locator('input[type=file]').setInputFiles(file(plan))
  await expect(page.getByText('Plan for round 1: 4 lines wait.')).toBeVisible()
  await closeSheet(page)
  await press(page, button(page, /^I am/))
  await press(page, button(page, /^Done/))
  await agree(page)
  await expect(page.locator('[data-asks="move"]')).toBeAttached()
  await press(
    page,
    page.locator('.moves > ul:not(.chips) button').filter({ hasText: '53' }).first(),
  )
  await press(page, button(tray(page), /No further moves/))
  await byThumb.typeDice(page, [6])

  // His whole turn is played from the plan; the next round begins, and what fell out is told with its rule.
  await expect(page.getByText('Round 2 of 12', { exact: false }).first()).toBeVisible()
  await openPost(page)
  await expect(page.getByText('The plan for round 1 is played.')).toBeVisible()
  // A plan for a turn that is over is refused, and changes nothing.
  await page.locator('input[type=file]').setInputFiles(file(plan))
  await expect(page.locator('[role=alert].problem')).toContainText('This plan is for round 1')

  // Round 2 by code, both ways: the view says what became of the first plan.
  await press(page, button(page, /^As codes/))
  await press(player, button(player, 'Read codes from another phone'))
  await holdBefore(
    player,
    page,
    player.getByText('One line of your last plan could not be carried out'),
  )
  await press(page, button(page, 'They have it all'))
  await expect(player.getByText(/Move with U\d+ and U9001.*\(MOV-02\)/)).toBeVisible()
  await press(player, button(player, /^Done/))
  await press(player, button(player, 'Show as a code'))
  await press(page, button(page, 'Read codes from another phone'))
  await holdBefore(page, player, page.getByText('Plan for round 2: 1 line waits.'))
  await press(player, button(player, 'They have it all'))
  await closeSheet(page)
  await press(page, button(page, /^I am/))
  // What a plan held is nobody else's: his neighbour reads nothing of it.
  const notice = page.getByText('Plan of the King in Flotsam and Jestsam: 1 line was left out')
  await expect(button(page, /^Done/)).toBeVisible()
  await expect(notice).toBeHidden()
  await press(page, button(page, /^Done/))
  await agree(page)
  await press(page, button(tray(page), /No further moves/))
  await agree(page)
  // The plan plays as far as it goes; the question after it goes to the seat.
  await expect(page.getByText('King in Flotsam and Jestsam · moves and attacks')).toBeVisible()
  await expect(page.locator('[data-asks="move"]')).toBeAttached()
  // The table learns how many lines it was, and not which.
  await expect(notice).toBeVisible()
  await expect(page.getByText(/U9001/)).toBeHidden()
  await expectAccessible(page)
})
