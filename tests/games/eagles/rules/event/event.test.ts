// Club events: the check against one, its file and its code, and two versions of a list side by side.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkAgainst,
  compareArmies,
  decodeEvent,
  decodeEventFile,
  defaultHouseRules,
  encodeEvent,
  encodeEventFile,
  eventCodeIn,
  houseRuleKeys,
  houseRuleTable,
  isoMoment,
  nations,
  newEvent,
  type Army,
  type ClubEvent,
  type HouseRules,
} from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'

const muster: ClubEvent = { ...newEvent('Spring Muster'), deadline: '2026-05-01T20:00+02:00' }

const codesOf = (event: ClubEvent, list: Army, sentAt: number | null = null): readonly string[] =>
  checkAgainst(event, { army: list, unread: [] }, sentAt).problems.map(({ code }) => code)

const verdictOf = (event: ClubEvent, list: Army, sentAt: number | null = null): string =>
  checkAgainst(event, { army: list, unread: [] }, sentAt).verdict

const drilled = battalion('drilled', 40)
const list = army('french', drilled, drilled)

describe('a list at an event', () => {
  test('is checked under the limit and the budget of the event, whatever it says of itself', () => {
    expect(codesOf({ ...muster, limit: 60 }, { ...list, limit: 500 })).toEqual(['over-limit'])
    const exact = { ...muster, houseRules: { ...defaultHouseRules, budget: 'exact' as const } }
    expect(codesOf(exact, list)).toEqual(['under-limit'])
    expect(codesOf(muster, { ...list, budget: 'exact' })).toEqual([])
  })

  test.each<[string, Partial<ClubEvent>, Army]>([
    ['nation-not-allowed', { nations: ['british', 'prussian'] }, list],
    ['too-many-battalions', { mostBattalions: 1 }, list],
    ['too-many-guards', { mostGuards: 0 }, army('french', { ...drilled, quality: 'guards' })],
    [
      'too-many-green',
      { mostGreen: 1 },
      army('french', { ...drilled, quality: 'green' }, { ...drilled, quality: 'green' }),
    ],
    [
      'light-not-allowed',
      { lightAllowed: false },
      army('french', { ...drilled, rankers: 36, quality: 'veteran', light: true }),
    ],
  ])('breaks the event’s own rule: %s', (code, asked, given) => {
    expect(codesOf(muster, given)).toEqual([])
    expect(codesOf({ ...muster, ...asked }, given)).toEqual([code])
    expect(verdictOf({ ...muster, ...asked }, given)).toBe('illegal')
  })

  test('is late one second after the deadline, in any time zone, and never without a known date', () => {
    const deadline = isoMoment('2026-05-01T14:00-04:00') ?? 0
    expect(verdictOf(muster, list, deadline)).toBe('legal')
    expect(verdictOf(muster, list, deadline + 1_000)).toBe('late')
    expect(verdictOf(muster, list, null)).toBe('legal')
    expect(verdictOf({ ...muster, mostBattalions: 1 }, list, deadline + 1_000)).toBe('illegal')
    expect(codesOf({ ...muster, deadline: '' }, list, deadline + 1_000)).toEqual([])
  })

  test('says how late it is in whole minutes, begun ones too', () => {
    const deadline = isoMoment('2026-05-01T14:00-04:00') ?? 0
    const minutesAt = (after: number): number | undefined =>
      checkAgainst(muster, { army: list, unread: [] }, deadline + after).problems.find(
        (problem) => problem.code === 'late',
      )?.minutes
    expect(minutesAt(1_000)).toBe(1)
    expect(minutesAt(90 * 60_000)).toBe(90)
    expect(minutesAt(90 * 60_000 + 1)).toBe(91)
  })

  test('is unreadable with a line that nobody can read, unless it is illegal by itself', () => {
    const unread = [{ line: 2, text: 'and the rest', reason: 'not-understood' as const }]
    expect(checkAgainst(muster, { army: list, unread }, null).verdict).toBe('unreadable')
    expect(
      checkAgainst({ ...muster, mostBattalions: 1 }, { army: list, unread }, null).verdict,
    ).toBe('illegal')
  })
})

const cap = fc.option(fc.integer({ min: 0, max: 200 }), { nil: null })
const text = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((word) => word.normalize('NFC').replace(/[\s\p{C}\p{M}]+/gu, ''))
const houseRules: fc.Arbitrary<HouseRules> = fc
  .array(fc.tuple(fc.constantFrom(...houseRuleKeys), fc.nat(40)), { maxLength: 8 })
  .map((changes) => ({
    ...defaultHouseRules,
    ...Object.fromEntries(
      changes.map(([key, n]) => [
        key,
        houseRuleTable[key].values[n % houseRuleTable[key].values.length],
      ]),
    ),
  }))

