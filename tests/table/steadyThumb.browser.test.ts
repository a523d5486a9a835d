// Two thumbs on one place: the second one answers nothing that the first one brought.
import { expect, test } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { useSteadyThumb } from '@/table/useSteadyThumb.ts'
import { show } from '../ui/fitting.ts'

/** A page on which every tap brings the next scene under the thumb. */
async function table() {
  const scene = ref(0)
  const Table = defineComponent(() => {
    useSteadyThumb(() => String(scene.value))
    return () => h('button', { onClick: () => (scene.value += 1) }, 'Next')
  })
  const screen = await show(Table)
  const button = screen.getByRole('button').element()
  const hear = (type: string, pointerId: number, detail: number): void => {
    const at = { clientX: 20, clientY: 20, bubbles: true, cancelable: true, detail }
    button.dispatchEvent(new PointerEvent(type, { ...at, pointerId, isPrimary: true }))
  }
  return {
    scene,
    down: (pointer: number) => hear('pointerdown', pointer, 0),
    up: (pointer: number) => hear('pointerup', pointer, 0),
    click: (pointer: number) => hear('click', pointer, 1),
  }
}

test('a second thumb that is down before the click of the first one comes', async () => {
  const { scene, down, up, click } = await table()
  down(1)
  up(1)
  down(2)
  click(1)
  expect(scene.value).toBe(1)
  await nextTick()
  up(2)
  click(2)
  expect(scene.value).toBe(1)
})

test('a second thumb that comes right after the click of the first one', async () => {
  const { scene, down, up, click } = await table()
  for (const pointer of [1, 2]) {
    down(pointer)
    up(pointer)
    click(pointer)
    await nextTick()
  }
  expect(scene.value).toBe(1)
})

test('a mouse, whose presses all have one number, answers what has long been there', async () => {
  const { scene, down, up, click } = await table()
  for (const pressed of [1, 2]) {
    down(1)
    up(1)
    click(1)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(scene.value).toBe(pressed)
  }
})

test('a click without a press, as a screen reader gives it, is never held up', async () => {
  const { scene, click } = await table()
  click(7)
  await nextTick()
  click(7)
  expect(scene.value).toBe(2)
})

test('a press that was a drag leaves nothing behind', async () => {
  const { scene, down, up, click } = await table()
  for (const drag of [1, 2, 3, 4, 5, 6]) {
    down(drag)
    up(drag)
  }
  down(7)
  up(7)
  click(7)
  expect(scene.value).toBe(1)
})
