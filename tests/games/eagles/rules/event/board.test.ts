// The board: players and their versions, the question of names, what is settled and what changed since.
import { describe, expect, test } from 'vitest'
import {
  duplicates,
  mergeEntries,
  newEvent,
  placeOfVersion,
  readSource,
  standingAt,
  takeIn,
  type BoardEntry,
  type BoardState,
} from '@/games/eagles/rules/index.ts'

const event = newEvent('Muster')
const list = (rankers: number): string => `French\n1. Drilled ${rankers}, officer\n2. Drilled 40\n`
const mail = (player: string, address: string, rankers: number): string =>
  `From: ${player} <${address}>\n\n${list(rankers)}`

let ids = 0
const newId = (): string => `id${String((ids += 1))}`

const take = (entries: readonly BoardEntry[], text: string, source = ''): readonly BoardEntry[] =>
  takeIn(entries, readSource({ name: source, text }), { source, readAt: 1, undatedAt: null, newId })
    .entries

/** A mail as a program saves it; its hour is the day's. */
const sent = (day: number, player: string, address: string, rankers: number): string =>
  `From: ${player} <${address}>\nDate: ${String(day)} May 2026 12:00:00 +0000\nMessage-ID: <${String(day)}@x>\nContent-Type: text/plain\n\n${list(rankers)}`

/** The Rankers of the first battalion of every version, the oldest first. */
const versionsOf = (entry: BoardEntry | undefined): readonly (number | null)[] =>
  (entry?.versions ?? []).map((version) =>
    version.list.ok ? (version.list.value.army.battalions[0]?.rankers ?? null) : null,
  )

const brief = (entries: readonly BoardEntry[]): readonly string[] =>
  entries.map(
    ({ player, versions, sameNameAs }) =>
      `${player} ${versions.length}${sameNameAs === null ? '' : '?'}`,
  )

const standingsOf = (entries: readonly BoardEntry[]) =>
  entries.map((entry) => ({ ...standingAt(event, entry), entry }))

const stateOf = (entry: BoardEntry | undefined): BoardState | null =>
  entry === undefined ? null : standingAt(event, entry).state

describe('a list that comes in', () => {
  const one = take([], mail('Ann', 'ann@x.org', 40))

  test('of a known address is a new version; both are kept', () => {
    expect(brief(take(one, mail('ANN', 'ann@x.org', 36)))).toEqual(['Ann 2'])
    const unnamed = one.map((entry) => ({ ...entry, player: '' }))
    expect(brief(take(unnamed, mail('Ann', 'ann@x.org', 36)))).toEqual([' 2'])
  })

  test('of a known address and another name is kept apart and asked about', () => {
    const club = (player: string, rankers: number): string =>
      `From: The Club <club@x.org>\n\nPlayer: ${player}\n${list(rankers)}`
    const both = take(take([], club('Tom Baker', 40)), club('Ben Cole', 40), 'ben.txt')
    expect(brief(both)).toEqual(['Tom Baker 1', 'Ben Cole 1?'])
    expect(both[1]?.sameNameAs).toBe(both[0]?.id)
    expect(brief(take(both, club('Ben Cole', 36)))).toEqual(['Tom Baker 1', 'Ben Cole 2?'])
    expect(
      brief(take(take([], `${club('Tom', 40)}\n${club('Ben', 40)}`), club('Ben', 40))),
    ).toEqual(['Tom 1', 'Ben 1?'])
  })

  test('of the same file again is a new version', () => {
    const first = take([], list(40), 'bob.txt')
    expect(brief(take(first, list(36), 'bob.txt'))).toEqual(['Bob 2'])
  })

  test('that is here already changes nothing', () => {
    const taken = takeIn(one, readSource({ name: '', text: mail('Ann', 'ann@x.org', 40) }), {
      source: '',
      readAt: 2,
      undatedAt: null,
      newId,
    })
    expect(taken).toMatchObject({ changed: [], known: 1, entries: one })
  })

  test('of the same name and another address is kept apart and asked about', () => {
    const two = take(one, mail('ann', 'other@y.org', 36))
    expect(brief(two)).toEqual(['Ann 1', 'ann 1?'])
    expect(two[1]?.sameNameAs).toBe(two[0]?.id)
  })

  test('of nobody known is never taken for another nobody', () => {
    expect(brief(take(take([], list(40)), list(36)))).toEqual([' 1', ' 1'])
  })

  test('beside another of the same mail is a question, not a version', () => {
    expect(brief(take([], `From: Ann <ann@x.org>\n\n${list(40)}Total 90\n\n${list(36)}`))).toEqual([
      'Ann 1',
      'Ann 1?',
    ])
  })

  test('that cannot be read is on the board all the same, and the next one mends it', () => {
    const broken = take([], 'From: Ann <ann@x.org>\n\nsee the photo')
    expect(stateOf(broken[0])).toBe('unreadable')
    const mended = take(broken, mail('Ann', 'ann@x.org', 40))
    expect(brief(mended)).toEqual(['Ann 2'])
    expect(stateOf(mended[0])).toBe('legal')
  })

  test('becomes a version of the older entry when it is the same player', () => {
    const [older, newer] = take(one, mail('Ann', 'other@y.org', 36))
    if (older === undefined || newer === undefined) throw new Error('two entries')
    expect(mergeEntries(older, newer)).toMatchObject({
      id: older.id,
      address: 'ann@x.org',
      versions: [{}, {}],
    })
  })
})

