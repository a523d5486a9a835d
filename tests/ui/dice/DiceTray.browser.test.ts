// The dice tray under finger and keyboard: rolling in the app, typing what fell on the table.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lastLook } from '@/ui/dice/useTyping.ts'
import DiceTray from '@/ui/dice/DiceTray.vue'
import { show } from '../fitting.ts'

const labels = {
  rollLabel: 'Roll 3 dice',
  typeLabel: (typed: number) => `or tap what you rolled, ${String(typed)} of 3`,
  keyLabels: ['1', '2', '3', '4', '5', '6'],
  takeBackLabel: 'Correct the last',
  takeLabel: 'Take these',
  typedLabel: 'Rolled on the table',
}

async function trayFor(count: number, more: Record<string, unknown> = {}) {
  const onRoll = vi.fn()
  const onTyped = vi.fn()
  const screen = await show(DiceTray, { props: { count, ...labels, ...more, onRoll, onTyped } })
  const key = (face: number) => screen.getByRole('button', { name: String(face), exact: true })
  return { screen, onRoll, onTyped, key }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const press = (key: string): void =>
  void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test('one tap rolls in the app', async () => {
  const { screen, onRoll } = await trayFor(3)
  await screen.getByRole('button', { name: 'Roll 3 dice' }).click()
  expect(onRoll).toHaveBeenCalledOnce()
})

test('each key fills the next die, and the last one is taken after a moment', async () => {
  const { onTyped, key } = await trayFor(3)
  for (const face of [6, 2, 4]) await key(face).click()
  expect(onTyped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(lastLook)
  expect(onTyped).toHaveBeenCalledExactlyOnceWith([6, 2, 4])
})

test('the last die can be corrected before the dice are taken', async () => {
  const { screen, onTyped, key } = await trayFor(2)
  await key(1).click()
  await key(1).click()
  await screen.getByRole('button', { name: 'Correct the last' }).click()
  await vi.advanceTimersByTimeAsync(5 * lastLook)
  expect(onTyped).not.toHaveBeenCalled()
  await key(5).click()
  await screen.getByRole('button', { name: 'Take these' }).click()
  expect(onTyped).toHaveBeenCalledExactlyOnceWith([1, 5])
})

test('a second tap on the button that takes them takes them once', async () => {
  const { screen, onTyped, key } = await trayFor(1)
  await key(3).click()
  const take = screen.getByRole('button', { name: 'Take these' })
  await take.click()
  take.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(5 * lastLook)
  expect(onTyped).toHaveBeenCalledOnce()
})

test('once a die is typed, the app does not roll over it', async () => {
  const { screen, key } = await trayFor(3)
  await key(3).click()
  expect(screen.getByRole('button', { name: 'Roll 3 dice' }).query()).toBeNull()
})

test('the count of typed dice is said aloud', async () => {
  const { screen, key } = await trayFor(3)
  await key(3).click()
  const live = screen.container.querySelector('[aria-live]')
  expect(live?.textContent).toBe('or tap what you rolled, 1 of 3')
})

test('by keyboard: 1 to 6 type, Backspace corrects, Enter takes', async () => {
  const { onTyped } = await trayFor(2)
  for (const key of ['4', '7', '0', 'Backspace', '6', '2', 'Enter']) press(key)
  expect(onTyped).toHaveBeenCalledExactlyOnceWith([6, 2])
})

test('by keyboard: Enter rolls, unless a button has the focus', async () => {
  const { screen, onRoll } = await trayFor(2)
  press('Enter')
  expect(onRoll).toHaveBeenCalledOnce()
  vi.useRealTimers()
  await screen.getByRole('button', { name: '5', exact: true }).click()
  await userEvent.keyboard('{Enter}')
  expect(onRoll).toHaveBeenCalledOnce()
})

test('while a throw is stored nothing is rolled or typed', async () => {
  const { onRoll, onTyped } = await trayFor(1, { busy: true })
  for (const key of ['Enter', '3', 'Enter']) press(key)
  await vi.advanceTimersByTimeAsync(5 * lastLook)
  expect(onRoll).not.toHaveBeenCalled()
  expect(onTyped).not.toHaveBeenCalled()
})
