// Days and moments: the calendar's edges, time zones, and what is no moment at all.
import { describe, expect, test } from 'vitest'
import { isDay, isoMoment, readMoment } from '@/rules/eagles/event/moment.ts'

test.each([
  ['2026-01-31', true],
  ['2026-04-30', true],
  ['2026-12-31', true],
  ['2024-02-29', true],
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

describe('moments', () => {
  test.each([
    ['2026-05-01T20:15+02:00', '2026-05-01T18:15:00Z'],
    ['2026-05-01T20:15:07.5-05:30', '2026-05-02T01:45:07Z'],
    [' 2026-05-01 20:15:59 Z ', '2026-05-01T20:15:59Z'],
    ['2026-01-01T00:00+14:00', '2025-12-31T10:00:00Z'],
    ['2026-01-01T00:00-1200', '2026-01-01T12:00:00Z'],
    ['Fri, 1 May 2026 20:15:00 +0200', '2026-05-01T18:15:00Z'],
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
