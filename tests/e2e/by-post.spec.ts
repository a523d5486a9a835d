// A campaign of three turns by an umpire and two players at phones of their own: cards, sealed views, sheets by file and by code.
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { backUp, choose, dialogButton } from './support/backups.ts'
import { anotherPhone, secondPhone } from './support/link.ts'
import { withPaintedCamera } from './support/paintedCamera.ts'
import * as post from './support/campaign/byPost.ts'

const swedish = anotherPhone(withPaintedCamera)
const polish = anotherPhone()

/** Its page is killed in mid-phase, and the same phone started again where it was. */
async function again(page: Page): Promise<Page> {
  const address = page.url()
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.emulateMedia({ reducedMotion: 'reduce' })
  await next.goto(address)
  return next
}

interface Players {
  readonly sweden: Page
  readonly plc: Page
}

/** Views out and sheets without an order back, by file. */
async function byFile(umpire: Page, { sweden, plc }: Players): Promise<void> {
  for (const [player, faction] of [
    [sweden, 'Sweden'],
    [plc, 'Commonwealth'],
  ] as const) {
    await post.openView(player, await post.sealView(umpire, faction))
    await post.writeSheet(player)
    await post.takeSheet(umpire, await post.sealSheet(player), faction)
  }
}

test('an umpire and two further phones play three turns; files and codes are carried, and two phones are killed in mid-phase', async ({
  page,
}) => {
  test.slow()
  let umpire = page
  await withPaintedCamera(umpire.context())
  await post.beginByPost(umpire)
  await post.atPost(umpire)
  const plc = await secondPhone(polish())
  let sweden = await secondPhone(swedish())
  await post.giveCard(umpire, sweden, 'Sweden')
  await post.giveCard(umpire, plc, 'Commonwealth')

  // Turn 1, orders: one player by codes both ways, the other by files.
  await post.showView(umpire, sweden, 'Sweden')
  await post.writeSheet(sweden)
  await post.showSheet(sweden, umpire, 'Sweden')
  const forPlc = await post.sealView(umpire, 'Commonwealth')
  // Sealed for one seat: of no use to another, and nothing of it is lost there.
  await post.openView(sweden, forPlc)
  await expect(post.problem(sweden)).toContainText('sealed for another seat')
  await post.openView(plc, forPlc)
  await post.writeSheet(plc)
  const old = await post.sealSheet(plc)
  await post.takeSheet(umpire, old, 'Commonwealth')
  await post.runPhase(umpire)

  // Marches: both phones are killed, the player's over a closed sheet, the umpire's with one sheet in.
  await post.atPost(umpire)
  await post.openView(sweden, await post.sealView(umpire, 'Sweden'))
  await post.writeSheet(sweden, 'Dorpat')
  sweden = await again(sweden)
  await expect(sweden.getByText('F1: Dorpat')).toBeVisible()
  await post.takeSheet(umpire, await post.sealSheet(sweden), 'Sweden')
  await post.openView(plc, await post.sealView(umpire, 'Commonwealth'))
  await post.writeSheet(plc, 'Wenden', 'Dorpat')
  umpire = await again(umpire)
  await expect(umpire.locator('main')).not.toContainText('Dorpat')
  await post.atPost(umpire)
  await expect(umpire.getByText('2 of 3 sheets are in.')).toBeVisible()
  // A sheet of the phase before says which it is for, and changes nothing.
  await post.openView(umpire, old)
  await expect(post.problem(umpire)).toContainText(
    'This sheet is for “Strategic actions”; the phase is “Movement”.',
  )
  await post.takeSheet(umpire, await post.sealSheet(plc), 'Commonwealth')
  await post.startPhase(umpire)
  await post.lookAsUmpire(umpire, 'Sweden')
  const asked = await post.settlePhase(umpire)
  expect(asked).toContain('flee')
  // Nobody else is at the umpire’s phone: what the players are asked is answered there without a curtain.
  expect(asked).not.toContain('curtain')

  // Turns 2 and 3, orders and marches, by file.
  for (let phases = 0; phases < 4; phases += 1) {
    await post.atPost(umpire)
    await byFile(umpire, { sweden, plc })
    await post.runPhase(umpire)
  }
  await expect(umpire.locator('[data-asks="over"]')).toBeAttached()
  await expect(umpire.getByText(/has won\.|Nobody has won\./).first()).toBeVisible()
})

test('all views are saved by one tap, and of several sheets one that is refused keeps no other back', async ({
  page: umpire,
}) => {
  await post.beginByPost(umpire)
  await post.atPost(umpire)
  const sweden = await secondPhone(swedish())
  const plc = await secondPhone(polish())
  await post.giveCard(umpire, sweden, 'Sweden')
  await post.giveCard(umpire, plc, 'Commonwealth')
  const views = await post.sealAllViews(umpire, 2)
  expect(views.map(({ name }) => name)).toEqual([
    'sweden-turn-1-strategy.json',
    'plc-turn-1-strategy.json',
  ])
  const sheets: post.Carried[] = []
  for (const [n, player] of [sweden, plc].entries()) {
    const view = views[n]
    if (view !== undefined) await post.openView(player, view)
    await post.writeSheet(player)
    sheets.push(await post.sealSheet(player))
  }
  const wrong = { name: 'holiday.txt', content: 'Greetings from Stettin' }
  const [one, other] = sheets
  if (one === undefined || other === undefined) throw new Error('there are no sheets')
  await post.openSheets(umpire, one, wrong, other)
  await expect(umpire.getByText('2 sheets are in.')).toBeVisible()
  await expect(post.problem(umpire)).toHaveText(/^holiday\.txt: This is no sealed file/)
  await expect(umpire.getByText('3 of 3 sheets are in.')).toBeVisible()
})

test('an umpire whose phone is gone goes on from a backup: the cards that are out open what is sealed then', async ({
  page: umpire,
}) => {
  await post.beginByPost(umpire)
  await post.atPost(umpire)
  const sweden = await secondPhone(swedish())
  const card = await post.giveCard(umpire, sweden, 'Sweden')
  await post.openView(sweden, await post.sealView(umpire, 'Sweden'))
  await post.writeSheet(sweden)
  const backup = await backUp(umpire)

  const fresh = await secondPhone(polish())
  await choose(fresh, 'restore', backup)
  await dialogButton(fresh, 'Add').tap()
  await expect(fresh.getByText(/All of the backup was found again afterwards\./)).toBeVisible()
  await fresh.goto('/#/games/the-deluge')
  await fresh
    .getByRole('link', { name: /Go on|Turn 1/ })
    .first()
    .tap()
  await post.atPost(fresh)
  await post.takeSheet(fresh, await post.sealSheet(sweden), 'Sweden')
  await post.openView(sweden, await post.sealView(fresh, 'Sweden'))
  await expect(sweden.getByText(/^First campaign · Turn 1/)).toBeVisible()
  await post.showCard(fresh, 'Sweden')
  expect(await post.cardShown(fresh)).toBe(card)
})
