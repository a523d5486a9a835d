// Every part of src/ui, in every state the showroom has: axe in three themes, targets, large text.
import { defineComponent, h, type Component } from 'vue'
import { describe, expect, test } from 'vitest'
import { stands } from '@/showroom/stands.ts'
import { axeFindings, dress, show, smallTargets, themes } from './fitting.ts'

/** Parts that have no stand of their own, and why. */
const excused: Readonly<Record<string, string>> = {}

const parts = Object.keys(import.meta.glob('/src/ui/**/*.vue')).map((path) =>
  path.replace('/src/ui/', '').replace('.vue', ''),
)

describe('the showroom', () => {
  test('has a stand for every part, so that no part escapes the accessibility tests', () => {
    const shown = new Set(stands.flatMap(({ shows }) => shows))
    const missing = parts.filter((part) => !shown.has(part) && excused[part] === undefined)
    expect(parts.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })

  test('claims no part that is not there', () => {
    expect(stands.flatMap(({ shows }) => shows).filter((part) => !parts.includes(part))).toEqual([])
  })
})

/** The stand between the gutters of a page that knows its own width. */
const onPage = (stand: Component) =>
  defineComponent(
    () => () => h('div', { style: 'container: page / inline-size; padding: 0 16px' }, h(stand)),
  )

describe.each(stands)('$title', ({ stand }) => {
  test.each(themes)('axe finds nothing by %s', async (theme) => {
    dress({ theme, motion: 'none' })
    const { container } = await show(onPage(stand))
    expect(await axeFindings(container)).toEqual([])
  })

  test('every target is at least 48 px', async () => {
    const { container } = await show(onPage(stand))
    expect(smallTargets(container)).toEqual([])
  })

  test('at 200 % text nothing runs out of the screen', async () => {
    dress({ text: '200' })
    const { container } = await show(onPage(stand))
    expect(container.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  })
})
