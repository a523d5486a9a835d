// Putting a list in order: by buttons, by dragging, and said aloud.
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineComponent, h, ref } from 'vue'
import SortableList from '@/ui/list/SortableList.vue'
import { dress, show } from '../fitting.ts'

interface Row {
  readonly id: string
}
const moves = ref<readonly string[]>([])
const rows = ref<readonly Row[]>([])

const Host = defineComponent(
  () => () =>
    h(
      SortableList<Row>,
      {
        items: rows.value,
        upLabel: ({ id }: Row) => `${id} up`,
        downLabel: ({ id }: Row) => `${id} down`,
        movedText: ({ id }: Row, position: number) => `${id} is number ${position}`,
        onMove: (from: number, to: number) => {
          moves.value = [...moves.value, `${from}→${to}`]
          const rest = rows.value.filter((_, index) => index !== from)
          rows.value = [
            ...rest.slice(0, to),
            ...rows.value.slice(from, from + 1),
            ...rest.slice(to),
          ]
        },
      },
      { default: ({ item }: { item: Row }) => item.id },
    ),
)
const order = (): string => rows.value.map(({ id }) => id).join(' ')
const shown = (container: Element): string =>
  [...container.querySelectorAll('li')].map((li) => li.textContent.trim()).join(' ')

beforeEach(() => {
  dress({ motion: 'none' })
  moves.value = []
  rows.value = ['1st', '2nd', '3rd', '4th'].map((id) => ({ id }))
})

test('a button moves its row, keeps the focus on it, and the move is said', async () => {
  const screen = await show(Host)
  await screen.getByRole('button', { name: '2nd up' }).click()
  expect(order()).toBe('2nd 1st 3rd 4th')
  await expect.poll(() => shown(screen.container)).toBe('2nd 1st 3rd 4th')
  await expect.element(screen.getByRole('button', { name: '2nd up' })).toHaveFocus()
  expect(screen.container.querySelector('[aria-live]')?.textContent).toBe('2nd is number 1')
})

test('the first row goes no higher and the last no lower', async () => {
  const screen = await show(Host)
  const up = screen.getByRole('button', { name: '1st up' })
  await expect.element(up).toHaveAttribute('aria-disabled', 'true')
  up.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  screen
    .getByRole('button', { name: '4th down' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(moves.value).toEqual([])
})

test('a row dragged by its handle takes its new place once, in the data and on the screen', async () => {
  const { container } = await show(Host)
  const handles = [...container.querySelectorAll('[data-handle]')]
  const [first] = handles
  const last = container.querySelectorAll('li')[3]
  if (first === undefined || last === undefined) throw new Error('no rows')
  await expect.poll(() => container.querySelector('ol')?.hasAttribute('data-draggable')).toBe(true)
  await userEvent.dragAndDrop(first, last, { targetPosition: { x: 24, y: 40 }, steps: 12 })
  await expect.poll(order).toBe('2nd 3rd 4th 1st')
  expect(moves.value).toEqual(['0→3'])
  expect(shown(container)).toBe('2nd 3rd 4th 1st')
})
