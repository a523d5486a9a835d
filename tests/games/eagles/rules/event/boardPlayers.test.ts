// Whose list it is that comes in: told by the address, the name or the file; asked where nothing is sure.
import { describe, expect, test } from 'vitest'
import {
  mergeEntries,
  newEvent,
  standingAt,
  walkIn,
  type BoardEntry,
  type Submission,
} from '@/games/eagles/rules/index.ts'
import { entryOf, listOf, submission, take, told, unread, version } from './boardParts.ts'

const ann = entryOf([version(16)])
/** Came in a file, so nobody knows an address. */
const inFile = entryOf([version(16, { source: 'bob.txt' }), version(20, { source: 'late.txt' })], {
  id: 'two',
  player: 'Bob',
  address: '',
})
const nobody = entryOf([version(16)], { id: 'three', player: '', address: '' })

describe('another list', () => {
  test.each<[string, BoardEntry, Partial<Submission>, string, readonly string[]]>([
    ['the address', ann, {}, '', ['Ann 16 40']],
    ['the address, spelled otherwise', ann, { player: 'ANN' }, '', ['Ann 16 40']],
    ['the address alone', ann, { player: '' }, '', ['Ann 16 40']],
    ['the name, at no address', ann, { address: '' }, '', ['Ann 16', 'Ann ?one 40']],
    ['the name, elsewhere', ann, { address: 'a@y.org' }, '', ['Ann 16', 'Ann ?one 40']],
    ['the address, another name', ann, { player: 'Tom' }, '', ['Ann 16', 'Tom ?one 40']],
    ['nothing', ann, { player: 'Tom', address: 't@y.org' }, '', ['Ann 16', 'Tom 40']],
    ['no name and no address', ann, { player: '', address: '' }, '', ['Ann 16', ' 40']],
    ['its first file', inFile, { player: 'Bob', address: '' }, 'bob.txt', ['Bob 16 20 40']],
    ['its last file', inFile, { player: 'Bob', address: '' }, 'late.txt', ['Bob 16 20 40']],
    ['no file', inFile, { player: 'Bob', address: '' }, '', ['Bob 16 20', 'Bob ?two 40']],
    ['a file', inFile, { player: 'Bob', address: '' }, 'b.txt', ['Bob 16 20', 'Bob ?two 40']],
    [
      'its file, another name',
      inFile,
      { player: 'Tom', address: '' },
      'bob.txt',
      ['Bob 16 20', 'Tom 40'],
    ],
    ['nobody twice', nobody, { player: '', address: '' }, '', [' 16', ' 40']],
  ])('that has in common %s', (_, entry, more, source, after) => {
    expect(told(take([entry], [submission(40, more)], source).entries)).toEqual(after)
  })

  test('of a name and an address of two entries is asked about by its name', () => {
    const tom = entryOf([version(20)], { id: 'two', player: 'Tom', address: 't@y.org' })
    const taken = take([ann, tom], [submission(40, { player: 'Tom' })])
    expect(told(taken.entries)).toEqual(['Ann 16', 'Tom 20', 'Tom ?two 40'])
    expect(taken.changed).toEqual(['new1'])
  })

  test('keeps its address, its words and its file', () => {
    const [entry] = take([], [submission(40, { original: 'my list' })], 'a.eml').entries
    expect(entry).toEqual(
      entryOf([version(40, { original: 'my list', source: 'a.eml', readAt: 7 })], { id: 'new1' }),
    )
  })

  test('of two in one source is a question, also beside an older one', () => {
    const taken = take([ann], [submission(40), submission(44)])
    expect(told(taken.entries)).toEqual(['Ann 16 40', 'Ann ?one 44'])
    expect(taken.changed).toEqual(['one', 'new1'])
  })
})

