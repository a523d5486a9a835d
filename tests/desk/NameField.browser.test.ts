// Naming an event: whoever makes a new one just types, and no event is ever left without a name.
import { beforeAll, expect, test } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { render } from 'vitest-browser-vue'
import { enterEvents } from '@/desk/words/events.ts'
import { speak } from '@/words/index.ts'
import NameField from '@/desk/form/NameField.vue'

beforeAll(async () => {
  await speak('en')
  await enterEvents()
})

async function field(name: string, isUnnamed: boolean) {
  const kept = ref(name)
  const page = defineComponent(
    () => () =>
      h(NameField, {
        modelValue: kept.value,
        isUnnamed: isUnnamed && kept.value === name,
        'onUpdate:modelValue': (next: string) => (kept.value = next),
      }),
  )
  const screen = await render(page)
  return { kept, box: screen.getByRole('textbox', { name: 'Name' }) }
}

test('a new event stands empty, with its given name behind, and is named by typing', async () => {
  const { kept, box } = await field('New event', true)
  await expect.element(box).toHaveValue('')
  await expect.element(box).toHaveAttribute('placeholder', 'New event')
  await box.fill('Club day')
  expect(kept.value).toBe('Club day')
  await expect.element(box).toHaveValue('Club day')
})

test('an event that has a name shows it', async () => {
  const { box } = await field('Spring Muster', false)
  await expect.element(box).toHaveValue('Spring Muster')
})

test('a name that is erased comes back whole', async () => {
  const { kept, box } = await field('Spring Muster', false)
  await box.click()
  await box.fill('S')
  expect(kept.value).toBe('S')
  await box.fill('  ')
  expect(kept.value).toBe('Spring Muster')
  await box.fill('')
  expect(kept.value).toBe('Spring Muster')
  await expect.element(box).toHaveAttribute('placeholder', 'Spring Muster')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await expect.element(box).toHaveValue('Spring Muster')
})
