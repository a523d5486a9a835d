// Trouble of a page that no longer fits together with the app's files: told, and cured by a reload when nothing is at stake.
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { isReachable } from '@/platform/isReachable.ts'
import { useMayReload } from '../../app/mayReload.ts'

/** Milliseconds in which a page does not reload itself a second time: it would not help, and never end. */
const onceIn = 60_000
const reloadedAt = 'aide-de-camp.reloaded-at'

/** Where nothing can be remembered a reload might never end. */
function hasJustReloaded(): boolean {
  try {
    const at = Number(sessionStorage.getItem(reloadedAt) ?? 0)
    sessionStorage.setItem(reloadedAt, String(Date.now()))
    return Math.abs(Date.now() - at) < onceIn
  } catch {
    return true
  }
}

export const usePageTrouble = defineStore('pageTrouble', () => {
  const hold = useMayReload()
  /** `other-tab`: this page is of an older version than the files. `broken`: a file of the app did not come. */
  const trouble = ref<'other-tab' | 'broken' | null>(null)
  /** A whole screen is missing and another one says so in its place. */
  const isScreenMissing = ref(false)
  const reload = (): void => location.reload()

  /** Usually an older page beside newer files. Without the server, or in a battle, a reload could only make it worse. */
  async function partMissing(): Promise<void> {
    const helps = hold.mayReload && (await isReachable()) && !hasJustReloaded()
    if (helps) reload()
    else if (!isScreenMissing.value) trouble.value ??= 'broken'
  }

  function watchParts(): void {
    window.addEventListener('vite:preloadError', () => void partMissing())
  }

  /** True if the screen that did not come is to be waited for; false if the server is there and has none. */
  async function screenMissing(): Promise<boolean> {
    isScreenMissing.value = true
    const isToWaitFor = !(await isReachable())
    isScreenMissing.value = isToWaitFor
    if (isToWaitFor && trouble.value === 'broken') trouble.value = null
    return isToWaitFor
  }

  /** From the screen that stands in for another: opens that one if the server is there again. */
  async function retry(): Promise<boolean> {
    const isBack = hold.mayReload && (await isReachable())
    if (isBack) reload()
    return isBack
  }

  function updatedElsewhere(): void {
    trouble.value = 'other-tab'
  }

  return { trouble, watchParts, screenMissing, retry, updatedElsewhere, reload }
})
