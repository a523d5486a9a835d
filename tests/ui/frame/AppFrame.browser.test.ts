// The frame on a phone, on a wide screen, with large text, under the keyboard, and on paper.
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineComponent, h } from 'vue'
import AppButton from '@/ui/button/AppButton.vue'
import AppFrame from '@/ui/frame/AppFrame.vue'
import { footRoom } from '@/ui/frame/footRoom.ts'
import TopBar from '@/ui/frame/TopBar.vue'
import { axeFindings, dress, show, smallTargets, themes } from '../fitting.ts'

const tabs = (['shako', 'sabre', 'event', 'book', 'dice'] as const).map((icon, n) => ({
  to: `/${icon}`,
  label: ['Armies', 'Battle', 'Events', 'Rules', 'Dice'][n] ?? '',
  icon,
  current: n === 0,
}))
const Screen = defineComponent(
  () => () =>
    h(
      AppFrame,
      { tabs, navLabel: 'Main', skipLabel: 'Skip to the armies' },
      {
        top: () =>
          h(TopBar, { title: 'Ridge Rearguard', backTo: '/', backLabel: 'Back to the armies' }),
        default: () => Array.from({ length: 60 }, (_, n) => h('p', `Line ${n}`)),
        foot: () => h(AppButton, { kind: 'primary', wide: true }, () => 'New army'),
      },
    ),
)
const box = (selector: string): DOMRect =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

afterEach(() => page.viewport(390, 844))

describe('on a phone', () => {
  test('the tabs lie at the foot, the main button above them, only the middle scrolls', async () => {
    await show(Screen)
    expect(box('nav').bottom).toBe(844)
    expect(box('.foot').bottom).toBe(box('nav').top)
    expect(document.documentElement.scrollHeight).toBe(844)
    expect(document.querySelector('main')?.scrollHeight).toBeGreaterThan(844)
  })

  test('the place taken by the foot is known to the messages', async () => {
    await show(Screen)
    await expect.poll(() => footRoom.value).toBe(844 - box('main').bottom)
  })

  test('on its side, nothing is pinned', async () => {
    await page.viewport(844, 390)
    await show(Screen)
    expect(document.documentElement.scrollHeight).toBeGreaterThan(390)
  })
})

test('on a wide screen the tabs are a rail at the left', async () => {
  await page.viewport(1280, 800)
  await show(Screen)
  expect(box('nav')).toMatchObject({ left: 0, width: 96, top: 0, bottom: 800 })
  expect(box('main').left).toBe(96)
})

test('from about 130 % text the page scrolls as one, and nothing runs out at the side', async () => {
  await show(Screen)
  dress({ text: '115' })
  expect(document.documentElement.scrollHeight).toBe(844)
  dress({ text: '130' })
  expect(document.documentElement.scrollHeight).toBeGreaterThan(844)
  expect(box('main').bottom).toBe(box('.foot').top)
  expect(box('nav').bottom).toBeCloseTo(document.documentElement.scrollHeight, -0.5)
  dress({ text: '200' })
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('the first stop of the Tab key skips to the middle', async () => {
  await show(Screen)
  await userEvent.tab()
  const skip = page.getByRole('button', { name: 'Skip to the armies' })
  expect(document.activeElement).toBe(skip.element())
  await expect.element(skip).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.id).toBe('main')
})

test('the current tab is told, and one title heads the screen', async () => {
  await show(Screen)
  await expect
    .element(page.getByRole('link', { name: 'Armies', exact: true }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ridge Rearguard')
  await expect.element(page.getByRole('link', { name: 'Back to the armies' })).toBeVisible()
})

test.each(themes)('axe finds nothing by %s, and every target is 48 px', async (theme) => {
  dress({ theme })
  const { container } = await show(Screen)
  expect(await axeFindings()).toEqual([])
  expect(smallTargets(container)).toEqual([])
})
