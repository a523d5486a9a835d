// What the tests of src/ui share: a page in a theme and a text size, axe's findings, measured sizes.
import axe from 'axe-core'
import { createMemoryHistory, createRouter } from 'vue-router'
import { render } from 'vitest-browser-vue'
import { defineComponent, h, type Component } from 'vue'

export const themes = ['light', 'dark', 'red'] as const

export function dress(clothes: {
  theme?: (typeof themes)[number]
  text?: string
  motion?: 'none'
}): void {
  Object.assign(document.documentElement.dataset, clothes)
}

const nowhere: Component = { render: () => null }

interface Outfit {
  readonly props?: Record<string, unknown>
  readonly slots?: Record<string, () => unknown>
}

/** Renders a part where links work. */
export function show(part: Component, { props = {}, slots = {} }: Outfit = {}) {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: nowhere }],
  })
  const Host = defineComponent(() => () => h(part, props, slots))
  return render(Host, { global: { plugins: [router] } })
}

/** A part is not a page: the rules about landmarks and headings are for screens. */
const ofParts: axe.RunOptions = {
  rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
}
const ofColours: axe.RunOptions = { runOnly: ['color-contrast'] }

/** What axe finds, one line each: by every rule in the light theme; another theme changes colours only. */
export async function axeFindings(where: Element = document.body): Promise<readonly string[]> {
  const { theme = 'light' } = document.documentElement.dataset
  const { violations } = await axe.run(where, theme === 'light' ? ofParts : ofColours)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  )
}

const targets = 'button, a[href], select, textarea, input:not(.vh), label:has(> input.vh)'

/** Everything a finger may want to hit that is smaller than 48 px. */
export function smallTargets(where: Element): readonly string[] {
  return [...where.querySelectorAll(targets)].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect()
    const isShown = width > 0 && height > 0
    return isShown && Math.min(width, height) < 47.9
      ? [`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
      : []
  })
}
