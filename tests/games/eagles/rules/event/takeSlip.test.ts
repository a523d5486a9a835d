// A result slip at the desk: found by its number, else by names and round, and doubted where something does not fit.
import { describe, expect, test } from 'vitest'
import {
  encodeSlip,
  slipAtDesk,
  ticketOf,
  withResult,
  withSlip,
  withSwap,
  type Pairing,
  type Round,
  type RoundSlip,
} from '@/games/eagles/rules/index.ts'

const open = (first: string, second: string | null): Pairing => ({ first, second, result: null })
const first: Round = { pairings: [open('a', 'b'), open('c', 'd')] }
const rounds: readonly Round[] = [first]
const names = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, `Player ${id}`]))
const marks = new Map([
  ['a', 'AAAAAAAA'],
  ['b', 'BBBBBBBB'],
  ['c', null],
  ['d', 'DDDDDDDD'],
])
const slip: RoundSlip = {
  event: 'Muster',
  round: 1,
  table: 1,
  ticket: ticketOf(open('a', 'b')),
  players: { first: 'Player a', second: 'Player b' },
  winner: 'first',
  lost: { first: 10, second: 25 },
  lists: { first: 'AAAAAAAA', second: 'BBBBBBBB' },
  battle: '0123456789',
  confirmedBy: 'PB',
}
const result = { winner: 'first', firstLost: 10, secondLost: 25 } as const
const at = (part: Partial<RoundSlip> = {}, to = rounds) => {
  const given = { ...slip, ...part }
  return slipAtDesk(given, encodeSlip(given), { rounds: to, names, marks })
}
const kept = (given: RoundSlip, to = rounds) =>
  withSlip(to, 0, open('a', 'b'), { code: encodeSlip(given), readAt: 5 })

describe('a slip', () => {
  test('that fits is found by its number, and gives the result', () => {
    expect(at()).toMatchObject({ place: 0, result, isKnown: false, doubts: [] })
    expect(at()?.pairing).toMatchObject({ first: 'a', second: 'b' })
  })

  test('of no table of this event is of nobody', () => {
    expect(at({ ticket: 1, players: { first: 'X', second: 'Y' } })).toBeNull()
  })

  test('of a walk-in has no list to be doubted', () => {
    const players = { first: 'Player c', second: 'Player d' }
    const lists = { first: 'ZZZZZZZZ', second: 'DDDDDDDD' }
    expect(at({ ticket: ticketOf(open('c', 'd')), players, lists })?.doubts).toEqual([])
  })

  test('is known when it comes again, and kept once', () => {
    const again = kept(slip, kept(slip))
    expect(again[0]?.pairings[0]?.slips).toHaveLength(1)
    expect(at({}, again)).toMatchObject({ isKnown: true, doubts: [] })
  })
})

describe('a slip that is known', () => {
  const entered = withResult(kept(slip), 0, open('a', 'b'), result)

  test('stands where its result is entered', () => {
    expect(at({}, entered)).toMatchObject({ isKnown: true, stands: true, doubts: [] })
  })
  test.each([
    ['was taken back', null, []],
    ['is another one', { ...result, winner: 'draw' }, ['other-result']],
  ] as const)('does not where the result %s', (_, now, doubts) => {
    const changed = withResult(entered, 0, open('a', 'b'), now)
    expect(at({}, changed)).toMatchObject({ isKnown: true, stands: false, doubts })
  })
})

describe('a doubt is told', () => {
  test.each<[string, Partial<RoundSlip>, readonly Round[], readonly string[]]>([
    [
      'of other lists',
      { lists: { first: 'AAAAAAAA', second: 'XXXXXXXX' } },
      rounds,
      ['other-lists'],
    ],
    ['of a round before', {}, [first, { pairings: [] }], ['other-round']],
    [
      'of a slip that says something else',
      { lost: { first: 9, second: 25 } },
      kept(slip),
      ['second-slip'],
    ],
    [
      'of another result there',
      {},
      withResult(rounds, 0, open('a', 'b'), { ...result, winner: 'draw' }),
      ['other-result'],
    ],
    ['of initials that are missing', { confirmedBy: '' }, rounds, ['unconfirmed']],
    ['of a number that is none of ours', { ticket: 1 }, rounds, ['reseated']],
  ])('%s', (_, part, to, doubts) => {
    expect(at(part, to)?.doubts).toEqual(doubts)
  })

  test('not where both phones hand in the same battle', () => {
    expect(at({ confirmedBy: 'PA' }, kept(slip))?.doubts).toEqual([])
  })

  test('not of a slip of those who sat there before', () => {
    const swapped = withSwap(kept(slip), 0, 'a', 'c')
    const [pairing = open('', null)] = swapped[0]?.pairings ?? []
    const players = { first: 'Player c', second: 'Player b' }
    const lists = { first: 'CCCCCCCC', second: 'BBBBBBBB' }
    const given = { ticket: ticketOf(pairing), players, lists, battle: '9876543210' }
    expect(pairing).toMatchObject({ first: 'c', second: 'b' })
    expect(at(given, swapped)?.doubts).toEqual([])
  })

  test('of players who sit elsewhere since: found in no table', () => {
    expect(at({}, withSwap(rounds, 0, 'a', 'c'))).toBeNull()
  })
})

describe('two who were paired twice by an older version, with one number for both tables', () => {
  const twice: readonly Round[] = [first, { pairings: [open('a', 'b')] }]

  test('have their slip at the table of its own round', () => {
    expect(at({ round: 1 }, twice)).toMatchObject({ place: 0, doubts: ['other-round'] })
    expect(at({ round: 2 }, twice)).toMatchObject({ place: 1, doubts: [] })
  })
  test('and a slip of a round that is not paired is doubted', () => {
    expect(at({ round: 3 }, twice)).toMatchObject({ place: 1, doubts: ['other-round'] })
    expect(at({ round: 0 }, twice)).toMatchObject({ place: 1, doubts: ['other-round'] })
  })
})

test('players who were written the other way round win and lose as they did', () => {
  const players = { first: 'player B', second: 'PLAYER a' }
  const lists = { first: 'BBBBBBBB', second: 'AAAAAAAA' }
  expect(at({ ticket: 1, players, lists })).toMatchObject({
    result: { winner: 'second', firstLost: 25, secondLost: 10 },
    doubts: ['reseated'],
  })
})
