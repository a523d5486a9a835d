// Things that a newer version of the app has stored: kept, shown and saved as files, never opened and never deleted.
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { saveFile } from '@/platform/download.ts'
import { strangeThings, type StrangeThing } from '@/storage/backup/door.ts'

export const useNewerThings = defineStore('newerThings', () => {
  const all = shallowRef<readonly StrangeThing[]>([])

  async function refresh(): Promise<void> {
    all.value = await strangeThings()
  }

  function save({ kind, updatedAt, text }: StrangeThing): void {
    const day = new Date(updatedAt).toISOString().slice(0, 10)
    saveFile(`aide-de-camp-${kind}-${day}.ndjson`, text, 'application/x-ndjson')
  }

  return { all, refresh, save }
})
