// A form that was half filled in: kept for whoever looks away and comes back, for his seat alone, until it is answered.
import { beforeAll, expect, test } from 'vitest'
import { defineComponent, h, nextTick, shallowRef } from 'vue'
import type { Moment } from '@/table/conductor.ts'
import { keepForms } from '@/table/halfFilled.ts'
import FactsWidget from '@/table/widgets/FactsWidget.vue'
import { enterTable } from '@/words/table.ts'
import { show } from '../ui/fitting.ts'

beforeAll(() => enterTable())

const wanted = {
  kind: 'facts',
  fields: [
    { kind: 'count', id: 'points', min: 22, max: 80, default: 22 },
    { kind: 'text', id: 'name', most: 40, default: '' },
    { kind: 'measure', id: 'way', min: 0, max: 12, default: 0 },
  ],
} as const
const question = {
  kind: 'raise',
  text: 'A new force in Sweden',
  wanted,
  option: String,
  reason: () => '',
  field: (field: string) => field,
  grave: () => null,
  widget: null,
  isBare: false,
}
/** What the form and its keeper need of a moment. */
const momentOf = (answers: string | null) =>
  ({
    answers: answers ?? 'umpire',
    scene: { line: 'Turn 1 of 12', question: answers === null ? null : question },
  }) as Moment

async function table() {
  const shown = shallowRef<Moment | null>(momentOf('sweden'))
  const given: unknown[] = []
  let isTaken = true
  const Table = defineComponent(() => {
    const forgetting = keepForms(shown)
    const answer = (values: unknown) =>
      forgetting(() => {
        given.push(values)
        return { ok: isTaken }
      })
    return () => [
      shown.value?.scene.question
        ? h(FactsWidget, { key: shown.value.answers, question, onAnswer: answer })
        : null,
      h('div', { id: 'answer-tray' }),
    ]
  })
  const screen = await show(Table)
  const look = async (as: string | null): Promise<void> => {
    shown.value = momentOf(as)
    await nextTick()
  }
  return {
    screen,
    given,
    look,
    refuse: () => (isTaken = false),
    name: screen.getByLabelText('name'),
    /** The same question is asked anew. */
    again: async (): Promise<void> => {
      await look(null)
      await look('sweden')
    },
  }
}

test('is there again after a look at another page, for its own seat alone', async () => {
  const { screen, name, look } = await table()
  await name.fill('Horn')
  await screen.getByLabelText(/^way/u).fill('4,5')
  await look(null)
  expect(screen.getByLabelText('name').query()).toBeNull()
  await look('plc')
  await expect.element(name).toHaveValue('')
  await look('sweden')
  await expect.element(name).toHaveValue('Horn')
  await expect.element(screen.getByLabelText(/^way/u)).toHaveValue('4,5')
})

test('is forgotten once it is taken, and not where it is refused', async () => {
  const { screen, name, again, given, refuse } = await table()
  const send = () => screen.getByRole('button', { name: 'Go on' }).click()
  await name.fill('Horn')
  await screen.getByLabelText(/^way/u).fill('4')
  await send()
  expect(given).toHaveLength(1)
  await again()
  await expect.element(name).toHaveValue('')
  await name.fill('Wrangel')
  await screen.getByLabelText(/^way/u).fill('4')
  refuse()
  await send()
  await name.fill('Wrangel the younger')
  await again()
  await expect.element(name).toHaveValue('Wrangel the younger')
})
