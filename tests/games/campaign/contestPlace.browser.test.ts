// The results that are typed in below the door to the table: nothing pushes them away from under a thumb.
import { expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick, provide } from 'vue'
import { fromShell } from '@/app/fromShell.ts'
import ContestPlace from '@/games/campaign/screens/battle/ContestPlace.vue'
import { ticket } from '@tests/shell/tickets/ticket.ts'
import { dress, show } from '@tests/ui/fitting.ts'

const doors: (() => void)[] = []
const Door = defineComponent({
  emits: ['steady', 'take'],
  setup(_, { emit }) {
    doors.push(() => emit('steady'))
    return () => h('p', 'To the table')
  },
})

async function placed(ContestDoor?: typeof Door) {
  dress({ motion: 'none' })
  const Host = defineComponent(() => {
    provide(fromShell, {
      knowsGame: () => false,
      ...(ContestDoor === undefined ? {} : { ContestDoor }),
    })
    return () => h(ContestPlace, { ticket }, { default: () => 'Red breaks' })
  })
  return (await show(Host)).container
}

test('results come when the door above them has read all there is of the contest', async () => {
  const container = await placed(Door)
  expect(container.textContent).toBe('To the table')
  doors.at(-1)?.()
  await nextTick()
  expect(container.textContent).toBe('To the tableRed breaks')
})

test('a door that never says so keeps nobody from typing a result in', async () => {
  const container = await placed(Door)
  await vi.waitFor(() => expect(container.textContent).toContain('Red breaks'), { timeout: 10_000 })
})

test('where there is no door the results are there at once', async () => {
  expect((await placed()).textContent).toContain('Red breaks')
})
