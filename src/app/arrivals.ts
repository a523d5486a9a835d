// Text and files from outside that wait to be taken in: shared from another app, or opened with this one.
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { takeShared, type Shared } from '@/platform/arrivals/sharedBox.ts'

export const useArrivals = defineStore('arrivals', () => {
  const waiting = shallowRef<Shared | null>(null)

  return {
    /** Files that the system opened the app with. */
    receive: (files: readonly File[]): void => {
      waiting.value = { text: '', files }
    },
    /** Once: afterwards nothing waits any more. */
    take: async (): Promise<Shared | null> => {
      const came = waiting.value ?? (await takeShared().catch(() => null))
      waiting.value = null
      return came
    },
  }
})
