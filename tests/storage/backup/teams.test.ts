// Teams in the rows of an event: read strictly, kept whole, and refused where they are none.
import { expect, test } from 'vitest'
import { newEvent, usualDesk } from '@/games/eagles/rules/index.ts'
import { readEventEntryRow, readEventRow } from '@/storage/backup/eventDecoder.ts'

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${String(n)}`

const row = (more: object, teams: unknown = { first: 'Lions', second: null }): unknown => ({
  id: id(1),
  event: newEvent('Team day'),
  rounds: [{ pairings: [{ first: id(2), second: null, result: null, teams }] }],
  desk: { ...usualDesk, ...more },
  createdAt: 1,
  updatedAt: 1,
})
const entry = (more: object): unknown => ({
  id: id(2),
  eventId: id(1),
  player: 'Ann',
  address: '',
  versions: [
    { sentAt: null, original: '', list: { ok: false, problem: 'no-list' }, readAt: 1, source: '' },
  ],
  accepted: null,
  answered: null,
  sameNameAs: null,
  hasDropped: false,
  ...more,
})

test('a row of teams is read as it was written', () => {
  expect(readEventRow(row({ teamSize: 6 }))).toEqual(row({ teamSize: 6 }))
  expect(readEventEntryRow(entry({ team: 'Lions', board: 2 }))).toEqual(
    entry({ team: 'Lions', board: 2 }),
  )
})

test.each([
  ['a team of seven', row({ teamSize: 7 })],
  ['a team of none', row({ teamSize: 0 })],
  ['a team without a name', row({}, { first: null, second: null })],
  ['a further key', row({}, { first: 'Lions', second: null, third: 'Bears' })],
])('%s is refused', (_, json) => {
  expect(readEventRow(json)).toBeNull()
})

test.each([
  ['board nought', { team: 'Lions', board: 0 }],
  ['half a board', { team: 'Lions', board: 1.5 }],
])('%s is refused', (_, more) => {
  expect(readEventEntryRow(entry(more))).toBeNull()
})
