// Days and moments: the calendar's edges, time zones, and what is no moment at all.
import { describe, expect, test } from 'vitest'
import { isDay, isoMoment, readMoment } from '@/games/eagles/rules/event/moment.ts'

test.each([
  ['2026-01-31', true],
  ['2026-04-30', true],
  ['2026-12-31', true],
  ['2024-02-28', true],
  ['2024-02-29', true],
  ['2024-02-30', false],
  ['2000-02-29', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2100-02-29', false],
  ['2401-02-29', false],
  ['2026-04-31', false],
  ['2026-02-30', false],
  ['2026-05-00', false],
  ['2026-00-10', false],
  ['2026-13-01', false],
  ['2026-5-1', false],
  ['tomorrow', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test.each([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days, n) => [n + 1, days]))(
  'month %i of a usual year has %i days',
  (month, days) => {
    const day = (number: number): string =>
      `2026-${String(month).padStart(2, '0')}-${String(number)}`
    expect([days, days + 1].map((number) => isDay(day(number)))).toEqual([true, false])
  },
)

describe('moments', () => {
  test.each([
    ['2026-05-01T20:15+02:00', '2026-05-01T18:15:00Z'],
    ['2026-05-01T20:15:07.5-05:30', '2026-05-02T01:45:07Z'],
    [' 2026-05-01 20:15:59 Z ', '2026-05-01T20:15:59Z'],
    ['2026-01-01T00:00+14:00', '2025-12-31T10:00:00Z'],
    ['2026-01-01T00:00-1200', '2026-01-01T12:00:00Z'],
    ['Fri, 1 May 2026 20:15:00 +0200', '2026-05-01T18:15:00Z'],
    ['2026-05-01T23:59:60Z', '2026-05-02T00:00:00Z'],
    ['2026-05-01T20:15+05:59', '2026-05-01T14:16:00Z'],
    ['2026-05-01T20:15-14:00', '2026-05-02T10:15:00Z'],
    ['2026-05-01T20:15+0000', '2026-05-01T20:15:00Z'],
    ['2026-02-03T04:05utc', '2026-02-03T04:05:00Z'],
    ['10 Oct 2026 20:15:30 +0000', '2026-10-10T20:15:30Z'],
    ['Tue., 3 February 2026 4:05 UT', '2026-02-03T04:05:00Z'],
    ['31 dec 2026 23:59 GMT', '2026-12-31T23:59:00Z'],
    ['9 January 2026 9:05 UTC (in the hall)', '2026-01-09T09:05:00Z'],
  ])('%s is %s', (text, moment) => {
    expect(readMoment(text)).toBe(Date.parse(moment))
  })

  test.each([
    '2026-05-01T20:15',
    '2026-05-01T24:00Z',
    '2026-05-01T20:60Z',
    '2026-05-01T20:15:61Z',
    '2026-02-29T20:15Z',
    '2026-05-01T20:15+14:01',
    '2026-05-01T20:15-14:01',
    '2026-05-01T20:15+15:00',
    '2026-05-01T20:15+2',
    '2026-05-01T20:15 gmta',
    '2026-05-01T20:15+13:60',
    '2026-05-01T20:15 CEST',
    'Fri, 1 Foo 2026 20:15:00 +0200',
    'Fri, 31 Apr 2026 20:15:00 +0200',
    'on Friday evening',
    '',
  ])('%s is none', (text) => {
    expect(readMoment(text)).toBeNull()
  })

  test('an event has its deadline written one way only', () => {
    expect(isoMoment('Fri, 1 May 2026 20:15:00 +0200')).toBeNull()
  })
})
