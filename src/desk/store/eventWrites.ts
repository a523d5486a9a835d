// What was typed at events and is not stored yet, each part under its own event: kept and tried again until it is.
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ClubEvent } from '@/games/eagles/rules/index.ts'
import { editEvent } from '@/storage/eventsDoor.ts'
import { failureOf } from '@/storage/index.ts'
import { untilStored } from '../../app/untilStored.ts'

type Typed = Partial<ClubEvent>

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

/** An event that another tab has deleted leaves nothing to write to. */
async function store(id: string, typed: Typed): Promise<void> {
  try {
    await editEvent(id, (before) => ({ ...before, ...typed }))
  } catch (cause) {
    if (failureOf(cause) !== 'missing') throw cause
  }
}

export const useEventWrites = defineStore('eventWrites', () => {
  const { pending, add, settle } = typedParts()

  const { wake, ...writing } = untilStored(
    () => pending.value.size > 0,
    async () => {
      const [next] = pending.value
      if (next === undefined) return
      await store(...next)
      settle(...next)
    },
  )

  return {
    ...writing,
    add: (id: string, typed: Typed): void => {
      add(id, typed)
      wake()
    },
    /** The event with what was typed at it on top. */
    withPending: (id: string, event: ClubEvent): ClubEvent => ({
      ...event,
      ...pending.value.get(id),
    }),
  }
})
