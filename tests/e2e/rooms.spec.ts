// The rooms around the battle, in every look: the list, the start, the house rules, the rulebook, the guide.
import type { Page } from '@playwright/test'
import { inEveryLook, type Screen } from './support/everyLook.ts'
import { expect } from './support/test.ts'

const openStart = async (page: Page): Promise<void> => {
  await page.goto('/#/battles/new')
  await expect(page.locator('.seat')).toHaveCount(2)
}

const begin = async (page: Page): Promise<void> => {
  await page.locator('.foot button').tap()
  await expect(page.locator('.asks h2')).toBeVisible()
}

const dialog = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog')).toBeVisible()
}

// In this order: a house rule that was changed stays so.
const screens: readonly Screen[] = [
  {
    name: 'the empty list of battles',
    open: async (page) => {
      await page.goto('/#/battles')
      await expect(page.locator('.doors')).toBeVisible()
    },
  },
  { name: 'the start of a battle', open: openStart },
  {
    name: 'the choice of the other army',
    open: async (page) => {
      await openStart(page)
      await page.locator('.seat .who').last().tap()
      await dialog(page)
    },
  },
  {
    name: 'an army that was read in for the battle',
    open: async (page) => {
      await openStart(page)
      await page.locator('.seat .who').last().tap()
      await page.getByRole('dialog').locator('.btn').first().tap()
      await page.getByRole('dialog').getByRole('textbox').fill('French\n1st DRILLED: 37 Rankers')
      await page.getByRole('dialog').locator('.btn-primary').tap()
      await expect(page.getByRole('dialog').locator('article')).toBeVisible()
    },
  },
  {
    name: 'the rulebook with an open chapter',
    open: async (page) => {
      await page.goto('/#/rules')
      await page.locator('h2 button').nth(2).tap()
      await expect(page.locator('.rule').first()).toBeVisible()
    },
  },
  {
    name: 'the search in the rulebook',
    open: async (page) => {
      await page.goto('/#/rules')
      await page.getByRole('searchbox').fill('shoot')
      await expect(page.locator('.rule').first()).toBeVisible()
    },
  },
  {
    name: 'a rule with its house rules',
    open: async (page) => {
      await page.goto('/#/rules/SHOOT-05')
      await expect(page.locator('.rule-text')).toBeVisible()
    },
  },
  {
    name: 'a rule that does not exist',
    open: async (page) => {
      await page.goto('/#/rules/NO-99')
      await expect(page.getByText('NO-99')).toBeVisible()
    },
  },
  {
    name: 'a battle under way and another one',
    open: async (page) => {
      for (let n = 0; n < 2; n += 1) {
        await openStart(page)
        await begin(page)
      }
      await page.goto('/#/battles')
      await expect(page.locator('article.battle')).toHaveCount(1)
    },
  },
  {
    name: 'the question before a battle is deleted',
    open: async (page) => {
      await page.goto('/#/battles')
      await page.locator('.card .icon-btn').tap()
      await dialog(page)
    },
  },
  {
    name: 'the rulebook over a battle',
    open: async (page) => {
      await openStart(page)
      await begin(page)
      await page.locator('.tools button').nth(3).tap()
      await dialog(page)
    },
  },
  {
    name: 'a hint of the guided battle',
    open: async (page) => {
      await page.goto('/#/battles')
      await page.locator('.doors button').first().tap()
      await expect(page.locator('.guide')).toBeVisible()
    },
  },
  {
    name: 'the house rules with one changed',
    open: async (page) => {
      await page.goto('/#/house-rules')
      await page.locator('.item').nth(2).locator('.choice').nth(1).tap()
      await expect(page.locator('.item.changed')).toHaveCount(1)
    },
  },
  {
    name: 'what was agreed for a battle',
    open: async (page) => {
      await page.goto('/#/house-rules')
      await page.locator('.presets button').nth(1).tap()
      await openStart(page)
      await begin(page)
      await page.locator('.agreed').tap()
      await dialog(page)
    },
  },
]

inEveryLook('around the battle', [{ screens }])
