// The list of the board that is open, and the one after it: as they stood when the first was opened, whatever was decided since.
import { computed, ref } from 'vue'
import type { BoardRow } from '@/desk/store/eventBoard.ts'

export function useOpened(rows: () => readonly BoardRow[], shown: () => readonly BoardRow[]) {
  const openId = ref<string | null>(null)
  const queue = ref<readonly string[]>([])

  const opened = computed(() => rows().find(({ entry }) => entry.id === openId.value) ?? null)
  const nextId = computed(() => {
    const at = queue.value.indexOf(openId.value ?? '')
    const known = new Set(rows().map(({ entry }) => entry.id))
    return at < 0 ? null : (queue.value.slice(at + 1).find((id) => known.has(id)) ?? null)
  })

  function open(id: string): void {
    queue.value = shown().map(({ entry }) => entry.id)
    openId.value = id
  }
  return { openId, opened, nextId, open }
}
