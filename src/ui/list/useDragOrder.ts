// Dragging rows by their handles. The library loads after the list is shown; its own moves are taken back at once,
// because the order of the rows belongs to the data.
import { onBeforeUnmount, onMounted, type ShallowRef } from 'vue'
import type Sortable from 'sortablejs'

/** True where the user, or the system, asked for no motion. */
const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'none' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches

export function useDragOrder(
  list: Readonly<ShallowRef<HTMLElement | null>>,
  handle: string,
  move: (from: number, to: number) => void,
): void {
  let sortable: Sortable | null = null
  let isGone = false
  let after: Node | null = null

  onMounted(async () => {
    const { default: SortableJs } = await import('sortablejs')
    if (isGone || list.value === null) return
    list.value.dataset['draggable'] = ''
    sortable = SortableJs.create(list.value, {
      handle,
      animation: isStill() ? 0 : 120,
      forceFallback: true,
      fallbackTolerance: 3,
      ghostClass: 'row-place',
      fallbackClass: 'row-lifted',
      onChoose: ({ item }) => (after = item.nextSibling),
      onEnd: ({ item, from, oldIndex, newIndex }) => {
        from.insertBefore(item, after)
        if (oldIndex === undefined || newIndex === undefined || oldIndex === newIndex) return
        move(oldIndex, newIndex)
      },
    })
  })
  onBeforeUnmount(() => {
    isGone = true
    sortable?.destroy()
  })
}
