// What the Swiss pairing weighs against each other where nobody would have to meet again.
import { describe, expect, test } from 'vitest'
import {
  isTooMuchToPair,
  pairRound,
  type Entrant,
  type Pairing,
  type Round,
} from '@/games/eagles/rules/index.ts'

const entrants = (...ids: readonly string[]): readonly Entrant[] =>
  ids.map((id) => ({ id, hasDropped: false }))
const won = (first: string, second: string): Pairing => ({
  first,
  second,
  result: { winner: 'first', firstLost: null, secondLost: null },
})
const drew = (first: string, second: string): Pairing => ({
  first,
  second,
  result: { winner: 'draw', firstLost: null, secondLost: null },
})
const bye = (first: string): Pairing => ({ first, second: null, result: null })
const round = (...pairings: readonly Pairing[]): Round => ({ pairings })

/** Every third battle is a draw. */
const fought = (pairings: readonly Pairing[], n: number): Round =>
  round(
    ...pairings.map(({ first, second }) => {
      if (second === null) return bye(first)
      return (n + first.charCodeAt(0)) % 3 === 0 ? drew(first, second) : won(first, second)
    }),
  )

const tables = ({ pairings }: Round): readonly string[] =>
  pairings.map(({ first, second }) => [first, second ?? 'bye'].sort().join('-')).sort()

const inOrder = ({ pairings }: Round): string =>
  pairings.map(({ first, second }) => `${first}-${second ?? 'bye'}`).join(' ')

/** Every pairing that some lot gives; one, if the lot has no say. */
const always = (players: readonly Entrant[], rounds: readonly Round[]): readonly string[] => {
  const found = new Set(
    Array.from({ length: 30 }, (_, seed) => tables(pairRound(players, rounds, seed)).join(' ')),
  )
  return [...found]
}

const four = entrants('a', 'b', 'c', 'd')

describe('the next round', () => {
  test('pairs victors with victors', () => {
    const rounds = [round(won('a', 'b'), won('c', 'd'))]
    expect(always(four, rounds)).toEqual(['a-c b-d'])
  })

  test('takes two short steps of points rather than a long and none', () => {
    // a has 4, b and c 2 each, d none: a-d and b-c, or a step of 2 at each table; the sum is 4 either way.
    const others = [round(won('a', 'u'), won('b', 'v')), round(won('a', 'w'), won('c', 'x'))]
    expect(new Set(always(four, others))).toEqual(new Set(['a-b c-d', 'a-c b-d']))
  })

  test('takes more steps of points rather than a battle for the second time', () => {
    const rounds = [round(won('a', 'x'), won('b', 'y')), round(drew('a', 'b'), drew('c', 'd'))]
    expect(new Set(always(four, rounds))).toEqual(new Set(['a-c b-d', 'a-d b-c']))
  })

  test('repeats one battle rather than two', () => {
    const six = entrants('a', 'b', 'c', 'd', 'e', 'f')
    // a and b have met everybody but each other; the rest have met them only.
    const rounds = [
      round(won('a', 'c'), won('b', 'd')),
      round(won('a', 'd'), won('b', 'c')),
      round(won('a', 'e'), won('b', 'f')),
      round(won('a', 'f'), won('b', 'e')),
    ]
    for (const seats of always(six, rounds)) expect(seats).toMatch(/^a-b /)
  })

  test('gives the bye to the last of the table', () => {
    const five = entrants('a', 'b', 'c', 'd', 'e')
    const rounds = [round(won('a', 'b'), drew('c', 'd'), won('e', 'x'))]
    for (const seats of always(five, rounds)) expect(seats).toContain('b-bye')
  })

  test('gives the bye to the last of those who had none', () => {
    const three = entrants('a', 'b', 'c')
    expect(always(three, [round(won('a', 'b'), bye('c'))])).toEqual(['a-c b-bye'])
    expect(always(three, [round(won('a', 'b'), bye('c')), round(won('a', 'c'), bye('b'))])).toEqual(
      ['a-bye b-c'],
    )
  })

  test('starts byes anew when everybody has had one', () => {
    const three = entrants('a', 'b', 'c')
    const rounds = [
      round(won('a', 'b'), bye('c')),
      round(won('a', 'c'), bye('b')),
      round(won('b', 'c'), bye('a')),
    ]
    // a has 6, b and c 4 and 2: c is last, and a and b meet again, as everybody must.
    expect(always(three, rounds)).toEqual(['a-b bye-c'])
  })

  test('lets the last but one sit out where the last one’s bye would make two meet again', () => {
    const three = entrants('a', 'b', 'c')
    const rounds = [round(won('a', 'c'), won('x', 'b')), round(drew('c', 'y'))]
    // a has 2, c 1 and b none, but a and c have met.
    expect(always(three, rounds)).toEqual(['a-b bye-c'])
  })

  test('keeps who went home out of the tables, and their points with those they met', () => {
    const players = four.map((each) => ({
      ...each,
      hasDropped: each.id === 'd' || each.id === 'c',
    }))
    expect(always(players, [round(won('a', 'c'), won('b', 'd'))])).toEqual(['a-b'])
  })
})

describe('the lot', () => {
  const eight = entrants('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')

  test('gives everybody any opponent sooner or later', () => {
    const opponents = new Set(
      Array.from({ length: 200 }, (_, seed) => tables(pairRound(eight, [], seed))).flat(),
    )
    expect(opponents.size).toBe((8 * 7) / 2)
  })

  test('gives everybody the bye sooner or later', () => {
    const seven = eight.slice(0, 7)
    const alone = Array.from(
      { length: 200 },
      (_, seed) => pairRound(seven, [], seed).pairings.find(({ second }) => second === null)?.first,
    )
    expect([...new Set(alone)].sort()).toEqual(seven.map(({ id }) => id))
  })

  test('of one seed pairs the same on every phone, after every update', () => {
    expect([1, 2, 3].map((seed) => inOrder(pairRound(eight, [], seed)))).toEqual([
      'd-c a-g h-f b-e',
      'h-c a-e f-g b-d',
      'd-g a-c b-e h-f',
    ])
  })

  test('of one seed pairs later rounds the same too: equals by the fold, others by the fewest steps', () => {
    const nine = entrants('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i')
    const rounds: Round[] = []
    for (let n = 0; n < 4; n += 1) {
      const { pairings } = pairRound(nine, rounds, 10 + n)
      rounds.push(fought(pairings, n))
    }
    expect(rounds.map(inOrder)).toEqual([
      'a-b d-f h-g i-e c-bye',
      'd-h c-a e-f i-g b-bye',
      'c-d i-a h-e b-f g-bye',
      'c-i b-h d-e a-g f-bye',
    ])
  })
})

test('nobody at all is not too many', () => {
  expect(isTooMuchToPair([])).toBe(false)
  expect(isTooMuchToPair([{ id: 'a', hasDropped: true }])).toBe(false)
  expect(isTooMuchToPair(entrants('a'))).toBe(false)
})
