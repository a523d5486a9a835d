// The March of Progress on two phones: each locks his card on his own, and nothing of it is on the line until both have.
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import {
  anotherPhone,
  exchange,
  invite,
  paste,
  secondPhone,
  untilEven,
  withCamera,
} from './support/link.ts'
import { answer, asked, asks, begin, lockCard, press } from './support/progress.ts'
import { expect, test } from './support/test.ts'

test.use({ launchOptions: withCamera })

/** Notes all that a page says over the line; also after a reload. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    const prototype: object = RTCDataChannel.prototype
    const send: unknown = Reflect.get(prototype, 'send')
    if (typeof send !== 'function') return
    const noting = new Proxy(send, {
      apply: (target, channel, args: unknown[]): unknown => {
        said.push(String(args[0]))
        return Reflect.apply(target, channel, args)
      },
    })
    Reflect.set(prototype, 'send', noting)
  })
}
const saidBy = (page: Page): Promise<string> =>
  page.evaluate(() => (Reflect.get(globalThis, 'said') as string[]).join('\n'))

const other = anotherPhone()

/** Whoever is asked answers, until a new turn is chosen for on both phones. */
async function playTurn(...pages: readonly Page[]): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    const kinds = await Promise.all(pages.map(asked))
    if (kinds.every((kind) => kind === 'card')) return
    for (const page of pages) {
      const kind = (await asked(page)) ?? 'none'
      if (kind !== 'none' && kind !== 'card') await answer(page, kind)
      await page.waitForTimeout(100)
    }
  }
  throw new Error('the turn does not end')
}

test('each locks his card on his own phone, also through a kill, and both are turned up', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await listen(page)
  await begin(page, 'two people', 'Blue')
  let guest = await secondPhone(other())
  await listen(guest)
  await guest.goto('/#/games/march-of-progress')
  await guest.getByRole('button', { name: /^Sit down at another phone/ }).tap()
  await exchange(page, guest, await invite(page, null))
  await untilEven(page, guest)
  await asks(page, 'card')
  await asks(guest, 'card')
  await expectAccessible(guest)

  await lockCard(guest, 'Recruit')
  await expect(guest.getByText('Your choice is locked.', { exact: false })).toBeVisible()
  await expect(page.locator('[data-link]')).toContainText('The other player has locked a choice.')
  expect(await saidBy(guest)).toContain('"m":"seal"')
  expect((await saidBy(guest)).toLowerCase()).not.toContain('recruit"')
  await expectAccessible(guest)

  // A kill between lock and reveal neither loses nor shows it.
  const address = guest.url()
  await guest.close()
  guest = await secondPhone(other())
  await listen(guest)
  await guest.goto(address)
  await expect(guest.getByText('Your choice is locked.', { exact: false })).toBeVisible()
  await expect(guest.locator('[data-link="none"]')).toBeVisible()
  const offer = await invite(page, null)
  await guest.locator('[data-link]').getByRole('button', { name: 'Link again' }).tap()
  await exchange(page, guest, offer)
  await untilEven(page, guest)
  await expect(page.locator('[data-link]')).toContainText('The other player has locked a choice.')

  await lockCard(page, 'Attack +1')
  await asks(page, 'reveal')
  await expect(guest.getByText('This is answered on the phone that leads.')).toBeVisible()
  await answer(page, 'reveal')
  await playTurn(page, guest)
  await expect(page.getByText(/Turn 2/).first()).toBeVisible()
  await expect(guest.getByText(/Turn 2/).first()).toBeVisible()
})

test('who watches is told of a locked card nothing but that it is locked, and no entry of it', async ({
  page,
}) => {
  await listen(page)
  await begin(page, 'two people', 'Blue')
  const guest = await secondPhone(other())
  await guest.goto('/#/games/march-of-progress')
  await guest.getByRole('button', { name: /^Sit down at another phone/ }).tap()
  await exchange(page, guest, await invite(page, 'spectator'))
  await untilEven(page, guest)
  await asks(page, 'curtain')
  await press(page, 'I am Jonas')
  await lockCard(page, 'Recruit')
  await asks(page, 'curtain')
  await expect(page.locator('nav.tools p')).toHaveText('All is saved.')
  await page.waitForTimeout(500)
  expect(await saidBy(page)).not.toContain('"m":"entries"')
})

/** This phone reads the host's code and the host its answer; nothing more is waited for. */
async function joinFrom(host: Page, guest: Page, address: string): Promise<void> {
  await guest.goto(address)
  // The page before has a button of the same name.
  await guest.getByRole('heading', { level: 1, name: 'The March of Progress' }).waitFor()
  await guest.getByRole('button', { name: /^Sit down at another phone/ }).tap()
  await exchange(host, guest, await invite(host, null))
}
const says = (page: Page, words: string): Promise<void> =>
  expect(page.getByText(words, { exact: false })).toBeVisible()

test('both phones say why one of them cannot keep the game, and the code is in sight on a small one', async ({
  page,
}) => {
  await begin(page, 'two people', 'Blue')
  const guest = await secondPhone(other())
  await guest.setViewportSize({ width: 320, height: 640 })
  await guest.goto('/#/battles')
  await guest.getByRole('button', { name: /^Sit down at another phone/ }).tap()
  await paste(guest, await invite(page, null))
  const picture = guest.locator('[data-link-code] svg.qr')
  await expect(picture).toBeInViewport({ ratio: 1 })
  const answer = await guest.locator('[data-link-code]').getAttribute('data-link-code')
  await page.getByRole('button', { name: 'Now read its answer' }).tap()
  await paste(page, answer ?? '')
  await says(guest, 'The other phone is at another game')
  await says(page, 'The other phone sat down on the page of another game')

  await Promise.all([page.reload(), guest.reload()])
  await joinFrom(page, guest, '/#/games/march-of-progress')
  await untilEven(page, guest)
  const tab = await secondPhone(other())
  await joinFrom(page, tab, '/#/games/march-of-progress')
  await says(tab, 'On this phone the game is open in another tab')
  await says(page, 'On the other phone the game is open in another tab')
})
