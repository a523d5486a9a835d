// Edges of the rules of The Deluge that a small fault would pass by: one off, one field more, one seat further.
import { describe, expect, it } from 'vitest'
import { fraction } from '@/core/odds/fraction.ts'
import { purseOf, type BattleResult, type Seat } from '@/games/campaign/rules/index.ts'
import {
  absentPolicy,
  deluge,
  draftSeen,
  drafted,
  explain,
  landSeen,
} from '@/games/deluge/rules/index.ts'
import { enteredFrom } from '@/games/deluge/rules/results.ts'
import { readCorrection } from '@/games/deluge/rules/correction.ts'
import { exactPoints } from '@/games/deluge/rules/model.ts'
import { shown } from '@/games/deluge/rules/scouting.ts'
import { withKnowledge } from '@/games/deluge/rules/seeing.ts'
import { supplyOf } from '@/games/deluge/rules/supply.ts'
import { hundredths, totalsFrom } from '@/games/deluge/rules/victory.ts'
import type { ScoutTarget } from '@/games/deluge/rules/tasks.ts'
import { groundOf } from '@/games/deluge/rules/world.ts'
import { Scene, unitsOf, worldOf, type ForceSketch } from '@tests/support/delugeScene.ts'

const combat = { kind: 'phase', phase: 'combat' } as const
const resources = { kind: 'phase', phase: 'resources' } as const
const strategy = { kind: 'sheets', phase: 'strategy', of: null } as const
const movement = { kind: 'sheets', phase: 'movement', of: null } as const
const diplomacy = { kind: 'sheets', phase: 'diplomacy', of: null } as const

const meeting = (more: Partial<ForceSketch> = {}): readonly ForceSketch[] => [
  { id: 'F1', faction: 'sweden', at: 'minsk', from: 'wilno', units: unitsOf(22), ...more },
  { id: 'F2', faction: 'plc', at: 'minsk', units: unitsOf(22) },
]

