// Safety copies: made before everything is replaced, and offered for saving.
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { saveBlob } from '@/platform/download.ts'
import { keepSafetyCopy, safetyCopies, type SafetyCopy } from '@/storage/backup/door.ts'

export const useSafetyCopies = defineStore('safetyCopies', () => {
  const copies = shallowRef<readonly SafetyCopy[]>([])

  async function refresh(): Promise<void> {
    copies.value = await safetyCopies()
  }

  async function keep(copy: Blob): Promise<void> {
    await keepSafetyCopy(copy, new Date())
    await refresh()
  }

  async function save({ name, ending, file }: SafetyCopy): Promise<void> {
    const moment = name.slice(0, 16).replaceAll(/[T:]/g, '-')
    saveBlob(`aide-de-camp-safety-${moment}${ending}`, await file())
  }

  return { copies, refresh, keep, save }
})
