// How the data on this phone was found at the start, and what the user does about it.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import {
  beginAnew,
  boot,
  compared,
  exportRaw,
  failureOf,
  restoreFound,
  watchConnection,
  type Boot,
  type Compared,
  type Connection,
  type FailureCode,
  type Found,
} from '@/storage/index.ts'

export type { FailureCode, Found } from '@/storage/index.ts'

export const useRecovery = defineStore('recovery', () => {
  const verdict = shallowRef<Boot | null>(null)
  const connection = ref<Connection>('open')
  const failure = ref<FailureCode | null>(null)
  const isBusy = ref(false)
  /** What was put right after the start; null while there is nothing to tell. */
  const mended = shallowRef<Compared | null>(null)
  let isStarted = false

  const found = computed<Found | null>(() =>
    verdict.value?.kind === 'lost' ? verdict.value.found : null,
  )

  async function start(): Promise<void> {
    if (isStarted) return
    isStarted = true
    void watchConnection((standing) => (connection.value = standing))
    verdict.value = await boot()
    const done = await compared()
    if (done !== null && Object.values(done).some((n) => n > 0)) mended.value = done
  }

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
    verdict.value = { kind: 'ready' }
    return true
  }

  return {
    verdict,
    found,
    mended,
    connection,
    failure,
    isBusy,
    start,
    restore: (mayReplace = false): Promise<boolean> => attempt(() => restoreFound(mayReplace)),
    beginAnew: (): Promise<boolean> => attempt(beginAnew),
    exportRaw,
  }
})
