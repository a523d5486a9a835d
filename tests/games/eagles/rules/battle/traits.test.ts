// CC-TICKET-04: fanatics and terror, which a campaign's special units lend one battalion of a battle for a ticket.
import { describe, expect, it } from 'vitest'
import { begin } from '@/core/record/play.ts'
import type { Side } from '@/core/conversation.ts'
import { explainCheck } from '@/games/eagles/rules/battle/check.ts'
import type { Check } from '@/games/eagles/rules/battle/frames.ts'
import {
  battle,
  bearing,
  setupUnder,
  usuallyBearing,
  withoutTraits,
  type BattleSetup,
  type BattleState,
  type Bearer,
  type SideUnderTicket,
} from '@/games/eagles/rules/index.ts'
import { armyOf, battleOf, setupOf, type Table } from '@tests/support/battle.ts'
import { problemOf, valueOf } from '@tests/support/results.ts'

type Trait = Bearer['trait']

/** The first battalion of this side has it. */
const lent = (setup: BattleSetup, side: Side, trait: Trait): BattleSetup => {
  const army = setup.armies[side]
  const battalions = army.battalions.map((each, n) => (n === 0 ? { ...each, trait } : each))
  return { ...setup, armies: { ...setup.armies, [side]: { ...army, battalions } } }
}
const withTrait = (table: Table, side: Side, trait: Trait): Table =>
  table.set({ setup: lent(table.state.setup, side, trait) })

describe('the set-up', () => {
  const ordinary = setupOf(['veteran 24'], ['drilled 24'])
  const again = (setup: unknown) => battle.readSetup(JSON.parse(JSON.stringify(setup)))

  it('with a trait it is begun by version 2 and read back as it was', () => {
    const setup = lent(ordinary, 'b', 'terror')
    expect(valueOf(begin(battle, setup)).opening.rulesVersion).toBe(2)
    expect(valueOf(again(setup))).toEqual(setup)
    expect(valueOf(begin(battle, ordinary)).opening.rulesVersion).toBe(1)
  })

  it('a trait that there is not is named', () => {
    const wrong = lent(ordinary, 'a', 'brave' as Trait)
    const path = 'armies.a.battalions.0.trait'
    expect(problemOf(again(wrong))).toEqual({ code: 'malformed', path })
  })
})

describe('who bears what', () => {
  const side: SideUnderTicket = {
    limit: 200,
    ready: null,
    allowances: [],
    lowered: 0,
    traits: ['fanatics', 'terror'],
  }
  const army = armyOf('other', ['veteran 24', 'drilled 24', 'drilled 20'])
  const usual = usuallyBearing(side, army)

  it('the first of the list, one each; a list too short leaves the last without', () => {
    expect(usual.map(({ place }) => place)).toEqual([0, 1])
    const [one] = usuallyBearing(side, armyOf('other', ['drilled 24']))
    expect(one).toEqual({ trait: 'fanatics', place: 0 })
    expect(usuallyBearing(side, armyOf('other', ['drilled 24']))[1]?.place).toBeNull()
  })

  it('another may, or nobody; no battalion bears two', () => {
    const places = (bearers: readonly Bearer[]) => bearers.map(({ place }) => place)
    expect(places(bearing(usual, 'fanatics', 2))).toEqual([2, 1])
    expect(places(bearing(usual, 'fanatics', 1))).toEqual([1, 0])
    expect(places(bearing(usual, 'terror', null))).toEqual([0, null])
    expect(places(bearing(bearing(usual, 'terror', null), 'terror', 0))).toEqual([null, 0])
  })

  it('the battle has it, whatever the quality was lowered to; a rematch does not', () => {
    const terms = {
      ticket: { campaign: 'gloria-mundi', code: 'K7X2M09PQA', id: 'T4' },
      placing: 'a',
      turns: 8,
      sides: [side, { ...side, traits: [] }],
    } as const
    const { armies } = setupUnder(
      terms,
      { ...setupOf(['green 16'], ['green 16']), armies: { a: army, b: army } },
      { lowered: { a: [0], b: [] }, bearers: { a: usual, b: [] } },
    )
    expect(armies.a.battalions.map(({ trait }) => trait)).toEqual(['fanatics', 'terror', undefined])
    expect(armies.a.battalions[0]?.quality).toBe('drilled')
    expect(armies.b.battalions.every((each) => !('trait' in each))).toBe(true)
    expect(withoutTraits(armies.a).battalions.every((each) => !('trait' in each))).toBe(true)
  })
})

