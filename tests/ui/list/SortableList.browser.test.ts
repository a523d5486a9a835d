// Putting a list in order: by buttons, by dragging, and said aloud.
import { beforeEach, expect, test } from 'vitest'
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
/** The row that is lifted has its place in the list besides. */
const shown = (container: Element): string =>
  [...container.querySelectorAll('li:not(.row-lifted)')]
    .map((li) => li.textContent.trim())
    .join(' ')

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

const finger = (kind: string, on: Element, clientX: number, clientY: number): boolean =>
  on.dispatchEvent(
    new PointerEvent(kind, { bubbles: true, cancelable: true, isPrimary: true, clientX, clientY }),
  )

test('a row dragged by its handle takes its new place once, in the data and on the screen', async () => {
  const { container } = await show(Host)
  const handle = container.querySelector('[data-handle]')
  const list = container.querySelector('ol')
  if (handle === null || list === null) throw new Error('no rows')
  await expect.poll(() => list.hasAttribute('data-draggable')).toBe(true)
  const { left, top, bottom } = list.getBoundingClientRect()
  finger('pointerdown', handle, left + 20, top + 20)
  finger('pointermove', handle, left + 20, top + 30)
  await expect.poll(() => container.querySelector('.row-lifted')).not.toBeNull()
  finger('pointermove', handle, left + 20, bottom - 10)
  await expect.poll(() => shown(container)).toBe('2nd 3rd 4th 1st')
  expect(moves.value).toEqual([])
  finger('pointerup', handle, left + 20, bottom - 10)
  await expect.poll(order).toBe('2nd 3rd 4th 1st')
  expect(moves.value).toEqual(['0→3'])
  expect(shown(container)).toBe('2nd 3rd 4th 1st')
})
