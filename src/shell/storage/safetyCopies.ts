// Safety copies: made before everything is replaced, and offered for saving.
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { saveFile } from '@/platform/download.ts'
import { keepSafetyCopy, safetyCopies, type SafetyCopy } from '@/storage/backup/door.ts'

export const useSafetyCopies = defineStore('safetyCopies', () => {
  const copies = shallowRef<readonly SafetyCopy[]>([])

  async function refresh(): Promise<void> {
    copies.value = await safetyCopies()
  }

  async function keep(text: string): Promise<void> {
    await keepSafetyCopy(text, new Date())
    await refresh()
  }

  async function save(copy: SafetyCopy): Promise<void> {
    const name = `aide-de-camp-safety-${copy.name.slice(0, 16).replaceAll(/[T:]/g, '-')}.json`
    saveFile(name, await copy.text(), 'application/json')
  }

  return { copies, refresh, keep, save }
})
