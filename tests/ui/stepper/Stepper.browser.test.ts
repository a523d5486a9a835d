// The stepper under finger, mouse, keyboard and screen reader.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineComponent, h, ref } from 'vue'
import Stepper from '@/ui/stepper/Stepper.vue'
import { show } from '../fitting.ts'

const limits = { min: 16, max: 48, step: 4 }

async function stepperAt(start: number) {
  const value = ref(start)
  const Host = defineComponent(
    () => () =>
      h(Stepper, {
        ...limits,
        modelValue: value.value,
        'onUpdate:modelValue': (next: number) => (value.value = next),
        label: 'Rankers',
        lessLabel: 'Fewer Rankers',
        moreLabel: 'More Rankers',
        valueText: `${value.value} Rankers`,
      }),
  )
  const screen = await show(Host)
  return {
    value,
    screen,
    less: screen.getByRole('button', { name: 'Fewer Rankers' }),
    more: screen.getByRole('button', { name: 'More Rankers' }),
    figure: screen.getByRole('spinbutton', { name: 'Rankers' }),
  }
}

describe('by press', () => {
  test('plus and minus move by one step', async () => {
    const { value, more, less, figure } = await stepperAt(36)
    await more.click()
    await expect.element(figure).toHaveTextContent('40')
    await less.click()
    await less.click()
    expect(value.value).toBe(32)
  })

  test('at the limit the button is dimmed and does nothing', async () => {
    const { value, more } = await stepperAt(48)
    await expect.element(more).toHaveAttribute('aria-disabled', 'true')
    more.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(value.value).toBe(48)
  })

  test('a figure from outside is shown as it is, marked, and steps onto the grid', async () => {
    const { value, more, figure } = await stepperAt(37)
    await expect.element(figure).toHaveTextContent('37')
    await expect.element(figure).toHaveAttribute('aria-invalid', 'true')
    await more.click()
    expect(value.value).toBe(40)
    await expect.element(figure).not.toHaveAttribute('aria-invalid')
  })

  test('far above the limit only minus works, and leads to the limit', async () => {
    const { value, less, more } = await stepperAt(1200)
    await expect.element(more).toHaveAttribute('aria-disabled', 'true')
    await less.click()
    expect(value.value).toBe(48)
  })

  test('the new figure is said aloud, with its words', async () => {
    const { more, screen } = await stepperAt(36)
    const live = screen.container.querySelector('[aria-live]')
    expect(live?.textContent).toBe('')
    await more.click()
    await expect.poll(() => live?.textContent).toBe('40 Rankers')
  })
})

describe('by keyboard', () => {
  test.each([
    ['{ArrowUp}', 40],
    ['{ArrowRight}', 40],
    ['{ArrowDown}', 32],
    ['{ArrowLeft}', 32],
    ['{Home}', 16],
    ['{End}', 48],
  ])('%s leads from 36 to %i', async (key, to) => {
    const { value } = await stepperAt(36)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(value.value).toBe(to)
  })

  test('it is one stop for the Tab key, not three', async () => {
    const { figure } = await stepperAt(36)
    await userEvent.tab()
    expect(document.activeElement).toBe(figure.element())
    await userEvent.tab()
    expect(document.activeElement).not.toBeInstanceOf(HTMLButtonElement)
  })
})

describe('held down', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const press = (button: Element): void =>
    void button.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }))
  const lift = (button: Element): void => {
    button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }

  test('it goes on by itself, and the lifted finger adds nothing', async () => {
    const { value, more } = await stepperAt(16)
    press(more.element())
    await vi.advanceTimersByTimeAsync(420 + 3 * 90)
    expect(value.value).toBe(32)
    lift(more.element())
    await vi.advanceTimersByTimeAsync(1000)
    expect(value.value).toBe(32)
  })

  test('it stops at the limit', async () => {
    const { value, more } = await stepperAt(40)
    press(more.element())
    await vi.advanceTimersByTimeAsync(5000)
    expect(value.value).toBe(48)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a finger that slides away stops it', async () => {
    const { value, more } = await stepperAt(16)
    press(more.element())
    more.element().dispatchEvent(new PointerEvent('pointerleave'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(value.value).toBe(16)
  })
})
