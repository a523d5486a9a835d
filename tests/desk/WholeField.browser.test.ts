// The field of a whole number: digits are never taken away under the finger, and what is stored is shown after it.
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-vue'
import WholeField from '@/desk/form/WholeField.vue'

async function field(modelValue: number | null) {
  const told = vi.fn()
  const props = { modelValue, label: 'Most', least: 0, most: 200, wrong: 'wrong', optional: true }
  const screen = await render(WholeField, { props: { ...props, 'onUpdate:modelValue': told } })
  const box = screen.getByRole('textbox', { name: 'Most' })
  return {
    ...screen,
    told,
    box,
    stored: (value: number | null) => screen.rerender({ modelValue: value }),
  }
}

test('what comes late from the phone’s memory takes no digit that was typed since', async () => {
  const { box, told, stored } = await field(null)
  await box.click()
  await userEvent.keyboard('1')
  await userEvent.keyboard('2')
  await stored(1)
  await expect.element(box).toHaveValue('12')
  await userEvent.keyboard('3')
  await expect.poll(() => told.mock.lastCall).toEqual([123])
  await userEvent.tab()
  await expect.element(box).toHaveValue('1')
})

test('what is changed elsewhere is shown at once where nobody types, and tells nothing back', async () => {
  const { box, told, stored } = await field(5)
  await stored(7)
  await expect.element(box).toHaveValue('7')
  expect(told).not.toHaveBeenCalled()
})
