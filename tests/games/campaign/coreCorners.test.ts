// Corners of pulses, purses, seats and sheets that a small fault would pass by.
import { describe, expect, it } from 'vitest'
import { houseRulesOf, wholeNumbers } from '@/core/houseRules.ts'
import {
  absentAnswer,
  book,
  hasUmpire,
  knownOnce,
  learn,
  purseOf,
  regroup,
  rotated,
  seatProblem,
  stepInPulses,
  transfer,
  afterSheetOption,
  emptyDraft,
  workOn,
  type LedgerEntry,
  type Seat,
} from '@/games/campaign/rules/index.ts'

describe('pulses', () => {
  type Steps = Readonly<Record<string, readonly [at: string, ...path: string[]]>>
  const walk = (steps: Steps, wars: readonly string[], order = ['red', 'green', 'blue']) => {
    const moved = stepInPulses(
      Object.entries(steps).map(([faction, [at, ...path]]) => ({ id: faction, faction, at, path })),
      {
        count: 3,
        order,
        isHostile: (one, other) => wars.includes([one, other].sort().join(' ')),
      },
    )
    return Object.fromEntries([...moved].map(([id, { at, lost }]) => [id, [at, ...lost]]))
  }

  it('TD-MOV-04: three steps are taken, not two, not four', () => {
    expect(walk({ red: ['a', 'b', 'c', 'd', 'e'] }, [])).toEqual({ red: ['d'] })
    expect(walk({ red: ['a', 'b', 'c', 'd'] }, [])).toEqual({ red: ['d'] })
  })

  it('friends and strangers change places freely, whoever fights elsewhere', () => {
    const wars = ['blue red']
    expect(walk({ red: ['a', 'b'], green: ['b', 'a'] }, wars)).toEqual({ red: ['b'], green: ['a'] })
    expect(walk({ green: ['a', 'b'], blue: ['b', 'a'] }, wars)).toEqual({
      green: ['b'],
      blue: ['a'],
    })
    expect(walk({ red: ['a', 'b'], green: ['b', 'a'], blue: ['c'] }, wars)).toEqual({
      red: ['b'],
      green: ['a'],
      blue: ['c'],
    })
    expect(walk({ red: ['c'], green: ['a', 'b'], blue: ['b', 'a'] }, wars)).toEqual({
      red: ['c'],
      green: ['b'],
      blue: ['a'],
    })
  })

  it('TD-MOV-05: of enemies the earlier in turn order goes on, by each pair of three', () => {
    const wars = ['blue red', 'green red', 'blue green']
    for (const [one, other] of [
      ['red', 'green'],
      ['red', 'blue'],
      ['green', 'blue'],
    ] as const)
      expect(walk({ [one]: ['a', 'b'], [other]: ['b', 'a'] }, wars)).toEqual({
        [one]: ['b'],
        [other]: ['b', 'a'],
      })
    expect(walk({ red: ['a', 'b'], green: ['b', 'a'] }, wars, ['green', 'red'])).toEqual({
      red: ['a', 'b'],
      green: ['a'],
    })
  })

  it('TD-MOV-03: friends on the way stop nobody, an enemy that steps in does', () => {
    const path = ['a', 'b', 'c'] as const
    expect(walk({ red: path, green: ['b'] }, ['blue red'])).toEqual({ red: ['c'], green: ['b'] })
    expect(walk({ red: path, blue: ['x', 'b'] }, ['blue red'])).toEqual({
      red: ['b', 'c'],
      blue: ['b'],
    })
  })
})

describe('CC-LEDGER, CC-ORDER, CC-SEE, CC-SHEET', () => {
  const entry = (faction: string, amount: number): LedgerEntry => ({
    turn: 1,
    phase: 'p',
    faction,
    amount,
    reason: 'r',
    rule: 'X',
    about: 'minsk',
  })

  it('a transfer is two entries that cancel, each about the other purse; the last thaler may go', () => {
    const pair = transfer(entry('red', 5), 'blue')
    expect(pair.map(({ faction, amount, about }) => [faction, amount, about])).toEqual([
      ['red', -5, 'blue'],
      ['blue', 5, 'red'],
    ])
    const ledger = book(book([], [entry('red', 5)]), pair)
    expect(['red', 'blue', 'green'].map((each) => purseOf(ledger, each))).toEqual([0, 5, 0])
    expect(book(ledger, [entry('red', 0)])).toBe(ledger)
    expect(() => book(ledger, [entry('red', -1)])).toThrow('the purse of red is overdrawn')
  })

  it('turn orders of one and of none; settled groups stay where they are', () => {
    expect([rotated(['a'], 3), rotated([], 3), rotated(['a', 'b'], 1)]).toEqual([
      ['a'],
      [],
      ['a', 'b'],
    ])
    const settled = [['b'], ['a'], ['c']]
    expect(regroup(settled, [])).toBe(settled)
    expect(regroup([['b'], ['a', 'c'], ['d', 'e']], [2, 3])).toEqual([
      ['b'],
      ['c'],
      ['a'],
      ['d', 'e'],
    ])
  })

  it('newer facts take the place of older ones; worse ones only where nothing was known', () => {
    const first = learn<{ kind?: string; units?: number }>({}, 'F2', { units: 3 }, 1)
    expect(learn(first, 'F2', { units: 2 }, 4)['F2']).toEqual({ units: { value: 2, turn: 4 } })
    const isWorse = () => true
    expect(learn(first, 'F2', { kind: 'task', units: 2 }, 4, isWorse)['F2']).toEqual({
      kind: { value: 'task', turn: 4 },
      units: { value: 3, turn: 1 },
    })
  })

  it('a closed sheet is opened as it is', () => {
    const closed = afterSheetOption({ ...emptyDraft, lines: ['x'] }, 'done')
    expect(closed === null ? null : afterSheetOption(closed, 'reopen')).toEqual({
      lines: ['x'],
      pending: null,
      isClosed: false,
    })
    expect(afterSheetOption(emptyDraft, 'war:plc')).toBeNull()
  })
})

