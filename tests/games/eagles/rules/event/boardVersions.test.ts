// The board, case by case: whose list it is, where it goes among the versions, and what was said to which.
import { describe, expect, test } from 'vitest'
import {
  boardStates,
  currentVersion,
  duplicates,
  markOf,
  mayPlay,
  mustChange,
  nameKey,
  newEvent,
  placeOfVersion,
  standingAt,
  type BoardEntry,
  type BoardState,
  type BoardVersion,
} from '@/games/eagles/rules/index.ts'
import { entryOf, listOf, submission, take, told, unread, version } from './boardParts.ts'

const event = newEvent('Muster')

describe('a state', () => {
  test.each<[BoardState, boolean, boolean]>([
    ['illegal', false, true],
    ['late', false, true],
    ['unreadable', false, true],
    ['changed', false, false],
    ['accepted', true, false],
    ['legal', true, false],
  ])('%s: may play %s, must change %s', (state, may, must) => {
    expect([mayPlay(state), mustChange(state)]).toEqual([may, must])
    expect(boardStates).toContain(state)
  })

  const accepted = (place: number) => ({ version: place, note: '' })

  test.each<[string, Partial<BoardEntry>, BoardState]>([
    ['nothing was said', {}, 'legal'],
    ['the older was accepted', { accepted: accepted(0) }, 'changed'],
    ['the older was answered', { answered: 0 }, 'changed'],
    ['the last was answered', { answered: 1 }, 'legal'],
    ['the last was accepted', { accepted: accepted(1) }, 'accepted'],
    [
      'the older was accepted, the last answered',
      { accepted: accepted(0), answered: 1 },
      'changed',
    ],
    [
      'the last was accepted, the older answered',
      { accepted: accepted(1), answered: 0 },
      'accepted',
    ],
  ])('of two legal versions when %s', (_, said, state) => {
    expect(standingAt(event, entryOf([version(16), version(20)], said)).state).toBe(state)
  })

  test('of a newer list that nobody can read is told as such, whatever was said before', () => {
    const entry = entryOf([version(16), version(0, { list: unread })], { accepted: accepted(0) })
    expect(standingAt(event, entry)).toEqual({
      state: 'unreadable',
      verdict: 'unreadable',
      check: null,
      fingerprint: null,
      look: null,
    })
    expect(standingAt(event, { ...entry, accepted: accepted(1) })).toMatchObject({
      state: 'accepted',
      verdict: 'unreadable',
    })
  })

  test('is that of the last version, by the date it was sent', () => {
    const strict = { ...event, deadline: '2026-05-01T20:00Z' }
    const late = Date.UTC(2026, 4, 1, 20) + 1
    const entry = entryOf([version(16), version(20, { sentAt: late })])
    expect(currentVersion(entry)).toBe(entry.versions[1])
    expect(standingAt(strict, entry)).toMatchObject({
      state: 'late',
      verdict: 'late',
      fingerprint: markOf(version(20)),
    })
    expect(standingAt(strict, entryOf([version(20, { sentAt: late - 1 })])).state).toBe('legal')
  })

  test('of nobody’s list is unreadable', () => {
    expect(currentVersion(entryOf([]))).toBeNull()
    expect(standingAt(event, entryOf([])).state).toBe('unreadable')
    expect(markOf(null)).toBeNull()
  })
})

test.each([
  [' Ann  Baker ', 'ann baker'],
  ['ANN\tBAKER', 'ann baker'],
  ['Ａnn', 'ann'],
])('%j is called %j', (name, key) => {
  expect(nameKey(name)).toBe(key)
})

test('a list that three share is told once, with all three', () => {
  const rows = [16, 20, 16, 16, 24].map((rankers, n) => ({
    entry: entryOf([], { id: String(n) }),
    fingerprint: markOf(version(rankers)),
  }))
  const none = ['a', 'b'].map((id) => ({ entry: entryOf([], { id }), fingerprint: null }))
  expect(
    [...duplicates([...rows, ...none]).values()].map((all) => all.map(({ id }) => id)),
  ).toEqual([['0', '2', '3']])
})

describe('a version on the screen', () => {
  const shown = version(20, { readAt: 5, source: 'a.txt' })

  test.each<[string, Partial<BoardVersion>, boolean]>([
    ['itself', {}, true],
    ['the same list with other words', { original: 'by hand' }, true],
    ['read at another time', { readAt: 6 }, false],
    ['of another file', { source: 'b.txt' }, false],
    ['another list', { list: listOf(24) }, false],
    ['what could not be read', { list: unread }, false],
  ])('is found as %s: %s', (_, more, isFound) => {
    const entry = entryOf([version(16), { ...shown, ...more }])
    expect(placeOfVersion(entry, shown)).toBe(isFound ? 1 : null)
  })

  test('that could not be read is known by its words', () => {
    const broken = version(0, { list: unread, original: 'see photo' })
    expect(placeOfVersion(entryOf([broken]), broken)).toBe(0)
    expect(placeOfVersion(entryOf([{ ...broken, original: 'see scan' }]), broken)).toBeNull()
    // Read by an app that understands it now: a list at last.
    expect(placeOfVersion(entryOf([broken]), { ...broken, list: listOf(16) })).toBeNull()
  })
})

describe('the place of a list that comes in', () => {
  const three = entryOf([10, 20, 30].map((sentAt) => version(16 + sentAt, { sentAt })))

  test.each([
    [5, 'Ann 40 26 36 46'],
    [10, 'Ann 26 40 36 46'],
    [25, 'Ann 26 36 40 46'],
    [30, 'Ann 26 36 46 40'],
    [35, 'Ann 26 36 46 40'],
    [null, 'Ann 26 36 46 40'],
  ])('sent at %s is behind whatever was not sent later', (sentAt, versions) => {
    const taken = take([three], [submission(40, { sentAt })])
    expect(told(taken.entries)).toEqual([versions])
    expect(taken).toMatchObject({ changed: ['one'], known: 0 })
  })

  test.each([
    [5, 2, 3],
    [15, 2, 3],
    [25, 1, 3],
    [35, 1, 2],
  ])('sent at %i leaves what was said with its version', (sentAt, accepted, answered) => {
    const said = { ...three, accepted: { version: 1, note: 'fine' }, answered: 2 }
    const [entry] = take([said], [submission(40, { sentAt })]).entries
    expect(entry).toMatchObject({ accepted: { version: accepted, note: 'fine' }, answered })
  })

  test('passes over versions whose date nobody knows', () => {
    const entry = entryOf([version(16), version(20, { sentAt: 20 })])
    expect(told(take([entry], [submission(40, { sentAt: 10 })]).entries)).toEqual(['Ann 16 40 20'])
  })

  test('without a date of its own is at the end, sent when it was taken in', () => {
    const [entry] = take([three], [submission(40)], '', 15).entries
    expect(entry?.versions.at(-1)).toMatchObject({ sentAt: 15, readAt: 7, source: '' })
    const [dated] = take([], [submission(40, { sentAt: 3 })], 'a.txt', 15).entries
    expect(dated?.versions).toMatchObject([{ sentAt: 3, readAt: 7, source: 'a.txt' }])
  })
})
