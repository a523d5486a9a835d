// Cuts of a real line and kills of either page, one after the other, while both phones play: nothing is lost or doubled.
// SOAK_LINK_CUTS asks for more.
import type { BrowserContext, Page } from '@playwright/test'
import { pause, upTo } from '../durability/pause.ts'
import { beginSampleBattle } from './support/battle/begin.ts'
import { answerNext } from './support/battle/player.ts'
import {
  anotherPhone,
  exchange,
  headOn,
  invite,
  playerAt,
  secondPhone,
  untilEven,
  withCamera,
} from './support/link.ts'
import { cutLine, killPage, storedHeads, watchPhone, type Ticked } from './support/linkFaults.ts'
import { expect, test } from './support/test.ts'

const cuts = Number(process.env['SOAK_LINK_CUTS'] ?? 4)
/** Cuts in one battle: a battle is over some time. */
const cutsOfABattle = 50

test.use({ launchOptions: withCamera })

type Which = 'host' | 'guest'
type Phones = Record<Which, Page>

/** Whoever is asked answers, until something breaks underneath. */
async function playOn(phones: Phones, seed: number, isOver: () => boolean): Promise<void> {
  const players = { host: playerAt(phones.host, seed), guest: playerAt(phones.guest, seed + 1) }
  while (!isOver()) {
    for (const which of ['host', 'guest'] as const) {
      const asks = await phones[which].locator('[data-scene]').getAttribute('data-asks')
      const isElsewhere = (await phones[which].locator('[data-elsewhere]').count()) > 0
      if (asks === 'result' || !isElsewhere) await answerNext(players[which])
    }
  }
}

/** The same battle on the same phone, after its page died. */
async function openAgain(page: Page): Promise<Page> {
  const [phone, address] = [page.context(), page.url()]
  await killPage(page)
  const again = await phone.newPage()
  await again.emulateMedia({ reducedMotion: 'reduce' })
  await again.goto(address)
  await again.locator('[data-scene]').waitFor()
  return again
}

async function linkAgain({ host, guest }: Phones): Promise<void> {
  const offer = await invite(host, null)
  await guest.locator('[data-link="none"]').getByRole('button', { name: 'Link again' }).tap()
  await exchange(host, guest, offer)
  await untilEven(host, guest)
}

const faults = ['line at the host', 'line at the guest', 'host killed', 'guest killed'] as const

async function breakIt(phones: Phones, fault: (typeof faults)[number]): Promise<void> {
  if (fault === 'host killed') phones.host = await openAgain(phones.host)
  else if (fault === 'guest killed') phones.guest = await openAgain(phones.guest)
  else await cutLine(fault === 'line at the host' ? phones.host : phones.guest)
}

const battleOf = (page: Page): string => /battles\/([^/?]+)/.exec(page.url())?.[1] ?? ''

/** Both have stored one and the same battle, and all that was ever ticked on either is in it. */
async function expectWhole({ host, guest }: Phones, ticked: Ticked): Promise<void> {
  await expect.poll(async () => (await headOn(guest)) === (await headOn(host))).toBe(true)
  const head = await headOn(host)
  const stored = (page: Page) => storedHeads(page, battleOf(page))
  // Each head names all that stands before it.
  for (const page of [host, guest])
    await expect.poll(async () => (await stored(page)).at(-1)).toBe(head)
  const heads = await stored(host)
  const missing = [...ticked].filter((each) => !heads.includes(each))
  expect(missing, `ticked and gone, of ${String(ticked.size)}`).toEqual([])
}

async function sitDown(host: Page, guest: Page): Promise<Phones> {
  await beginSampleBattle(host)
  await guest.goto('/#/battles')
  await guest.getByRole('button', { name: /^Sit down at another phone/ }).tap()
  await exchange(host, guest, await invite(host, null))
  await untilEven(host, guest)
  return { host, guest }
}

function phoneOf(phone: BrowserContext | null): BrowserContext {
  if (phone === null) throw new Error('there is no second phone')
  return phone
}

const other = anotherPhone()

for (let battle = 0; battle * cutsOfABattle < cuts; battle += 1)
  test(`cuts and kills at any moment lose no entry and double none, battle ${String(battle + 1)}`, async ({
    page,
    context,
  }) => {
    const count = Math.min(cutsOfABattle, cuts - battle * cutsOfABattle)
    test.setTimeout(60_000 + count * 60_000)
    const ticked: Ticked = new Set()
    for (const phone of [context, phoneOf(other())]) {
      // What waits for a page that died must end before the next cut.
      phone.setDefaultTimeout(20_000)
      await watchPhone(phone, ticked)
    }
    const phones = await sitDown(page, await secondPhone(other()))
    for (let cut = 0; cut < count; cut += 1) {
      let isOver = false
      const playing = playOn(phones, cut, () => isOver).catch(() => undefined)
      await pause(500 + upTo(3_000))
      isOver = true
      await breakIt(phones, faults[cut % faults.length] ?? faults[0])
      // One thumb a phone: what it does is done, or given up, before it links again.
      await playing
      await linkAgain(phones)
      await expectWhole(phones, ticked)
    }
    console.log(`${String(count)} cuts and kills, ${String(ticked.size)} states ticked`)
  })
