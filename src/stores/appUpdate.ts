// The service worker from the page's side: it takes over only on the user's word.
import { defineStore } from 'pinia'
import { ref } from 'vue'
import { trustedScript } from '@/platform/trustedScript.ts'

/** Milliseconds to wait for the new worker before the page reloads anyway. */
const patience = 3_000

export const useAppUpdate = defineStore('appUpdate', () => {
  const ready = ref(false)
  let registration: ServiceWorkerRegistration | undefined

  function noticeWaiting(): void {
    if ((registration?.waiting ?? null) !== null && navigator.serviceWorker.controller !== null)
      ready.value = true
  }

  function follow(installing: ServiceWorker | null): void {
    installing?.addEventListener('statechange', noticeWaiting)
  }

  async function register(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    try {
      registration = await navigator.serviceWorker.register(trustedScript('/sw.js'), {
        updateViaCache: 'none',
      })
    } catch {
      return // without a worker the app still runs, it only needs the network to start
    }
    noticeWaiting()
    follow(registration.installing)
    registration.addEventListener('updatefound', () => follow(registration?.installing ?? null))
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration?.update().catch(() => undefined)
    })
  }

  /** Lets the new version take over, then starts it. Called only on the user's word. */
  function take(): void {
    const reload = (): void => location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    registration?.waiting?.postMessage('take-over')
    setTimeout(reload, patience)
  }

  return { ready, register, take }
})
