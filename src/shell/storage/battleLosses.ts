// Entries of battles that could not be read any more: to be told once, and to be read on the storage page.
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { saveFile } from '@/platform/download.ts'
import {
  dismissLoss,
  exportUnread,
  markLossesTold,
  watchLosses,
  type Loss,
} from '@/storage/backup/door.ts'

export type { Loss } from '@/storage/backup/door.ts'

export const useLosses = defineStore('losses', () => {
  /** The newest first. */
  const all = shallowRef<readonly Loss[]>([])
  watchLosses((losses) => (all.value = losses.toReversed()))

  /** Saves what was kept aside of a battle as a file; false if nothing was. */
  async function save({ battle }: Loss): Promise<boolean> {
    const text = await exportUnread(battle)
    if (text === null) return false
    const day = new Date().toISOString().slice(0, 10)
    saveFile(`aide-de-camp-unread-${day}.ndjson`, text, 'application/x-ndjson')
    return true
  }

  return {
    all,
    untold: computed(() => all.value.filter(({ isTold }) => !isTold)),
    markTold: markLossesTold,
    dismiss: dismissLoss,
    save,
  }
})
