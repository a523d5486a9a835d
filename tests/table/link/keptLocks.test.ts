// What is locked on this phone outlives a kill of the page, and what somebody else wrote in its place is nothing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readLock, writeLock } from '@/table/link/keptLocks.ts'

const lock = {
  head: 'a'.repeat(64),
  seat: 'b',
  answer: { kind: 'choice', option: 'recruit' },
  salt: '0'.repeat(32),
} as const

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a lock and what it was bound to are read as they were written, each for its own game', () => {
  writeLock('one', { lock, bond: null })
  expect(readLock('one')).toEqual({ lock, bond: null })
  const bond = { head: lock.head, seal: 'b'.repeat(64) }
  writeLock('one', { lock, bond })
  expect(readLock('one')).toEqual({ lock, bond })
  expect(readLock('other')).toBeNull()
  writeLock('one', null)
  expect(readLock('one')).toBeNull()
})

test.each(['', '{', '[]', '{"lock":{}}', '{"lock":{"head":"x","seat":"b","salt":"","answer":{}}}'])(
  'what is no lock is nothing: %s',
  (text) => {
    localStorage.setItem('aide-de-camp.lock.one', text)
    expect(readLock('one')).toBeNull()
  },
)
