// State in which the data on this phone was found at the start.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import {
  boot,
  compared,
  watchConnection,
  type Boot,
  type Compared,
  type Connection,
  type Found,
} from '@/storage/index.ts'

export type { Found } from '@/storage/index.ts'

export const useRecovery = defineStore('recovery', () => {
  const verdict = shallowRef<Boot | null>(null)
  const connection = ref<Connection>('open')
  /** What was put right after the start; null while there is nothing to tell. */
  const mended = shallowRef<Compared | null>(null)

  const found = computed<Found | null>(() =>
    verdict.value !== null && 'found' in verdict.value ? verdict.value.found : null,
  )
  /** The database is used by no caller before the player has decided. */
  const isWaiting = computed(() => verdict.value !== null && verdict.value.kind !== 'ready')
  /** Nothing can be stored: the app runs from what the second copies hold. */
  const isInMemory = ref(false)

  /** How far the database has been compared with its second copies in this visit: nothing is called well before. */
  const comparison = ref<'running' | 'done' | 'failed'>('running')

  /** What the comparison has to say, when it is over. */
  async function hearOfComparison(): Promise<void> {
    comparison.value = 'running'
    const done = await compared()
    comparison.value = done === null || done.failed > 0 ? 'failed' : 'done'
    if (done === null) return
    const { kinds, battles, entries, cut, copies } = done
    const all = [...Object.values(kinds), battles, entries, cut, copies]
    if (all.some((n) => n > 0)) mended.value = done
  }

  /** Once, at the start of the app. */
  async function start(): Promise<void> {
    void watchConnection((standing) => (connection.value = standing))
    verdict.value = await boot()
    await hearOfComparison()
  }

  return {
    verdict,
    found,
    isWaiting,
    isInMemory,
    mended,
    comparison,
    hearOfComparison,
    connection,
    start,
  }
})
