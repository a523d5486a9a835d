// The event as it is being typed: shown at once, stored behind it, whatever screen is shown by then.
import { computed, effectScope, shallowRef, watch } from 'vue'
import type { ClubEvent } from '@/games/eagles/rules/index.ts'
import { useEventWrites, type EventBoard } from '@/desk/store/eventBoard.ts'
import { sayWhileUnsaved } from '@/app/page/unsavedMessage.ts'

/** Whose failures are told already: also after the form has been left, and once only. */
const told = new WeakSet<object>()

function tellFailures(writes: ReturnType<typeof useEventWrites>): void {
  if (told.has(writes)) return
  told.add(writes)
  effectScope(true).run(() => sayWhileUnsaved(writes))
}

export function useEventDraft(board: EventBoard) {
  const writes = useEventWrites()
  tellFailures(writes)
  const draft = shallowRef<{ readonly id: string; readonly event: ClubEvent } | null>(null)

  watch(
    () => board.kept,
    (kept) => {
      const row = kept?.row
      draft.value = row ? { id: row.id, event: writes.withPending(row.id, row.event) } : null
    },
    { immediate: true },
  )

  function change(part: Partial<ClubEvent>): void {
    if (draft.value === null) return
    const { id, event } = draft.value
    draft.value = { id, event: { ...event, ...part } }
    writes.add(id, part)
  }

  return { event: computed(() => draft.value?.event ?? null), change }
}
