// Edits on their way to the database: kept in order until each is stored, tried again when a write fails.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { editArmy } from '@/storage/index.ts'
import type { Army } from '@/rules/eagles/index.ts'

export type Edit = (army: Army) => Army

interface Write {
  readonly id: string
  readonly edit: Edit
}

/** Milliseconds before a failed write is tried again; the last one repeats. */
const retryAfter = [1_000, 2_000, 5_000, 10_000] as const

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
    pending.value.reduce((army, write) => (write.id === id ? write.edit(army) : army), stored)

  function add(id: string, edit: Edit): void {
    pending.value = [...pending.value, { id, edit }]
    if (failure.value === null) void flush()
  }

  /** The oldest edits that belong to one army: they are stored together. */
  function nextBatch(): readonly Write[] {
    const first = pending.value[0]
    const end = pending.value.findIndex((write) => write.id !== first?.id)
    return end === -1 ? pending.value : pending.value.slice(0, end)
  }

  async function store(batch: readonly Write[]): Promise<boolean> {
    const [first] = batch
    if (first === undefined) return false
    try {
      await editArmy(first.id, (stored) => batch.reduce((army, { edit }) => edit(army), stored))
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
    while (pending.value.length > 0 && (await store(nextBatch())));
    writing = false
  }

  return { state, failure, add, withPending, retryNow: flush }
})