describe('a list that is here already', () => {
  const twice = entryOf([version(16), version(20)])
  const known = (entry: BoardEntry, more: Partial<Submission>, source = ''): number =>
    take([entry], [submission(16, more)], source).known

  test('is counted, each time, and changes nothing', () => {
    const taken = take([twice], [submission(16), submission(20), submission(16)])
    expect(taken).toEqual({ entries: [twice], changed: [], known: 3 })
  })

  test.each<[string, BoardEntry, Partial<Submission>, string, 0 | 1]>([
    ['of the address', ann, {}, '', 1],
    ['of the address without a name', ann, { player: '' }, '', 1],
    ['of the name', ann, { address: '' }, '', 1],
    ['of the name at another address', ann, { address: 'a@y.org' }, '', 1],
    ['of another name at the address', ann, { player: 'Tom' }, '', 0],
    ['of somebody else', ann, { player: 'Tom', address: '' }, '', 0],
    ['of nobody, scanned again', nobody, { player: '', address: '' }, '', 1],
    ['of nobody, in a file now', nobody, { player: '', address: '' }, '3.txt', 0],
    ['of nobody, but somebody’s', ann, { player: '', address: '' }, '', 0],
    ['of the file', inFile, { player: 'Bob', address: '' }, 'bob.txt', 1],
  ])('%s is known: %s', (_, entry, more, source, count) => {
    expect(known(entry, more, source)).toBe(count)
  })

  test('is known by the name of its file, though the organiser has called the player otherwise', () => {
    const renamed = { ...inFile, player: 'Robert' }
    expect(known(renamed, { player: 'Bob', address: '' }, 'bob.txt')).toBe(1)
    expect(known(renamed, { player: 'Bob', address: '' }, 'other/bob.txt')).toBe(0)
    expect(known(renamed, { player: 'Tom', address: '' }, 'bob.txt')).toBe(0)
    expect(known(renamed, { player: 'Bob', address: 'b@x.org' }, 'bob.txt')).toBe(0)
  })

  test('is known at its address in its file, though the organiser has called the player otherwise', () => {
    const renamed = entryOf([version(16, { source: 'a.eml' })], { player: 'Anna Baker' })
    expect(known(renamed, {}, 'a.eml')).toBe(1)
    expect(known(renamed, {}, 'b.eml')).toBe(0)
  })

  test('that nobody could read is known by its words alone', () => {
    const words = (original: string) => submission(0, { list: unread, original })
    const broken = entryOf([version(0, { list: unread, original: 'see photo' })])
    expect(take([broken], [words('see photo')]).known).toBe(1)
    expect(told(take([broken], [words('see scan')]).entries)).toEqual(['Ann - -'])
    // The same words, read by an app that understands them now.
    const read = submission(40, { original: 'see photo', list: listOf(40) })
    expect(told(take([broken], [read]).entries)).toEqual(['Ann - 40'])
  })

  test.each([
    ['later', 9, ['Ann 16 20 16']],
    ['at the same time', 5, ['Ann 16 20']],
    ['earlier', 3, ['Ann 16 20']],
    ['nobody knows when', null, ['Ann 16 20']],
  ])('counts once more if it was sent after the last one: %s', (_, sentAt, after) => {
    const dated = entryOf([version(16, { sentAt: 1 }), version(20, { sentAt: 5 })])
    expect(told(take([dated], [submission(16, { sentAt })]).entries)).toEqual(after)
  })

  test('is no last word where the last one has no date, or is the same', () => {
    const undated = entryOf([version(16, { sentAt: 1 }), version(20)])
    expect(take([undated], [submission(16, { sentAt: 9 })]).known).toBe(1)
    expect(
      take([entryOf([version(16, { sentAt: 1 })])], [submission(16, { sentAt: 9 })]).known,
    ).toBe(1)
  })
})

