// Edits on their way to the database: kept in order until each is stored, tried again when a write fails.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { editArmy, failureOf } from '@/storage/index.ts'
import { applyEdits, type Army, type Edit } from '@/rules/eagles/index.ts'
import { useMayReload } from './mayReload.ts'

interface Write {
  readonly id: string
  readonly edits: readonly Edit[]
}

/** Milliseconds before a failed write is tried again; the last one repeats. */
const retryAfter = [1_000, 2_000, 5_000, 10_000] as const

/** The oldest edits that belong to one army: they are stored together. */
function firstBatch(pending: readonly Write[]): readonly Write[] {
  const end = pending.findIndex((write) => write.id !== pending[0]?.id)
  return end === -1 ? pending : pending.slice(0, end)
}

export const useArmyWrites = defineStore('armyWrites', () => {
  const pending = shallowRef<readonly Write[]>([])
  const failure = shallowRef<unknown>(null)
  const failures = ref(0)
  let writing = false
  let retry: ReturnType<typeof setTimeout> | undefined

  const state = computed(() => {
    if (failure.value !== null) return 'failed'
    return pending.value.length > 0 ? 'saving' : 'saved'
  })

  /** The army with the edits on top that are not stored yet. */
  const withPending = (id: string, stored: Army): Army =>
    applyEdits(
      stored,
      pending.value.flatMap((write) => (write.id === id ? write.edits : [])),
    )

  function add(id: string, edits: readonly Edit[]): void {
    pending.value = [...pending.value, { id, edits }]
    if (failure.value === null) void flush()
  }

  async function store(batch: readonly Write[]): Promise<boolean> {
    const [first] = batch
    if (first === undefined) return false
    try {
      await editArmy(
        first.id,
        batch.flatMap((write) => write.edits),
      )
    } catch (cause) {
      failure.value = cause
      retry = setTimeout(() => void flush(), retryAfter[failures.value] ?? retryAfter.at(-1))
      failures.value += 1
      return false
    }
    pending.value = pending.value.slice(batch.length)
    failure.value = null
    failures.value = 0
    return true
  }

  async function flush(): Promise<void> {
    if (writing) return
    writing = true
    clearTimeout(retry)
    while (pending.value.length > 0 && (await store(firstBatch(pending.value))));
    writing = false
  }

  useMayReload().holdWhile(() => state.value !== 'saved')

  const isFull = computed(() => failureOf(failure.value) === 'quota')

  return { state, failures, isFull, add, withPending, retryNow: flush }
})
