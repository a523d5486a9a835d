// Lookup repeated whenever something changes: the answer to what stands now, and never a late one to what stood before.
import { shallowRef, watch, type ShallowRef } from 'vue'

/** Looked up anew for each `from`; where `what` changes, what was found before is no answer. Null: nothing, or it failed. */
export function useLookUp<From extends object, Found>(
  what: () => string,
  from: () => From | null,
  look: (from: From) => Promise<Found>,
): Readonly<ShallowRef<Found | null | 'looking'>> {
  const found = shallowRef<Found | null | 'looking'>('looking')
  watch(
    [what, from] as const,
    async ([name, now], [before], onCleanup) => {
      const late = new AbortController()
      onCleanup(() => late.abort())
      if (name !== before) found.value = 'looking'
      if (now === null) return
      const answer = await look(now).catch(() => null)
      if (!late.signal.aborted) found.value = answer
    },
    { immediate: true },
  )
  return found
}
