// The form of a reinforcement, by way of the questions a player is asked (TD-STR-03).
import { describe, expect, it } from 'vitest'
import { purseOf } from '@/games/campaign/rules/index.ts'
import { applyLine, payment, type Own } from '@/games/deluge/rules/strategy.ts'
import type { StrategyLine } from '@/games/deluge/rules/model.ts'
import { Scene, forceFrom, unitsOf, type SceneSketch } from '@tests/support/delugeScene.ts'

const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const movement = { kind: 'sheets', phase: 'movement', of: null } as const

const units = unitsOf(9, { points: 5, full: 8 })

const asked = (sketch: SceneSketch, loot = 0): Scene => {
  const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia', units, loot }]
  const scene = new Scene({ forces, ...sketch }, strategy, movement)
  return scene.choose('sweden', 'reinforce:F1', 'points')
}

const pointsAfter = (scene: Scene): readonly number[] => {
  scene.choose('sweden', 'done').choose('umpire', 'run')
  return scene.force('F1').units.map(({ points }) => points)
}

describe('more points than purse and tokens cover', () => {
  const form = { tokens: 0, 'back:2': 3, newUnits: 4, newPoints: 10, upgrade: 'no' } as const

  it('TD-STR-03, vector 20: they may be asked for, and are left out from the last field backwards', () => {
    const six = asked({ purses: { sweden: 6 } }).fill('sweden', form)
    expect(pointsAfter(six)).toEqual([9, 8, 1, 1, 1])
    expect(purseOf(six.world.ledger, 'sweden')).toBe(0)
    const two = asked({ purses: { sweden: 2 } }).fill('sweden', form)
    expect(pointsAfter(two)).toEqual([9, 7])
  })

  it('TD-STR-03: an order of which nothing is covered counts as not given', () => {
    const scene = asked({}, 2).fill('sweden', form)
    expect(scene.state.sheets['sweden']?.strategy.lines).toEqual([])
    expect(scene.options('sweden')).toContain('reinforce:F1')
    expect(pointsAfter(scene)).toEqual([9, 5])
    expect(scene.told('skipped')).toEqual([])
  })
})

