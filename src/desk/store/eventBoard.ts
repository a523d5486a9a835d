// One event with its board as it is stored now, in every tab: the limits, the rounds, and how each list stands.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { usualDesk, type DeskRules, type Round } from '@/games/eagles/rules/index.ts'
import { editDeskRules, editEvent, watchEvent, type KeptEvent } from '@/storage/eventsDoor.ts'
import { failureOf, type FailureCode } from '@/storage/index.ts'
import { untilStored } from '../../app/untilStored.ts'
import { boardRows } from './boardRows.ts'

export type { BoardRow, NamedEntry } from './boardRows.ts'
export * from './entryActions.ts'
export { useResultWrites, withEntered, type Entered } from './resultWrites.ts'
export * from './roundActions.ts'
export { readBattleFile } from './battleFile.ts'
export * from './takeIn.ts'

// Parts of things at an event that were changed and are not stored yet: shown at once, kept and tried again until they are.

/** `edit` changes what is stored of an event; an event that another tab has deleted leaves nothing to write to. */
function partWrites<Whole extends object>(
  edit: (id: string, change: (before: Whole) => Whole) => Promise<unknown>,
) {
  type Part = Partial<Whole>
  /** By event; of one event the newest word of each kind. */
  const pending = shallowRef<ReadonlyMap<string, Part>>(new Map())

  /** What has been changed meanwhile stays. */
  function settle(id: string, part: Part): void {
    if (pending.value.get(id) !== part) return
    pending.value = new Map([...pending.value].filter(([each]) => each !== id))
  }
  async function store(id: string, part: Part): Promise<void> {
    try {
      await edit(id, (before) => ({ ...before, ...part }))
    } catch (cause) {
      if (failureOf(cause) !== 'missing') throw cause
    }
    settle(id, part)
  }
  const { wake, ...writing } = untilStored(
    () => pending.value.size > 0,
    async () => {
      const [next] = pending.value
      if (next !== undefined) await store(...next)
    },
  )
  return {
    ...writing,
    add: (id: string, part: Part): void => {
      pending.value = new Map(pending.value).set(id, { ...pending.value.get(id), ...part })
      wake()
    },
    /** What is stored, with what was changed on top. */
    withPending: (id: string, whole: Whole): Whole => ({ ...whole, ...pending.value.get(id) }),
  }
}

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

export type EventBoard = ReturnType<typeof useEventBoard>
