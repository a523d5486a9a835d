// Lists from outside: paste, link, file, picture. A preview first; nothing is stored before the user says so.
import type { Page } from '@playwright/test'
import encodeQR from 'qr'
import { encodeArmy, sampleArmies } from '@/games/eagles/rules/index.ts'
import { tapSample } from './support/armies.ts'
import { expect, test } from './support/test.ts'

const booklet = `British
1st Battalion DRILLED: 36 Rankers + 1 Drummer + 1 Sergeant + 1 Officer = 52 points
2nd Battalion DRILLED: 36 Rankers + 2 Drummers + 2 Sergeants = 48 points
3rd Battalion GREEN: 40 Rankers + 1 Sergeant + 1 Officer = 34 points
4th Battalion VETERAN: 28 Rankers + 1 Officer = 52 points
5th Battalion GREEN: 20 Rankers + 1 Sergeant = 44 points
TOTAL 200 points

French
1st Battalion DRILLED: 24 Rankers + 1 Drummer + 1 Ensign = 32 points
2nd Battalion VETERAN: 24 Rankers + 1 Sergeant = 40 points
3rd Battalion DRILLED: 32 Rankers + 2 Drummers = 36 points
3rd Battalion GUARDS: 32 Rankers + 2 Drummers + 2 Sergeants + 1 Ensign + 1 Officer = 92 points
TOTAL 200 points`

const read = async (page: Page, text: string): Promise<void> => {
  await page.goto('/#/add')
  await page.getByLabel('Text, link or code').fill(text)
  await page.getByRole('button', { name: 'Read it' }).tap()
}

const storedCount = async (page: Page): Promise<number> => {
  await page.goto('/#/armies')
  await expect(page.getByRole('heading', { name: 'The March of Eagles', level: 1 })).toBeVisible()
  // Either there are armies or the shelf says that it is empty: only then the count is one.
  await expect(
    page
      .locator('article')
      .or(page.getByRole('button', { name: 'Play a first battle' }))
      .first(),
  ).toBeVisible()
  return page.locator('article').count()
}

test('the armies as the booklet prints them, misprint and all, come in at 200 points each', async ({
  page,
}) => {
  await read(page, booklet)
  await expect(page.getByRole('heading', { name: '2 armies found' })).toBeVisible()
  await expect(page.locator('article')).toHaveCount(2)
  await expect(page.locator('article').first()).toContainText('printed at 44 points')
  await expect(page.locator('article .points b')).toHaveText(['200', '200'])
  await page.getByRole('button', { name: 'Add all 2' }).tap()
  await expect(page.getByText('2 armies added.')).toBeVisible()
  await expect(page.locator('article')).toHaveCount(2)
})

test('reading only previews: without a word from the user nothing is stored', async ({ page }) => {
  await read(page, booklet)
  await expect(page.locator('article')).toHaveCount(2)
  expect(await storedCount(page)).toBe(0)
})

test('a shared link opens as a preview and is the same list', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await tapSample(page)
  await page.getByRole('button', { name: 'Share' }).tap()
  await page.getByRole('button', { name: 'Copy the link' }).tap()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Close' }).first().tap()

  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Add it' })).toBeVisible()
  await expect(page.locator('article')).toContainText('The Thin Line')
  await expect(page.locator('article .points b')).toHaveText('200')
  expect(await storedCount(page)).toBe(1)

  await page.goto(link.slice(0, -6))
  await expect(page.locator('.status')).toContainText('cut off')
  const wrong = link.at(-9) === 'A' ? 'B' : 'A'
  await page.goto(`${link.slice(0, -9)}${wrong}${link.slice(-8)}`)
  await expect(page.locator('.status')).toContainText('damaged')
  expect(await storedCount(page)).toBe(1)
})

