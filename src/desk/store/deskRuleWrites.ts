// Rules of the rounds that were changed and are not stored yet: shown at once, kept and tried again until they are.
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { DeskRules } from '@/games/eagles/rules/index.ts'
import { editDeskRules } from '@/storage/eventsDoor.ts'
import { failureOf } from '@/storage/index.ts'
import { untilStored } from '../../app/untilStored.ts'

type Changed = Partial<DeskRules>

/** An event that another tab has deleted leaves nothing to write to. */
async function store(id: string, changed: Changed): Promise<void> {
  try {
    await editDeskRules(id, (before) => ({ ...before, ...changed }))
  } catch (cause) {
    if (failureOf(cause) !== 'missing') throw cause
  }
}

export const useDeskRules = defineStore('deskRules', () => {
  const pending = shallowRef<ReadonlyMap<string, Changed>>(new Map())
  /** What has been changed meanwhile stays. */
  const settle = (id: string, changed: Changed): void => {
    if (pending.value.get(id) !== changed) return
    pending.value = new Map([...pending.value].filter(([each]) => each !== id))
  }
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
    add: (id: string, changed: Changed): void => {
      pending.value = new Map(pending.value).set(id, { ...pending.value.get(id), ...changed })
      wake()
    },
    withPending: (id: string, rules: DeskRules): DeskRules => ({
      ...rules,
      ...pending.value.get(id),
    }),
  }
})
