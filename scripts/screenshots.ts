// Pictures of every screen in every look, for looking at: test-results/screens; two of them are the README's.
import { copyFile, mkdir } from 'node:fs/promises'
import { chromium, type BrowserContextOptions, type Page } from 'playwright'
import { launchOptions } from './find-browser.ts'
import { serve } from './serve.ts'

const folder = 'test-results/screens'
const inReadme = ['armies', 'builder'] as const

const looks = {
  day: { colorScheme: 'light', locale: 'en-GB', viewport: { width: 390, height: 844 } },
  night: { colorScheme: 'dark', locale: 'en-GB', viewport: { width: 390, height: 844 } },
  german: { colorScheme: 'light', locale: 'de-DE', viewport: { width: 390, height: 844 } },
  wide: { colorScheme: 'light', locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  'wide-night': { colorScheme: 'dark', locale: 'de-DE', viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>

const wrongList = `Army: Ridge Rearguard (British)
1st DRILLED: 36 Rankers + 1 Drummer + 1 Sergeant + 1 Officer
2nd DRILLED LIGHT RIFLES: 20 Rankers + 1 Sergeant
3rd VETERAN: 28 Rankers + 1 Officer
4th GREEN: 40 Rankers + 1 Drummer + 1 Sergeant
5th GREEN: 16 Rankers + 1 Sergeant = 13 points
a line that nobody can read`

type Shot = (name: string) => Promise<void>

async function addFromText(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/add`)
  await page.getByRole('textbox').fill(wrongList)
  await page.locator('.foot button').click()
  await page.locator('article').waitFor()
}

async function shelf(page: Page, address: string, shot: Shot): Promise<void> {
  await page.goto(address)
  await page.locator('.doors').waitFor()
  await shot('welcome')
  await page.locator('.doors button').last().click()
  await page.locator('.samples > button').click()
  await page.locator('article').nth(1).waitFor()
  await addFromText(page, address)
  await shot('found')
  await page.locator('.foot button').click()
  await page.locator('.battalion').first().waitFor()
  await page.goto(`${address}#/armies`)
  await page.locator('article').nth(2).waitFor()
  await shot('armies')
  await page.locator('.foot button').click()
  await page.getByRole('dialog').waitFor()
  await shot('new-army')
  await page.keyboard.press('Escape')
}

async function builder(page: Page, shot: Shot): Promise<void> {
  await page.locator('article a').first().click()
  await page.locator('.battalion button').nth(1).click()
  await shot('builder')
  const sum = page.locator('.total .sum')
  if (await sum.isEnabled()) await sum.click() // on a wide screen everything is unfolded
  await shot('what-fits')
  await page.locator('.top-bar .icon-btn').last().click()
  await page.getByRole('dialog').waitFor()
  await shot('more')
  const sheets = ['details', 'order', 'share'] as const
  for (const [n, sheet] of sheets.entries()) {
    if (n > 0) await page.locator('.top-bar .icon-btn').last().click()
    await page.getByRole('dialog').getByRole('listitem').nth(n).getByRole('button').click()
    await shot(sheet)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.goto(`${page.url()}/print`)
  await page.locator('.a4 svg.qr').waitFor()
  await shot('print')
}

async function rest(page: Page, address: string, shot: Shot): Promise<void> {
  for (const name of ['add', 'settings', 'bin', 'nowhere']) {
    await page.goto(`${address}#/${name}`)
    await shot(name)
  }
}

const server = await serve({ root: 'dist', port: 0 })
const browser = await chromium.launch(launchOptions())
await mkdir(folder, { recursive: true })
for (const [look, options] of Object.entries(looks)) {
  const context = await browser.newContext({ ...options, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const shot: Shot = async (name) => {
    await page.waitForTimeout(400) // sheets have risen
    await page.screenshot({ path: `${folder}/${look}-${name}.png` })
  }
  await shelf(page, server.url, shot)
  await builder(page, shot)
  await rest(page, server.url, shot)
  await context.close()
}
await browser.close()
await server.stop()
await mkdir('docs/screens', { recursive: true })
for (const name of inReadme) await copyFile(`${folder}/day-${name}.png`, `docs/screens/${name}.png`)
console.log(`Pictures are in ${folder}.`)
