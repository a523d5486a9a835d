// The set-up that is being agreed on: it stays for the visit, and a rematch begins from the last game's.
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ProgressSetup } from '../../rules/index.ts'
import { draftOf, firstDraft, type Draft } from './draft.ts'

export const useProgressDraft = defineStore('progressDraft', () => {
  const draft = shallowRef<Draft>(firstDraft)
  return {
    draft,
    change: (part: Partial<Draft>): void => {
      draft.value = { ...draft.value, ...part }
    },
    /** The same players in each other's seats, by the same rules. */
    rematch: (setup: ProgressSetup): void => {
      const { a, b } = setup.seats
      draft.value = draftOf({ ...setup, seats: { a: b, b: a } })
    },
  }
})
