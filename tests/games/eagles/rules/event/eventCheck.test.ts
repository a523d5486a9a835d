// What an event finds wrong with a list: at each cap and one beyond, with the places of those it means.
import { describe, expect, test } from 'vitest'
import {
  checkAgainst,
  eventProblems,
  isEventProblem,
  newEvent,
  type Army,
  type ClubEvent,
} from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'

const muster = newEvent('Muster')
const drilled = battalion('drilled', 16)
const guards = battalion('guards', 16)
const green = battalion('green', 16)
const light = battalion('veteran', 16, { light: true })

const found = (list: Army, asked: Partial<ClubEvent>, sentAt: number | null = null) =>
  checkAgainst({ ...muster, ...asked }, { army: list, unread: [] }, sentAt)
    .problems.filter(isEventProblem)
    .map(({ rule, battalion: place, ...rest }) => ({ ...rest, rule, place }))

describe('a cap', () => {
  const list = army('french', guards, green, drilled, guards, green)

  test.each<[Partial<ClubEvent>]>([
    [{ mostBattalions: 5 }],
    [{ mostGuards: 2 }],
    [{ mostGreen: 2 }],
    [{ mostBattalions: 200, mostGuards: 200, mostGreen: 200 }],
    [{}],
  ])('is kept by as many: %j', (asked) => {
    expect(found(list, asked)).toEqual([])
  })

  test('is broken by one more, each one that it counts being named', () => {
    const asked = { mostBattalions: 4, mostGuards: 1, mostGreen: 0, lightAllowed: false }
    expect(found(list, asked)).toEqual([
      { code: 'too-many-battalions', rule: 'EVENT-02', place: null, count: 5, most: 4 },
      {
        code: 'too-many-guards',
        rule: 'EVENT-03',
        place: null,
        count: 2,
        most: 1,
        battalions: [0, 3],
      },
      {
        code: 'too-many-green',
        rule: 'EVENT-04',
        place: null,
        count: 2,
        most: 0,
        battalions: [1, 4],
      },
    ])
  })

  test('of light battalions names them', () => {
    const two = army('french', drilled, light, drilled, light)
    expect(found(two, { lightAllowed: false })).toEqual([
      { code: 'light-not-allowed', rule: 'EVENT-05', place: null, battalions: [1, 3] },
    ])
    expect(found(two, {})).toEqual([])
  })
})

test('a nation that may not come is named, with those that may', () => {
  const list = army('french', drilled)
  expect(found(list, { nations: ['british', 'other'] })).toEqual([
    {
      code: 'nation-not-allowed',
      rule: 'EVENT-01',
      place: null,
      nation: 'french',
      allowed: ['british', 'other'],
    },
  ])
  expect(found(list, { nations: ['british', 'french'] })).toEqual([])
})

describe('a list behind the deadline', () => {
  const deadline = Date.UTC(2026, 4, 1, 20)
  const asked = { deadline: '2026-05-01T20:00Z' }

  test.each([
    [1, 1],
    [60_000, 1],
    [60_001, 2],
    [120_000, 2],
  ])('by %i milliseconds is %i minutes late', (behind, minutes) => {
    expect(found(army('french', drilled), asked, deadline + behind)).toEqual([
      { code: 'late', rule: 'EVENT-06', place: null, minutes },
    ])
  })

  test.each<[string, Army, readonly string[], string]>([
    ['and nothing else', army('french', drilled), [], 'late'],
    ['and cannot be read', army('french', drilled), ['what?'], 'unreadable'],
    ['and is illegal', army('french', battalion('drilled', 17)), [], 'illegal'],
    [
      'and is illegal and cannot be read',
      army('french', battalion('drilled', 17)),
      ['what?'],
      'illegal',
    ],
    ['and breaks the event’s rule', army('french', light), [], 'illegal'],
  ])('%s', (_, list, lines, verdict) => {
    const unread = lines.map((text) => ({ line: 1, text, reason: 'not-understood' as const }))
    const event = { ...muster, ...asked, lightAllowed: false }
    expect(checkAgainst(event, { army: list, unread }, deadline + 1).verdict).toBe(verdict)
  })
})

test('a list that is still being built is told only what the event adds', () => {
  const list = army('french', battalion('drilled', 17), light)
  const event = { ...muster, lightAllowed: false, limit: 8, deadline: '2020-05-01T20:00Z' }
  expect(eventProblems(event, list).map(({ code }) => code)).toEqual(['light-not-allowed'])
  expect(eventProblems({ ...event, lightAllowed: true }, list)).toEqual([])
})

test('the checked list has the limit of the event, its problems those of the rules first', () => {
  const { army: checked, problems } = checkAgainst(
    { ...muster, limit: 8, lightAllowed: false },
    { army: army('french', light), unread: [] },
    null,
  )
  expect(checked.limit).toBe(8)
  expect(problems.map(({ code }) => code)).toEqual(['over-limit', 'light-not-allowed'])
})
