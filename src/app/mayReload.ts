// Permission to reload the page at this moment: other stores may ask that it stays as it is.
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'

/** Answered with yes while the page must stay: a battle runs, something is not stored yet. */
type Hold = () => boolean

export const useMayReload = defineStore('mayReload', () => {
  const holds = shallowRef<readonly Hold[]>([])
  const mayReload = computed(() => !holds.value.some((mustStay) => mustStay()))

  /** Nothing is offered and nothing reloads while the question is answered with yes. Returns the release. */
  function holdWhile(mustStay: Hold): () => void {
    holds.value = [...holds.value, mustStay]
    return () => {
      holds.value = holds.value.filter((one) => one !== mustStay)
    }
  }

  return { mayReload, holdWhile }
})
