// Fields: each is called by its label, gives back what was entered, and passes attributes to its control.
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineComponent, h, ref, type VNode } from 'vue'
import SearchField from '@/ui/field/SearchField.vue'
import SelectField from '@/ui/field/SelectField.vue'
import SwitchField from '@/ui/field/SwitchField.vue'
import TextArea from '@/ui/field/TextArea.vue'
import TextField from '@/ui/field/TextField.vue'
import { show } from '../fitting.ts'

/** Shows a field bound to a value, as a screen would. */
async function bound(start: string, field: (value: string, set: (v: string) => void) => VNode) {
  const value = ref(start)
  const Host = defineComponent(() => () => field(value.value, (next) => (value.value = next)))
  return { value, screen: await show(Host) }
}

describe('a text field', () => {
  const name = (extra: object = {}) =>
    bound('Thin Line', (modelValue, set) =>
      h(TextField, {
        modelValue,
        'onUpdate:modelValue': set,
        label: 'Name',
        maxlength: 12,
        ...extra,
      }),
    )

  test('gives back what is typed, up to its length', async () => {
    const { value, screen } = await name()
    await screen.getByLabelText('Name').fill('The Thin Red Line of 1854')
    expect(value.value).toBe('The Thin Red')
  })

  test('passes attributes to the box and keeps its class outside', async () => {
    const { screen } = await name({ class: 'wide', autocomplete: 'off', 'aria-invalid': 'true' })
    const box = screen.getByLabelText('Name')
    await expect.element(box).toHaveAttribute('autocomplete', 'off')
    await expect.element(box).toHaveAttribute('aria-invalid', 'true')
    await expect.element(box).not.toHaveClass('wide')
    expect(screen.container.querySelector('.field.wide')).not.toBeNull()
  })

  test('its hint is read with it, its hidden label is still its name', async () => {
    const { screen } = await name({ hideLabel: true, hint: 'Twelve letters at most.' })
    const box = screen.getByLabelText('Name')
    await expect.element(box).toHaveAccessibleDescription('Twelve letters at most.')
    expect(screen.container.querySelector('label')?.getBoundingClientRect().width).toBeLessThan(2)
  })

  test('does not make a phone zoom in: its letters have at least 16 px', async () => {
    const { screen } = await name()
    const { fontSize } = getComputedStyle(screen.getByLabelText('Name').element())
    expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16)
  })
})

test('a note grows with what is written', async () => {
  const { value, screen } = await bound('', (modelValue, set) =>
    h(TextArea, { modelValue, 'onUpdate:modelValue': set, label: 'Note' }),
  )
  const box = screen.getByLabelText('Note')
  const before = box.element().getBoundingClientRect().height
  await box.fill('one\ntwo\nthree\nfour\nfive\nsix')
  expect(value.value).toContain('six')
  expect(box.element().getBoundingClientRect().height).toBeGreaterThan(before)
})

test('a select field gives back the value behind the words', async () => {
  const options = [
    { value: 'name', label: 'Name' },
    { value: 'points', label: 'Points, most first' },
  ]
  const { value, screen } = await bound('name', (modelValue, set) =>
    h(SelectField<string>, { modelValue, 'onUpdate:modelValue': set, label: 'Sort by', options }),
  )
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Points, most first')
  expect(value.value).toBe('points')
})

test('a search is emptied with one tap and stays ready', async () => {
  const { value, screen } = await bound('ridge', (modelValue, set) =>
    h(SearchField, {
      modelValue,
      'onUpdate:modelValue': set,
      label: 'Search',
      clearLabel: 'Clear',
    }),
  )
  const clear = screen.getByRole('button', { name: 'Clear' })
  await clear.click()
  expect(value.value).toBe('')
  await expect.element(clear).not.toBeInTheDocument()
  await expect.element(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
})

test('a switch turns by tap and by key, and says so', async () => {
  const on = ref(false)
  const Host = defineComponent(
    () => () =>
      h(SwitchField, {
        modelValue: on.value,
        'onUpdate:modelValue': (next: boolean) => (on.value = next),
        label: 'Spend exactly',
        hint: 'Less is not legal then.',
      }),
  )
  const screen = await show(Host)
  const control = screen.getByRole('switch', { name: 'Spend exactly' })
  await expect.element(control).toHaveAttribute('aria-checked', 'false')
  await control.click()
  await expect.element(control).toHaveAttribute('aria-checked', 'true')
  await userEvent.keyboard(' ')
  expect(on.value).toBe(false)
  await expect.element(control).toHaveAccessibleDescription('Less is not legal then.')
})