describe('seats, house rules and the agenda', () => {
  const seat = (id: string, factions: string[], kind: Seat['kind'] = 'player'): Seat => ({
    id,
    name: id,
    factions,
    kind,
    standing: {},
  })

  it('two seats of one id, or a second umpire after any others, cannot be', () => {
    const of = (...seats: Seat[]): string | null => seatProblem(seats, ['red', 'blue'])
    expect(of(seat('a', ['red']), seat('a', ['blue']))).toBe('seats.1.id')
    expect(of(seat('a', ['red', 'blue']), seat('b', [], 'umpire'))).toBeNull()
    expect(of(seat('a', ['red', 'blue']), seat('b', [], 'umpire'), seat('c', [], 'umpire'))).toBe(
      'seats.2.kind',
    )
    expect(of(seat('a', ['green']))).toBe('seats.0.factions.0')
    expect([
      hasUmpire([seat('a', []), seat('b', [], 'umpire')]),
      hasUmpire([seat('a', [])]),
    ]).toEqual([true, false])
  })

  it('CC-ABSENT: an open sheet that offers more than to be opened again is answered', () => {
    const wanted = { kind: 'choice', options: ['reopen', 'run'], unavailable: [] } as const
    const prompt = { kind: 'whoseSheet', seat: 'umpire', wanted }
    expect(absentAnswer({}, prompt)).toEqual({ kind: 'choice', option: 'run' })
  })

  it('house rules: what is missing takes its default, what is unknown or unfit is refused by its key', () => {
    const { keys, defaults, withRule, read } = houseRulesOf({
      turns: { values: wholeNumbers(1, 3), default: 2, rules: [] },
      order: { values: ['rolled', 'fixed'], default: 'rolled', rules: [] },
    })
    expect([keys, wholeNumbers(2, 4)]).toEqual([
      ['turns', 'order'],
      [2, 3, 4],
    ])
    expect(defaults).toEqual({ turns: 2, order: 'rolled' })
    expect(withRule(defaults, 'turns', 3)).toEqual({ turns: 3, order: 'rolled' })
    expect([
      withRule(defaults, 'turns', 4),
      withRule(defaults, 'turns', '3'),
      withRule(defaults, 'toString', 3),
    ]).toEqual([null, null, null])
    expect(read({ order: 'fixed' })).toEqual({ ok: true, value: { turns: 2, order: 'fixed' } })
    const problems: readonly unknown[] = [
      { turns: 0 },
      { order: 'fixed', speed: 1 },
      { toString: 1 },
      null,
      'x',
      [],
    ]
    expect(problems.map((each) => read(each))).toEqual(
      ['turns', 'speed', 'toString', '', '', ''].map((problem) => ({ ok: false, problem })),
    )
  })

  it('an agenda that is done ends; one that never ends is given up after 100,000 tasks', () => {
    const countTo = (most: number) =>
      workOn<number, string, string>(
        { world: 0, agenda: ['again', 'after'], events: ['before'] },
        (world, task) => ({
          world: world + 1,
          ...(task === 'again' && world < most ? { next: ['again'] } : {}),
        }),
      )
    expect(countTo(0)).toEqual({ world: 2, agenda: [], events: ['before'] })
    // One task for each again, one for what comes after, and a look that finds nothing more.
    expect(countTo(99_997).world).toBe(99_999)
    expect(() => countTo(99_998)).toThrow('the agenda does not end')
  })

  it('what a record once knew is found, the newest first', () => {
    type Standing = { state: number; last: { before: Standing } | null }
    const standing = (state: number): Standing =>
      state === 0 ? { state, last: null } : { state, last: { before: standing(state - 1) } }
    const find = (is: (state: number) => boolean) => {
      const play = { now: standing(4) } as unknown as Parameters<typeof knownOnce>[0]
      return knownOnce(play, (state) => (is(Number(state)) ? state : null))
    }
    expect([find((n) => n % 3 === 0), find((n) => n === 9), knownOnce(null, () => 1)]).toEqual([
      3,
      null,
      null,
    ])
  })
})
