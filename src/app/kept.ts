// Small things kept in localStorage; where the browser forbids it, they live as long as the page.
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
export const useKept = <T>(key: string, usual: T, options: UseStorageOptions<T>): RemovableRef<T> =>
  useStorage<T>(key, usual, undefined, { onError: () => undefined, ...options })
