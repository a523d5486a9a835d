// Small things kept in localStorage, or for a visit in sessionStorage; where the browser forbids it, they live as long as the page.
import { ref, watch, type Ref } from 'vue'
import { useStorage, type RemovableRef, type UseStorageOptions } from '@vueuse/core'

/** Null also where nothing may be read. */
export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Like `useLocalStorage`, which throws where there is none. */
export function useKept<T>(
  key: string,
  usual: T,
  options: UseStorageOptions<T> = {},
): RemovableRef<T> {
  const kept = useStorage<T>(key, usual, undefined, { onError: () => undefined, ...options })
  const { flush, serializer } = options
  // It writes once a tick: what is to be kept at once, and changes again before, is written here.
  if (flush === 'sync' && serializer !== undefined)
    watch(kept, (value) => keepText(key, serializer.write(value)), { flush })
  return kept
}

function keepText(key: string, text: string): void {
  try {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text)
  } catch {
    return
  }
}

function visitShelf(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** Kept over a reload, not over a new start. */
export function useKeptForVisit<T>(
  key: string,
  usual: T,
  options: UseStorageOptions<T> = {},
): Ref<T> {
  const shelf = visitShelf()
  if (shelf === null) return ref(usual) as Ref<T> // what is kept here is plain data
  return useStorage<T>(key, usual, shelf, { onError: () => undefined, ...options })
}
