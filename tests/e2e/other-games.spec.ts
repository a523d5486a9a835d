// Two toy games in the registry, played on the real screen: shelf, curtain, questions, log, undo, replay, backup, recovery.
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addSample } from './support/armies.ts'
import { expectAccessible } from './support/axe.ts'
import { byThumb } from './support/battle/hands.ts'
import { expect, test as base } from './support/test.ts'
import { serveToys } from './support/toy-build.ts'

interface Toys {
  readonly toys: Awaited<ReturnType<typeof serveToys>>
}

// One worker builds the app with the toys, once.
const test = base.extend<object, Toys>({
  toys: [
    async ({}, use) => {
      const server = await serveToys()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ toys }, use) => use(toys.url),
})
test.describe.configure({ mode: 'default' })
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const press = (page: Page, name: string | RegExp) =>
  byThumb.press(page, page.getByRole('button', { name, exact: typeof name === 'string' }))
const asks = (page: Page, kind: string) =>
  expect(page.locator(`[data-asks="${kind}"]`)).toBeVisible()

async function begin(page: Page, game: string, setup: string): Promise<void> {
  await page.goto(`/#/games/${game}`)
  await press(page, setup)
  await asks(page, 'curtain')
}

async function take(page: Page, name: string, kind: string): Promise<void> {
  await press(page, `I am ${name}`)
  await asks(page, kind)
}

/** Anna and Ben choose. */
async function chooseBoth(page: Page, anna: string, ben: string): Promise<void> {
  await take(page, 'Anna', 'coin')
  await press(page, anna)
  await take(page, 'Ben', 'coin')
  await press(page, ben)
  await asks(page, 'show')
}

