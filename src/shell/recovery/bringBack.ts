// The user's ways out when data is gone or out of reach: bring back what was found, begin anew, take everything along.
import { defineStore } from 'pinia'
import { ref } from 'vue'
import {
  beginAnew,
  exportRaw,
  failureOf,
  playInMemory,
  restoreElsewhere,
  restoreFound,
  type FailureCode,
} from '@/storage/index.ts'
import { useRecovery } from '../../app/recovery.ts'

export type { FailureCode } from '@/storage/index.ts'

export const useBringBack = defineStore('bringBack', () => {
  const recovery = useRecovery()
  const failure = ref<FailureCode | null>(null)
  const isBusy = ref(false)

  /** True when it went well; else `failure` says why, and the second copies are as they were. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    isBusy.value = true
    failure.value = null
    try {
      await work()
    } catch (cause) {
      failure.value = failureOf(cause)
      return false
    } finally {
      isBusy.value = false
    }
    recovery.verdict = { kind: 'ready' }
    void recovery.hearOfComparison()
    return true
  }

  return {
    failure,
    isBusy,
    restore: (mayReplace = false): Promise<boolean> => attempt(() => restoreFound(mayReplace)),
    /** At another place; what cannot be opened stays as it is. */
    restoreElsewhere: (): Promise<boolean> => attempt(restoreElsewhere),
    /** Nothing is stored as long as the app is open. */
    playInMemory: async (): Promise<boolean> => {
      const isReady = await attempt(playInMemory)
      recovery.isInMemory = isReady
      return isReady
    },
    beginAnew: (): Promise<boolean> => attempt(beginAnew),
    exportRaw,
  }
})
