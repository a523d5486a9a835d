// The service worker from the page's side: a new version takes over only on the user's word, never during a battle.
import { promiseTimeout } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { trustedScript } from '@/platform/trustedScript.ts'
import { useMayReload } from './mayReload.ts'
import { usePageTrouble } from './pageTrouble.ts'

/** Milliseconds to wait for the new worker before the page reloads anyway. */
const patience = 3_000

/** Milliseconds that the first screen has the phone to itself: a new worker fetches every file of the app. */
const calm = 2_000

/** Milliseconds between two looks for a new version. */
const lookEvery = 60_000

/** Without a worker the app still runs, it only needs the network to start. */
const registeredWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker
    .register(trustedScript('/sw.js'), { updateViaCache: 'none' })
    .catch(() => undefined)

const isPlayedElsewhere = (): Promise<boolean> =>
  import('@/storage/battleDoor.ts').then((door) => door.isPlayedElsewhere()).catch(() => false)

export const useAppUpdate = defineStore('appUpdate', () => {
  const hold = useMayReload()
  const page = usePageTrouble()
  const isWaiting = ref(false)
  let registration: ServiceWorkerRegistration | undefined
  let isTaking = false
  let lookedAt = 0

  /** A new version waits, and this is a moment to say so. */
  const ready = computed(() => isWaiting.value && hold.mayReload)

  function noticeWaiting(): void {
    const { controller } = navigator.serviceWorker
    isWaiting.value ||= (registration?.waiting ?? null) !== null && controller !== null
  }

  const follow = (installing: ServiceWorker | null): void =>
    installing?.addEventListener('statechange', noticeWaiting)

  /** Phones keep a page for days: each return to it is a moment to look. */
  function look(): void {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEvery) return
    lookedAt = Date.now()
    registration?.update().catch(() => undefined) // without a network there is nothing new
  }

  function taken(): void {
    if (isTaking) page.reload()
    else page.updatedElsewhere()
  }

  function watchFor(known: ServiceWorkerRegistration): void {
    noticeWaiting()
    follow(known.installing)
    known.addEventListener('updatefound', () => follow(known.installing))
    document.addEventListener('visibilitychange', look)
    for (const moment of ['focus', 'pageshow', 'online']) window.addEventListener(moment, look)
  }

  async function register(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    if (serviceWorker.controller !== null) serviceWorker.addEventListener('controllerchange', taken)
    await promiseTimeout(calm)
    registration = await registeredWorker()
    if (registration !== undefined) watchFor(registration)
  }

  /** Starts the new version, with or without a server. False: another tab plays and needs the files of this one. */
  async function take(): Promise<boolean> {
    if (await isPlayedElsewhere()) return false
    isTaking = true
    registration?.waiting?.postMessage('take-over')
    setTimeout(page.reload, patience)
    return true
  }

  return { ready, register, take }
})
