// Battles begun by version 2 of the rules: only the agreed ground is asked, ranges are named, dice are told by their hits.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playOut } from '@/core/playOut.ts'
import { seededPolicy } from '@/core/policies.ts'
import { begin } from '@/core/record/play.ts'
import { resume } from '@/core/record/resume.ts'
import {
  battle,
  luckOf,
  openQuestion,
  terrains,
  type BattleSetup,
  type HouseRules,
  type QuestionKind,
  type Terrain,
} from '@/games/eagles/rules/index.ts'
import { setupOf, Table, type Line } from '../../../../support/battle.ts'
import { valueOf } from '../../../../support/results.ts'

const on = (
  ground: readonly Terrain[],
  a: readonly Line[] = ['veteran 36 sergeant'],
  b: readonly Line[] = ['drilled 36 drummer'],
  house: Partial<HouseRules> = {},
): BattleSetup => ({ ...setupOf(a, b, house), ground })

/** Placed as the sheet proposes it; side A acts first. */
const placed = (setup: BattleSetup): Table =>
  new Table(setup).roll(6, 1).choose('a').say().initiative('a')

const shooting = (setup: BattleSetup): Table =>
  placed(setup).activate(0, 'shoot').choose('battalion:1')

describe('the ground that was agreed on (SET-02)', () => {
  test('a set-up names each kind once and in one order, so that one table is one text', () => {
    for (const ground of [[], ['wood', 'hill'], terrains])
      expect(battle.readSetup({ ...setupOf(['green 16'], ['green 16']), ground }).ok).toBe(true)
    for (const ground of [['hill', 'wood'], ['wood', 'wood'], ['lake'], 'wood', null, {}])
      expect(battle.readSetup({ ...setupOf(['green 16'], ['green 16']), ground })).toEqual({
        ok: false,
        problem: { code: 'malformed', path: 'ground' },
      })
  })

  test('on an open table nobody is asked for cover, slopes or obstacles (SHOOT-06, COMBAT-15, MAN-07, MAN-09)', () => {
    expect(shooting(on([])).fields).toEqual(['distance', 'groups'])
    const charge = placed(on([])).activate(0, 'attack').choose('battalion:1').roll(6).roll(6, 6)
    expect(charge.asked).toBe('charge.reach')
    expect(charge.fields).toEqual(['distance', 'met'])
    const alone = placed(on([])).activate(0, 'forward').roll(6).roll(3, 4)
    expect(alone.told('moved').limit.total).toBe(7)
    expect(alone.asked).toBe('activation.battalion')
  })

  test('only the cover that lies there can be chosen (SHOOT-11)', () => {
    const coversAt = (ground: readonly Terrain[]) =>
      shooting(on(ground)).prompt.wanted.kind === 'facts' &&
      JSON.stringify(
        (shooting(on(ground)).prompt.wanted as { fields: readonly { id: string }[] }).fields.find(
          ({ id }) => id === 'cover',
        ) ?? null,
      )
    expect(coversAt(['hill'])).toBe('null')
    expect(coversAt(['hedge'])).toContain('["none","soft"]')
    expect(coversAt(['wall'])).toContain('["none","hard"]')
    expect(coversAt(['hedge', 'building'])).toContain('["none","soft","hard"]')
  })

  test('a hill slows and lifts, and is neither difficult nor an obstacle', () => {
    const move = placed(on(['hill']))
      .activate(0, 'forward')
      .roll(6)
      .roll(3, 4)
    expect(move.fields).toEqual(['slowed'])
    expect(move.say({ slowed: 'yes' }).told('moved').limit.total).toBe(3)
  })

  test('hedges are crossed, and shorten a charge before it is measured (MAN-09, MAN-13)', () => {
    const charge = placed(on(['hedge']))
      .activate(0, 'attack')
      .choose('battalion:1')
      .roll(6)
    charge.roll(6, 6)
    expect([charge.asked, charge.fields]).toEqual(['charge.ground', ['obstacles']])
    charge.say({ obstacles: 1 })
    expect(charge.told('disordered').cause).toBe('obstacle')
    charge.roll(4)
    expect(charge.asked).toBe('charge.reach')
    expect(battle.explain(charge.state, 'a')?.figures[0]?.total).toBe(8)
    expect(charge.say({ distance: 8 }).told('chargeMeasured').reached).toBe(true)
  })
})

