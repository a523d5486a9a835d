// The scenarios of one's own on this phone, in every tab, with what is still wrong with each.
import { defineStore } from 'pinia'
import { computed } from 'vue'
import { watchedList } from '@/app/watchedList.ts'
import {
  addDocument,
  editDocument,
  removeDocument,
  watchDocuments,
} from '@/storage/documentsDoor.ts'
import { scenarioKind as kind } from '../../scenarioKind.ts'
import { readShape, scenarioFaults, type Fault, type Scenario } from '../../rules/index.ts'

interface OwnScenario {
  readonly id: string
  readonly scenario: Scenario
  /** None: it may be played. */
  readonly faults: readonly Fault[]
}

export const useOwnScenarios = defineStore('progressScenarios', () => {
  const { cards, failure, show, stop } = watchedList<{ id: string; v: number; value: unknown }>(
    (tell, fail) => watchDocuments(kind, tell, fail),
  )
  const known = computed((): readonly OwnScenario[] =>
    (cards.value ?? []).flatMap(({ id, v, value }) => {
      const read = v > kind.version ? null : readShape(value)
      if (read?.ok !== true) return []
      return [{ id, scenario: read.value, faults: scenarioFaults(read.value) }]
    }),
  )
  return {
    /** The one changed last first; what a newer version of the app wrote is left out. */
    all: known,
    isThere: computed(() => cards.value !== null),
    failure,
    show,
    stop,
    add: (scenario: Scenario): Promise<string> => addDocument(kind, scenario),
    edit: (id: string, next: (scenario: Scenario) => Scenario): Promise<void> =>
      editDocument(kind, id, (value) => next(value as Scenario)),
    remove: (id: string): Promise<void> => removeDocument(kind, id),
  }
})
