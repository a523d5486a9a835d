// Messages at the table: none lies over anything that can be pressed, however small the screen and whoever it faces.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { h, nextTick, Teleport, type VNode } from 'vue'
import TableFrame from '@/table/TableFrame.vue'
import AppFrame from '@/ui/frame/AppFrame.vue'
import { hideToast, showToast, toasts } from '@/ui/toast/toasts.ts'
import ToastArea from '@/ui/toast/ToastArea.vue'
import { show } from '../ui/fitting.ts'

const lost =
  'The link to the second phone is lost. Nothing that was played is: link again from the menu.'
const button = (text: string): VNode => h('button', { class: 'btn', type: 'button' }, text)
const answers = Array.from({ length: 24 }, (_, n) => h('p', button(`Answer ${String(n)}`)))

const table = (turned: boolean): VNode =>
  h(
    TableFrame,
    { turned, trayLabel: 'Answers' },
    {
      head: () => h('p', { style: 'height: 10rem' }, 'Turn 1 of 8'),
      default: () => [
        ...answers,
        h(Teleport, { to: '#answer-tray', defer: true }, button('Nobody')),
      ],
      foot: () => button('Undo'),
    },
  )
const frames: Readonly<Record<string, () => VNode>> = {
  'at the table': () => table(false),
  'at the table, turned to the player opposite': () => table(true),
  'on a page': () =>
    h(
      AppFrame,
      { tabs: [], navLabel: 'Main', skipLabel: 'Skip' },
      { default: () => answers, foot: () => button('Pair') },
    ),
}

interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}
/** What of an element is on the screen: the middle and the tray cut off what has been scrolled away. */
function seen(element: Element): Box {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const cut = element.closest('.middle, .tray')?.getBoundingClientRect()
  return {
    top: Math.max(top, cut?.top ?? top),
    bottom: Math.min(bottom, cut?.bottom ?? bottom),
    left: Math.max(left, cut?.left ?? left),
    right: Math.min(right, cut?.right ?? right),
  }
}
const isOver = (one: Box, other: Box): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1 &&
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1

const boxes = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].map(seen)
const isUnder = (box: Box): boolean => boxes('.toast').some((toast) => isOver(box, toast))
const covered = (): number => boxes('.middle .btn, .tray .btn, .foot .btn').filter(isUnder).length

beforeEach(() => {
  for (const { id } of toasts.value) hideToast(id)
})
afterEach(() => page.viewport(414, 896))

const sizes = [
  [390, 844],
  [320, 640],
  [844, 390],
  [1280, 800],
] as const

test.each(Object.keys(frames).flatMap((frame) => sizes.map((size) => [frame, ...size] as const)))(
  '%s, %i × %i',
  async (frame, width, height) => {
    await page.viewport(width, height)
    const All = () => [frames[frame]?.(), h(ToastArea, { closeLabel: 'Close' })]
    await show(All)
    showToast({ text: lost, kind: 'problem' })
    await nextTick()
    await expect.poll(() => boxes('.toast').length).toBe(1)
    await expect.poll(covered).toBe(0)
    const [toast] = boxes('.toast')
    expect(toast?.top).toBeGreaterThanOrEqual(0)
    expect(toast?.bottom).toBeLessThanOrEqual(height)
    showToast({ text: 'Copied.', action: { label: 'Undo', run: () => undefined } })
    await expect.poll(() => boxes('.toast').length).toBe(2)
    await expect.poll(covered).toBe(0)
    for (const { id } of toasts.value) hideToast(id)
    await expect.poll(() => boxes('.toast').length).toBe(0)
    const middle = document.querySelector('.middle') ?? document.body
    await expect.poll(() => getComputedStyle(middle).marginBottom).toBe('0px')
  },
)
