// CC-TICKET-04: what a campaign's ticket adds to a battle's set-up, and what ordinary battles go on writing.
import { describe, expect, it } from 'vitest'
import { begin } from '@/core/record/play.ts'
import {
  accountOf,
  armyPoints,
  battle,
  canBeLowered,
  limitedTo,
  readyArmy,
  setupUnder,
  usuallyLowered,
  type BattleSetup,
  type SideUnderTicket,
  type TicketTerms,
} from '@/games/eagles/rules/index.ts'
import { armyOf, setupOf, Table } from '@tests/support/battle.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

const ordinary = setupOf(['veteran 24 officer', 'green 20'], ['drilled 28', 'drilled 24'])
const address = { campaign: 'the-deluge', code: 'K7X2M09PQA', id: 'T4' }
const side: SideUnderTicket = { limit: 133, ready: null, allowances: [], lowered: 0, traits: [] }
const terms: TicketTerms = { ticket: address, placing: 'b', turns: 8, sides: [side, side] }
const again = (setup: unknown) => battle.readSetup(JSON.parse(JSON.stringify(setup)))

describe('CC-TICKET-04: the set-up', () => {
  it('ordinary battles are begun as before, to the byte', () => {
    expect(valueOf(begin(battle, ordinary)).opening).toMatchObject({ rulesVersion: 1 })
    expect(Object.keys(valueOf(again(ordinary)))).toEqual(['armies', 'house', 'table'])
  })

  it.each([
    ['placing', { placing: 'dice' }],
    ['ticket', { ticket: address }],
    ['both', { placing: 'a', ticket: address }],
  ] as const)('with %s it is begun by version 2 and read back as it was', (_, added) => {
    const setup: BattleSetup = { ...ordinary, ...added }
    expect(valueOf(begin(battle, setup)).opening.rulesVersion).toBe(2)
    expect(valueOf(again(setup))).toEqual(setup)
  })

  it.each([
    ['placing', { placing: 'c' }],
    ['ticket', { ticket: null }],
    ['ticket.id', { ticket: { campaign: 'x', code: '' } }],
    ['ticket.note', { ticket: { ...address, note: '' } }],
    ['ticket.campaign', { ticket: { ...address, campaign: '' } }],
  ] as const)('%s that does not fit is named', (path, added) => {
    expect(problemOf(again({ ...ordinary, ...added }))).toEqual({ code: 'malformed', path })
  })

  it('the attacker says who places; nobody throws for it', () => {
    const table = new Table({ ...ordinary, placing: 'b', ticket: address })
    expect(table.prompt).toMatchObject({ kind: 'sides.first', seat: 'b' })
    table.choose('a')
    expect(table.told('placerChosen')).toMatchObject({ side: 'a' })
    expect(new Table({ ...ordinary, placing: 'dice' }).asked).toBe('sides.dice')
  })
})

describe('CC-TICKET-02: limits and lists', () => {
  it('a list under its ticket has its limit, odd as it may be, and at most that', () => {
    const army = limitedTo(side, armyOf('french', ['drilled 24']))
    expect(army).toMatchObject({ limit: 133, budget: 'atMost' })
  })

  it('stand-ins make points free, by the list', () => {
    const under = (allowances: SideUnderTicket['allowances'], ...lines: readonly string[]) =>
      limitedTo({ ...side, limit: 200, allowances }, armyOf('other', lines)).limit
    expect(under(['guard'], 'guards 24', 'drilled 20')).toBe(212)
    expect(under(['guard'], 'guards 36')).toBe(212)
    expect(under(['guard'], 'drilled 36')).toBe(200)
    expect(under(['double-regiment'], 'drilled 48')).toBe(212)
    expect(under(['double-regiment'], 'drilled 44')).toBe(200)
    expect(under(['cadre'], 'drilled 24')).toBe(220)
  })

  it('a ready list that costs more than its side has is not filled in', () => {
    const ready = [
      { quality: 'drilled', rankers: 24, officer: 1, sergeant: 0, drummer: 0, ensign: 0 },
    ].map((each) => ({ ...each, quality: 'drilled' as const, light: false, rifles: false }))
    expect(readyArmy({ ...side, limit: 34, ready }, 'x')).toMatchObject({ nation: 'other' })
    expect(readyArmy({ ...side, limit: 33, ready }, 'x')).toBeNull()
    expect(readyArmy(side, 'x')).toBeNull()
  })

  it('battalions fight a quality lower after the list was built; a Green one cannot', () => {
    const army = armyOf('french', ['veteran 24', 'green 20', 'drilled 24'])
    expect(canBeLowered(army)).toEqual([0, 2])
    expect(usuallyLowered({ ...side, lowered: 1 }, army)).toEqual([2])
    expect(usuallyLowered({ ...side, lowered: 5 }, army)).toEqual([0, 2])
    const setup = setupUnder(
      terms,
      { ...ordinary, armies: { a: army, b: army } },
      { lowered: { a: [0, 2], b: [] }, bearers: { a: [], b: [] } },
    )
    expect(setup.armies.a.battalions.map(({ quality }) => quality)).toEqual([
      'drilled',
      'green',
      'green',
    ])
    expect(setup.armies.b.battalions[0]?.quality).toBe('veteran')
    expect(setup).toMatchObject({ placing: 'b', ticket: address, house: { turns: 8 } })
  })
})

describe('CC-RESULT-01: what a campaign takes', () => {
  const fought = { ...ordinary, placing: 'a', ticket: address } as const

  it('nothing while it is under way; then the Rankers, those of broken battalions whole', () => {
    const begun = valueOf(begin(battle, fought))
    expect(accountOf(begun)).toMatchObject({ end: null, setup: { ticket: address, placing: 'a' } })
    const table = new Table(fought).choose('a').say()
    table.with(0, { rankers: 20 }).with(3, { broken: true })
    table.overrule({ figure: 'result', winner: 'a' })
    const play = { ...begun, now: { ...begun.now, state: table.state } }
    expect(accountOf(play).end).toEqual({
      winner: 'a',
      isAgreed: true,
      unbroken: { a: 2, b: 1 },
      rankers: { a: 44, b: 52 },
      missing: { a: 4, b: 24 },
    })
  })

  it('lists, limits and what was agreed otherwise', () => {
    const { setup } = accountOf(
      valueOf(
        begin(battle, { ...fought, house: { ...fought.house, turns: 6, bravery: 'secondRoll' } }),
      ),
    )
    expect(setup.turns).toBe(6)
    expect(setup.houseRules).toEqual(['bravery'])
    expect(setup.lists.map(({ points }) => points)).toEqual([
      armyPoints(ordinary.armies.a),
      armyPoints(ordinary.armies.b),
    ])
  })
})
