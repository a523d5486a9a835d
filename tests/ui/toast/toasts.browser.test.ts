// Messages: news that goes, problems that stay, who hears them, and what they never cover.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { footRoom } from '@/ui/frame/footRoom.ts'
import SheetBody from '@/ui/sheet/SheetBody.vue'
import { hideToast, hideTopic, showToast, toasts } from '@/ui/toast/toasts.ts'
import ToastArea from '@/ui/toast/ToastArea.vue'
import { axeFindings, dress, show, smallTargets, themes } from '../fitting.ts'

const area = () => show(ToastArea, { props: { closeLabel: 'Close message' } })
const nothing = (): void => undefined
const everyKind = (): void => {
  showToast({ text: 'Copied.' })
  showToast({ text: 'The Thin Line is in the bin.', action: { label: 'Undo', run: nothing } })
  showToast({ text: 'Not stored.', kind: 'problem', action: { label: 'Again', run: nothing } })
}

afterEach(() => {
  for (const { id } of toasts.value) hideToast(id)
})

describe('who hears it', () => {
  test('both live regions are there before there is anything to say', async () => {
    const { container } = await area()
    expect(container.querySelector('[role=status][aria-live=polite]')?.textContent).toBe('')
    expect(container.querySelector('[role=alert][aria-live=assertive]')?.textContent).toBe('')
  })

  test('news is said politely, a problem at once', async () => {
    const { container } = await area()
    everyKind()
    await nextTick()
    expect(container.querySelector('[role=status]')?.textContent).toContain('in the bin')
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Not stored.')
  })

  test.each(themes)('axe finds nothing by %s, and every target is 48 px', async (theme) => {
    dress({ theme, motion: 'none' })
    const { container } = await area()
    everyKind()
    await nextTick()
    expect(await axeFindings(container)).toEqual([])
    expect(smallTargets(container)).toEqual([])
  })
})

/** Reads the messages on the screen, the top one first. */
const read = (): readonly string[] =>
  [...document.querySelectorAll('.toast .text')].map(({ textContent }) => textContent)
const later = async (ms: number): Promise<void> => {
  vi.advanceTimersByTime(ms)
  await nextTick()
  await nextTick()
}

describe('how long it stays', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  test('news goes by itself, but never before six seconds', async () => {
    await area()
    showToast({ text: 'Copied.' })
    await nextTick()
    await later(5_900)
    expect(read()).toEqual(['Copied.'])
    await later(200)
    expect(read()).toEqual([])
  })

  test('a problem stays until it is closed', async () => {
    const screen = await area()
    showToast({ text: 'Not stored.', kind: 'problem' })
    await nextTick()
    await later(10 * 60_000)
    await screen.getByRole('button', { name: 'Close message' }).click()
    expect(toasts.value).toHaveLength(0)
  })

  test('nothing goes while the focus or the pointer is on it', async () => {
    const { container } = await area()
    showToast({ text: 'In the bin.', action: { label: 'Undo', run: nothing } })
    await nextTick()
    const undo = container.querySelector<HTMLElement>('.act')
    undo?.focus()
    await later(60_000)
    expect(read()).toEqual(['In the bin.'])
    undo?.blur()
    await later(20_000)
    expect(read()).toEqual([])
  })

  test('a pointer holds it by moving over it, and not by resting where it appears', async () => {
    const { container } = await area()
    const toastArea = container.querySelector('.toasts')
    showToast({ text: 'Copied.' })
    await nextTick()
    toastArea?.dispatchEvent(new PointerEvent('pointerenter'))
    vi.advanceTimersByTime(10_000)
    expect(toasts.value).toHaveLength(0)
    showToast({ text: 'Copied again.' })
    await nextTick()
    toastArea?.dispatchEvent(new PointerEvent('pointermove'))
    vi.advanceTimersByTime(60_000)
    expect(toasts.value).toHaveLength(1)
    toastArea?.dispatchEvent(new PointerEvent('pointerleave'))
    vi.advanceTimersByTime(10_000)
    expect(toasts.value).toHaveLength(0)
  })

  test('what comes while somebody reads stays as well', async () => {
    const { container } = await area()
    showToast({ text: 'In the bin.', action: { label: 'Undo', run: nothing } })
    await nextTick()
    container.querySelector<HTMLElement>('.act')?.focus()
    showToast({ text: 'Copied.' })
    await nextTick()
    await later(60_000)
    expect(read()).toEqual(['In the bin.', 'Copied.'])
  })

  test('what waits behind a way back comes when that is gone, and has its whole time', async () => {
    await area()
    showToast({ text: 'Not stored.', kind: 'problem' })
    showToast({ text: 'In the bin.', action: { label: 'Undo', run: nothing } })
    showToast({ text: 'Copied.' })
    await nextTick()
    expect(read()).toEqual(['Not stored.', 'In the bin.'])
    await later(10_100)
    expect(read()).toEqual(['Not stored.', 'Copied.'])
    await later(5_000)
    expect(read()).toEqual(['Not stored.', 'Copied.'])
  })
})

