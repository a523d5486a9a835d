// Armies on their way in: read and previewed, stored only when the user says so.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { keepForGood } from '@/platform/persistence.ts'
import {
  checkReading,
  decideLine,
  changeNothing,
  withDecisions,
  type Battalion,
  type OpenLine,
} from '@/games/eagles/rules/index.ts'
import { addArmies, readFile, readText, type ReadArmy, type Reading } from '@/storage/index.ts'

export type { ReadArmy } from '@/storage/index.ts'

/** What a line of an army means: these battalions, none, or (null) unknown again. */
type Decision = readonly [line: OpenLine, battalions: readonly Battalion[] | null]

function decided(army: ReadArmy, [unread, battalions]: Decision): ReadArmy {
  const list = decideLine(army, unread, battalions)
  return { ...list, problems: checkReading(withDecisions(list)) }
}

async function add(armies: readonly ReadArmy[]): Promise<string[]> {
  const ids = await addArmies(
    armies.map((each) => ({ army: withDecisions(each).army, original: each.original })),
  )
  keepForGood()
  return ids
}

export const useArmyReader = defineStore('armyReader', () => {
  const reading = shallowRef<Reading | null>(null)
  const isReading = ref(false)
  /** Another try at what could not be looked at; null: there is nothing to try. */
  const again = shallowRef<(() => Promise<void>) | null>(null)
  let latest = 0

  const found = computed<readonly ReadArmy[]>(() =>
    reading.value?.ok === true ? reading.value.value : [],
  )
  const problem = computed(() => (reading.value?.ok === false ? reading.value.problem : null))

  /** Only the reading that was asked for last is shown. */
  async function show(asked: Promise<Reading>): Promise<void> {
    const turn = ++latest
    isReading.value = true
    again.value = null
    const answer = await asked.catch((): Reading => ({ ok: false, problem: 'failed' }))
    if (turn !== latest) return
    reading.value = answer
    isReading.value = false
  }

  function change(place: number, next: (army: ReadArmy) => ReadArmy): void {
    const armies = found.value.map((each, n) => (n === place ? next(each) : each))
    reading.value = { ok: true, value: armies }
  }

  return {
    found,
    /** Nothing beside this army changes it. */
    settled: (place: number): void => change(place, changeNothing),
    problem,
    isReading,
    readText: (text: string): Promise<void> => show(readText(text)),
    readFile: (file: Blob): Promise<void> => show(readFile(file)),
    again,
    /** `retry`: looks at the same picture again. */
    refuse: async (
      code: 'bad-picture' | 'no-code' | 'no-reader',
      retry: () => Promise<void>,
    ): Promise<void> => {
      await show(Promise.resolve({ ok: false, problem: code }))
      again.value = retry
    },
    forget: (): void => {
      latest += 1
      reading.value = null
      isReading.value = false
      again.value = null
    },
    add,
    decide: (place: number, ...decision: Decision): void =>
      change(place, (army) => decided(army, decision)),
  }
})
