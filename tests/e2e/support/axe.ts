// Accessibility of what is on the screen now, by axe: every rule it has, whatever its level, or those that a look can break.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
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

/** The app has no frames: what axe does for them, a page of its own for each run, is left out. */
const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true)

/** Fails with the rule, the element and the remedy for each thing axe finds. */
async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
  expect(found, 'what axe found').toEqual([])
}

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
  await expectNothing(axeOn(page).withTags(everyTag).disableRules(Object.keys(skipped)))
}

/** All that a theme can break. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNothing(axeOn(page).withRules(['color-contrast']))

/** What longer words, larger text and another width can break, beside what runs out of the screen. */
export const expectFittingParts = (page: Page): Promise<void> =>
  expectNothing(
    axeOn(page).withRules([
      'target-size',
      'label-content-name-mismatch',
      'scrollable-region-focusable',
    ]),
  )
