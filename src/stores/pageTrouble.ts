// When this page and the app's files no longer fit together: told, and cured by a reload when nothing is at stake.
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { useMayReload } from './mayReload.ts'

/** Milliseconds in which a page does not reload itself a second time: it would not help, and never end. */
const onceIn = 60_000
const reloadedAt = 'aide-de-camp.reloaded-at'

function hasJustReloaded(): boolean {
  const at = Number(sessionStorage.getItem(reloadedAt) ?? 0)
  sessionStorage.setItem(reloadedAt, String(Date.now()))
  return Math.abs(Date.now() - at) < onceIn
}

export const usePageTrouble = defineStore('pageTrouble', () => {
  const hold = useMayReload()
  /** `other-tab`: this page is of an older version than the files. `broken`: a file of the app did not come. */
  const trouble = ref<'other-tab' | 'broken' | null>(null)
  const reload = (): void => location.reload()

  /** Usually an older page beside newer files. Offline or in a battle a reload could only make it worse. */
  function partMissing(): void {
    const helps = navigator.onLine && hold.mayReload && !hasJustReloaded()
    if (helps) reload()
    else trouble.value ??= 'broken'
  }

  function watchParts(): void {
    window.addEventListener('vite:preloadError', partMissing)
  }

  function updatedElsewhere(): void {
    trouble.value = 'other-tab'
  }

  return { trouble, watchParts, updatedElsewhere, reload }
})
