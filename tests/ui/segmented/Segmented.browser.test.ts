// Segmented choices by finger and keyboard.
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineComponent, h, ref } from 'vue'
import Segmented from '@/ui/segmented/Segmented.vue'
import { dress, show } from '../fitting.ts'

const qualities = ['Green', 'Drilled', 'Veteran', 'Guards']

async function choiceAt(start: string | null, labels: readonly string[] = qualities) {
  const value = ref<string | null>(start)
  const options = labels.map((label) => ({ value: label, label, disabled: label === 'Guards' }))
  const Host = defineComponent(
    () => () =>
      h(Segmented<string>, {
        modelValue: value.value,
        'onUpdate:modelValue': (next: string | null) => (value.value = next),
        legend: 'Quality',
        options,
      }),
  )
  return { value, screen: await show(Host) }
}

test('a tap chooses', async () => {
  const { value, screen } = await choiceAt('Drilled')
  await screen.getByText('Veteran').click()
  expect(value.value).toBe('Veteran')
  await expect.element(screen.getByRole('radio', { name: 'Veteran' })).toBeChecked()
})

test('with nothing chosen nothing is filled', async () => {
  const { screen } = await choiceAt(null)
  expect(screen.container.querySelectorAll(':checked')).toHaveLength(0)
})

test('arrow keys walk the row as in any group of radio buttons', async () => {
  const { value } = await choiceAt('Drilled')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(value.value).toBe('Veteran')
})

test('a choice that is not allowed cannot be taken', async () => {
  const { value, screen } = await choiceAt('Drilled')
  await screen.getByText('Guards').click({ force: true })
  expect(value.value).toBe('Drilled')
})

test('the group is called by its legend, which is heard and not seen', async () => {
  const { screen } = await choiceAt('Drilled')
  await expect.element(screen.getByRole('group', { name: 'Quality' })).toBeInTheDocument()
  expect(screen.container.querySelector('legend')?.getBoundingClientRect().width).toBeLessThan(2)
})

test('choices of like length are equally wide; at 200 % text they wrap', async () => {
  const { screen } = await choiceAt('Drilled')
  const boxes = () =>
    [...screen.container.querySelectorAll('label')].map((l) => l.getBoundingClientRect())
  const widths = boxes().map(({ width }) => Math.round(width))
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(2)
  dress({ text: '200' })
  expect(new Set(boxes().map(({ top }) => top)).size).toBeGreaterThan(1)
})