describe('two entries that are one player', () => {
  const note = (place: number, words: string) => ({ version: place, note: words })
  const older = entryOf([version(16, { sentAt: 10 }), version(20, { sentAt: 30 })])
  const newer = entryOf([version(24, { sentAt: 20 }), version(28, { sentAt: 40 })], {
    id: 'two',
    player: 'A. Hill',
    address: 'hill@y.org',
    sameNameAs: 'one',
  })

  test('are the older one, with the lists of both in the order they were sent', () => {
    const merged = mergeEntries(older, newer)
    expect(told([merged])).toEqual(['Ann 16 24 20 28'])
    expect(merged).toEqual({ ...older, versions: merged.versions })
  })

  test.each([
    ['ann@x.org', 'hill@y.org', 'ann@x.org'],
    ['', 'hill@y.org', 'hill@y.org'],
    ['ann@x.org', '', 'ann@x.org'],
  ])('of the addresses “%s” and “%s” have “%s”', (one, other, kept) => {
    const merged = mergeEntries({ ...older, address: one }, { ...newer, address: other })
    expect(merged.address).toBe(kept)
  })

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('gone home %s and %s: gone home %s', (one, other, both) => {
    const merged = mergeEntries({ ...older, hasDropped: one }, { ...newer, hasDropped: other })
    expect(merged.hasDropped).toBe(both)
  })

  // The places of what was said to the older entry and to the newer one; and where the last word is then.
  test.each([
    [0, null, 0],
    [1, null, 2],
    [null, 0, 1],
    [null, 1, 3],
    [0, 0, 1],
    [1, 0, 2],
    [0, 1, 3],
    [1, 1, 3],
    [null, null, null],
  ])('said to %s and to %s is said to %s', (one, other, place) => {
    const said = (at: number | null) => ({
      accepted: at === null ? null : note(at, ''),
      answered: at,
    })
    const merged = mergeEntries({ ...older, ...said(one) }, { ...newer, ...said(other) })
    expect(merged.answered).toBe(place)
    expect(merged.accepted).toEqual(place === null ? null : note(place, ''))
  })

  test.each([
    ['fine', 'late train', 'fine · late train'],
    ['fine', 'fine', 'fine'],
    ['', 'late train', 'late train'],
    ['fine', '', 'fine'],
    ['', '', ''],
  ])('keep both notes, each once: “%s” and “%s”', (one, other, both) => {
    const merged = mergeEntries(
      { ...older, accepted: note(0, one) },
      { ...newer, accepted: note(1, other) },
    )
    expect(merged.accepted).toEqual(note(3, both))
  })

  test.each([
    ['of the older', { club: 'Elks', isHere: true }, {}],
    ['of the newer', {}, { club: 'Elks', isHere: true }],
  ] as const)('keep what was said %s on the day: here, and of which club', (_, one, other) => {
    const merged = mergeEntries({ ...older, ...one }, { ...newer, ...other })
    expect(merged).toMatchObject({ club: 'Elks', isHere: true })
  })
})

describe('a player who came without a list and turns out to be on the board', () => {
  const arrived = (entries: readonly BoardEntry[]): BoardEntry =>
    walkIn(entries, { id: 'two', player: 'Ann', club: 'Elks', readAt: 9 })

  test('plays the list that is here, and is here', () => {
    const ann = entryOf([version(16, { sentAt: 10 }), version(20, { sentAt: 30 })])
    const merged = mergeEntries(ann, arrived([ann]))
    expect(merged).toEqual({ ...ann, club: 'Elks', isHere: true })
  })

  test('plays a list that could not be played, with the note that was made', () => {
    const ann = entryOf([version(16, { sentAt: 10 }), version(20, { sentAt: 30 })])
    const noted = { ...arrived([ann]), accepted: { version: 0, note: 'fine' } }
    const merged = mergeEntries(ann, noted, true)
    expect(told([merged])).toEqual(['Ann 16 20'])
    expect(merged.accepted).toEqual({ version: 1, note: 'fine' })
    const before = { ...ann, accepted: { version: 0, note: 'club rule' } }
    const decided = mergeEntries(before, noted, true)
    expect(decided.accepted).toEqual({ version: 1, note: 'club rule · fine' })
  })

  test('is let in with no list that came afterwards', () => {
    const ann = entryOf([version(16, { sentAt: 10 })])
    const came = { ...arrived([ann]), versions: [...arrived([]).versions, version(20)] }
    const merged = mergeEntries(ann, came, true)
    expect(told([merged])).toEqual(['Ann 16 20'])
    expect(merged.accepted).toBeNull()
  })

  test('is asked about the mail that could not be read, and the note stays', () => {
    const mail = version(0, { list: unread, original: 'my list' })
    const ann = entryOf([mail])
    const noted = { ...arrived([ann]), accepted: { version: 0, note: 'fine' } }
    const merged = mergeEntries(ann, noted, true)
    expect(merged.versions).toEqual([...noted.versions, mail])
    expect(merged).toMatchObject({ accepted: noted.accepted, isHere: true })
    expect(standingAt(newEvent('Muster'), merged).state).toBe('unreadable')
  })

  test('plays without one where both entries have none', () => {
    const merged = mergeEntries(arrived([]), arrived([]))
    expect(merged.versions).toHaveLength(2)
    expect(merged.accepted).toEqual({ version: 1, note: '' })
  })

  test('is asked about the list that comes later', () => {
    const later = entryOf([version(24, { sentAt: 40 })], { id: 'three', sameNameAs: 'two' })
    const merged = mergeEntries(arrived([]), later)
    expect(told([merged])).toEqual(['Ann - 24'])
    expect(merged).toMatchObject({ accepted: { version: 0 }, isHere: true })
  })
})
