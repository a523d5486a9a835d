// Messages: news that goes, problems that stay, and who hears them.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { footRoom } from '@/ui/frame/footRoom.ts'
import { hideToast, showToast, toasts } from '@/ui/toast/toasts.ts'
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
    expect(container.querySelector('[role=status]')?.textContent).toContain('Copied.')
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

describe('how long it stays', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('news goes by itself', () => {
    showToast({ text: 'Copied.' })
    expect(toasts.value).toHaveLength(1)
    vi.advanceTimersByTime(10_000)
    expect(toasts.value).toHaveLength(0)
  })

  test('a problem stays until it is closed', async () => {
    const screen = await area()
    showToast({ text: 'Not stored.', kind: 'problem' })
    vi.advanceTimersByTime(10 * 60_000)
    await nextTick()
    await screen.getByRole('button', { name: 'Close message' }).click()
    expect(toasts.value).toHaveLength(0)
  })

  test('nothing goes while the focus or the pointer is on it', async () => {
    const { container } = await area()
    showToast({ text: 'In the bin.', action: { label: 'Undo', run: nothing } })
    await nextTick()
    const undo = [...container.querySelectorAll('button')].find((b) =>
      b.textContent.includes('Undo'),
    )
    undo?.focus()
    vi.advanceTimersByTime(60_000)
    expect(toasts.value).toHaveLength(1)
    undo?.blur()
    vi.advanceTimersByTime(20_000)
    expect(toasts.value).toHaveLength(0)
  })

  test('of more than three the oldest news makes room, never a problem', () => {
    showToast({ text: 'Not stored.', kind: 'problem' })
    for (const text of ['one', 'two', 'three']) showToast({ text })
    expect(toasts.value.map(({ text }) => text)).toEqual(['Not stored.', 'two', 'three'])
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