describe('money and orders', () => {
  it('TD-INC-07: what is not sold stays with the force; kept ones are as good as sold to be handed in', () => {
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'estonia', loot: 5 },
      { id: 'F6', faction: 'crimea', at: 'nogai', loot: 5 },
    ]
    const scene = new Scene({ turn: 2, forces }, resources, strategy)
    scene.fill('sweden', { sold: 2 }).fill('crimea', { sold: 2, kept: 2 })
    expect([scene.force('F1').loot, scene.force('F6').loot]).toEqual([3, 1])
    expect(scene.world.factions['sweden']?.tokensKept).toBe(0)
    expect(scene.world.factions['crimea']?.tokensKept).toBe(2)
    expect(purseOf(scene.world.ledger, 'crimea')).toBe(20)
  })

  it('TD-STR-03: points without a new unit are none, and new units without a point', () => {
    const after = (newUnits: number, newPoints: number) => {
      const units = unitsOf({ points: 5, full: 8 })
      const forces = [{ id: 'F1', faction: 'sweden', at: 'estonia', units }]
      const scene = new Scene({ forces, purses: { sweden: 20 } }, strategy, movement)
      scene.choose('sweden', 'reinforce:F1', 'points')
      scene.fill('sweden', { tokens: 0, 'back:1': 1, newUnits, newPoints, upgrade: 'no' })
      scene.choose('sweden', 'done').choose('umpire', 'run')
      return [...scene.force('F1').units.map(({ points }) => points), scene.world.ledger.length]
    }
    expect([after(0, 10), after(10, 0), after(9, 3)]).toEqual([
      [6, 2],
      [6, 2],
      [6, 1, 1, 1, 2],
    ])
  })

  it('TD-STR-05: 22 points make a task force, 21 do not, and never without a point added', () => {
    const kind = (points: number, newPoints: number) => {
      const units = unitsOf(points)
      const forces = [
        { id: 'F1', faction: 'sweden', at: 'estonia', kind: 'skirmish', units } as const,
      ]
      const scene = new Scene({ forces, purses: { sweden: 20 } }, strategy, movement)
      scene.choose('sweden', 'reinforce:F1', 'points')
      scene.fill('sweden', { tokens: 0, newUnits: 1, newPoints, upgrade: 'yes' })
      scene.choose('sweden', 'done').choose('umpire', 'run')
      return scene.force('F1').kind
    }
    expect([kind(21, 1), kind(20, 1), kind(30, 0)]).toEqual(['task', 'skirmish', 'skirmish'])
  })

  it('TD-MOV-04: who is stopped in a swap is told what was lost of his path', () => {
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'wenden' },
      { id: 'F2', faction: 'plc', at: 'wilno' },
    ]
    const scene = new Scene({ forces }, movement, strategy)
    scene.choose('sweden', 'step:F1>wilno', 'done').choose('plc', 'step:F2>wenden', 'done')
    scene.choose('umpire', 'run')
    expect(scene.told('marched')).toMatchObject([
      { force: 'F1', way: ['wenden', 'wilno'], lost: [] },
      { force: 'F2', way: ['wilno'], lost: ['wenden'] },
    ])
  })

  it('sheets one: paths are judged anew when the orders before them were', () => {
    const forces = ['F1', 'F11'].map((id) => ({ id, faction: 'sweden', at: 'estonia' }))
    const scene = new Scene({ forces, house: { sheets: 'one' } }, strategy)
    scene.choose('sweden', 'done', 'step:F1>dorpat', 'step:F11>sweden', 'done', 'reopen')
    scene.choose('sweden', 'disband:F1', 'done')
    expect(scene.state.sheets['sweden']?.paths.lines.map(({ force }) => force)).toEqual(['F11'])
    expect(scene.options('sweden').filter((each) => each.includes('F1>'))).toEqual([])
  })

  it('CC-SHEET: who writes no sheet now has no draft, and can write none', () => {
    const scene = new Scene({}, strategy)
    expect(draftSeen(deluge.seen(scene.state, 'sweden'))?.part).toBe('strategy')
    expect(draftSeen(deluge.seen(scene.state, 'umpire'))).toBeNull()
    const fight = new Scene({ turn: 2, forces: meeting() }, combat, strategy)
    const view = deluge.seen(fight.state, 'sweden')
    expect(draftSeen(view)).toBeNull()
    expect(drafted(view, { kind: 'choice', option: 'done' })).toEqual({
      ok: false,
      problem: { code: 'not-asked' },
    })
  })
})