describe('the order of the versions', () => {
  const ann = (day: number, rankers: number): string => sent(day, 'Ann', 'ann@x.org', rankers)

  test('is the order in which they were sent, however they are dropped', () => {
    const [entry] = take(take([], ann(5, 40), 'b.eml'), ann(3, 36), 'a.eml')
    expect(versionsOf(entry)).toEqual([36, 40])
  })

  test('keeps what was said with the version it was said to', () => {
    const decided = take([], ann(5, 40), 'b.eml').map((entry) => ({
      ...entry,
      accepted: { version: 0, note: 'as it is' },
      answered: 0,
    }))
    const [entry] = take(decided, ann(3, 36), 'a.eml')
    expect(entry).toMatchObject({ accepted: { version: 1, note: 'as it is' }, answered: 1 })
    expect(stateOf(entry)).toBe('accepted')
  })

  test('is not touched by the same folder dropped again', () => {
    const drop = (entries: readonly BoardEntry[]): readonly BoardEntry[] =>
      take(take(take(entries, ann(3, 36), 'a.eml'), ann(5, 40), 'b.eml'), list(28), 'carl.txt')
    const once = drop([])
    expect(drop(once)).toEqual(once)
    const undated = (entries: readonly BoardEntry[]): readonly BoardEntry[] =>
      take(take(entries, list(36), 'bob.txt'), list(40), 'bob.txt')
    const bob = undated([])
    expect(undated(bob)).toEqual(bob)
    expect(bob.map(versionsOf)).toEqual([[36, 40]])
  })

  test('is not touched by the same late folder dropped again', () => {
    const drop = (entries: readonly BoardEntry[], now: number): readonly BoardEntry[] =>
      [36, 40].reduce<readonly BoardEntry[]>(
        (before, rankers) =>
          takeIn(before, readSource({ name: 'bob.txt', text: list(rankers) }), {
            source: 'bob.txt',
            readAt: now,
            undatedAt: now,
            newId,
          }).entries,
        entries,
      )
    expect(drop(drop([], 5), 9).map(versionsOf)).toEqual([[36, 40]])
    expect(drop([], 5)[0]?.versions[0]?.sentAt).toBe(5)
  })

  test('takes a return to an earlier list for the last word', () => {
    const [entry] = take(take(take([], ann(3, 36)), ann(5, 40)), ann(7, 36))
    expect(versionsOf(entry)).toEqual([36, 40, 36])
  })

  test('puts a list without a date at the end', () => {
    const [entry] = take(take([], ann(5, 40)), mail('Ann', 'ann@x.org', 36))
    expect(versionsOf(entry)).toEqual([40, 36])
  })
})

