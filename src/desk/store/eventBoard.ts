// One event with its board as it is stored now, in every tab: the limits, the rounds, and how each list stands.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { usualDesk, type DeskRules, type Round } from '@/games/eagles/rules/index.ts'
import { editDeskRules, editEvent, watchEvent, type KeptEvent } from '@/storage/eventsDoor.ts'
import { failureOf, type FailureCode } from '@/storage/index.ts'
import { boardRows } from './boardRows.ts'
import { partWrites } from './partWrites.ts'

export type { BoardRow, NamedEntry } from './boardRows.ts'
export * from './entryActions.ts'
export { useResultWrites, withEntered, type Entered } from './resultWrites.ts'
export {
  fixTable,
  keepSlip,
  pairAnew,
  pairNext,
  putRoundBack,
  reseat,
  seatLate,
  setClock,
  takeBackRound,
} from './roundActions.ts'
export * from './playerActions.ts'
export * from './teamActions.ts'
export { readBattleFile } from './battleFile.ts'
export * from './takeIn.ts'

/** What was typed at events and is not stored yet, each part under its own event. */
export const useEventWrites = defineStore('eventWrites', () => partWrites(editEvent))

/** Rules of the rounds that were changed and are not stored yet. */
export const useDeskRules = defineStore('deskRules', () => partWrites(editDeskRules))

export const useEventBoard = defineStore('eventBoard', () => {
  /** undefined until it is known, null if there is no such event. */
  const kept = shallowRef<KeptEvent | null | undefined>(undefined)
  const failure = ref<FailureCode | null>(null)
  const id = ref('')
  const rowsOf = boardRows()
  let watch: { readonly stop: () => void } | null = null

  function close(): void {
    watch?.stop()
    watch = null
    kept.value = undefined
  }

  /** A watch that has failed is over: only a new one tells of anything again. */
  function follow(): void {
    watch?.stop()
    failure.value = null
    watch = watchEvent(
      id.value,
      (found) => (kept.value = found),
      (cause) => (failure.value = failureOf(cause)),
    )
  }

  function open(next: string): void {
    close()
    id.value = next
    follow()
  }

  return {
    id,
    kept,
    failure,
    event: computed(() => kept.value?.row.event ?? null),
    rounds: computed<readonly Round[]>(() => kept.value?.row.rounds ?? []),
    desk: computed<DeskRules>(() => kept.value?.row.desk ?? usualDesk),
    rows: computed(() => (kept.value ? rowsOf(kept.value) : [])),
    open,
    close,
    retry: follow,
  }
})