describe('land and sight', () => {
  it('TD-ATT-01: a vassal’s home that a third owns is no source', () => {
    const world = worldOf({
      nodes: { sich: { owner: 'muscovy' }, poltava: { owner: 'plc' } },
      factions: { cossacks: { overlord: 'muscovy' } },
      relations: [['cossacks', 'plc', 'ally']],
    })
    expect([...supplyOf(groundOf(world), 'cossacks', []).sources]).toEqual(['sich'])
  })

  it('TD-GEN-06: what land is to who looks at it', () => {
    const scene = new Scene({ nodes: { minsk: { claim: { by: 'sweden', since: 1 } } } }, strategy)
    const land = (by: string) =>
      ['minsk', 'wilno', 'sweden'].map((id) => landSeen(deluge.seen(scene.state, by), id))
    expect(land('plc')).toEqual(['neutral', 'friendly', 'enemy'])
    expect(land('sweden')).toEqual(['enemy', 'enemy', 'friendly'])
    expect(land('umpire')).toEqual([null, null, null])
  })

  it('diplomacy secret: vassals of the two know of the alliance, who may not break it (TD-DIP-05)', () => {
    const house = { diplomacy: 'secret' } as const
    const scene = new Scene({ house, factions: { plc: { overlord: 'hre' } } }, diplomacy, strategy)
    scene.choose('sweden', 'ally:hre', 'done').choose('hre', 'ally:sweden', 'done')
    scene.choose('umpire', 'run')
    const told = scene.told('related').flatMap(({ to }) => to ?? ['all'])
    expect(told).toEqual(['sweden', 'hre', 'plc'])
    const is = (by: string) => deluge.seen(scene.state, by).relations['hre sweden']
    expect(['plc', 'muscovy'].map(is)).toEqual(['ally', undefined])
  })

  it('CC-SEE: a part of the units as long as the one known takes its place', () => {
    const unit = (points: number) => ({ name: 'unit', points })
    const seen = (turn: number, world = worldOf(), ...points: readonly number[]) =>
      withKnowledge({ ...world, turn }, 'sweden', 'F2', {
        units: 5,
        strongest: points.map(unit),
      })
    const known = seen(3, seen(2, worldOf(), 9, 8), 7, 6).factions['sweden']?.knowledge['F2']
    expect(known?.strongest).toEqual({ value: [unit(7), unit(6)], turn: 3 })
  })

  it('TD-STR-09: no success shows nothing, and no more units than there are', () => {
    const target: ScoutTarget = {
      id: 'F2',
      faction: 'plc',
      at: 'wilno',
      kind: 'task',
      intelligence: 0,
      units: [{ name: 'A', points: 9 }],
    }
    expect(shown(target, 0)).toEqual({})
    expect(shown(target, 6).strongest).toHaveLength(1)
  })

  it('TD-STR-08: the odds are told for each intelligence the target may have', () => {
    const forces = [
      { id: 'F1', faction: 'sweden', at: 'estonia', intelligence: 1 },
      { id: 'F2', faction: 'plc', at: 'dorpat' },
    ]
    const scene = new Scene({ forces }, strategy, movement)
    scene.choose('sweden', 'scout:F1>F2', 'done').choose('umpire', 'run')
    const odds = explain(deluge.seen(scene.state, 'sweden'))?.odds ?? []
    expect(odds.map(({ label, mean }) => [label, `${mean?.n}/${mean?.d}`].join(' '))).toEqual([
      'successes:0 1/2',
      'successes:1 1/3',
      'successes:2 1/6',
      'successes:3 1/6',
    ])
  })
})