/** Everything a screen says, shows or carries, and everything kept on the phone outside of the records. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => {
    const names = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`),
    )
    const local = JSON.stringify(Object.entries(localStorage))
    const session = JSON.stringify(Object.entries(sessionStorage))
    const rows = await new Promise<string>((resolve) => {
      const opening = indexedDB.open('aide-de-camp')
      opening.onsuccess = () => {
        const database = opening.result
        const stores = ['battles', 'meta'].filter((each) =>
          database.objectStoreNames.contains(each),
        )
        const reading = database.transaction(stores)
        const found: unknown[] = []
        for (const each of stores) {
          const all = reading.objectStore(each).getAll()
          all.onsuccess = () => found.push(all.result)
        }
        reading.oncomplete = () => {
          database.close()
          resolve(JSON.stringify(found))
        }
      }
    })
    return {
      screen: [document.title, document.body.innerText, document.body.textContent, ...names].join(
        '\n',
      ),
      kept: [local, session, rows, location.href, JSON.stringify(history.state)].join('\n'),
    }
  })

test('a game of cards goes from the shelf to its end, with curtain, undo, log and replay', async ({
  page,
}) => {
  await addSample(page)
  await page.getByRole('button', { name: 'The March of Eagles' }).tap()
  const shelf = page.getByRole('dialog', { name: 'The games' })
  await expect(shelf.getByRole('link', { name: /Couriers/ })).toContainText('Not begun')
  await shelf.getByRole('link', { name: /Pennies/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Pennies' })).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Two rounds')
  await asks(page, 'curtain')
  await expect(page.getByRole('heading', { name: 'Give the phone to Anna' })).toBeVisible()
  await expectAccessible(page)
  await take(page, 'Anna', 'coin')
  await expectAccessible(page)
  await press(page, 'Heads')
  await asks(page, 'curtain')
  await expect(page.getByRole('button', { name: 'Nothing to take back' })).toBeVisible()

  // Anna thinks better of it, and nobody is offered her coin again.
  await press(page, 'Pass on')
  await page.getByRole('dialog').getByRole('button', { name: 'I am Anna' }).tap()
  await asks(page, 'none')
  await press(page, 'Undo: your coin')
  await asks(page, 'coin')
  await expect(page.getByRole('button', { name: 'Give it again' })).toHaveCount(0)
  await press(page, 'Tails')
  await take(page, 'Ben', 'coin')
  await press(page, 'Tails')
  await asks(page, 'show')
  await press(page, /^Turn up round/)
  await asks(page, 'curtain')
  await expect(page.getByText('Round 2 of 2, 1 to 0')).toBeVisible()
  await expect(page.getByText('Tails / Tails')).toBeVisible()

  await chooseBoth(page, 'Heads', 'Tails')
  await press(page, /^Turn up round/)
  await asks(page, 'over')
  await expect(page.getByRole('heading', { name: 'A draw' })).toBeVisible()
  await press(page, 'Log')
  const log = page.getByRole('dialog', { name: 'Log' })
  await expect(log.locator('del', { hasText: 'You chose heads.' })).toBeVisible()
  await expect(log.getByText('One answer taken back')).toBeVisible()
  await log.getByRole('button', { name: /Look back/ }).tap()
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible()
  await page.getByRole('slider').fill('1')
  await expect(page.locator('del', { hasText: 'You chose heads.' })).toBeVisible()
  await expectAccessible(page)
})

test('the game reopens at a curtain, by the start address and by the shelf', async ({ page }) => {
  await begin(page, 'pennies', 'Two rounds')
  await take(page, 'Anna', 'coin')
  await page.reload()
  await asks(page, 'curtain')
  await take(page, 'Anna', 'coin')
  await press(page, 'Heads')
  await asks(page, 'curtain')
  const address = page.url()
  await page.goto('about:blank')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Give the phone to Ben' })).toBeVisible()
  expect(page.url()).toBe(address)
  await page.goto('/#/dice')
  await page.getByRole('link', { name: /Pennies: turn 1.*Go on/ }).tap()
  await take(page, 'Ben', 'coin')
})

for (const [coin, other] of [
  ['Heads', 'Tails'],
  ['Tails', 'Heads'],
] as const)
  test(`while Ben holds the phone nothing says that Anna chose ${coin}`, async ({ page }) => {
    await begin(page, 'pennies', 'Two rounds')
    await take(page, 'Anna', 'coin')
    await press(page, coin)
    await asks(page, 'curtain')
    const says = /heads|tails|kopf|zahl/iu
    const behind = await leftBehind(page)
    expect(behind.screen).not.toMatch(says)
    expect(behind.kept).not.toMatch(says)
    await take(page, 'Ben', 'coin')
    await press(page, 'Log')
    await expect(page.getByRole('dialog', { name: 'Log' })).toContainText('Side a has chosen.')
    const seen = await leftBehind(page)
    const times = (text: string, word: string) => text.split(new RegExp(word, 'iu')).length
    // Ben is offered both, and each stands there as often as the other.
    expect(times(seen.screen, coin)).toBe(times(seen.screen, other))
    expect(seen.kept).not.toMatch(says)
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(/chose (?:heads|tails)/iu)
  })

test('a replay looked at meanwhile tells nothing that is locked', async ({ page }) => {
  await begin(page, 'pennies', 'Two rounds')
  await take(page, 'Anna', 'coin')
  await press(page, 'Heads')
  await asks(page, 'curtain')
  await expect(page.getByText('All is saved.')).toBeAttached()
  await page.goto(`${page.url()}/replay`)
  await expect(page.getByText('Side a has chosen.')).toBeVisible()
  expect((await leftBehind(page)).screen).not.toMatch(/heads|tails/iu)
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0)
})

test('sheets of three seats, an umpire’s form and a die', async ({ page }) => {
  await begin(page, 'couriers', 'One turn')
  await take(page, 'Red', 'orders')
  await press(page, 'Ride to Burgo')
  await expect(page.getByText('Your sheet has 1 lines.')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Close the sheet')
  for (const seat of ['Blue', 'Green']) {
    await take(page, seat, 'orders')
    expect((await leftBehind(page)).screen).not.toMatch(/Your sheet has/u)
    await press(page, 'Close the sheet')
  }
  await take(page, 'the umpire', 'run')
  await page.getByText('Yes', { exact: true }).tap()
  await press(page, 'More: Bridges washed out')
  await expectAccessible(page)
  await press(page, 'Go on')
  await asks(page, 'roads')
  await byThumb.typeDice(page, [4])
  await asks(page, 'over')
  await expect(page.getByText('A storm; 1 bridges are washed out.')).toHaveCount(0)
  await press(page, 'Log')
  await expect(page.getByText('A storm; 1 bridges are washed out.')).toBeVisible()
  await expect(page.getByText('The red courier is in Burgo too.')).toBeVisible()
})

test('its record is in a backup and goes on from there on an empty phone', async ({
  page,
  toys,
}) => {
  await begin(page, 'pennies', 'Two rounds')
  await chooseBoth(page, 'Heads', 'Tails')
  await expect(page.getByText('All is saved.')).toBeAttached()
  await page.goto('/#/storage')
  const download = page.waitForEvent('download')
  await press(page, 'Back up now')
  const text = readFileSync(await (await download).path(), 'utf8')
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(toys.url)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.goto('/#/storage')
  const file = { name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').nth(1).setInputFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(page.getByText(/All of the backup was found again afterwards\./)).toBeVisible()
  await page.goto('/#/games/pennies')
  await page.getByRole('link', { name: /Turn 1 of 2/ }).tap()
  await asks(page, 'show')
  await press(page, /^Turn up round/)
  await expect(page.getByText('Round 2 of 2, 0 to 1')).toBeVisible()
})

test('its second copy brings it back when the browser has lost the database', async ({ page }) => {
  await begin(page, 'pennies', 'Two rounds')
  await chooseBoth(page, 'Heads', 'Tails')
  await expect(page.getByText('All is saved.')).toBeAttached()
  const address = page.url()
  await page.goto('/icon.svg')
  await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase('aide-de-camp').onsuccess = done
      }),
  )
  await page.goto('/')
  await press(page, /Bring everything back/)
  await expect(page.getByText('What the second copies held is back.')).toBeVisible()
  await page.goto(address)
  await asks(page, 'show')
})

test('a game that is not open costs the first screen nothing but its line', async ({ page }) => {
  await page.goto('/#/armies')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(loaded.filter((name) => /screens-|GameHome|GameView/u.test(name))).toEqual([])
})

test('no toy is in the app that is shipped', () => {
  const files = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(50)
  for (const name of files)
    expect(readFileSync(`dist/assets/${name}`, 'utf8'), name).not.toMatch(/pennies|couriers/iu)
})
