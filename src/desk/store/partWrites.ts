// Parts of things at an event that were changed and are not stored yet: shown at once, kept and tried again until they are.
import { shallowRef } from 'vue'
import { failureOf } from '@/storage/index.ts'
import { untilStored } from '../../app/untilStored.ts'

/** `edit` changes what is stored of an event; an event that another tab has deleted leaves nothing to write to. */
export function partWrites<Whole extends object>(
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
