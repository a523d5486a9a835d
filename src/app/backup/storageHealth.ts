// Safety of everything that is kept here: what the browser promises, the space, and whether the app is installed.
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import {
  askToPersist,
  isAppleMobile,
  isInstalled,
  isPersisted,
  spaceUsed,
  type Space,
} from '@/platform/persistence.ts'
import { secondCopy, type SecondCopy } from '@/storage/backup/door.ts'

export const useStorageHealth = defineStore('storageHealth', () => {
  /** null: the browser promises nothing of the kind; undefined: not asked yet. */
  const persisted = ref<boolean | null>()
  const space = shallowRef<Space | null>()
  const copy = ref<SecondCopy | null>(null)
  const installed = ref(isInstalled())
  const isApple = isAppleMobile()

  async function refresh(): Promise<void> {
    installed.value = isInstalled()
    ;[persisted.value, space.value, copy.value] = await Promise.all([
      isPersisted(),
      spaceUsed(),
      secondCopy(),
    ])
  }

  /** Worth asking again at any time: browsers change their mind once an app is used or installed. */
  async function ask(): Promise<void> {
    persisted.value = await askToPersist()
  }

  /** On an iPhone or iPad, in a tab, the system may clear what is not visited for a week. */
  const isUnsafe = (): boolean => isApple && !installed.value && persisted.value !== true

  return { persisted, space, copy, installed, isApple, isUnsafe, refresh, ask }
})
