// Dresses the test page like the app, hands it the kinds as the start of the app does, and undresses it after each test.
import '@/ui/styles/index.css'
import { afterEach } from 'vitest'
import { kinds } from '@/kinds.ts'
import { useKinds } from '@/storage/kindList.ts'

const deleted = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(name)
    deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve()
  })

/** The files of one worker share a phone: what some left behind was read and compared by all that came after. */
async function emptyPhone(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  const root = await navigator.storage.getDirectory()
  const folders = await Array.fromAsync(root.keys())
  await Promise.allSettled([
    ...(await indexedDB.databases()).map(({ name = '' }) => deleted(name)),
    ...(await caches.keys()).map((name) => caches.delete(name)),
    ...folders.map((name) => root.removeEntry(name, { recursive: true })),
  ])
}
await emptyPhone()

// Their code comes when it is needed, as in the app: all of it beforehand was a fifth of the time of these tests.
useKinds(kinds)

afterEach(() => {
  for (const name of ['theme', 'text', 'motion']) {
    document.documentElement.removeAttribute(`data-${name}`)
  }
})