describe('sending it away', () => {
  const swipe = (to: number): void => {
    const toast = document.querySelector('.toast .text')
    const at = (type: string, clientX: number) =>
      toast?.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, clientX, bubbles: true, button: 0 }),
      )
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue()
    at('pointerdown', 100)
    at('pointermove', 100 + to / 2)
    at('pointermove', 100 + to)
    at('pointerup', 100 + to)
  }
  afterEach(() => vi.restoreAllMocks())

  test.each([140, -140])('a swipe of %i px to the side does', async (far) => {
    await area()
    showToast({ text: 'Copied.' })
    await nextTick()
    swipe(far)
    expect(toasts.value).toHaveLength(0)
  })

  test('a touch that hardly moves does not', async () => {
    await area()
    showToast({ text: 'Copied.' })
    await nextTick()
    swipe(6)
    await nextTick()
    expect(read()).toEqual(['Copied.'])
  })

  test('the focus goes to the next message, and then back to where it was', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    const screen = await area()
    button.focus()
    everyKind()
    hideToast(toasts.value[0]?.id ?? 0)
    await nextTick()
    const close = (): HTMLElement | null => screen.container.querySelector('.toast .close')
    close()?.focus()
    close()?.click()
    await nextTick()
    expect(document.activeElement?.textContent).toContain('Undo')
    close()?.click()
    await nextTick()
    await nextTick()
    expect(document.activeElement).toBe(button)
    button.remove()
  })
})

describe('a sheet that lies over the page', () => {
  async function overSheet() {
    const Page = defineComponent(() => () => [
      h(ToastArea, { closeLabel: 'Close message' }),
      h(SheetBody, { open: true, title: 'Sharing', closeLabel: 'Close' }, () =>
        Array.from({ length: 40 }, (_, n) => h('p', `Line ${n}`)),
      ),
    ])
    const screen = await show(Page)
    await expect.poll(() => document.querySelector('[role=dialog] h2')).not.toBeNull()
    return screen
  }
  const boxOf = (selector: string): DOMRect => {
    const found = document.querySelector(selector)
    if (found === null) throw new Error(`there is no ${selector}`)
    return found.getBoundingClientRect()
  }

  test('carries the messages, so that they are heard and can be answered', async () => {
    await overSheet()
    everyKind()
    await nextTick()
    expect(document.querySelectorAll('[role=dialog] .toast')).toHaveLength(2)
  })

  test.each(['100', '200'] as const)('is not covered by them with text size %s', async (text) => {
    dress({ text, motion: 'none' })
    await overSheet()
    everyKind()
    await nextTick()
    await expect
      .poll(() => boxOf('.toast:last-child').bottom)
      .toBeLessThanOrEqual(boxOf('.sheet').top)
    await expect.poll(() => boxOf('.toasts').top).toBeGreaterThanOrEqual(0)
    expect(boxOf('.sheet').bottom).toBeLessThanOrEqual(innerHeight)
  })
})

test('an action runs once and takes its message away', async () => {
  const screen = await area()
  const run = vi.fn()
  showToast({ text: 'In the bin.', action: { label: 'Undo', run } })
  await screen.getByRole('button', { name: 'Undo' }).click()
  expect(run).toHaveBeenCalledOnce()
  expect(toasts.value).toHaveLength(0)
})

test('a message stands above the main button and the tabs', async () => {
  footRoom.value = 140
  const { container } = await area()
  showToast({ text: 'Copied.' })
  await nextTick()
  const bottom = container.querySelector('.toast')?.getBoundingClientRect().bottom ?? Infinity
  expect(bottom).toBeLessThanOrEqual(innerHeight - 140)
  footRoom.value = 0
})

test('a new message about the same thing takes the place of the old one, and only of that', () => {
  showToast({ text: 'The copy is on the list.', topic: 'copy' })
  showToast({ text: 'Another army is in the bin.', topic: 'other' })
  showToast({ text: 'The copy is in the bin.', topic: 'copy' })
  expect(toasts.value.map(({ text }) => text)).toEqual([
    'Another army is in the bin.',
    'The copy is in the bin.',
  ])
  hideTopic('copy')
  expect(toasts.value).toHaveLength(1)
})