describe('a range as a fact (SHOOT-04)', () => {
  const dice = (distance: number | string, line: Line = 'veteran 36'): number | string => {
    const table = shooting(on([], [line]))
    table.say({ distance })
    return table.asked === 'volley.dice' ? table.dice : table.asked
  }

  test('the range gives the dice of every distance in it, and no distance is told', () => {
    expect([dice('upTo:6'), dice('upTo:12'), dice('upTo:18')]).toEqual([dice(6), dice(7), dice(18)])
    const { distance, upTo } = shooting(on([])).say({ distance: 'upTo:12' }).told('volleyAimed')
    expect([distance, upTo]).toEqual([-1, 12])
  })

  test('out of range the shot is lost (SHOOT-03)', () => {
    expect(shooting(on([])).say({ distance: 'beyond' }).told('volleyLost').because).toBe(
      'outOfRange',
    )
  })

  test('rifles have ranges of their own, and a musket’s range is refused', () => {
    const rifles = on([], ['veteran 36 light rifles'])
    const screenless = new Table(rifles).roll(6, 1).choose('a').say({ 'skirmishers:0': 0 })
    screenless.initiative('a').activate(0, 'shoot').choose('battalion:1')
    const values = { distance: 'upTo:12', groups: 9 }
    expect(screenless.refused({ kind: 'facts', values })).toEqual({
      code: 'not-offered',
      option: 'upTo:12',
      field: 'distance',
    })
    expect(screenless.say({ distance: 'upTo:18' }).told('volleyAimed').upTo).toBe(18)
  })

  test('a distance in inches is taken as before, and version 1 knows no ranges', () => {
    expect(shooting(on([])).say({ distance: 11.5 }).told('volleyAimed').distance).toBe(11.5)
    const old = setupOf(['veteran 36 sergeant'], ['drilled 36 drummer'])
    const table = new Table(old).roll(6, 1).choose('a').say().say().initiative('a')
    table.activate(0, 'shoot').choose('battalion:1')
    const values = { distance: 'upTo:12', groups: 9, cover: 'none' }
    expect(table.refused({ kind: 'facts', values }).code).toBe('not-a-number')
  })

  test('a charge is said to reach or to fall short (GEN-08)', () => {
    const charge = (): Table =>
      placed(on([])).activate(0, 'attack').choose('battalion:1').roll(6).roll(3, 4)
    expect(charge().say({ distance: 'reaches' }).asked).toBe('fire.facts')
    const short = charge().say({ distance: 'short' })
    expect(short.told('chargeStopped').because).toBe('short')
    expect(short.told('chargeMeasured')).toMatchObject({ distance: -1, reached: false })
    expect(short.battalion(0)).toMatchObject({ disordered: true, shortCharge: true })
  })
})

