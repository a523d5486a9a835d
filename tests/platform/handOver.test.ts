// Handing a file over: the share sheet where there is one, and a download for what is too large for it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handOver } from '@/platform/handOver.ts'

const saved = vi.hoisted((): [string, Blob][] => [])
vi.mock('@/platform/download.ts', () => ({
  saveBlob: (name: string, blob: Blob) => saved.push([name, blob]),
}))

const share = vi.fn(() => Promise.resolve())

beforeEach(() => {
  saved.length = 0
  share.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('navigator', { canShare: () => true, share, userActivation: { isActive: true } })
})
afterEach(() => vi.unstubAllGlobals())

/** Of so many megabytes. */
const fileOf = (megabytes: number) => ({
  name: 'backup',
  text: new Blob(Array.from({ length: megabytes }, () => 'x'.repeat(1_000_000))),
  blob: new Blob(['packed']),
  ending: '.json.gz',
})

test('a phone shares it as text', async () => {
  expect(await handOver(fileOf(1))).toBe('shared')
  expect(share).toHaveBeenCalledOnce()
  expect(saved).toEqual([])
})

test('what no share sheet takes is saved, packed as it is', async () => {
  const file = fileOf(51)
  expect(await handOver(file)).toBe('saved')
  expect(share).not.toHaveBeenCalled()
  expect(saved).toEqual([['backup.json.gz', file.blob]])
})
