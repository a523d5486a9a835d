// Accessibility of what is on the screen now, by axe: every rule it has, whatever its level, or those that a look can break.
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './test.ts'

/** Rules that are not asked, each with its reason. */
const skipped: Readonly<Record<string, string>> = {
  'color-contrast-enhanced': 'AAA contrast is promised for numbers and dice only, AA for the rest',
}

const everyTag = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
  'ACT',
]

/** axe is half a megabyte: it comes once into a page, and stays there until the page is loaded anew. */
async function axeComesInto(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => Reflect.has(globalThis, 'axe'))
  if (!isThere) await page.evaluate(axe.source)
}

/** Fails with the rule, the element and the remedy for each thing axe finds; all it finds in order stays in the page. */
async function expectNothing(page: Page, options: axe.RunOptions): Promise<void> {
  await axeComesInto(page)
  const found = await page.evaluate(
    async (asked) => {
      const there = Reflect.get(globalThis, 'axe') as typeof axe
      const { violations } = await there.run(document, asked)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      )
    },
    { ...options, resultTypes: ['violations'] } satisfies axe.RunOptions,
  )
  expect(found, 'what axe found').toEqual([])
}

const only = (values: string[]): axe.RunOptions => ({ runOnly: { type: 'rule', values } })

/** Where the middle scrolls by itself the page does not: head and tabs would leave their places. */
const isPinned = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const middle = document.querySelector('main')
    const { scrollHeight, clientHeight } = document.documentElement
    const scrolls = middle !== null && getComputedStyle(middle).overflowY === 'auto'
    return !scrolls || scrollHeight <= clientHeight + 1
  })

/** By every rule there is, in a frame that stays where it is. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await isPinned(page), `the page scrolls behind its frame: ${page.url()}`).toBe(true)
  const rules = Object.fromEntries(Object.keys(skipped).map((id) => [id, { enabled: false }]))
  await expectNothing(page, { runOnly: { type: 'tag', values: everyTag }, rules })
}

/** All that a theme can break. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothing(page, only(['color-contrast']))

/** What longer words, larger text and another width can break, beside what runs out of the screen. */
export const expectFittingParts = (page: Page): Promise<void> =>
  expectNothing(
    page,
    only(['target-size', 'label-content-name-mismatch', 'scrollable-region-focusable']),
  )
