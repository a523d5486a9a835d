// A camera that cannot be had, or whose picture nobody reads any more: each cause is told by itself, and the camera put out.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, shallowRef, type EffectScope } from 'vue'
import { useScanning } from '@/app/light/useScanning.ts'
import { light as german } from '@/words/de/light.ts'
import { light as english } from '@/words/en/light.ts'

/** `reader`: it reads, is missing, or breaks. */
const at = vi.hoisted(() => ({ isOn: false, closed: 0, reader: 'reads', reads: 0 }))
vi.mock('@/platform/qr/qrReader.ts', () => ({
  openQrReader: () =>
    at.reader === 'missing'
      ? Promise.reject(new Error('the reader was not fetched'))
      : Promise.resolve({
          read: () => {
            at.reads += 1
            return at.reader === 'breaks' ? Promise.reject(new Error('broken')) : 'a code'
          },
          close: () => (at.closed += 1),
        }),
}))

class Track extends EventTarget {
  stop = (): void => void (at.isOn = false)
}
const page = Object.assign(new EventTarget(), { hidden: false })
let track: Track
let getUserMedia: () => Promise<unknown>
const camera = (): Promise<unknown> => {
  at.isOn = true
  track = new Track()
  return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] })
}
const denied = (name: string) => (): Promise<never> =>
  Promise.reject(new DOMException('no camera', name))

const soon = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 40))

let scope: EffectScope
beforeEach(() => {
  scope = effectScope()
  Object.assign(at, { isOn: false, closed: 0, reader: 'reads', reads: 0 })
  page.hidden = false
  getUserMedia = camera
  vi.stubGlobal('document', page)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => getUserMedia() } })
})
afterEach(async () => {
  scope.stop()
  await soon() // what looked until now closes its reader
  vi.unstubAllGlobals()
})

const video = { readyState: 4, srcObject: null } as unknown as HTMLVideoElement

async function scanning(saw: Parameters<typeof useScanning>[1] = () => 1, element = video) {
  const one = scope.run(() => useScanning(shallowRef(element), saw))
  await soon()
  if (one === undefined) throw new Error('the scope was over')
  return one
}

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['InvalidStateError', 'hidden'],
  ['UnknownError', 'failed'],
] as const)('%s of the browser is told as %s', async (name, trouble) => {
  getUserMedia = denied(name)
  expect((await scanning()).trouble.value).toBe(trouble)
})

test('a page without https, and a browser that gives no camera, are told apart', async () => {
  vi.stubGlobal('navigator', {})
  expect((await scanning()).trouble.value).toBe('unsupported')
  vi.stubGlobal('isSecureContext', false)
  expect((await scanning()).trouble.value).toBe('insecure')
})

test('every cause has a sentence of its own in both languages, and says more than that there is no camera', () => {
  for (const { camera: words } of [english, german]) {
    const all = Object.values(words)
    expect(new Set(all).size).toBe(all.length)
  }
  expect(Object.keys(german.camera)).toEqual(Object.keys(english.camera))
})

test('a page that was hidden begins by itself when it is in front again', async () => {
  page.hidden = true
  getUserMedia = denied('NotAllowedError')
  const { trouble } = await scanning()
  expect(trouble.value).toBe('hidden')
  getUserMedia = camera
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await soon()
  expect(trouble.value).toBeNull()
  expect(at.isOn).toBe(true)
})

test('a camera that goes out meanwhile is told, and another try begins anew', async () => {
  const { trouble, stream, again } = await scanning()
  track.dispatchEvent(new Event('ended'))
  expect([trouble.value, stream.value]).toEqual(['gone', null])
  await soon()
  expect(at.closed).toBe(1)
  void again()
  await soon()
  expect(trouble.value).toBeNull()
  expect(at.isOn).toBe(true)
})

test('a reader that cannot be had is told', async () => {
  at.reader = 'missing'
  expect((await scanning()).trouble.value).toBe('reader')
  expect(at.isOn).toBe(false)
})

test('a reader that breaks at every look is told, and not asked for ever', async () => {
  at.reader = 'breaks'
  const { trouble } = await scanning(() => 0)
  await vi.waitFor(() => expect(trouble.value).toBe('reader'))
  expect(at).toEqual({ isOn: false, closed: 1, reader: 'breaks', reads: 20 })
})

test('a fault in what is made of a code ends the scan, closes the reader and is told', async () => {
  const { trouble } = await scanning(() => {
    throw new Error('what was seen could not be kept')
  })
  expect(trouble.value).toBe('failed')
  expect(at).toMatchObject({ isOn: false, closed: 1 })
})

test('whoever leaves puts the camera out and closes the reader', async () => {
  expect((await scanning()).trouble.value).toBeNull()
  expect(at.isOn).toBe(true)
  scope.stop()
  await soon()
  expect(at).toMatchObject({ isOn: false, closed: 1 })
})

test('whoever leaves while the browser still asks gets no camera afterwards', async () => {
  let allow = (): void => undefined
  getUserMedia = () => new Promise((resolve) => (allow = () => void camera().then(resolve)))
  await scanning()
  scope.stop()
  allow()
  await soon()
  expect(at).toMatchObject({ isOn: false, reads: 0 })
})
