// When the app speaks of a backup: seldom, for a reason, and never twice in a week.
import { expect, test } from 'vitest'
import { isBackedUp, nudgeFor, readMemory, type BackupMemory } from '@/app/backup/backup.ts'

const day = 24 * 60 * 60 * 1000
const now = 1_800_000_000_000
const never: BackupMemory = { lastAt: null, owedSince: null, laterAt: null }
const here = { kept: 3, isUnsafe: false, now }

test('nothing is said while there is nothing to lose', () => {
  expect(nudgeFor(never, { ...here, kept: 0, isUnsafe: true })).toBeNull()
})

test('the first list is a reason', () => {
  expect(nudgeFor(never, here)).toBe('first')
})

test('a backup that was made is enough, until a battle is newer by a week', () => {
  expect(nudgeFor({ ...never, lastAt: now - 100 * day }, here)).toBeNull()
  expect(nudgeFor({ ...never, lastAt: now - 8 * day, owedSince: now }, here)).toBe('old')
  expect(nudgeFor({ ...never, lastAt: now - 6 * day, owedSince: now }, here)).toBeNull()
})

test('a backup of this month counts as one, and one of this week where a battle has ended since', () => {
  expect(isBackedUp(never, now)).toBe(false)
  expect(isBackedUp({ ...never, lastAt: now - 29 * day }, now)).toBe(true)
  expect(isBackedUp({ ...never, lastAt: now - 31 * day }, now)).toBe(false)
  expect(isBackedUp({ ...never, lastAt: now - 8 * day, owedSince: now - day }, now)).toBe(false)
  expect(isBackedUp({ ...never, lastAt: now - 6 * day, owedSince: now - day }, now)).toBe(true)
})

test('where the system may clear everything a week without a backup is a reason of its own', () => {
  expect(nudgeFor(never, { ...here, isUnsafe: true })).toBe('unsafe')
  expect(nudgeFor({ ...never, lastAt: now - 8 * day }, { ...here, isUnsafe: true })).toBe('unsafe')
  expect(nudgeFor({ ...never, lastAt: now - day }, { ...here, isUnsafe: true })).toBeNull()
})

test('"later" is a week of silence, not more', () => {
  expect(nudgeFor({ ...never, laterAt: now - 6 * day }, here)).toBeNull()
  expect(nudgeFor({ ...never, laterAt: now - 8 * day }, here)).toBe('first')
})

test('a clock that was set back by ten years does not silence the reminder', () => {
  expect(nudgeFor({ ...never, laterAt: now + 3_650 * day }, here)).toBe('first')
})

test('what cannot be read of the memory counts as nothing', () => {
  for (const text of ['', 'null', '[]', '{"lastAt":"x","laterAt":-1}', '{"lastAt":1e99}', '{'])
    expect(readMemory(text)).toEqual(never)
  expect(readMemory('{"lastAt":5,"__proto__":{"laterAt":7}}')).toEqual({ ...never, lastAt: 5 })
})