describe('one line of a draft, by itself', () => {
  const tired = { points: 5, full: 8 }
  const own: Own = {
    faction: 'sweden',
    purse: 30,
    forces: [
      forceFrom({ id: 'F1', faction: 'sweden', at: 'estonia', units: unitsOf(9, tired), loot: 3 }),
      forceFrom({ id: 'F11', faction: 'sweden', at: 'estonia', kind: 'skirmish', intelligence: 2 }),
      forceFrom({ id: 'F21', faction: 'sweden', at: 'stettin', units: unitsOf(tired, tired) }),
    ],
    raised: 3,
    reinforced: ['F11'],
    scouted: [],
    place: 0,
    places: 10,
  }
  const none = { tokens: 0, back: [0], newUnits: 0, newPoints: 0, upgrade: false }
  const reinforce = (force: string, points: object | null, ...merges: [number, number][]) =>
    ({
      ...{ kind: 'reinforce', force, merges },
      points: points === null ? null : { ...none, ...points },
    }) satisfies StrategyLine

  it.each<readonly [string, StrategyLine]>([
    ['a force that is not there', reinforce('F2', { back: [1] })],
    ['a force reinforced already', reinforce('F11', { newUnits: 1, newPoints: 1 })],
    ['a merge that cannot be', reinforce('F1', null, [0, 1])],
    ['neither a point nor a merge', reinforce('F1', {})],
    ['points without a unit', reinforce('F1', { newPoints: 5 })],
    ['a force joined to itself', { kind: 'join', force: 'F1', into: 'F1' }],
    ['a force joined elsewhere', { kind: 'join', force: 'F1', into: 'F21' }],
    ['nobody joined', { kind: 'join', force: 'F2', into: 'F1' }],
    ['joined to nobody', { kind: 'join', force: 'F1', into: 'F2' }],
    ['nobody disbanded', { kind: 'disband', force: 'F2' }],
    ['more given than there is', { kind: 'give', to: 'crimea', amount: 31 }],
    ['scouting without intelligence', { kind: 'scout', force: 'F1', target: 'F2' }],
    ['scouting by nobody', { kind: 'scout', force: 'F2', target: 'F2' }],
  ])('is none with %s (TD-STR-03, 04, 07, 10, 11)', (_, line) => {
    expect(applyLine(own, line)).toBeNull()
  })

  const after = (line: StrategyLine) => {
    const effect = applyLine(own, line)
    const forces = effect?.own.forces.map(({ id, kind, intelligence, loot, units: all }) =>
      [id, kind, intelligence, loot, ...all.map(({ points }) => points)].join(' '),
    )
    const amounts = effect?.entries.map(({ amount }) => amount)
    return { purse: effect?.own.purse, amounts, spent: effect?.spent, lost: effect?.lost, forces }
  }
  const [f1, f11, f21] = ['F1 task 0 3 9 5', 'F11 skirmish 2 0 22', 'F21 task 0 0 5 5']

  it('TD-STR-06, vector 10: so many tokens count, and so much the purse pays', () => {
    expect([3, 4, 2].map((tokens) => payment(25, tokens))).toEqual([
      { tokens: 3, purse: 0 },
      { tokens: 3, purse: 0 },
      { tokens: 2, purse: 5 },
    ])
    expect(after(reinforce('F1', { tokens: 9, back: [3], newUnits: 2, newPoints: 7 }))).toEqual({
      ...{ purse: 30, amounts: [-0], spent: 1, lost: 0 },
      forces: ['F1 task 0 2 9 8 4 3', f11, f21],
    })
    expect(after(reinforce('F1', { tokens: 1, back: [3], newUnits: 1, newPoints: 9 }))).toEqual({
      ...{ purse: 28, amounts: [-2], spent: 1, lost: 0 },
      forces: ['F1 task 0 2 9 8 9', f11, f21],
    })
  })

  it('TD-STR-04: a merge alone costs nothing', () => {
    const units21 = unitsOf({ points: 3, full: 8 }, tired)
    const weak = {
      ...own,
      forces: [forceFrom({ id: 'F21', faction: 'sweden', at: 'stettin', units: units21 })],
    }
    expect(applyLine(weak, reinforce('F21', null, [0, 1]))).toMatchObject({
      ...{ entries: [], spent: 0, lost: 0 },
      own: { purse: 30, forces: [{ units: [{ points: 8, full: 8 }] }], reinforced: ['F11', 'F21'] },
    })
  })

  it('TD-STR-11: joined units come to the end, task if either was, the better intelligence, all loot', () => {
    const joined = { purse: 30, amounts: [], spent: 0, lost: 0 }
    expect(after({ kind: 'join', force: 'F11', into: 'F1' })).toEqual({
      ...joined,
      forces: ['F1 task 2 3 9 5 22', f21],
    })
    expect(after({ kind: 'join', force: 'F1', into: 'F11' })).toEqual({
      ...joined,
      forces: ['F11 task 2 3 22 9 5', f21],
    })
    expect(after({ kind: 'disband', force: 'F1' })).toEqual({
      ...joined,
      lost: 3,
      forces: [f11, f21],
    })
  })

  it('TD-STR-07, 10: what scouts and gifts cost; the last thaler may go', () => {
    expect(after({ kind: 'scout', force: 'F11', target: 'F2' }).purse).toBe(30)
    expect(after({ kind: 'paidScout', force: 'F1', target: 'F2' })).toEqual({
      ...{ purse: 25, amounts: [-5], spent: 0, lost: 0 },
      forces: [f1, f11, f21],
    })
    const five = applyLine({ ...own, purse: 5 }, { kind: 'paidScout', force: 'F1', target: 'F2' })
    expect([five?.own.purse, five?.own.scouted]).toEqual([0, [{ force: 'F1', target: 'F2' }]])
    expect(
      applyLine({ ...own, purse: 4 }, { kind: 'paidScout', force: 'F1', target: 'F2' }),
    ).toBeNull()
    expect(after({ kind: 'give', to: 'crimea', amount: 30 })).toMatchObject({
      ...{ purse: 0, amounts: [-30] },
    })
  })

  it('TD-STR-01, vector 19: 22 points at least, and the number that comes next', () => {
    const raise = (points: number, purse = 30) =>
      applyLine(
        { ...own, purse },
        {
          ...{ kind: 'raise', node: 'sweden', force: 'task', intelligence: 4, name: 'Guard' },
          units: [{ name: '', points }],
        },
      )
    expect([raise(21), raise(31), raise(23, 22)]).toEqual([null, null, null])
    expect(raise(22, 22)).toMatchObject({
      own: { purse: 0, raised: 4 },
      entries: [{ amount: -22, about: 'F31' }],
    })
    expect(raise(22)?.own.forces.at(-1)).toEqual(
      forceFrom({
        ...{ id: 'F31', faction: 'sweden', at: 'sweden', name: 'Guard', intelligence: 4 },
        units: unitsOf(22),
      }),
    )
  })
})
