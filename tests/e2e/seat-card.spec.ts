// A seat card from the umpire's phone to a player's: by code, by link, by text; refused in words where it is none.
import { expectAccessible } from './support/axe.ts'
import { agree } from './support/campaign/agreed.ts'
import * as post from './support/campaign/byPost.ts'
import { anotherPhone, secondPhone } from './support/link.ts'
import { holdBefore, withPaintedCamera } from './support/paintedCamera.ts'
import { expect, test } from './support/test.ts'

const other = anotherPhone(withPaintedCamera)
const offer = 'Seat card: Sweden'
const came = 'A seat card: Sweden'

test.beforeEach(async ({ page }) => {
  await post.beginByPost(page)
  await post.atPost(page)
})

test('is scanned from the umpire’s screen, and only then is the key anywhere on it', async ({
  page,
}) => {
  await expect(page.locator('body')).not.toContainText('/post/')
  await post.showCard(page, 'Sweden')
  const sheet = page.getByRole('dialog', { name: offer })
  await expect(sheet).toContainText('alone: whoever has this card')
  await expectAccessible(page)
  const player = await secondPhone(other())
  await player.goto('/#/games/the-deluge/post')
  await expect(player.getByRole('heading', { name: 'Your seat card' })).toBeVisible()
  await expectAccessible(player)
  await player.getByRole('button', { name: 'Scan the card' }).tap()
  const heading = player.getByRole('heading', { name: came })
  await holdBefore(player, page, heading, sheet.locator('.code'))
  await post.takeSeat(player)
  await post.closeCard(page)
  await expect(page.locator('body')).not.toContainText('/post/')
  await post.openView(player, await post.sealView(page, 'Sweden'))
  await expect(player.getByText(/^First campaign · Turn 1/)).toBeVisible()
})

test('is a link that takes no seat by itself and leaves its key in no address', async ({
  page,
}) => {
  await post.showCard(page, 'Sweden')
  const link = await post.cardShown(page)
  const player = await secondPhone(other())
  const asked: string[] = []
  player.on('request', (request) => asked.push(request.url()))
  await player.goto(link)
  await expect(player.getByRole('heading', { name: came })).toBeVisible()
  expect(new URL(player.url()).hash).toBe('#/games/the-deluge/post')
  const code = link.slice(link.lastIndexOf('/') + 1)
  const sent = asked.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search)
  expect(sent.filter((path) => path.includes(code))).toEqual([])
  await player.evaluate((fragment) => (location.hash = fragment), new URL(link).hash)
  await expect(player).toHaveURL(/#\/games\/the-deluge\/post$/u)
  // Nor behind the Back button, of the start and of a link that is opened while the app runs.
  const browser = await player.context().newCDPSession(player)
  const { entries } = await browser.send('Page.getNavigationHistory')
  expect(entries.length).toBeGreaterThan(0)
  // What was typed the browser remembers by itself; no page can take that from it.
  expect(entries.filter(({ url }) => url.includes(code))).toEqual([])
  await player.reload()
  await expect(player.getByRole('heading', { name: 'Your seat card' })).toBeVisible()
  await player.goto(link)
  await post.takeSeat(player)
  await player.reload()
  await expect(player.getByRole('heading', { name: 'Sweden', level: 1 })).toBeVisible()
})

test('damaged, newer, of another game or none at all it is refused, and the seat that is held stays', async ({
  page,
}) => {
  const player = await secondPhone(other())
  const card = await post.giveCard(page, player, 'Sweden')
  await player.getByRole('button', { name: 'Another seat' }).tap()
  for (const [text, why] of [
    ['Hello', 'There is no seat card in this.'],
    [card.slice(0, -3), 'This seat card is not whole.'],
    [card.replace('the-deluge', 'gloria-mundi'), 'This seat card is of another game.'],
    ['#/games/the-deluge/post/AgECAyGwTpg', 'made by a newer version of the app'],
  ] as const) {
    await post.pasteCard(player, text)
    await expect(post.problem(player)).toContainText(why)
    await expect(player.getByRole('button', { name: 'Take this seat' })).toHaveCount(0)
  }
  await player.reload()
  await expect(player.getByRole('heading', { name: 'Sweden', level: 1 })).toBeVisible()
})

test('made anew, the old one opens nothing that is sent from then on', async ({ page }) => {
  const player = await secondPhone(other())
  const old = await post.giveCard(page, player, 'Sweden')
  await post.openView(player, await post.sealView(page, 'Sweden'))
  await expect(player.getByText(/^First campaign · Turn 1/)).toBeVisible()
  await post.showCard(page, 'Sweden')
  await page.getByRole('button', { name: 'Make a new card' }).tap()
  await agree(page)
  await expect(page.getByText('The old card opens nothing any more.')).toBeVisible()
  const fresh = await post.cardShown(page)
  expect(fresh).not.toBe(old)
  await post.closeCard(page)
  const view = await post.sealView(page, 'Sweden')
  await post.openView(player, view)
  await expect(post.problem(player)).toContainText('or with an old key')
  await player.getByRole('button', { name: 'Another seat' }).tap()
  await post.pasteCard(player, fresh)
  await expect(player.getByText('You hold this seat with another card.')).toBeVisible()
  await post.takeSeat(player)
  await post.openView(player, view)
  await expect(player.getByText(/^First campaign · Turn 1/)).toBeVisible()
})
