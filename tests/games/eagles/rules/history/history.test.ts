// What finished battles count for: results, opponents, luck with its exact expectation, each battalion's story.
import { describe, expect, it } from 'vitest'
import { fraction } from '@/core/odds/fraction.ts'
import { playOut } from '@/core/playOut.ts'
import { seededPolicy } from '@/core/policies.ts'
import {
  accountsOf,
  battle,
  historyOf,
  luckOf,
  playersOf,
  type BattleEvent,
  type BattleSetup,
  type SideAccount,
} from '@/games/eagles/rules/index.ts'
import { setupOf } from '@tests/support/battle.ts'
import { valueOf } from '@tests/support/results.ts'

const lines = ['drilled 24 officer', 'green 16', 'veteran 16 sergeant'] as const

const named = (setup: BattleSetup, a: string, b: string): BattleSetup => ({
  ...setup,
  armies: { a: { ...setup.armies.a, name: a }, b: { ...setup.armies.b, name: b } },
})

function played(seed: number, a = 'Old Guard', b = 'Landwehr') {
  const setup = named(setupOf(lines, lines), a, b)
  const events: BattleEvent[] = []
  const { state } = valueOf(
    playOut(battle, setup, seededPolicy(seed), { watch: (step) => events.push(...step.events) }),
  )
  return { state, events, accounts: accountsOf(state, events) }
}

describe('the account of a battle', () => {
  it('is the same battle for both sides: one won and one lost, or both drawn', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { state, accounts } = played(seed)
      const results = accounts.map(({ result }) => result)
      const winner = state.result?.winner
      expect(results).toEqual(
        winner === 'draw' ? ['drawn', 'drawn'] : winner === 'a' ? ['won', 'lost'] : ['lost', 'won'],
      )
      expect(accounts.map(({ opponent }) => opponent.name)).toEqual(['Landwehr', 'Old Guard'])
    }
  })

  it('has the luck that the end of the battle tells, both sources together', () => {
    const { state, events, accounts } = played(7)
    for (const [n, side] of (['a', 'b'] as const).entries())
      for (const kind of ['hits', 'checks', 'fights'] as const) {
        const told = luckOf(state.setup, events).filter(
          (each) => each.side === side && each.kind === kind,
        )
        const account = accounts[n]?.luck[kind]
        expect(account?.rolled).toBe(told.reduce((sum, { rolled }) => sum + rolled, 0))
        expect(account?.dice).toBe(told.reduce((sum, { dice }) => sum + dice, 0))
        const expected = told.reduce(
          (sum, each) => sum + Number(each.expected.n) / Number(each.expected.d),
          0,
        )
        expect((account?.sixths ?? 0) / 6).toBeCloseTo(expected)
      }
  })

  it('counts for nothing while the battle is not over', () => {
    const { state, events } = played(1)
    expect(accountsOf({ ...state, result: null }, events)).toEqual([])
  })
})

describe('the history of an army', () => {
  const accounts: readonly SideAccount[] = [
    ...played(1).accounts,
    ...played(2, 'Landwehr', 'Old Guard').accounts,
    ...played(3, 'old guard ', 'Highlanders').accounts,
  ]

  it('has every battle of the nation and the name, however it is written', () => {
    const french = historyOf(accounts).filter(({ army }) => army.nation === 'french')
    expect(french.map(({ army, battles }) => [army.name, battles])).toEqual([
      ['Old Guard', 2],
      ['Landwehr', 1],
    ])
  })

  it('adds up: results are the battles, opponents too, and each battalion was in every one', () => {
    for (const history of historyOf(accounts)) {
      const { battles, won, drawn, lost, opponents, battalions } = history
      expect(won + drawn + lost).toBe(battles)
      expect(opponents.reduce((sum, each) => sum + each.battles, 0)).toBe(battles)
      expect(battalions.map((each) => each.battles)).toEqual(lines.map(() => battles))
      for (const { broke, gone, casualties } of battalions) {
        expect(broke).toBeGreaterThanOrEqual(0)
        expect(gone).toBeLessThanOrEqual(battles)
        expect(casualties).toBeGreaterThanOrEqual(0)
      }
    }
  })

  it('expects exactly what the dice of all battles expect together', () => {
    const [first] = historyOf(accounts)
    const hits = first?.luck.find(({ kind }) => kind === 'hits')
    const own = accounts.filter(
      ({ army }) => army.name.trim().toLowerCase() === 'old guard' && army.nation === 'french',
    )
    const sixths = own.reduce((sum, { luck }) => sum + luck.hits.sixths, 0)
    expect(hits?.expected).toEqual(fraction(BigInt(sixths), 6n))
  })

  it('is empty without battles', () => {
    expect(historyOf([])).toEqual([])
  })
})

describe('the history of a player', () => {
  const battles = [
    { ...played(1), a: 'Ann', b: 'Bob' },
    { ...played(2, 'Landwehr', 'Old Guard'), a: 'bob ', b: 'Ann' },
    { ...played(3, 'Old Guard', 'Highlanders'), a: 'Ann', b: '' },
  ]
  const sat = battles.flatMap(({ accounts: [first, second], a, b }) =>
    first === undefined || second === undefined
      ? []
      : [
          { account: first, player: a, opponent: b },
          { account: second, player: b, opponent: a },
        ],
  )
  const players = playersOf(sat)

  it('has every battle under the name, however it is written; nobody is nobody', () => {
    expect(players.map(({ player, battles: count }) => [player, count])).toEqual([
      ['Ann', 3],
      ['Bob', 2],
    ])
  })

  it('has its opponents and its armies, and the same results from both sides', () => {
    const [ann, bob] = players
    expect(ann?.opponents.map(({ player, battles: count }) => [player, count])).toEqual([
      ['Bob', 2],
      ['', 1],
    ])
    const [against] = ann?.opponents ?? []
    expect([against?.won, against?.drawn, against?.lost]).toEqual([bob?.lost, bob?.drawn, bob?.won])
    expect(ann?.armies.reduce((sum, { battles: count }) => sum + count, 0)).toBe(3)
  })

  it('has the luck of all its sides together', () => {
    const [ann] = players
    const own = sat.filter(({ player }) => player === 'Ann')
    for (const { kind, dice, rolled } of ann?.luck ?? []) {
      expect(dice).toBe(own.reduce((sum, { account }) => sum + account.luck[kind].dice, 0))
      expect(rolled).toBe(own.reduce((sum, { account }) => sum + account.luck[kind].rolled, 0))
    }
    expect(ann?.luck.length).toBeGreaterThan(0)
  })
})
