// Around the rounds: results from the files of battles, seats when two entries are one player, how much can be paired.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seededDice } from '@/core/dice/seeded.ts'
import {
  areRivals,
  boardStates,
  entrantsOf,
  fingerprint,
  isSeated,
  isTooMuchToPair,
  seatedOf,
  mostPaired,
  pairRound,
  recordOutcome,
  resultSeen,
  standings,
  hasResults,
  nextRound,
  withOnePlayer,
  withResult,
  withRoundBack,
  withoutRound,
  type Entrant,
  type Round,
} from '@/games/eagles/rules/index.ts'

const game = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../../${name}.json`), 'utf8')

describe('the file of a finished battle', () => {
  const text = game('thinLine')
  const bare = recordOutcome(text, null, null)
  if (bare === null) throw new Error('no outcome')
  const marks = { a: fingerprint(bare.armies.a), b: fingerprint(bare.armies.b) }

  test('gives all casualties, not only those of unbroken battalions', () => {
    expect(bare).toMatchObject({ winner: 'a', lost: { a: 12, b: 28 } })
  })

  test('says who was who where both lists are those of the pairing, whichever way round', () => {
    expect(recordOutcome(text, marks.a, marks.b)?.firstIs).toBe('a')
    expect(recordOutcome(text, marks.b, marks.a)?.firstIs).toBe('b')
  })

  test.each([
    ['neither list', null, null],
    ['one list alone, perhaps of another round', marks.a, 'other'],
    ['twice the same list', marks.a, marks.a],
  ])('never guesses from %s', (_, first, second) => {
    expect(recordOutcome(text, first, second)?.firstIs).toBeNull()
  })

  test('is seen by the first player', () => {
    expect(resultSeen(bare, 'a')).toEqual({
      winner: 'first',
      firstLost: bare.lost.a,
      secondLost: bare.lost.b,
    })
    expect(resultSeen(bare, 'b')).toEqual({
      winner: 'second',
      firstLost: bare.lost.b,
      secondLost: bare.lost.a,
    })
  })

  test('is refused when it is not over, no battle, or far too long', () => {
    const cut = text.slice(0, text.length / 2)
    for (const other of [cut, '{}', 'lists', `${text}${' '.repeat(10_000_000)}`])
      expect(recordOutcome(other, null, null)).toBeNull()
  })
})

describe('two entries that are one player', () => {
  const rounds: readonly Round[] = [
    { pairings: [{ first: 'a', second: 'b', result: null }] },
    { pairings: [{ first: 'c', second: null, result: null }] },
  ]

  test('sit at the same tables as before, under one name', () => {
    expect(withOnePlayer(rounds, 'c', 'b')).toEqual([
      rounds[0],
      { pairings: [{ first: 'b', second: null, result: null }] },
    ])
    expect(withOnePlayer(rounds, 'b', 'd')[0]?.pairings[0]?.second).toBe('d')
  })

  test('cannot have played in the same round', () => {
    expect(areRivals(rounds, 'a', 'b')).toBe(true)
    expect(areRivals(rounds, 'b', 'c')).toBe(false)
    expect(['a', 'c', 'd'].map((id) => isSeated(rounds, id))).toEqual([true, true, false])
  })
})

describe('what an organiser does to the rounds', () => {
  const four: Entrant[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, hasDropped: false }))
  const first = nextRound([], four, 1)
  const once = first.ok ? first.value : []
  const refusal = (why: string) => ({ ok: false, problem: { why, forbidden: [] } })
  const draw = { winner: 'draw', firstLost: null, secondLost: null } as const

  test('pairs once, however often it is tapped', () => {
    expect(once).toHaveLength(1)
    expect(nextRound(once, four, 2)).toEqual(refusal('not-over'))
  })

  test('pairs on when every result is there, and never one alone or too many', () => {
    const over = (once[0]?.pairings ?? []).reduce(
      (rounds, pairing) => withResult(rounds, 0, pairing, draw),
      once,
    )
    expect(over.some(hasResults)).toBe(true)
    const next = nextRound(over, four, 2)
    expect(next.ok && next.value).toHaveLength(2)
    expect(nextRound(over, four.slice(0, 1), 2)).toEqual(refusal('too-few'))
    const many = Array.from({ length: mostPaired + 1 }, (_, n) => ({
      id: String(n),
      hasDropped: false,
    }))
    expect(nextRound([], many, 1)).toEqual(refusal('too-many'))
  })

  test('takes back only the last round, and gives it back with its results', () => {
    const [pairing] = once[0]?.pairings ?? []
    if (pairing === undefined) throw new Error('a pairing')
    const played = withResult(once, 0, pairing, draw)
    const [round] = played
    if (round === undefined) throw new Error('a round')
    expect(withoutRound(played, 1)).toBe(played)
    expect(withRoundBack(withoutRound(played, 0), 0, round)).toEqual(played)
    expect(withRoundBack(once, 0, round)).toBe(once)
  })

  test('enters a result in its own round, also when the same two meet again', () => {
    const [pairing] = once[0]?.pairings ?? []
    if (pairing === undefined) throw new Error('a pairing')
    const twice = [...once, ...once]
    const [first, second] = withResult(twice, 1, pairing, draw)
    expect(first).toEqual(once[0])
    expect(second?.pairings.find((one) => one.first === pairing.first)?.result).toEqual(draw)
  })

  test('enters nothing for two who are not paired any more', () => {
    expect(withResult(once, 0, { first: 'a', second: 'z' }, draw)).toEqual(once)
  })
})

describe('how much can be paired', () => {
  const entrants = (n: number): Entrant[] =>
    Array.from({ length: n }, (_, id) => ({ id: `p${String(id)}`, hasDropped: false }))
  const played = (round: Round, roll: (sides: number) => number): Round => ({
    pairings: round.pairings.map((pairing) => ({
      ...pairing,
      result: {
        winner: (['first', 'second', 'draw'] as const)[roll(3) - 1] ?? 'draw',
        firstLost: null,
        secondLost: null,
      },
    })),
  })

  test('the most players are paired through five rounds, nobody twice with the same', () => {
    const all = entrants(mostPaired)
    const roll = seededDice(7)
    const rounds: Round[] = []
    const met = new Set<string>()
    for (let n = 0; n < 5; n += 1) {
      expect(isTooMuchToPair(all)).toBe(false)
      const round = pairRound(all, rounds, n)
      for (const { first, second } of round.pairings) met.add([first, second].sort().join())
      rounds.push(played(round, roll))
    }
    expect(met.size).toBe((5 * mostPaired) / 2)
  })

  test('one more is refused, unless somebody went home', () => {
    const all = entrants(mostPaired + 1)
    expect(isTooMuchToPair(all)).toBe(true)
    expect(isTooMuchToPair(all.map((each, n) => ({ ...each, hasDropped: n === 0 })))).toBe(false)
  })

  test('the most players are paired after ever so many rounds that the same half has won', () => {
    const all = entrants(mostPaired)
    const won: Round[] = Array.from({ length: 20 }, () => ({
      pairings: all.slice(0, 256).map(({ id }, at) => ({
        first: id,
        second: `p${String(511 - at)}`,
        result: { winner: 'first', firstLost: null, secondLost: null },
      })),
    }))
    const { pairings } = pairRound(all, won, 1)
    const isUpper = (id: string): boolean => Number(id.slice(1)) < 256
    expect(pairings).toHaveLength(256)
    expect(
      pairings.filter(({ first, second }) => isUpper(first) !== isUpper(second ?? '')),
    ).toEqual([])
  })
})

test('a victory is two points, a draw one; what was lost counts only where both sides counted it', () => {
  const players = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, hasDropped: false }))
  const pairings = [
    { first: 'a', second: 'b', result: { winner: 'second', firstLost: 30, secondLost: 12 } },
    { first: 'c', second: 'd', result: { winner: 'draw', firstLost: 5, secondLost: null } },
    { first: 'e', second: 'f', result: { winner: 'first', firstLost: null, secondLost: 40 } },
  ] as const
  const table = new Map(standings(players, [{ pairings }]).map((row) => [row.id, row]))
  const of = (id: string) => {
    const row = table.get(id)
    if (row === undefined) throw new Error(id)
    return [row.points, row.casualties, row.victories, row.draws, row.defeats]
  }
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map(of)).toEqual([
    [0, -18, 0, 0, 1],
    [2, 18, 1, 0, 0],
    [1, 0, 0, 1, 0],
    [1, 0, 0, 1, 0],
    [2, 0, 1, 0, 0],
    [0, 0, 0, 0, 1],
  ])
})

test('a bye counts when its round is over, as every victory does', () => {
  const players = ['a', 'b', 'c'].map((id) => ({ id, hasDropped: false }))
  const battle = { first: 'a', second: 'b', result: null }
  const bye = { first: 'c', second: null, result: null }
  const open = standings(players, [{ pairings: [battle, bye] }])
  expect(open.map(({ points, byes, place }) => [points, byes, place])).toEqual([
    [0, 0, 1],
    [0, 0, 1],
    [0, 0, 1],
  ])
  const result = { winner: 'draw', firstLost: null, secondLost: null } as const
  const over = standings(players, [{ pairings: [{ ...battle, result }, bye] }])
  expect(over[0]).toMatchObject({ id: 'c', points: 2, byes: 1, opponents: 1 })
})

describe('who is in the rounds', () => {
  const rows = boardStates.map((state) => ({
    state,
    entry: {
      id: state,
      player: state,
      address: '',
      versions: [],
      accepted: null,
      answered: null,
      sameNameAs: null,
      hasDropped: false,
    },
  }))
  const round = pairRound(
    ['late', 'legal'].map((id) => ({ id, hasDropped: false })),
    [],
    7,
  )

  test('whose list is legal or accepted may be paired', () => {
    expect(
      entrantsOf(rows, [])
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['accepted', 'legal'])
    expect(seatedOf(rows, [])).toEqual([])
  })

  test('who has been paired stays in the standings, whatever became of the list', () => {
    expect(
      entrantsOf(rows, [round])
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['accepted', 'late', 'legal'])
    expect(
      seatedOf(rows, [round])
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['late', 'legal'])
  })
})
