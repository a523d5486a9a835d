// The order of places and factions of a map: offered while there is more than one of them.
import { expect, test } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import OrderList from '@/games/campaign/screens/mapEditor/OrderList.vue'
import { enterMaps } from '@/games/campaign/screens/words/mapWords.ts'
import { dress, show } from '@tests/ui/fitting.ts'

interface Item {
  readonly id: string
  readonly name: string
}

test('a list that is left with one item while it is put in order shows what usually stands there', async () => {
  dress({ motion: 'none' })
  await enterMaps()
  const items = ref<readonly Item[]>([
    { id: 'a', name: 'Sweden' },
    { id: 'b', name: 'Muscovy' },
  ])
  const Host = defineComponent(
    () => () =>
      h(
        OrderList<Item>,
        { items: items.value, hint: 'It counts in ties.', ordering: true },
        { default: () => 'the forms' },
      ),
  )
  const { container } = await show(Host)
  expect(container.textContent).toContain('Muscovy')
  expect(container.textContent).not.toContain('the forms')
  items.value = items.value.slice(0, 1)
  await nextTick()
  expect(container.textContent.trim()).toBe('the forms')
})
