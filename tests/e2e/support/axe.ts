// Accessibility of what is on the screen now: every rule axe has, whatever its level.
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

/** Fails with the rule, the element and the remedy for each thing axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(everyTag)
    .disableRules(Object.keys(skipped))
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
  expect(found, 'what axe found').toEqual([])
}