describe('dice told by their hits (SHOOT-08, RISK-01)', () => {
  const aimed = (a: Line, b: Line, house: Partial<HouseRules> = {}): Table =>
    shooting(on([], [a], [b], house)).say({ distance: 'upTo:6' })
  const tally = (hits: number, six: boolean | null = null) =>
    ({ kind: 'dice', faces: [], source: 'hand', tally: { hits, six } }) as const

  test('a six among them is asked where somebody can fall, and costs a character', () => {
    const table = aimed('veteran 16', 'drilled 36 drummer')
    expect(table.refused(tally(2)).code).toBe('missing-field')
    expect(table.refused(tally(0, false)).code).toBe('unknown-field')
    table.give(tally(2, true))
    expect(table.told('casualties')).toMatchObject({ rankers: 1, people: ['drummer'] })
  })

  test('without a character nobody asks for sixes', () => {
    const table = aimed('veteran 16', 'drilled 36')
    expect(table.refused(tally(2, true)).code).toBe('unknown-field')
    expect(table.give(tally(2)).told('casualties').rankers).toBe(2)
  })

  test('where only a six hits, every hit is one', () => {
    const table = aimed('green 16', 'drilled 36 drummer').loseCommander('a')
    expect(table.refused(tally(1, true)).code).toBe('unknown-field')
    expect(table.give(tally(1)).told('casualties').people).toEqual(['drummer'])
  })

  test('a sergeant has one miss thrown again, and no face is made up (SHOOT-09)', () => {
    const table = aimed('veteran 16 sergeant', 'drilled 36').give(tally(1))
    expect(table.told('volleyRolled')).toMatchObject({ faces: [], hits: 1 })
    expect(table.options).toEqual(['miss', 'leave'])
    expect(table.choose('miss').dice).toBe(1)
    expect(table.give(tally(1)).told('casualties').rankers).toBe(2)
  })

  test('faces and tallies may be mixed: what was thrown again is a face of the app', () => {
    const table = aimed('veteran 16 sergeant', 'drilled 36 drummer').give(tally(1, false))
    table.choose('miss').roll(6)
    expect(table.told('volleySettled')).toMatchObject({ faces: [], hits: 2, natural: true })
    const other = aimed('veteran 16 sergeant', 'drilled 36').roll(1, 6, 1, 1)
    other.choose('die:0').give(tally(1))
    expect(other.told('casualties').rankers).toBe(2)
  })

  test('all misses go together where the house rule says so', () => {
    const table = aimed('veteran 16 sergeant', 'drilled 36', { sergeantReroll: 'volley' })
    expect(table.give(tally(1)).options).toEqual(['all', 'leave'])
    expect(table.choose('all').dice).toBe(3)
  })

  test('luck counts the hits and no face', () => {
    const table = aimed('veteran 16', 'drilled 36').give(tally(4))
    const [luck] = luckOf(table.setup, table.story)
    expect(luck).toMatchObject({ kind: 'hits', source: 'hand', dice: 4, rolled: 4 })
  })

  test('no other dice are told by their hits', () => {
    const table = placed(on([])).activate(0, 'forward')
    expect(table.refused(tally(1))).toEqual({ code: 'dice-count', wanted: 1, given: 0 })
  })
})

describe('both armies on one sheet (SET-05, SKIRM-01)', () => {
  test('all stand in line until something else is said, and Lights go out in front (LIGHT-01)', () => {
    const setup = on([], ['drilled 36', 'veteran 24 light'], ['green 16'])
    const table = new Table(setup).roll(6, 1).choose('a')
    expect(table.asked).toBe('deploy.sheet')
    table.say({ 'formed:2': 'column' })
    expect(
      table.all('battalionPlaced').map(({ formation, screen }) => [formation, screen]),
    ).toEqual([
      ['line', 0],
      ['line', 18],
      ['column', 0],
    ])
    expect(table.asked).toBe('initiative.dice')
  })
})

describe('the version of the rules', () => {
  const anyGround = fc.subarray([...terrains], { minLength: 0 })

  test('is named by the set-up alone, and a record that names another is none', () => {
    const old = setupOf(['veteran 36'], ['drilled 36'])
    expect(valueOf(begin(battle, old)).opening.rulesVersion).toBe(1)
    expect(valueOf(begin(battle, on(['wood']))).opening.rulesVersion).toBe(2)
    const { opening, head: hash } = valueOf(begin(battle, on(['wood'])))
    const record = { ...opening, head: { entries: 0, hash }, entries: [] }
    expect(resume(battle, record).problem).toBeNull()
    expect(resume(battle, { ...record, rulesVersion: 1 }).problem).toEqual({
      code: 'malformed',
      entry: 0,
      path: 'rulesVersion',
    })
  })

  test('random battles on any ground end, and ask no empty form and nothing of another table', () => {
    fc.assert(
      fc.property(anyGround, fc.integer({ min: 1, max: 1_000_000 }), (ground, seed) => {
        const setup = on(
          terrains.filter((each) => ground.includes(each)),
          ['veteran 24 sergeant ensign officer', 'drilled 20 drummer drummer'],
          ['guards 16 officer sergeant', 'veteran 24 light'],
          { turns: 4 },
        )
        const old = new Set<QuestionKind>(['charge.facts', 'deploy.formation', 'deploy.battalion'])
        const played = playOut(battle, setup, seededPolicy(seed), {
          watch: ({ state }) => {
            const asked = openQuestion(state)
            if (asked === null) return
            expect(old.has(asked.kind)).toBe(false)
            if (asked.wanted.kind === 'facts') expect(asked.wanted.fields.length).toBeGreaterThan(0)
          },
        })
        expect(played.ok).toBe(true)
      }),
      { numRuns: 25 },
    )
  })
})
