// What a test file may leave behind for the files that share its worker: nothing.
import { relative } from 'node:path'
import { afterAll, expect, vi } from 'vitest'

/** A worker gets its database once, with the module that gives it; and modules keep notes of their own. */
const isOfModules = (key: string): boolean => /^(?:indexedDB|IDB|__)/.test(key)

const names = (): string[] => Object.getOwnPropertyNames(globalThis)

const before = new Set(names())
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const left = names().filter((key) => !before.has(key) && !isOfModules(key))
  for (const key of left) Reflect.deleteProperty(globalThis, key)
  if (left.length === 0) return
  const file = relative('.', expect.getState().testPath ?? '')
  throw new Error(`${file} leaves ${left.join(', ')} to the next file: use vi.stubGlobal.`)
})
