// Seats changed by hand: swaps, tables that stay, latecomers, players without a list, and who has not come.
import { describe, expect, test } from 'vitest'
import { without } from '@/core/without.ts'
import {
  beforePairing,
  canPairAnew,
  entrantsOf,
  hasResults,
  mayPlay,
  newEvent,
  nextRound,
  pairedAnew,
  standingAt,
  swapPartners,
  takeIn,
  ticketOf,
  walkIn,
  withFixed,
  usualDesk,
  withLatecomer,
  withResult,
  withSeatsBack,
  withSlip,
  withSwap,
  type BoardEntry,
  type Pairing,
  type Round,
} from '@/games/eagles/rules/index.ts'
import { entryOf, version } from './boardParts.ts'

const won = { winner: 'first', firstLost: null, secondLost: null } as const
const open = (first: string, second: string | null): Pairing => ({ first, second, result: null })
const slip = { code: 'a slip', readAt: 3 }
const entrants = (...ids: readonly string[]) => ids.map((id) => ({ id, hasDropped: false }))
const seats = (round: Round | undefined): readonly string[] =>
  (round?.pairings ?? []).map(({ first, second }) => `${first}-${second ?? ''}`)

describe('a swap', () => {
  const rounds: readonly Round[] = [
    {
      pairings: [
        open('a', 'b'),
        { ...open('c', 'd'), result: won },
        open('e', 'f'),
        open('g', null),
      ],
    },
  ]

  test('is possible with everybody at another table without a result, a bye included', () => {
    const [round = { pairings: [] }] = rounds
    expect(swapPartners(round, 'a')).toEqual(['e', 'f', 'g'])
    expect(swapPartners(round, 'c')).toEqual([])
  })

  test('puts each in the seat of the other, and no old slip fits the tables any more', () => {
    const [round] = withSwap(rounds, 0, 'b', 'e')
    expect(seats(round)).toEqual(['a-e', 'c-d', 'b-f', 'g-'])
    const before = (rounds[0]?.pairings ?? []).map(ticketOf)
    const after = (round?.pairings ?? []).map(ticketOf)
    expect(after.map((ticket, n) => ticket === before[n])).toEqual([false, true, false, true])
    expect(seats(withSwap(rounds, 0, 'g', 'a')[0])).toEqual(['g-b', 'c-d', 'e-f', 'a-'])
  })

  test('with somebody whose result stands changes nothing', () => {
    expect(seats(withSwap(rounds, 0, 'a', 'c')[0])).toEqual(seats(rounds[0]))
  })
})

describe('the other tables paired anew', () => {
  const six = entrants('a', 'b', 'c', 'd', 'e', 'f')
  const first = nextRound([], six, 5)
  if (!first.ok) throw new Error(first.problem.why)

  test('leave those made by hand and those decided', () => {
    const [one, two] = first.value[0]?.pairings ?? []
    if (one === undefined || two === undefined) throw new Error('three tables')
    const fixed = withResult(withFixed(first.value, 0, one, true), 0, two, won)
    for (let seed = 1; seed < 10; seed += 1) {
      const anew = pairedAnew(fixed, six, seed)
      if (!anew.ok) throw new Error(anew.problem.why)
      expect(seats(anew.value[0]).slice(0, 2)).toEqual(seats(first.value[0]).slice(0, 2))
      expect(anew.value[0]?.pairings).toHaveLength(3)
    }
  })

  test('leave a table of which a slip is kept: its battle was fought', () => {
    const [one] = first.value[0]?.pairings ?? []
    if (one === undefined) throw new Error('three tables')
    const fought = withSlip(first.value, 0, one, slip)
    expect(fought.map(hasResults)).toEqual([true])
    for (let seed = 1; seed < 10; seed += 1) {
      const anew = pairedAnew(fought, six, seed)
      expect(anew.ok && anew.value[0]?.pairings[0]).toEqual({ ...one, slips: [slip] })
    }
  })

  test('are paired whatever was decided before a ban was set', () => {
    const elks = six.map((each) => ({ ...each, ...(each.id < 'c' && { club: 'Elks' }) }))
    const rules = { ...usualDesk, bans: { club: 'hard', nation: 'off' } } as const
    const decided: readonly Round[] = [
      { pairings: [{ ...open('a', 'b'), result: won }, open('c', 'd'), open('e', 'f')] },
    ]
    const anew = pairedAnew(decided, elks, 3, rules)
    expect(anew.ok && seats(anew.value[0])[0]).toBe('a-b')
  })

  test.each<[string, Partial<Pairing>, Partial<Pairing>, boolean]>([
    ['one by hand and one open', { isFixed: true }, {}, true],
    ['none by hand', { result: won }, {}, false],
    ['one by hand, and a slip of the other', { isFixed: true }, { slips: [slip] }, false],
    ['one by hand, and the other decided', { isFixed: true }, { result: won }, false],
    ['both by hand', { isFixed: true }, { isFixed: true }, false],
  ])('are offered only where that changes something: %s', (_, ofOne, ofOther, isOffered) => {
    const pairings = [
      { ...open('a', 'b'), ...ofOne },
      { ...open('c', 'd'), ...ofOther },
    ]
    expect(canPairAnew({ pairings }, usualDesk)).toBe(isOffered)
  })

  test('have tables of their own numbers, which come back with a slip', () => {
    const tickets = (first.value[0]?.pairings ?? []).map(({ ticket }) => ticket)
    expect(new Set(tickets).size).toBe(3)
    expect(tickets).not.toContain(undefined)
  })
})

