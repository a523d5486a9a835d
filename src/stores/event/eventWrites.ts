// What was typed at events and is not stored yet, each part under its own event: kept and tried again until it is.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { ClubEvent } from '@/rules/eagles/index.ts'
import { editEvent } from '@/storage/eventsDoor.ts'
import { failureOf } from '@/storage/index.ts'
import { useMayReload } from '../mayReload.ts'

type Typed = Partial<ClubEvent>

/** Milliseconds before a failed write is tried again; the last one repeats. */
const retryAfter = [1_000, 2_000, 5_000, 10_000] as const

/** What was typed, by event; of one event the newest word of each kind. */
function typedParts() {
  const pending = shallowRef<ReadonlyMap<string, Typed>>(new Map())

  function add(id: string, typed: Typed): void {
    pending.value = new Map(pending.value).set(id, { ...pending.value.get(id), ...typed })
  }
  /** What has been typed meanwhile stays. */
  function settle(id: string, typed: Typed): void {
    if (pending.value.get(id) !== typed) return
    pending.value = new Map([...pending.value].filter(([each]) => each !== id))
  }
  return { pending, add, settle }
}

/** False: it failed, and the failure is told. An event that another tab has deleted leaves nothing to write to. */
const stored = (id: string, typed: Typed, fail: (cause: unknown) => void): Promise<boolean> =>
  editEvent(id, (before) => ({ ...before, ...typed })).then(
    () => true,
    (cause: unknown) => {
      if (failureOf(cause) === 'missing') return true
      fail(cause)
      return false
    },
  )

export const useEventWrites = defineStore('eventWrites', () => {
  const { pending, add, settle } = typedParts()
  const failure = shallowRef<unknown>(null)
  const failures = ref(0)
  let isWriting = false
  let retry: ReturnType<typeof setTimeout> | undefined

  const state = computed(() => {
    if (failure.value !== null) return 'failed'
    return pending.value.size > 0 ? 'saving' : 'saved'
  })
  useMayReload().holdWhile(() => pending.value.size > 0)

  function fail(cause: unknown): void {
    failure.value = cause
    retry = setTimeout(() => void flush(), retryAfter[failures.value] ?? retryAfter.at(-1))
    failures.value += 1
  }

  async function flush(): Promise<void> {
    if (isWriting) return
    isWriting = true
    clearTimeout(retry)
    for (let [next] = pending.value; next !== undefined; [next] = pending.value) {
      if (!(await stored(...next, fail))) break
      settle(...next)
      failure.value = null
      failures.value = 0
    }
    isWriting = false
  }

  return {
    state,
    failures,
    isFull: computed(() => failureOf(failure.value) === 'quota'),
    add(id: string, typed: Typed): void {
      add(id, typed)
      if (failure.value === null) void flush()
    },
    /** The event with what was typed at it on top. */
    withPending: (id: string, event: ClubEvent): ClubEvent => ({
      ...event,
      ...pending.value.get(id),
    }),
    retryNow: flush,
  }
})
