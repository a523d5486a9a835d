// Contests of three sides, draws and loot in The Deluge, each position worked out by hand from the page.
import { describe, expect, it } from 'vitest'
import { Scene, unitsOf, type ForceSketch, type SceneSketch } from '@tests/support/delugeScene.ts'

const combat = { kind: 'phase', phase: 'combat' } as const
const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const

const plc: ForceSketch = { id: 'F2', faction: 'plc', at: 'minsk', units: unitsOf(20, 20) }
const swedes: ForceSketch = { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno' }
const muscovites: ForceSketch = { id: 'F3', faction: 'muscovy', at: 'minsk', from: 'mscislaw' }
const swedishWar = [['sweden', 'muscovy', 'war']] as const
const muscovyFirst = ['muscovy', 'cossacks', 'hre', 'sweden', 'plc']

const contest = (sketch: SceneSketch): Scene =>
  new Scene(
    { turn: 2, house: { fleeing: 'none', battleLoot: 'none' }, ...sketch },
    combat,
    strategy,
  )

const decide = (scene: Scene, ...results: readonly string[]): Scene => {
  for (const result of results) {
    const open = scene.world.battles.find(({ outcome }) => outcome === null)
    scene.choose('umpire', `result:${open?.id}`, result)
    for (const by of Object.keys(scene.world.factions))
      while (scene.ask(by)?.kind === 'retreat') scene.choose(by, scene.options(by)[0] ?? '')
  }
  return scene
}

const fought = (scene: Scene) =>
  scene.world.battles.map(({ red, blue }) => `${red.join('+')} at ${blue.join('+')}`)
const pointsOf = (scene: Scene, id: string) => scene.force(id).units.map(({ points }) => points)

describe('three sides', () => {
  const forces = [plc, swedes, muscovites]
  const order = muscovyFirst

  it('TD-CMB-02, 03: the winner holds the field and defends it against the third, whatever the turn order', () => {
    const scene = contest({ forces, relations: swedishWar, order: ['sweden', 'plc', 'muscovy'] })
    decide(scene, 'blueBreaks')
    expect(fought(scene)).toEqual(['sweden at plc', 'muscovy at sweden'])
    const other = decide(contest({ forces, relations: swedishWar, order }), 'blueLosesOnPoints')
    expect(fought(other)).toEqual(['muscovy at plc', 'sweden at muscovy'])
  })

  it('TD-CMB-02: after a draw the defender holds, and meets the next', () => {
    const scene = decide(contest({ forces, relations: swedishWar, order }), 'draw', 'draw')
    expect(fought(scene)).toEqual(['muscovy at plc', 'sweden at plc'])
    expect(['F1', 'F3'].map((id) => scene.force(id).at)).toEqual(['wilno', 'mscislaw'])
    // A quarter of 40, and again a quarter of 30, half up.
    expect(pointsOf(scene, 'F2')).toEqual([11, 11])
  })

  it('TD-CMB-02: who stays where the defender fled holds the field, and nobody has won a battle there', () => {
    // The Empire is earlier in turn order, but no enemy of the Commonwealth.
    const austrians = { id: 'F10', faction: 'hre', at: 'minsk', from: 'brest' }
    const scene = contest({
      forces: [plc, swedes, austrians],
      relations: [['sweden', 'hre', 'war']],
      order: ['hre', 'sweden', 'plc'],
      house: { fleeing: 'defender' },
    })
    scene.choose('plc', 'flee')
    while (scene.ask('plc')?.kind === 'retreat') scene.choose('plc', scene.options('plc')[0] ?? '')
    expect(scene.told('held')).toMatchObject([{ node: 'minsk', factions: ['sweden'] }])
    scene.choose('sweden', 'fight')
    expect(fought(scene)).toEqual(['hre at sweden'])
    expect(scene.force('F1').wonHere).toBeNull()
  })

  it('TD-CMB-01: where war was declared among those who stood, the earlier in turn order defends', () => {
    const stood = [plc, { ...swedes, from: null }]
    const blue = (turnOrder: readonly string[]) =>
      contest({ forces: stood, order: turnOrder }).world.battles[0]?.blue
    expect(blue(['sweden', 'plc'])).toEqual(['sweden'])
    expect(blue(['plc', 'sweden'])).toEqual(['plc'])
  })

  it('TD-CMB-03: who stands aside loses nothing, does not retreat, and holds the field with its camp', () => {
    const aside = { id: 'F10', faction: 'hre', at: 'minsk', units: unitsOf(4, 4) }
    const relations = [['plc', 'hre', 'ally']] as const
    const beaten = decide(contest({ forces: [plc, swedes, aside], relations }), 'blueBreaks')
    expect([beaten.force('F10').at, pointsOf(beaten, 'F10')]).toEqual(['minsk', [4, 4]])
    expect(beaten.force('F2').at).not.toBe('minsk')
    const held = decide(contest({ forces: [plc, swedes, aside], relations }), 'redBreaks')
    expect(held.told('fought')).toMatchObject([{ holders: ['plc', 'hre'] }])
    expect(held.force('F10').wonHere).toBeNull()
    expect(held.force('F2').wonHere).toEqual({ turn: 2, node: 'minsk' })
  })
})

it('TD-CMB-04: who has fled this turn, or has no way, is not asked and fights', () => {
  const house = { fleeing: 'both', battleLoot: 'none' } as const
  const asks = (defender: Partial<ForceSketch>, more: readonly ForceSketch[] = []) => {
    const scene = contest({ forces: [{ ...plc, ...defender }, swedes, ...more], house })
    return ['plc', 'sweden'].map((by) => scene.ask(by)?.kind)
  }
  expect(asks({})).toEqual(['flee', 'flee'])
  expect(asks({ fledThisTurn: true })).toEqual([undefined, 'flee'])
  const [cut, shut] = [{ at: 'crimea' }, { id: 'F11', faction: 'sweden', at: 'nogai' }]
  const besieged = contest({ forces: [{ ...plc, ...cut }, { ...swedes, ...cut }, shut], house })
  expect(besieged.ask('plc')).toBeNull()
})

describe('draws', () => {
  it('TD-CMB-09: who came from where an enemy is by now, or from nowhere, retreats by the rules of retreat', () => {
    const forces: ForceSketch[] = [
      plc,
      { ...swedes, id: 'F1' },
      { ...swedes, id: 'F11', from: 'witebsk' },
      { id: 'F12', faction: 'plc', at: 'witebsk' },
    ]
    const scene = decide(contest({ forces }), 'draw')
    expect(scene.force('F1').at).toBe('wilno')
    expect(scene.force('F1').units[0]?.lossTokens).toBe(0)
    // A task force has one step into land that is not friendly: one loss token, all ends a link away.
    expect(scene.force('F11').units[0]?.lossTokens).toBe(1)
    expect(scene.force('F2').at).toBe('minsk')
  })

  it('TD-RET-05: an attacker without any way after a draw is destroyed, its loot lost (TD-LOOT-06)', () => {
    const forces: ForceSketch[] = [
      { ...plc, at: 'crimea' },
      { ...swedes, at: 'crimea', from: null, loot: 3 },
      { id: 'F12', faction: 'plc', at: 'nogai' },
    ]
    const scene = decide(contest({ forces, order: ['plc', 'sweden'] }), 'draw')
    expect(scene.has('F1')).toBe(false)
    expect([scene.force('F2').loot, scene.force('F12').loot]).toEqual([0, 0])
  })
})

describe('losses', () => {
  it.each([
    ['blueBreaks', [1, 2, 5, 22], [0, 0, 1, 5]],
    ['blueLosesOnPoints', [1, 2, 5, 23], [0, 1, 2, 11]],
    ['draw', [1, 2, 5, 22], [1, 1, 4, 16]],
    ['redBreaks', [4, 5, 15, 24], [4, 4, 13, 22]],
  ] as const)(
    'TD-LOSS-02: %s, each force of Blue by itself, half up (TD-GEN-09)',
    (how, points, left) => {
      const forces = points.map((each, n) => ({
        ...plc,
        id: `F${2 + 10 * n}`,
        units: unitsOf(each),
      }))
      const scene = decide(contest({ forces: [...forces, swedes] }), how)
      const after = forces.map(({ id }) => (scene.has(id) ? (pointsOf(scene, id)[0] ?? 0) : 0))
      expect(after).toEqual(left)
    },
  )

  it('TD-LOSS-03: a unit that falls to nought is gone with its loss tokens', () => {
    const units = unitsOf(
      { points: 1, full: 9, lossTokens: 4 },
      { points: 1, full: 9, lossTokens: 1 },
    )
    const scene = decide(contest({ forces: [{ ...plc, units }, swedes] }), 'blueLosesOnPoints')
    expect(scene.force('F2').units).toMatchObject([{ points: 1, full: 9, lossTokens: 1 }])
  })
})

describe('battle loot', () => {
  const beaten: ForceSketch[] = [
    { ...plc, loot: 1 },
    { ...plc, id: 'F12', loot: 5 },
  ]
  const looted = (battleLoot: 'd3' | 'd6' | 'none', winners: readonly ForceSketch[]) =>
    decide(
      contest({
        forces: [...beaten, ...winners],
        house: { fleeing: 'none', battleLoot },
        relations: [['crimea', 'plc', 'war']],
      }),
      'blueLosesOnPoints',
    )

  it('TD-LOOT-05: the winner with most points left, the lower number of equals, takes from the beaten in order', () => {
    const after = (one: number, other: number) =>
      looted('d6', [
        { ...swedes, units: unitsOf(one) },
        { ...swedes, id: 'F11', units: unitsOf(other) },
      ])
    // A quarter of 21 is 5, of 22 and 23 it is 6, half up: 16 each are left, then 16 and 17.
    const equal = after(22, 21)
    expect(equal.ask('sweden')).toMatchObject({ kind: 'battleLoot', about: 'F1' })
    const scene = after(22, 23).dice('sweden', 4)
    expect(['F1', 'F11', 'F2', 'F12'].map((id) => scene.force(id).loot)).toEqual([0, 4, 0, 2])
  })

  it('TD-LOOT-05: battleLoot none leaves the Crimea its own die', () => {
    const scene = looted('none', [{ id: 'F6', faction: 'crimea', at: 'minsk', from: 'kjow-1' }])
    expect(scene.ask('crimea')).toMatchObject({
      kind: 'extraLoot',
      wanted: { count: 1, sides: 3 },
    })
    scene.dice('crimea', 3)
    expect(['F6', 'F2', 'F12'].map((id) => scene.force(id).loot)).toEqual([3, 0, 3])
  })

  it('TD-LOOT-06: what the destroyed carried goes over whole, before the die', () => {
    const forces: ForceSketch[] = [
      { ...plc, units: unitsOf(1), loot: 4 },
      { ...plc, id: 'F12', loot: 1 },
      swedes,
    ]
    const scene = decide(
      contest({ forces, house: { fleeing: 'none', battleLoot: 'd3' } }),
      'blueBreaks',
    )
    scene.dice('sweden', 3)
    expect([scene.force('F1').loot, scene.force('F12').loot, scene.has('F2')]).toEqual([
      7,
      0,
      false,
    ])
  })

  it('TD-LOOT-05, 06: where no winner is left nobody takes anything, and the beaten leave all the same', () => {
    const house = { fleeing: 'none', losses: 'table' } as const
    const red = { ...swedes, units: unitsOf(1), loot: 2 }
    const scene = contest({ forces: [{ ...plc, loot: 1 }, red], house })
    const figures = { redStart: 9, redMissing: 9, blueStart: 9, blueMissing: 9 }
    scene.choose('umpire', 'result:T1', 'table')
    scene.fill('umpire', { how: 'blueBreaks', ...figures })
    while (scene.ask('plc')?.kind === 'retreat') scene.choose('plc', scene.options('plc')[0] ?? '')
    expect([scene.has('F1'), scene.force('F2').loot]).toEqual([false, 1])
    expect([scene.force('F2').at === 'minsk', pointsOf(scene, 'F2')]).toEqual([false, [10, 10]])
    expect(scene.ask('sweden')?.kind).toBe('strategy')
  })
})