describe('a latecomer', () => {
  test('meets whoever has the bye, else has one, and is seated once', () => {
    const odd: readonly Round[] = [{ pairings: [open('a', 'b'), open('c', null)] }]
    const even = withLatecomer(odd, 'x')
    expect(seats(even[0])).toEqual(['a-b', 'c-x'])
    expect(seats(withLatecomer(even, 'y')[0])).toEqual(['a-b', 'c-x', 'y-'])
    expect(withLatecomer(even, 'a')).toBe(even)
  })

  test('finds no seat in a round that is over', () => {
    const over: readonly Round[] = [{ pairings: [{ ...open('a', 'b'), result: won }] }]
    expect(withLatecomer(over, 'x')).toBe(over)
  })
})

describe('a swap that is taken back', () => {
  const table = (first: string, second: string | null, ticket: number): Pairing => ({
    ...open(first, second),
    ticket,
  })
  const before: Round = {
    pairings: [table('a', 'b', 1), table('c', 'd', 2), table('e', 'f', 3), table('g', null, 4)],
  }
  const after = withSwap([before], 0, 'a', 'd')[0] ?? before
  const back = (now: Round) => withSeatsBack([now], 0, before, after)
  const at = (n: number, part: Partial<Pairing>): Round => ({
    ...after,
    pairings: after.pairings.map((each, place) => (place === n ? { ...each, ...part } : each)),
  })

  test('leaves every seat, number and table by lot as it was', () => {
    expect(seats(after)).toEqual(['d-b', 'c-a', 'e-f', 'g-'])
    expect(back(after)).toEqual([before])
    const ofBye = withSwap([before], 0, 'a', 'g')[0] ?? before
    expect(withSeatsBack([ofBye], 0, before, ofBye)).toEqual([before])
  })

  test('keeps what has happened at other tables', () => {
    const clock = { endsAt: 9, left: 9 }
    const [round] = back({ ...at(2, { result: won }), clock })
    expect(seats(round)).toEqual(['a-b', 'c-d', 'e-f', 'g-'])
    expect(round).toMatchObject({ clock, pairings: [{}, {}, { result: won }, {}] })
    const [late] = withLatecomer([after], 'h')
    expect(seats(back(late ?? after)[0])).toEqual(['a-b', 'c-d', 'e-f', 'g-h'])
  })

  test.each<[string, Round]>([
    ['has a result', at(0, { result: won })],
    ['has a slip', at(1, { slips: [slip] })],
    ['has other players', withSwap([after], 0, 'b', 'e')[0] ?? after],
    ['is as before already', before],
  ])('changes nothing where one of its tables %s by now', (_, now) => {
    const rounds = [now]
    expect(withSeatsBack(rounds, 0, before, after)).toBe(rounds)
  })
})

