// The measured number: stepping, typing as people write, tapping the ruler.
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineComponent, h, ref } from 'vue'
import MeasureField from '@/ui/measure/MeasureField.vue'
import { show } from '../fitting.ts'

async function fieldAt(start: number | null) {
  const value = ref<number | null>(start)
  const Host = defineComponent(
    () => () =>
      h(MeasureField, {
        modelValue: value.value,
        'onUpdate:modelValue': (next: number | null) => (value.value = next),
        label: 'Distance',
        unit: 'in',
        min: 0,
        max: 100,
        bands: [
          { upTo: 6, label: 'all dice' },
          { upTo: 12, label: 'half' },
          { upTo: 18, label: 'quarter' },
        ],
        rulerEnd: 18,
        ticks: 1,
        decimal: ',',
        lessLabel: 'Less',
        moreLabel: 'More',
        problem: value.value === null ? 'This is no distance.' : '',
      }),
  )
  const screen = await show(Host)
  return { value, screen, input: screen.getByRole('textbox', { name: 'Distance' }) }
}

test('plus and minus lead to the next whole number', async () => {
  const { value, screen } = await fieldAt(6.5)
  await screen.getByRole('button', { name: 'More' }).click()
  expect(value.value).toBe(7)
  await screen.getByRole('button', { name: 'Less' }).click()
  expect(value.value).toBe(6)
})

test('arrow keys step as well', async () => {
  const { value, input } = await fieldAt(8)
  await input.click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(value.value).toBe(9)
})

test('6,5 is six and a half, shown as 6½ when the field is left', async () => {
  const { value, input } = await fieldAt(8)
  await input.fill('6,5')
  expect(value.value).toBe(6.5)
  await userEvent.tab()
  await expect.element(input).toHaveValue('6½')
})

test('what is no distance is said to be none, and stays as it was typed', async () => {
  const { value, screen, input } = await fieldAt(8)
  await input.fill('six')
  expect(value.value).toBeNull()
  await expect.element(screen.getByText('This is no distance.')).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveValue('six')
})

test('a tap on the ruler sets the nearest whole number', async () => {
  const { value, screen } = await fieldAt(12)
  const ruler = screen.container.querySelector('.ruler')
  if (ruler === null) throw new Error('no ruler')
  const { left, top, width } = ruler.getBoundingClientRect()
  const clientX = left + (width * (4 + (318 * 7.3) / 18)) / 326
  ruler.dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY: top + 20, pointerId: 1 }))
  expect(value.value).toBe(7)
})

test('at the ends the buttons are dimmed and lead nowhere', async () => {
  const { value, screen } = await fieldAt(0)
  const less = screen.getByRole('button', { name: 'Less' })
  await expect.element(less).toHaveAttribute('aria-disabled', 'true')
  less.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(value.value).toBe(0)
})
