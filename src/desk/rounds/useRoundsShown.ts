// The rounds with what was entered and is not stored yet; what could not be stored is told, whatever screen is shown by then.
import { computed, effectScope, watch } from 'vue'
import { words } from '@/words/index.ts'
import { useResultWrites, type useEventBoard } from '@/desk/store/eventBoard.ts'
import { hideTopic, showToast } from '@/ui/toast/toasts.ts'

const topic = 'results'
/** Whose failures are told already: also after the rounds have been left, and once only. */
const told = new WeakSet<object>()

function tellFailures(writes: ReturnType<typeof useResultWrites>): void {
  if (told.has(writes)) return
  told.add(writes)
  const run = (): void => void writes.retryNow()
  effectScope(true).run(() =>
    watch(
      () => writes.failed,
      ({ length }) => {
        if (length === 0) hideTopic(topic)
        else {
          const { notDone: text, retry: label } = words.value.app.saving
          showToast({ text, kind: 'problem', topic, action: { label, run } })
        }
      },
    ),
  )
}

export function useRoundsShown(board: ReturnType<typeof useEventBoard>) {
  const writes = useResultWrites()
  tellFailures(writes)
  watch(
    () => board.kept,
    () => writes.seen(board.id),
    { flush: 'sync' },
  )
  return { writes, rounds: computed(() => writes.withPending(board.id, board.rounds)) }
}