describe('a list that is here already', () => {
  test('is known under another spelling of the sender’s name', () => {
    const one = take([], mail('Ann  Baker', 'ann@x.org', 40))
    expect(take(one, mail('ann baker', 'ann@x.org', 40))).toEqual(one)
  })

  test('is known in the same file after the organiser has given its sender another name', () => {
    const named = take([], mail('Ann', 'ann@x.org', 40), 'a.txt').map((entry) => ({
      ...entry,
      player: 'Anna Baker',
    }))
    expect(take(named, mail('Ann', 'ann@x.org', 40), 'a.txt')).toEqual(named)
  })

  test('is known after the organiser has named the player whose file it is', () => {
    const named = take([], list(40), 'bob.txt').map((entry) => ({ ...entry, player: 'Robert' }))
    expect(take(named, list(40), 'bob.txt')).toEqual(named)
  })

  test('is known when codes are scanned A, B, A', () => {
    const scanned = [40, 36, 40].reduce<readonly BoardEntry[]>(
      (entries, rankers) => take(entries, list(rankers)),
      [],
    )
    expect(scanned.map(versionsOf)).toEqual([[40], [36]])
  })

  test('is another player’s all the same', () => {
    const two = take(
      take([], sent(3, 'Ann', 'a@x.org', 40), 'all.eml'),
      sent(3, 'Bob', 'b@x.org', 40),
      'all.eml',
    )
    expect(brief(two)).toEqual(['Ann 1', 'Bob 1'])
  })
})

describe('the version that was on the screen', () => {
  test('is found again when an older and a newer list have come in around it', () => {
    const [one] = take([], sent(5, 'Ann', 'ann@x.org', 40))
    const shown = one?.versions[0]
    if (one === undefined || shown === undefined) throw new Error('one version')
    const [now] = take(
      take([one], sent(3, 'Ann', 'ann@x.org', 36)),
      sent(7, 'Ann', 'ann@x.org', 28),
    )
    if (now === undefined) throw new Error('one entry')
    expect(versionsOf(now)).toEqual([36, 40, 28])
    expect(placeOfVersion(now, shown)).toBe(1)
    expect(placeOfVersion({ ...now, versions: now.versions.slice(2) }, shown)).toBeNull()
  })
})

describe('two entries of one player', () => {
  const [older, newer] = take(
    take([], sent(5, 'Ann', 'ann@x.org', 40)),
    sent(3, 'Ann', 'ann@home.org', 36),
  )
  if (older === undefined || newer === undefined) throw new Error('two entries')

  test('become one in the order in which the lists were sent', () => {
    const merged = mergeEntries({ ...older, accepted: { version: 0, note: 'fine' } }, newer)
    expect(versionsOf(merged)).toEqual([36, 40])
    expect(merged.accepted).toEqual({ version: 1, note: 'fine' })
  })

  test('keep what was said to either', () => {
    const accepted = (note: string) => ({ version: 0, note })
    expect(
      mergeEntries(older, { ...newer, accepted: accepted('late train'), answered: 0 }),
    ).toMatchObject({ accepted: { version: 0, note: 'late train' }, answered: 0 })
    expect(
      mergeEntries(
        { ...older, accepted: accepted('fine') },
        { ...newer, accepted: accepted('late train') },
      ).accepted,
    ).toEqual({ version: 1, note: 'fine · late train' })
  })
})

describe('how a list stands', () => {
  const [entry] = take([], mail('Ann', 'ann@x.org', 37))
  if (entry === undefined) throw new Error('one entry')

  test('accepted means this version; a newer one is looked at again', () => {
    expect(stateOf(entry)).toBe('illegal')
    const accepted = { ...entry, accepted: { version: 0, note: 'club rule' } }
    expect(stateOf(accepted)).toBe('accepted')
    const [changed] = take([accepted], mail('Ann', 'ann@x.org', 40))
    expect(stateOf(changed)).toBe('changed')
    const [worse] = take([accepted], mail('Ann', 'ann@x.org', 39))
    expect(stateOf(worse)).toBe('illegal')
  })

  test('answered and then corrected is changed since it was checked', () => {
    const [changed] = take([{ ...entry, answered: 0 }], mail('Ann', 'ann@x.org', 40))
    expect(stateOf(changed)).toBe('changed')
    expect(stateOf(changed === undefined ? undefined : { ...changed, answered: 1 })).toBe('legal')
  })

  test('the same list of two players is found, whatever its name', () => {
    const both = take(
      [entry],
      mail('Bob', 'bob@x.org', 37).replace('French', 'Army: Bobs (French)'),
    )
    expect([...duplicates(standingsOf(both)).values()].map((alike) => alike.length)).toEqual([2])
    expect(duplicates(standingsOf([entry])).size).toBe(0)
  })
})