const arrival = { id: 'w', player: 'Will', club: 'North', readAt: 3 }

describe('who comes without a list', () => {
  const entry = walkIn([], arrival)

  test('plays, and is here', () => {
    const row = { ...standingAt(newEvent('Muster'), entry), entry }
    expect(mayPlay(row.state)).toBe(true)
    expect(entrantsOf([row], [])).toEqual([entry])
    expect(entry).toMatchObject({ isHere: true, club: 'North' })
  })

  test('of a name that is on the board is asked about', () => {
    expect(walkIn([entry], { ...arrival, id: 'v', player: ' will' }).sameNameAs).toBe('w')
  })

  test('whose list comes later is asked about, and nothing is lost', () => {
    const list = { ok: false, problem: 'no-army' } as const
    const mail = { player: 'Will', address: '', sentAt: null, original: 'later', list }
    const taken = takeIn([entry], [mail], {
      source: '',
      readAt: 4,
      undatedAt: null,
      newId: () => 'n',
    })
    expect(taken.entries.map(({ id, sameNameAs }) => [id, sameNameAs])).toEqual([
      ['w', null],
      ['n', 'w'],
    ])
  })
})

describe('once somebody has been checked in', () => {
  const row = (id: string, part: Partial<BoardEntry> = {}) => {
    const entry = without(walkIn([], { ...arrival, id }), 'isHere')
    return { state: 'legal' as const, entry: { ...entry, ...part } }
  }
  const ids = (rows: readonly { readonly entry: BoardEntry }[]) => rows.map(({ entry }) => entry.id)

  test('whoever has not is not paired, unless seated before', () => {
    const rows = [row('a', { isHere: true }), row('b'), row('c'), row('d', { hasDropped: true })]
    const found = beforePairing(rows, [{ pairings: [open('c', null)] }])
    expect(ids(found.players)).toEqual(['a', 'c'])
    expect(ids(found.away)).toEqual(['b'])
    expect(ids(found.gone)).toEqual(['d'])
  })

  test('and nobody is away where nobody has been', () => {
    expect(beforePairing([row('a'), row('b')], []).away).toEqual([])
  })
})

describe('who comes without a list switches no check-in on', () => {
  const listed = (id: string, part: Partial<BoardEntry> = {}) => ({
    state: 'legal' as const,
    entry: entryOf([version(16)], { id, player: id, ...part }),
  })
  const walked = (id: string, part: Partial<BoardEntry> = {}) => {
    const entry = { ...walkIn([], { ...arrival, id }), ...part }
    return { ...standingAt(newEvent('Muster'), entry), entry }
  }
  const found = (...rows: readonly (ReturnType<typeof listed> | ReturnType<typeof walked>)[]) => {
    const ids = (all: readonly { readonly entry: BoardEntry }[]) => all.map(({ entry }) => entry.id)
    const { players, away } = beforePairing(rows, [])
    return [ids(players), ids(away)]
  }

  test('everybody whose list may play is in beside a walk-in', () => {
    expect(found(listed('a'), listed('b'), walked('w'))).toEqual([['a', 'b', 'w'], []])
  })

  test('also where the walk-in’s list has come since', () => {
    const came = walked('w')
    const { entry } = came
    const both = { ...entry, versions: [...entry.versions, version(20)] }
    expect(found(listed('a'), { ...came, entry: both })).toEqual([['a', 'w'], []])
  })

  test('one check-in by hand does, and walk-ins stay in', () => {
    const rows = [listed('a', { isHere: true }), listed('b'), walked('w')]
    expect(found(...rows)).toEqual([['a', 'w'], ['b']])
  })

  test('a walk-in who is said not to be here is away, and the lists are not', () => {
    const gone = walked('v')
    const away = { ...gone, entry: without(gone.entry, 'isHere') }
    expect(found(listed('a'), walked('w'), away)).toEqual([['a', 'w'], ['v']])
  })
})
