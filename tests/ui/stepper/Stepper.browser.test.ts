// The stepper under finger, mouse, keyboard and screen reader.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineComponent, h, nextTick, ref } from 'vue'
import Stepper from '@/ui/stepper/Stepper.vue'
import { show } from '../fitting.ts'

const limits = { min: 16, max: 48, step: 4 }

async function stepperAt(start: number, taken = (next: number) => next) {
  const value = ref(start)
  const told: number[] = []
  const Host = defineComponent(
    () => () =>
      h(Stepper, {
        ...limits,
        modelValue: value.value,
        'onUpdate:modelValue': (next: number) => {
          told.push(next)
          value.value = taken(next)
        },
        label: 'Rankers',
        lessLabel: 'Fewer Rankers',
        moreLabel: 'More Rankers',
        valueText: `${value.value} Rankers`,
      }),
  )
  const screen = await show(Host)
  return {
    value,
    told,
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
    await expect.poll(() => value.value).toBe(32)
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
    await expect.poll(() => value.value).toBe(40)
    await expect.element(figure).not.toHaveAttribute('aria-invalid')
  })

  test('far above the limit only minus works, and leads to the limit', async () => {
    const { value, less, more } = await stepperAt(1200)
    await expect.element(more).toHaveAttribute('aria-disabled', 'true')
    await less.click()
    await expect.poll(() => value.value).toBe(48)
  })

  test('the new figure is said aloud, with its words', async () => {
    const { more, screen } = await stepperAt(36)
    const live = screen.container.querySelector('[aria-live]')
    expect(live?.textContent).toBe('')
    await more.click()
    await expect.poll(() => live?.textContent).toBe('40 Rankers')
  })
})

describe('the figure first, what follows from it after the paint', () => {
  /** Presses without waiting, as often as asked. */
  const pressAtOnce = (button: Element, presses = 1): void => {
    for (let press = 0; press < presses; press += 1)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }

  test('the new figure stands in the frame of the press, when nobody has been told of it yet', async () => {
    const { value, more, figure } = await stepperAt(16)
    const toldInFrame = new Promise<number>((resolve) => {
      pressAtOnce(more.element())
      requestAnimationFrame(() => resolve(value.value))
    })
    await nextTick()
    expect(figure.element().textContent).toBe('20')
    expect(await toldInFrame).toBe(16)
    await expect.poll(() => value.value).toBe(20)
  })

  test('presses within one frame all count, up to the limit: each finds told what was pressed before', async () => {
    const { value, told, more, figure } = await stepperAt(36)
    pressAtOnce(more.element(), 5)
    await expect.poll(() => value.value).toBe(48)
    expect(told).toEqual([40, 44, 48])
    expect(figure.element().textContent).toBe('48')
  })

  test('a figure that is not taken goes back', async () => {
    const { more, figure } = await stepperAt(36, () => 36)
    pressAtOnce(more.element())
    await nextTick()
    expect(figure.element().textContent).toBe('40')
    await expect.element(figure).toHaveTextContent('36')
  })

  test('a stepper that goes right after the press still tells', async () => {
    const { value, more, screen } = await stepperAt(36)
    pressAtOnce(more.element())
    await screen.unmount()
    expect(value.value).toBe(40)
  })

  test('a page that draws no frames is told all the same', async () => {
    const noFrame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    const { value, more } = await stepperAt(36)
    pressAtOnce(more.element())
    await expect.poll(() => value.value).toBe(40)
    noFrame.mockRestore()
  })

  test.each(['pagehide', 'visibilitychange'])(
    'a page that is left tells first (%s)',
    async (left) => {
      const { value, more } = await stepperAt(36)
      pressAtOnce(more.element())
      expect(value.value).toBe(36)
      globalThis.dispatchEvent(new Event(left))
      expect(value.value).toBe(40)
    },
  )

  test('figure and words of the spinbutton change together', async () => {
    const { more, figure } = await stepperAt(36)
    const spoken = figure.element()
    const pairs = new Set<string>()
    const note = (): void =>
      void pairs.add(
        `${spoken.getAttribute('aria-valuenow') ?? ''}: ${spoken.getAttribute('aria-valuetext') ?? ''}`,
      )
    new MutationObserver(note).observe(spoken, { attributes: true, subtree: true, childList: true })
    pressAtOnce(more.element())
    await nextTick()
    note()
    await expect.poll(() => [...pairs]).toEqual(['36: 36 Rankers', '40: 40 Rankers'])
  })

  test('nothing but the new words is said aloud', async () => {
    const { more, screen } = await stepperAt(36)
    const said: (string | null)[] = []
    const live = screen.container.querySelector('[aria-live]')
    if (live === null) throw new Error('nothing is said aloud')
    new MutationObserver(() => said.push(live.textContent)).observe(live, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    pressAtOnce(more.element())
    await expect.poll(() => said.at(-1)).toBe('40 Rankers')
    pressAtOnce(more.element())
    await expect.poll(() => said.at(-1)).toBe('44 Rankers')
    expect(said.filter((words) => words !== '')).toEqual(['40 Rankers', '44 Rankers'])
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
    await expect.poll(() => value.value).toBe(to)
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
    const { value, more, figure } = await stepperAt(16)
    press(more.element())
    await vi.advanceTimersByTimeAsync(420 + 3 * 90)
    expect(figure.element().textContent).toBe('32')
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
