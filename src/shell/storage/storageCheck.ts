// Comparison of both copies of everything: on demand, and once a week by itself; the last result is kept with its date.
import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { checkCopies, checkWhenIdle, type Checked } from '@/storage/backup/door.ts'
import { useKept } from '../../app/kept.ts'
import { useRecovery } from '../../app/recovery.ts'
import { keptEntries } from '../../app/keptEntries.ts'

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** Earlier versions wrote the armies beside the battles. */
function readKinds(kept: ReadonlyMap<string, unknown>): Record<string, number> {
  const kinds = kept.get('kinds') ?? { armies: kept.get('armies') }
  const entries = typeof kinds === 'object' ? Object.entries(kinds) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => isCount(entry[1])))
}

/** Null for whatever was kept that is no result. */
function readChecked(text: string): Checked | null {
  const kept = keptEntries(text)
  const entry = (key: Exclude<keyof Checked, 'kinds'>): number => {
    const value = kept.get(key)
    return isCount(value) ? value : 0
  }
  if (!isCount(kept.get('at'))) return null
  return {
    at: entry('at'),
    battles: entry('battles'),
    kinds: readKinds(kept),
    fromCopy: entry('fromCopy'),
    fromDatabase: entry('fromDatabase'),
    lost: entry('lost'),
    playing: entry('playing'),
    failed: entry('failed'),
  }
}

const week = 7 * 24 * 60 * 60 * 1000

export const useStorageCheck = defineStore('storageCheck', () => {
  const kept = useKept<Checked | null>('aide-de-camp.check', null, {
    serializer: { read: readChecked, write: JSON.stringify },
    writeDefaults: false,
    shallow: true,
  })
  const isBusy = ref(false)
  /** Why there is no result. */
  const trouble = ref<'none' | 'trouble' | null>(null)

  async function compare(): Promise<void> {
    isBusy.value = true
    trouble.value = null
    try {
      const checked = await checkCopies(Date.now())
      if (checked === null) trouble.value = 'none'
      else kept.value = checked
      if (checked?.failed === 0) useRecovery().comparison = 'done'
    } catch {
      trouble.value = 'trouble'
    } finally {
      isBusy.value = false
    }
  }

  /** A clock that was set back must not put the check off for years. */
  const isDue = (now: number): boolean =>
    kept.value === null || Math.abs(now - kept.value.at) >= week

  /** Once a week, while no game is played; an empty phone has nothing to say. */
  async function compareByItself(): Promise<void> {
    const now = Date.now()
    if (!isDue(now)) return
    const checked = await checkWhenIdle(now)
    if (!checked) return
    const counts = [checked.battles, checked.failed, ...Object.values(checked.kinds)]
    if (counts.every((count) => count === 0)) return
    kept.value = checked
  }

  return { last: computed(() => kept.value), isBusy, trouble, compare, compareByItself }
})

/** Milliseconds after the start, and between two looks whether a week has gone by. */
const firstLook = 60_000
const nextLook = 10 * 60_000

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 0),
  )

/** For as long as the page is there. */
export function checkWeekly(): void {
  const check = useStorageCheck()
  const look = async (): Promise<void> => {
    await idle()
    await check.compareByItself().catch(() => undefined)
    setTimeout(() => void look(), nextLook)
  }
  setTimeout(() => void look(), firstLook)
}