const anyEvent: fc.Arbitrary<ClubEvent> = fc.record({
  name: text,
  date: fc.constantFrom('', '2026-05-16', '2028-02-29'),
  place: text,
  limit: fc.integer({ min: 4, max: 49_000 }).map((n) => 2 * n),
  nations: fc.subarray([...nations], { minLength: 1 }),
  mostBattalions: cap,
  mostGuards: cap,
  mostGreen: cap,
  lightAllowed: fc.boolean(),
  deadline: fc.constantFrom('', '2026-05-01T20:00+02:00', '2026-05-01T23:59Z'),
  note: text,
  houseRules,
})

describe('the file and the code of an event', () => {
  test('carry every event, the code all but its note', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        expect(decodeEventFile(encodeEventFile(event))).toEqual({ ok: true, value: event })
        expect(decodeEvent(encodeEvent(event))).toEqual({ ok: true, value: { ...event, note: '' } })
      }),
    )
  })

  test('are found in a link, and refused with one wrong character anywhere', () => {
    const code = encodeEvent(muster)
    expect(eventCodeIn(`Come all!\nhttps://example.org/#/events/add/${code}`)).toBe(code)
    expect(eventCodeIn('https://example.org/#/add/1abc')).toBeNull()
    for (let at = 0; at < code.length; at += 1) {
      const wrong = code[at] === 'A' ? 'B' : 'A'
      expect(decodeEvent(`${code.slice(0, at)}${wrong}${code.slice(at + 1)}`).ok).toBe(false)
    }
    for (let to = 0; to < code.length; to += 1)
      expect(decodeEvent(code.slice(0, to)).ok).toBe(false)
  })

  test.each([
    ['an unknown house rule', { houseRules: { magic: 'yes' } }],
    ['an unknown value', { houseRules: { turns: 99 } }],
    ['a nation of another world', { nations: ['martian'] }],
    ['no nation at all', { nations: [] }],
    ['a day that is none', { date: '2026-02-30' }],
    ['a deadline without a time zone', { deadline: '2026-05-01T20:00' }],
    ['a limit of 7', { limit: 7 }],
    ['an odd limit that must be met exactly', { limit: 151, houseRules: { budget: 'exact' } }],
    ['half a battalion', { mostBattalions: 2.5 }],
  ])('a file with %s is refused as a whole', (_, fault) => {
    const json = JSON.parse(encodeEventFile(muster)) as object
    expect(decodeEventFile(JSON.stringify({ ...json, ...fault }))).toEqual({
      ok: false,
      problem: 'not-an-event',
    })
  })

  test('a file of a newer app is named as such, and hostile keys do nothing', () => {
    const json = encodeEventFile(muster).replace('"version": 1', '"version": 2')
    expect(decodeEventFile(json)).toEqual({ ok: false, problem: 'unknown-version' })
    expect(decodeEventFile('{"__proto__":{"format":"aide-de-camp/event"}}').ok).toBe(false)
    expect(decodeEventFile('[').ok).toBe(false)
    expect(decodeEventFile('['.repeat(100_000))).toEqual({ ok: false, problem: 'too-big' })
  })
})

describe('two versions of a list', () => {
  const guards = { ...drilled, quality: 'guards' as const }
  const green = { ...drilled, quality: 'green' as const }
  const kinds = (before: Army, after: Army): readonly string[] =>
    compareArmies(before, after).battalions.map(({ kind }) => kind)

  test('show what changed, came and went, and leave the rest alone', () => {
    expect(kinds(army('french', drilled, guards), army('french', drilled, green))).toEqual([
      'same',
      'changed',
    ])
    expect(kinds(army('french', drilled, guards), army('french', guards))).toEqual([
      'removed',
      'same',
    ])
    expect(kinds(army('french', drilled), army('french', green, drilled))).toEqual([
      'added',
      'same',
    ])
    expect(kinds(army('french'), army('french'))).toEqual([])
  })

  test('are the same when they are, and differ by nation or name in the head', () => {
    const before = army('french', drilled)
    expect(compareArmies(before, before)).toMatchObject({ isSame: true, head: [] })
    expect(compareArmies(before, { ...before, nation: 'british' })).toMatchObject({
      isSame: false,
      head: ['nation'],
    })
    expect(compareArmies(before, { ...before, name: 'New' })).toMatchObject({
      isSame: true,
      head: ['name'],
    })
  })

  test('account for every battalion of both exactly once', () => {
    const some = fc
      .array(fc.constantFrom(drilled, guards, green), { maxLength: 7 })
      .map((all) => army('french', ...all))
    fc.assert(
      fc.property(some, some, (before, after) => {
        const changes = compareArmies(before, after).battalions
        const befores = changes.flatMap((change) => ('before' in change ? [change.before] : []))
        const afters = changes.flatMap((change) => ('after' in change ? [change.after] : []))
        expect(befores).toEqual([...before.battalions.keys()])
        expect(afters).toEqual([...after.battalions.keys()])
      }),
    )
  })
})