test('a link that is opened while the app still starts is followed', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/#/settings')
  await page.goto('/#/add/1AAAA')
  await expect(page.locator('.status')).toContainText(/cut off|damaged/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test('a saved file comes back with its notes', async ({ page }) => {
  await page.goto('/')
  await tapSample(page, 'Colonne du Nord')
  await page.getByRole('link', { name: /Colonne du Nord/ }).tap()
  await page.getByRole('button', { name: /Guards 32/ }).tap()
  await page.getByLabel('Note for yourself').fill('Keep them back until turn 4')
  await page.getByRole('button', { name: 'More for Colonne du Nord' }).tap()
  await page.getByRole('button', { name: 'Share' }).tap()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a file' }).tap()
  const file = await (await download).path()

  await page.goto('/#/add')
  await page.locator('input[type=file]').last().setInputFiles(file)
  await page.getByRole('button', { name: 'Add it' }).tap()
  await page.getByRole('button', { name: /Guards 32/ }).tap()
  await expect(page.getByLabel('Note for yourself')).toHaveValue('Keep them back until turn 4')
})

const badFiles: readonly {
  name: string
  file: { name: string; mimeType: string; buffer: Buffer }
  says: RegExp
}[] = [
  {
    name: 'an empty file',
    file: { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('') },
    says: /nothing to read/,
  },
  {
    name: 'a program',
    file: {
      name: 'a.bin',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from([0, 255, 1, 254, 0, 0, 7]),
    },
    says: /neither a text nor an army file/,
  },
  {
    name: 'half an army file',
    file: { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"aide') },
    says: /damaged/,
  },
  {
    name: 'a foreign JSON file',
    file: {
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"__proto__":{"x":1}}'),
    },
    says: /no army/,
  },
  {
    name: 'a file of 3 MB',
    file: { name: 'a.json', mimeType: 'application/json', buffer: Buffer.alloc(3_000_000, '[') },
    says: /too big/,
  },
  {
    name: 'a broken picture',
    file: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    says: /cannot be opened/,
  },
]

for (const { name, file, says } of badFiles)
  test(`${name} is refused in words and stores nothing`, async ({ page }) => {
    await page.goto('/#/add')
    await page.locator('input[type=file]').last().setInputFiles(file)
    await expect(page.locator('.status')).toContainText(says)
    expect(await storedCount(page)).toBe(0)
  })

test('a picture whose reader does not load says so, and is read at the next try', async ({
  page,
}) => {
  const [army] = sampleArmies
  if (army === undefined) throw new Error('no sample')
  const reader = /\/qrCode\.worker-[^/]*\.js$/
  await page.route(reader, (route) => route.abort())
  await page.goto('/#/add')
  const code = encodeQR(`https://example.org/#/add/${encodeArmy(army)}`, 'gif', { scale: 6 })
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'code.gif', mimeType: 'image/gif', buffer: Buffer.from(code) })
  await expect(page.locator('[data-camera="reader"]')).toContainText('could not be loaded')
  await page.unroute(reader)
  await page.getByRole('button', { name: 'Try again' }).tap()
  await expect(page.locator('article')).toContainText(army.name)
  await expect(page.locator('[data-camera]')).toHaveCount(0)
})

test('hostile names stay harmless text everywhere', async ({ page }) => {
  const name = '<b>x</b> ""q"" =1+1 __proto__ \u202Eevil 😀'
  await read(page, `Army: "${name}" (British)\n1st DRILLED: 36 Rankers`)
  await page.getByRole('button', { name: 'Add it' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    '<b>x</b> "q" =1+1 __proto__ evil 😀',
  )
  await expect(page.locator('main b', { hasText: 'x' })).toHaveCount(0)
  await page.goto(`${page.url()}/print`)
  await expect(page.locator('.a4')).toContainText('<b>x</b>')
})

test('pasting far too much is refused at once and the text stays', async ({ page }) => {
  await page.goto('/#/add')
  // Typing this much would take the test, not the app, a minute: it arrives as a paste does.
  await page.getByLabel('Text, link or code').evaluate((field: HTMLTextAreaElement) => {
    field.value = 'British\n'.repeat(30_000)
    field.dispatchEvent(new Event('input'))
  })
  await page.getByRole('button', { name: 'Read it' }).tap()
  await expect(page.locator('.status')).toContainText('too long')
  await expect(page.getByLabel('Text, link or code')).not.toHaveValue('')
})
