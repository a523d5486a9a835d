// The service worker from the page's side: a new version takes over only on the user's word, never during a battle.
import { promiseTimeout } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { fetchAlong } from '@/platform/install/fetchAlong.ts'
import type { File } from '@/platform/install/installAll.ts'
import { trustedScript } from '@/platform/trustedScript.ts'
import { useMayReload } from '../../app/mayReload.ts'
import { usePageTrouble } from './pageTrouble.ts'

/** Milliseconds to wait for the new worker before the page reloads anyway. */
const patience = 3_000

/**
 * Milliseconds that the first screen has the phone to itself: a new worker fetches every file of the app. On a first visit
 * half of it, for until all files are here the app needs a network.
 */
const calm = { first: 1_000, later: 2_000 } as const

const untilCalm = (): Promise<void> =>
  promiseTimeout(navigator.serviceWorker.controller === null ? calm.first : calm.later)

/** Milliseconds between two looks for a new version. */
const lookEvery = 60_000

/** Without a worker the app still runs, it only needs the network to start. */
const registeredWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker
    .register(trustedScript('/sw.js'), { updateViaCache: 'none' })
    .catch(() => undefined)

/** The app's own files that this page has fetched: the worker begins with these and what stands near them. */
const filesHere = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`))

const saidPlace = 'aide-de-camp.offline-said'

/** Tells a worker that fetches the app what is open here, and helps with the first installation. */
function help(installing: ServiceWorker | null): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data: [cache, files] }: MessageEvent<[string, readonly File[]]>) => {
    if (navigator.serviceWorker.controller === null) void fetchAlong(cache, files)
  }
  installing?.postMessage(filesHere(), [port2])
}

/** Once on this phone; where nothing may be kept, at most once a visit. */
function isFirstTime(): boolean {
  try {
    const said = localStorage.getItem(saidPlace)
    localStorage.setItem(saidPlace, '1')
    return said === null
  } catch {
    return true // not allowed here
  }
}

/** All files are there, and no earlier release was. */
const isFirstWorker = ({ state }: ServiceWorker): boolean =>
  state === 'activated' && navigator.serviceWorker.controller === null

/** The first installation failed, most likely for want of a network: nothing is left to be updated. */
const hasNoWorker = (known: ServiceWorkerRegistration | undefined): boolean =>
  (known?.installing ?? known?.waiting ?? known?.active ?? null) === null

/** Phones keep a page for days: each return to it is a moment to look for a new version. */
function onReturn(look: () => void): void {
  let lookedAt = 0
  const lookNow = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookEvery) return
    lookedAt = Date.now()
    look()
  }
  for (const moment of ['focus', 'pageshow', 'online']) window.addEventListener(moment, lookNow)
  document.addEventListener('visibilitychange', lookNow)
}

const isPlayedElsewhere = (): Promise<boolean> =>
  import('@/storage/battleDoor.ts').then((door) => door.isPlayedElsewhere()).catch(() => false)

export const useAppUpdate = defineStore('appUpdate', () => {
  const hold = useMayReload()
  const page = usePageTrouble()
  const isWaiting = ref(false)
  /** All files are there, for the first time: from now on no network is needed. To be told once. */
  const isComplete = ref(false)
  let registration: ServiceWorkerRegistration | undefined
  let isTaking = false

  /** A new version waits, and this is a moment to say so. */
  const ready = computed(() => isWaiting.value && hold.mayReload)

  function noticeWaiting(): void {
    const { controller } = navigator.serviceWorker
    isWaiting.value ||= (registration?.waiting ?? null) !== null && controller !== null
  }

  function follow(installing: ServiceWorker | null): void {
    help(installing)
    installing?.addEventListener('statechange', () => {
      noticeWaiting()
      isComplete.value ||= isFirstWorker(installing) && isFirstTime()
    })
  }

  function look(): void {
    if (hasNoWorker(registration)) void enrol()
    else registration?.update().catch(() => undefined) // without a network there is nothing new
  }

  const taken = (): void => (isTaking ? page.reload() : page.updatedElsewhere())

  async function register(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    if (serviceWorker.controller !== null) serviceWorker.addEventListener('controllerchange', taken)
    await untilCalm()
    await enrol()
    onReturn(look)
  }

  async function enrol(): Promise<void> {
    const known = await registeredWorker()
    const isKnown = known === undefined || known === registration
    registration = known
    if (isKnown) return
    noticeWaiting()
    follow(known.installing)
    known.addEventListener('updatefound', () => follow(known.installing))
  }

  /** Starts the new version, with or without a server. False: another tab plays and needs the files of this one. */
  async function take(): Promise<boolean> {
    if (await isPlayedElsewhere()) return false
    isTaking = true
    registration?.waiting?.postMessage('take-over')
    setTimeout(page.reload, patience)
    return true
  }

  return { ready, isComplete, register, take }
})
