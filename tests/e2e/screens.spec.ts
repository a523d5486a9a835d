// Every screen and every sheet, in both themes and both languages, at large text and on a narrow phone: axe finds nothing.
import '../support/handKinds.ts'
import type { Page } from '@playwright/test'
import { backupText, storedOf } from '../storage/backup/support/examples.ts'
import { inEveryLook, type Screen } from './support/everyLook.ts'
import { expect } from './support/test.ts'

/** Fills the shelf through the screen itself: a legal and an illegal army. */
async function fillShelf(page: Page): Promise<void> {
  await page.goto('/#/add')
  await page
    .getByRole('textbox')
    .fill(
      'French\n1st DRILLED: 37 Rankers + 3 Drummers = 40 points\n2nd GUARDS LIGHT: 40 Rankers\nwhat is this\nTOTAL 12',
    )
  await page.locator('.foot button').tap()
  await expect(page.locator('article')).toBeVisible()
  await page.locator('.foot button').tap()
  await expect(page.locator('.battalion').first()).toBeVisible()
}

async function openArmy(page: Page): Promise<void> {
  await page.goto('/#/armies')
  await page.locator('article a').first().tap()
  await expect(page.locator('.battalion').first()).toBeVisible()
}

const openSheet = async (page: Page, n: number): Promise<void> => {
  await page.locator('.top-bar .icon-btn').last().tap()
  await page.getByRole('dialog').getByRole('listitem').nth(n).getByRole('button').tap()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const onAnEmptyPhone: readonly Screen[] = [
  {
    name: 'the very first open',
    open: async (page) => {
      await page.goto('/')
      await expect(page.locator('.doors')).toBeVisible()
    },
  },
  {
    name: 'a new army',
    open: async (page) => {
      await page.goto('/')
      await page.locator('.doors button').last().tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'adding', open: (page) => page.goto('/#/add') },
  {
    name: 'a damaged link',
    open: async (page) => {
      await page.goto('/#/add/1AAAA')
      await expect(page.locator('.status')).toBeVisible()
    },
  },
  {
    name: 'the preview of a paste',
    open: async (page) => {
      await page.goto('/#/add')
      await page.getByRole('textbox').fill('British\n1st DRILLED: 36 Rankers = 40\nnonsense')
      await page.locator('.foot button').tap()
      await expect(page.locator('article')).toBeVisible()
    },
  },
  { name: 'the bin', open: (page) => page.goto('/#/bin') },
  { name: 'the storage page', open: (page) => page.goto('/#/storage') },
  {
    name: 'a damaged backup',
    open: async (page) => {
      await page.goto('/#/storage')
      const field = page.locator('input[type=file]').nth(1)
      await field.setInputFiles({
        name: 'x.json',
        mimeType: 'text/plain',
        buffer: Buffer.from('x'),
      })
      await expect(page.getByRole('dialog').locator('.status')).toBeVisible()
    },
  },
  {
    name: 'dice that were rolled',
    open: async (page) => {
      await page.goto('/#/dice')
      await page.locator('.choice').nth(3).tap()
      await page.locator('.foot button').tap()
      await expect(page.locator('.result')).toBeVisible()
    },
  },
  {
    name: 'the fairness page',
    open: async (page) => {
      await page.goto('/#/dice')
      for (let n = 0; n < 12; n += 1) await page.locator('.foot button').tap()
      await page.goto('/#/dice/fairness')
      await expect(page.locator('table')).toBeVisible()
    },
  },
  { name: 'the settings', open: (page) => page.goto('/#/settings') },
  {
    name: 'the page about the app, with a licence open',
    open: async (page) => {
      await page.goto('/#/about')
      await page.locator('summary').first().tap()
      await expect(page.locator('pre').first()).toBeVisible()
    },
  },
  { name: 'an address that leads nowhere', open: (page) => page.goto('/#/x/y') },
]

const withAnArmy: readonly Screen[] = [
  {
    name: 'the games on the shelf',
    open: async (page) => {
      await page.goto('/#/armies')
      await page.locator('button.game').tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'a shelf with an illegal army',
    open: async (page) => {
      await page.goto('/#/armies')
      await expect(page.locator('article')).toBeVisible()
    },
  },
  {
    name: 'the builder with every problem open',
    open: async (page) => {
      await openArmy(page)
      await page.locator('.battalion button').first().tap()
      await expect(page.getByRole('spinbutton').first()).toBeVisible()
    },
  },
  {
    name: 'the details of an army',
    open: async (page) => {
      await openArmy(page)
      await openSheet(page, 0)
    },
  },
  {
    name: 'the order of battalions',
    open: async (page) => {
      await openArmy(page)
      await openSheet(page, 1)
    },
  },
  {
    name: 'sharing',
    open: async (page) => {
      await openArmy(page)
      await openSheet(page, 2)
      await expect(page.getByRole('img')).toBeVisible()
    },
  },
  {
    name: 'print',
    isPaper: true,
    open: async (page) => {
      await openArmy(page)
      await page.goto(`${page.url()}/print`)
      await expect(page.locator('.a4 svg.qr')).toBeVisible()
    },
  },
  {
    name: 'a restore that would replace everything',
    open: async (page) => {
      await page.goto('/#/storage')
      const text = await backupText(storedOf(3))
      const file = { name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from(text) }
      await page.locator('input[type=file]').nth(1).setInputFiles(file)
      await page.getByRole('dialog').locator('.choice').nth(1).tap()
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    },
  },
]

inEveryLook('around the armies', [
  { screens: onAnEmptyPhone },
  { before: fillShelf, screens: withAnArmy },
])
