// The offer of a new version: made when it waits, never while something is at stake, and the page looks for it often.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shallowRef } from 'vue'

const isPlayedElsewhere = vi.hoisted(() => vi.fn(() => Promise.resolve(false)))
vi.mock('@/storage/battleDoor.ts', () => ({ isPlayedElsewhere }))

class FakeRegistration extends EventTarget {
  installing: EventTarget | null = null
  active: object | null = {}
  waiting: { postMessage: (what: string) => void } | null = null
  update = vi.fn(() => Promise.resolve())
}

const registration = shallowRef(new FakeRegistration())
const register = vi.fn(() => Promise.resolve(registration.value))
const reload = vi.fn()
let workers = new EventTarget()
let page = new EventTarget()
let shown = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.stubEnv('PROD', true)
  workers = Object.assign(new EventTarget(), { controller: {}, register })
  page = new EventTarget()
  shown = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', shown)
  vi.stubGlobal('location', { href: 'http://here/', origin: 'http://here', reload })
  vi.stubGlobal('navigator', { serviceWorker: workers })
  registration.value = new FakeRegistration()
  reload.mockClear()
  setActivePinia(createPinia())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

async function registered() {
  const { useAppUpdate } = await import('@/shell/messages/appUpdate.ts')
  const update = useAppUpdate()
  const registering = update.register()
  await vi.advanceTimersByTimeAsync(2_000)
  await registering
  return update
}

function newVersionWaits(): void {
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn() })
  registration.value.installing = worker
  registration.value.dispatchEvent(new Event('updatefound'))
  registration.value.waiting = { postMessage: vi.fn() }
  worker.dispatchEvent(new Event('statechange'))
}

test('a waiting version is offered, but not while a battle runs', async () => {
  const { useMayReload } = await import('@/app/mayReload.ts')
  const isInBattle = shallowRef(true)
  useMayReload().holdWhile(() => isInBattle.value)
  const update = await registered()
  newVersionWaits()
  expect(update.ready).toBe(false)
  isInBattle.value = false
  expect(update.ready).toBe(true)
  isInBattle.value = true
  expect(update.ready).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('the first screen has the phone to itself before the worker fetches every file', async () => {
  register.mockClear()
  const { useAppUpdate } = await import('@/shell/messages/appUpdate.ts')
  const registering = useAppUpdate().register()
  await vi.advanceTimersByTimeAsync(1_900)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  await registering
  expect(register).toHaveBeenCalledOnce()
})

test('a take-over by another tab is heard in that time too', async () => {
  const { useAppUpdate } = await import('@/shell/messages/appUpdate.ts')
  const { usePageTrouble } = await import('@/shell/messages/pageTrouble.ts')
  void useAppUpdate().register()
  await vi.advanceTimersByTimeAsync(500)
  workers.dispatchEvent(new Event('controllerchange'))
  expect(usePageTrouble().trouble).toBe('other-tab')
})

test('the worker is fetched past the browser’s own cache', async () => {
  await registered()
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
})

test('each return to the page looks for a new version, at most once a minute', async () => {
  await registered()
  const { update } = registration.value
  shown.dispatchEvent(new Event('visibilitychange'))
  page.dispatchEvent(new Event('focus'))
  expect(update).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(61_000)
  page.dispatchEvent(new Event('pageshow'))
  expect(update).toHaveBeenCalledTimes(2)
})

test('taking it tells the worker, and reloads after three seconds even if nobody answers', async () => {
  const update = await registered()
  newVersionWaits()
  const { waiting } = registration.value
  expect(await update.take()).toBe(true)
  expect(waiting?.postMessage).toHaveBeenCalledWith('take-over')
  vi.advanceTimersByTime(2_900)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('it is not taken while another tab plays', async () => {
  const update = await registered()
  newVersionWaits()
  const { waiting } = registration.value
  isPlayedElsewhere.mockResolvedValueOnce(true)
  expect(await update.take()).toBe(false)
  vi.advanceTimersByTime(4_000)
  expect(waiting?.postMessage).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('when another tab has taken it, this page says so and stays', async () => {
  const { usePageTrouble } = await import('@/shell/messages/pageTrouble.ts')
  await registered()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(usePageTrouble().trouble).toBe('other-tab')
  expect(reload).not.toHaveBeenCalled()
})

test('a first installation that failed is begun anew when the page is looked at again', async () => {
  register.mockClear()
  await registered()
  registration.value.active = null // redundant, and nothing in its place
  page.dispatchEvent(new Event('online'))
  expect(register).toHaveBeenCalledTimes(2)
  expect(registration.value.update).not.toHaveBeenCalled()
})

describe('that all files are there', () => {
  const kept = new Map<string, string>()
  function firstInstallation(controller: object | null) {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
    Object.assign(workers, { controller })
    const worker = Object.assign(new EventTarget(), { postMessage: vi.fn(), state: 'installing' })
    registration.value.installing = worker
    return () => {
      worker.state = 'activated'
      worker.dispatchEvent(new Event('statechange'))
      return worker
    }
  }

  test('is said once on a phone', async () => {
    const finish = firstInstallation(null)
    const update = await registered()
    expect(update.isComplete).toBe(false)
    finish()
    expect(update.isComplete).toBe(true)
    setActivePinia(createPinia())
    registration.value = new FakeRegistration()
    const finishAgain = firstInstallation(null)
    const later = await registered()
    finishAgain()
    expect(later.isComplete).toBe(false)
  })

  test('is not said of an update', async () => {
    kept.clear()
    const finish = firstInstallation({})
    const update = await registered()
    finish()
    expect(update.isComplete).toBe(false)
  })

  test('begins with the files that this page has open', async () => {
    const name = 'http://here/assets/BattleView.js'
    const entries = [
      { name },
      { name: 'http://here/icon.svg' },
      { name: 'http://else/assets/x.js' },
    ]
    vi.stubGlobal('performance', { getEntriesByType: () => entries })
    const finish = firstInstallation(null)
    await registered()
    expect(finish().postMessage).toHaveBeenCalledWith([name], [expect.anything()])
  })
})
