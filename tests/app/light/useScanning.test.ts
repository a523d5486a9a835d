// A camera whose picture nobody reads any more: it is put out, and that is told.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, shallowRef, type EffectScope } from 'vue'
import { useScanning } from '@/app/light/useScanning.ts'

const at = vi.hoisted(() => ({ isOn: false, closed: 0, opens: true }))
vi.mock('@vueuse/core', () => ({
  useUserMedia: () => ({
    stream: shallowRef({}),
    start: () => Promise.resolve((at.isOn = true)),
    stop: () => (at.isOn = false),
  }),
}))
vi.mock('@/platform/qr/qrReader.ts', () => ({
  openQrReader: () =>
    at.opens
      ? Promise.resolve({ read: () => Promise.resolve('a code'), close: () => (at.closed += 1) })
      : Promise.reject(new Error('the reader was not fetched')),
}))

let scope: EffectScope
beforeEach(() => {
  scope = effectScope()
  Object.assign(at, { isOn: false, closed: 0, opens: true })
})
afterEach(() => scope.stop())

async function scanning(saw: Parameters<typeof useScanning>[1]) {
  const one = scope.run(() => useScanning(shallowRef(null), saw))
  await new Promise((resolve) => setTimeout(resolve, 20))
  return one?.trouble.value
}

test('a reader that cannot be had is told', async () => {
  at.opens = false
  expect(await scanning(() => 1)).toBe('none')
  expect(at.isOn).toBe(false)
})

test('a fault in what is made of a code ends the scan, closes the reader and is told', async () => {
  const trouble = await scanning(() => {
    throw new Error('what was seen could not be kept')
  })
  expect(trouble).toBe('none')
  expect(at).toEqual({ isOn: false, closed: 1, opens: true })
})

test('whoever leaves puts the camera out and closes the reader', async () => {
  expect(await scanning(() => 1)).toBeNull()
  expect(at.isOn).toBe(true)
  scope.stop()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(at).toEqual({ isOn: false, closed: 1, opens: true })
})
