// Rows of events with rounds: those of older versions open as they were, newer ones come back whole, wrong ones not at all.
import { describe, expect, test } from 'vitest'
import { newEvent, usualDesk, walkIn } from '@/games/eagles/rules/index.ts'
import { eventCodec } from '@/storage/events/eventCodec.ts'
import { readEventEntryRow, readEventRow } from '@/storage/backup/eventDecoder.ts'

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const moments = { createdAt: 1_700_000_000_000, updatedAt: 1_700_000_000_001 }

/** Word for word as version 0.1 wrote it. */
const old: unknown = JSON.parse(`{
  "id": "${uuid(1)}",
  "event": ${JSON.stringify(newEvent('Spring Muster'))},
  "rounds": [
    {
      "pairings": [
        {
          "first": "${uuid(2)}",
          "second": "${uuid(3)}",
          "result": { "winner": "draw", "firstLost": 12, "secondLost": null }
        },
        { "first": "${uuid(4)}", "second": null, "result": null }
      ]
    }
  ],
  "createdAt": ${String(moments.createdAt)},
  "updatedAt": ${String(moments.updatedAt)}
}`)

const whole = {
  id: uuid(1),
  event: newEvent('Spring Muster'),
  rounds: [
    {
      pairings: [
        {
          first: uuid(2),
          second: uuid(3),
          result: { winner: 'neither', firstLost: null, secondLost: null, noShow: true },
          ticket: 0xffff_ffff,
          isFixed: true,
          slips: [{ code: '1abc', readAt: moments.createdAt }],
        },
      ],
      clock: { endsAt: moments.updatedAt, left: 9_000_000 },
    },
  ],
  desk: {
    ...usualDesk,
    scoring: { ...usualDesk.scoring, margin: { step: 5, most: 10, isShared: true } },
    tieBreaks: ['headToHead', 'taken'],
    bans: { club: 'hard', nation: 'soft' },
    clock: 90,
  },
  ...moments,
}

test('a row of an older version opens as it was written', () => {
  expect(readEventRow(old)).toEqual(old)
})

test('a row with everything comes back whole', () => {
  expect(readEventRow(structuredClone(whole))).toEqual(whole)
})

test('points of a double loss and of a match come back, and need not be there', () => {
  const points = { victory: 3, draw: 1, defeat: 0, bye: 2 }
  const scoring = { ...whole.desk.scoring, doubleLoss: 1 }
  const row = { ...whole, desk: { ...whole.desk, scoring, teamSize: 2, match: points } }
  expect(readEventRow(structuredClone(row))).toEqual(row)
})

test('a player who came without a list, with club and check-in, comes back', () => {
  const entry = walkIn([], { id: uuid(5), player: 'Will', club: 'North', readAt: 1 })
  const row = { ...entry, eventId: uuid(1) }
  expect(readEventEntryRow(structuredClone(row))).toEqual(row)
})

test('players get new ids, and tickets, slips and clock stay with their tables', () => {
  const row = readEventRow(whole)
  if (row === null) throw new Error('the row is whole')
  const renamed = eventCodec.rename({ row, parts: [] }, (id) => `new ${id}`).row
  expect(renamed.rounds[0]).toEqual({
    ...whole.rounds[0],
    pairings: [
      { ...whole.rounds[0]?.pairings[0], first: `new ${uuid(2)}`, second: `new ${uuid(3)}` },
    ],
  })
})

describe('is refused', () => {
  const [round] = whole.rounds
  const [pairing] = round?.pairings ?? []
  const withPairing = (part: object) => ({
    ...whole,
    rounds: [{ pairings: [{ ...pairing, ...part }] }],
  })
  const withDesk = (part: object) => ({ ...whole, desk: { ...whole.desk, ...part } })
  test.each<[string, unknown]>([
    ['a ticket of more than 32 bits', withPairing({ ticket: 2 ** 32 })],
    ['a key that nobody knows', withPairing({ umpire: 'x' })],
    ['a slip without its moment', withPairing({ slips: [{ code: '1' }] })],
    ['a winner that is none', withPairing({ result: { ...pairing?.result, winner: 'both' } })],
    ['noShow that says no', withPairing({ result: { ...pairing?.result, noShow: false } })],
    ['a tie-break that is none', withDesk({ tieBreaks: ['beauty'] })],
    ['a ban of no strength', withDesk({ bans: { club: 'perhaps', nation: 'off' } })],
    ['points beyond the most', withDesk({ scoring: { ...whole.desk.scoring, victory: 101 } })],
    [
      'a margin in steps of none',
      withDesk({
        scoring: { ...whole.desk.scoring, margin: { step: 0, most: 1, isShared: false } },
      }),
    ],
    [
      'a double loss of less than nothing',
      withDesk({ scoring: { ...whole.desk.scoring, doubleLoss: -1 } }),
    ],
    ['a match without a part', withDesk({ match: { victory: 2, draw: 1, defeat: 0 } })],
    ['a match with a margin', withDesk({ match: whole.desk.scoring })],
    ['a match of half a point', withDesk({ match: { victory: 2, draw: 0.5, defeat: 0, bye: 2 } })],
    ['rules without a part', withDesk({ bans: undefined })],
  ])('%s', (_, row) => {
    expect(readEventRow(row)).toBeNull()
  })
})
