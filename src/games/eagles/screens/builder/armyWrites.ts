// Edits on their way to the database: kept in order until each is stored, tried again when a write fails.
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { editArmy } from '@/storage/index.ts'
import { applyEdits, type Army, type Edit } from '@/games/eagles/rules/index.ts'
import { untilStored } from '../../../../app/untilStored.ts'

interface Write {
  readonly id: string
  readonly edits: readonly Edit[]
}

/** The oldest edits that belong to one army: they are stored together. */
function firstBatch(pending: readonly Write[]): readonly Write[] {
  const end = pending.findIndex((write) => write.id !== pending[0]?.id)
  return end === -1 ? pending : pending.slice(0, end)
}

export const useArmyWrites = defineStore('armyWrites', () => {
  const pending = shallowRef<readonly Write[]>([])

  const { wake, ...writing } = untilStored(
    () => pending.value.length > 0,
    async () => {
      const batch = firstBatch(pending.value)
      const [first] = batch
      if (first === undefined) return
      await editArmy(
        first.id,
        batch.flatMap((write) => write.edits),
      )
      pending.value = pending.value.slice(batch.length)
    },
  )

  return {
    ...writing,
    add: (id: string, edits: readonly Edit[]): void => {
      pending.value = [...pending.value, { id, edits }]
      wake()
    },
    /** The army with the edits on top that are not stored yet. */
    withPending: (id: string, stored: Army): Army =>
      applyEdits(
        stored,
        pending.value.flatMap((write) => (write.id === id ? write.edits : [])),
      ),
  }
})