describe('results', () => {
  it.each([
    ['blueBreaks', 20],
    ['blueLosesOnPoints', 16],
    ['redLosesOnPoints', 11],
    ['redBreaks', 5],
    ['draw', 16],
  ] as const)('TD-LOSS-01: %s leaves %i of Red’s 22', (how, left) => {
    const house = { fleeing: 'none', battleLoot: 'none' } as const
    const scene = new Scene({ turn: 2, forces: meeting(), house }, combat, strategy)
    scene.choose('umpire', 'result:T1', how)
    expect(scene.force('F1').units).toMatchObject([{ points: left }])
  })

  it('TD-GEN-09: a beaten attacker without a unit left is gone', () => {
    const house = { fleeing: 'none', battleLoot: 'none' } as const
    const forces = meeting({ units: unitsOf(1) })
    const scene = new Scene({ turn: 2, forces, house }, combat, strategy)
    scene.choose('umpire', 'result:T1', 'redBreaks')
    expect([scene.has('F1'), scene.ask('sweden')?.kind]).toEqual([false, 'strategy'])
  })

  it('CC-RESULT-02: shares of who is missing, and none where nobody knows', () => {
    const [format, how] = ['aide-de-camp/result', 'conceded'] as const
    const lossShare = ['1/4', '0/1'] as const
    const typed = { source: 'typed', enteredBy: [], record: null, note: '' } as const
    const told = { format, version: 1, ticket: 'T1', holdsField: null, ...typed } as const
    const result: BattleResult = { ...told, winner: 1, how, lossShare }
    expect(enteredFrom(result)).toEqual({
      how: 'redBreaks',
      shares: [
        { missing: 1, start: 4 },
        { missing: 0, start: 1 },
      ],
    })
    expect(enteredFrom({ ...result, winner: 0, how: 'points', lossShare: null })).toEqual({
      how: 'blueLosesOnPoints',
      shares: null,
    })
  })

  it('CC-ABSENT: nobody’s camp accepts the figures of the table as they were entered', () => {
    const house = { fleeing: 'none', losses: 'table' } as const
    const scene = new Scene({ turn: 2, forces: meeting(), house }, combat, strategy)
    const nobody: Seat = { id: 'x', name: '', factions: ['plc'], kind: 'absent', standing: {} }
    const others = scene.setup.seats.filter(({ id }) => id !== 'plc')
    scene.correct({ figure: 'seats', seats: [...others, nobody] })
    const figures = {
      ...{ how: 'blueBreaks', redStart: 50, redMissing: 5, blueStart: 40, blueMissing: 39 },
    }
    scene.choose('sweden', 'table').fill('sweden', figures)
    const accept = () => {
      const question = scene.ask('plc')
      if (question === null) throw new Error('not asked')
      return absentPolicy({})(deluge.seen(scene.state, 'plc'), question)
    }
    expect(accept()).toEqual({ kind: 'choice', option: 'table' })
    scene.choose('plc', 'table')
    expect(accept()).toEqual({ kind: 'facts', values: figures })
    scene.fill('plc', figures)
    expect(scene.world.battles[0]?.outcome?.how).toBe('blueBreaks')
  })

  it('CC-RESULT-03: what the other camp has entered is shown where the two differ, not before', () => {
    const house = { fleeing: 'none' } as const
    const scene = new Scene({ turn: 2, forces: meeting(), house }, combat, strategy)
    const other = (by: string) => {
      const { asked } = deluge.seen(scene.state, by)
      return asked?.kind === 'result' ? asked.other : 'nothing is asked'
    }
    scene.choose('sweden', 'blueBreaks')
    expect(other('plc')).toBeNull()
    scene.choose('plc', 'draw')
    expect(other('plc')).toEqual({ how: 'blueBreaks', shares: null })
    expect(other('sweden')).toEqual({ how: 'draw', shares: null })
  })

  it('CC-OVR: no figure under nothing', () => {
    const kept = { figure: 'kept', faction: 'crimea' }
    expect(readCorrection({ ...kept, tokens: 0 }).ok).toBe(true)
    expect(readCorrection({ ...kept, tokens: -1 }).ok).toBe(false)
    const looted = { figure: 'looted', node: 'minsk' }
    expect([0, -1].map((until) => readCorrection({ ...looted, until }).ok)).toEqual([true, false])
  })
})

it('TD-VIC-03, victory order: of a longer circle the first in list order begins, not who hangs on it', () => {
  const world = worldOf({ house: { victory: 'order' } })
  // Sweden takes of Muscovy, which stands in a circle with the Ottomans and the Empire.
  const takes = { muscovy: 'ottomans', ottomans: 'hre', hre: 'muscovy', sweden: 'muscovy' }
  const map = {
    ...world.map,
    factions: world.map.factions.map((faction) => {
      const of = Object.entries(takes).find(([id]) => id === faction.id)?.[1]
      const minus = of === undefined ? [] : [{ of, num: 1, den: 2 }]
      return { ...faction, victory: { ...faction.victory, minus } }
    }),
  }
  const own = new Map(
    Object.entries({ sweden: 9, muscovy: 8, ottomans: 6, hre: 4 }).map(
      ([id, n]) => [id, fraction(BigInt(n))] as const,
    ),
  )
  const totals = totalsFrom({ ...world, map }, own)
  // Muscovy 8 − 3 = 5, the Empire 4 − 2 = 2, the Ottomans 6 − 1 = 5, Sweden 9 − 2 = 7.
  expect(
    ['muscovy', 'hre', 'ottomans', 'sweden'].map(
      (id) => hundredths(exactPoints(totals.get(id) ?? fraction(0n))) / 100,
    ),
  ).toEqual([5, 2, 5, 7])
})