describe('fanatics', () => {
  const charge = (house = {}) =>
    withTrait(battleOf(['green 24'], ['drilled 24'], { house }), 'a', 'fanatics')
      .activate(0, 'attack')
      .choose('battalion:1')

  it('attack without a die, by both house rules of bravery', () => {
    const same = charge()
    expect(same.told('traitActed')).toMatchObject({ trait: 'fanatics', purpose: 'attack' })
    expect(same.asked).toBe('charge.dice')
    const second = charge({ bravery: 'secondRoll' })
    expect(second.all('traitActed').map(({ purpose }) => purpose)).toEqual(['nerve', 'attack'])
    expect(second.asked).toBe('charge.dice')
  })

  it('until they have been broken, and in no other check', () => {
    const rallied = withTrait(battleOf(['green 24'], ['drilled 24']), 'a', 'fanatics')
    rallied.with(0, { brokeTurn: 1 }).activate(0, 'attack').choose('battalion:1')
    expect(rallied.asked).toBe('check.die')
    const shot = withTrait(battleOf(['green 24'], ['drilled 24']), 'a', 'fanatics')
    expect(shot.with(0, { shotAt: true }).passAll().asked).toBe('check.die')
  })
})

describe('terror', () => {
  const test: Check = {
    purpose: 'resolve',
    battalion: 0,
    cause: 'combatLost',
    thrown: 0,
    passed: null,
    failed: null,
  }
  const fight = {
    id: 0,
    charger: 1,
    charged: 0,
    began: 1,
    rounds: 1,
    lastRound: 1,
    bonus: -1,
    lastLoser: 0,
    coverHolds: false,
    uphill: -1,
    cover: 'none',
    joiners: [],
    chargerGroups: 0,
  } as const
  /** The first of side A, drilled, fights the first of side B, which spreads terror, and must test. */
  const tested = (line = 'drilled 24', check: Partial<Check> = {}): Table => {
    const table = withTrait(battleOf([line, 'drilled 24'], ['drilled 24']), 'b', 'terror')
    const [id, bearer] = [check.battalion ?? 0, 2]
    table.with(id, { engaged: 0 }).with(bearer, { engaged: 0 })
    return table.set({
      fights: [{ ...fight, charged: id, charger: bearer }],
      stack: [...table.state.stack, { at: 'check.die', check: { ...test, ...check } }],
    })
  }
  const isOver = (table: Table): boolean => !table.asked.startsWith('check.')

  it('a test that was passed is thrown once more, and the second die counts', () => {
    const table = tested().roll(5)
    expect(table.told('traitActed')).toMatchObject({ trait: 'terror', battalion: 0 })
    expect(table.asked).toBe('check.die')
    expect(isOver(table.roll(5))).toBe(true)
    expect(table.all('traitActed')).toEqual([])
    const failed = tested().roll(5).roll(1)
    expect(failed.told('checkFailed').purpose).toBe('resolve')
  })

  it('the ensign helps after both; a test that he has saved stands', () => {
    const late = tested('drilled 24 ensign').roll(5).roll(1)
    expect(late.asked).toBe('check.reroll')
    expect(isOver(late.choose('reroll').roll(5))).toBe(true)
    const early = tested('drilled 24 ensign').roll(1).choose('reroll').roll(5)
    expect(isOver(early)).toBe(true)
  })

  it('the odds say so', () => {
    /** Lost the combat: a third of its dice pass. */
    const passing = (table: Table, check: Check = test): string => {
      const { odds } = explainCheck(table.state, { at: 'check.die', check })
      const chance = odds[0]?.chances.find(({ outcome }) => outcome === 'passed')?.chance
      return `${String(chance?.n)}/${String(chance?.d)}`
    }
    expect(passing(tested())).toBe('1/9')
    expect(passing(tested('drilled 24 ensign'))).toBe('11/27')
    expect(passing(tested(), { ...test, again: true })).toBe('1/3')
  })

  it('whoever has joined has contact with the fighter of the other side, not with who joined there', () => {
    const joiner = (battalion: number) => ({ battalion, from: 1 })
    const scene = (fighting: Partial<BattleState['fights'][number]>): Table => {
      const table = battleOf(['drilled 24', 'drilled 24'], ['drilled 24', 'drilled 24'])
      return withTrait(table, 'b', 'terror').set({
        fights: [{ ...fight, ...fighting }],
        stack: [...table.state.stack, { at: 'check.die', check: test }],
      })
    }
    const isAgain = (table: Table): boolean => table.roll(5).all('traitActed').length > 0
    expect(isAgain(scene({ charger: 3, charged: 0, joiners: [joiner(2)] }))).toBe(true)
    expect(isAgain(scene({ charger: 2, charged: 1, joiners: [joiner(0)] }))).toBe(true)
    expect(isAgain(scene({ charger: 3, charged: 1, joiners: [joiner(0), joiner(2)] }))).toBe(false)
  })

  it('not without contact, not from a broken bearer, not against its like, and in no other check', () => {
    const apart = tested().set({ fights: [] })
    expect(isOver(apart.roll(5))).toBe(true)
    expect(isOver(tested().with(2, { broken: true }).roll(5))).toBe(true)
    expect(isOver(tested().with(2, { brokeTurn: 1 }).roll(5))).toBe(true)
    expect(isOver(withTrait(tested(), 'a', 'terror').roll(5))).toBe(true)
    expect(isOver(tested('drilled 24', { purpose: 'rally' }).roll(5))).toBe(true)
  })
})
