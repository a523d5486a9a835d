// The event that armies are built for on this phone: chosen once, checked against while one builds. Kept in localStorage.
import { useKept } from '../../app/kept.ts'
import { defineStore } from 'pinia'

export const useEventInMind = defineStore('eventInMind', () => {
  /** The id of an event; empty: none is in mind. One that is gone counts as none. */
  const id = useKept('aide-de-camp.event', '', {})
  return { id }
})
