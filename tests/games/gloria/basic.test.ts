// The basic game, clause by clause: map, units, money, moves, attrition, battles, sieges, the end.
import { describe, expect, it } from 'vitest'
import { checkGloriaMap } from '@/games/gloria/rules/map.ts'
import { defaultMap, defaultTables, gloria } from '@/games/gloria/rules/index.ts'
import { attritionAt } from '@/games/gloria/rules/world.ts'
import { GloriaScene, gloriaOf, playGloria, worldOf } from '@tests/support/gloria.ts'
import { valueOf } from '@tests/support/results.ts'

type Kind = 'army' | 'infantry' | 'light-cavalry' | 'heavy-cavalry' | 'artillery' | 'supply'

const unit = (owner: string | null, at: string, kind: Kind = 'army') => ({ kind, owner, at })

const empty = { start: 'empty' } as const
const moving = (player: string, ...units: readonly ReturnType<typeof unit>[]) =>
  new GloriaScene({ house: empty, units }, { kind: 'move', player })
const land = defaultMap.nodes.flatMap((node) => (node.kind === 'land' ? [node] : []))

describe('the map', () => {
  it('is sound: eight regions of ten, twelve cities, ten of them fortresses (GM-MAP-01, GM-MAP-06)', () => {
    expect(checkGloriaMap(defaultMap)).toEqual([])
    expect(land).toHaveLength(80)
    expect(land.every(({ id, region }) => id.startsWith(region))).toBe(true)
    expect(
      land
        .filter(({ city }) => city?.fortress === false)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['34', '40'])
  })

  it('has attrition by region, one number for cities, one for what is sacked (GM-MAP-02, GM-ATT-02)', () => {
    const world = worldOf({ areas: { '46': { sacked: true } } })
    expect(defaultMap.regions.map(({ attrition }) => attrition)).toEqual([1, 1, 2, 2, 2, 1, 1, 3])
    expect(attritionAt(world, '46')).toBe(4)
    expect(attritionAt(world, '25')).toBe(1)
    expect(attritionAt(world, '26')).toBe(2)
  })

  it('is closed where the Wastes, the Range and the outer lands are (GM-MAP-03)', () => {
    const scene = moving('zweibacken', unit('zweibacken', '26'))
    const goals = scene.options('zweibacken').filter((option) => option.startsWith('move:'))
    expect(goals.every((option) => /^move:U1>[0-7]\d$/u.test(option))).toBe(true)
  })

  it('belongs to nobody but for its cities, which last occupied them (GM-MAP-05, GM-FORT-06)', () => {
    const scene = moving('bergdorf', unit('bergdorf', '42'))
    scene.choose('bergdorf', 'move:U1>40')
    expect(scene.world.areas['40']?.owner).toBe('bergdorf')
    const owned = Object.entries(scene.world.areas).filter(([, { owner }]) => owner !== null)
    expect(owned.every(([id]) => land.some((node) => node.id === id && node.city !== null))).toBe(
      true,
    )
  })

  it('links Cardor to the Line alone, which is sacked for ever; Labanza is 40 (GM-MAP-07, GM-MAP-08)', () => {
    const beside = defaultMap.links.flatMap(({ a, b }) =>
      a === '50' ? [b] : b === '50' ? [a] : [],
    )
    expect(beside.sort()).toEqual(['51', '53'])
    expect(
      land
        .filter(({ sackedForEver }) => sackedForEver)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['51', '53'])
    expect(land.find(({ id }) => id === '40')?.name).toBe('Labanza')
  })
})

describe('units', () => {
  it('are 24 table units an army, 7 a brigade; five types can be built (GM-UNIT-01, GM-UNIT-02, GM-UNIT-04)', () => {
    const of = (id: string) => defaultTables.units.find((each) => each.id === id)?.tableUnits
    expect([of('army'), of('infantry'), of('insurgent')]).toEqual([24, 7, 5])
    const scene = new GloriaScene(
      { house: empty, units: [] },
      { kind: 'income', player: 'orlon' },
      { kind: 'spend', player: 'orlon' },
    )
    expect(scene.options('orlon').filter((option) => option.startsWith('build:'))).toEqual(
      ['infantry', 'light-cavalry', 'heavy-cavalry', 'artillery', 'supply'].map(
        (type) => `build:14:${type}`,
      ),
    )
  })

  it('are two in an area at most, one of them an army (GM-UNIT-03)', () => {
    const scene = moving('rio', unit('rio', '61'), unit('rio', '13'))
    expect(scene.problem('rio', 'move:U1>13')).toMatchObject({ reason: 'no-room' })
  })

  it('an army that has not acted is divided in place, and its brigades have not acted (GM-UNIT-05)', () => {
    const scene = moving('rio', unit('rio', '61'))
    scene.choose('rio', 'break:U1').types('rio', 'infantry', 'supply')
    expect(scene.at('61')).toEqual(['rio infantry', 'rio supply'])
    expect(scene.options('rio')).toContain('move:U2>13')
  })

  it('at the start stand in their fortresses, an army each; 34 and 40 are empty (GM-UNIT-06)', () => {
    const { world } = new GloriaScene({})
    expect(world.units).toHaveLength(10)
    expect(world.areas['34']?.owner).toBeNull()
    const pair = valueOf(gloria.open(gloriaOf({}, { players: ['orlon', 'rio'] })))
    expect(pair.world.units.filter(({ owner }) => owner === null)).toHaveLength(16)
  })
})

describe('rounds', () => {
  it('give each king one own turn, another one first each round (GM-TURN-01, GM-TURN-02)', () => {
    const setup = gloriaOf({ rounds: 2 }, { players: ['orlon', 'rio', 'cardor'] })
    const turns: string[] = []
    playGloria(setup, 3, ({ events }) => {
      for (const event of events) if (event.kind === 'turnBegan') turns.push(event.player)
    })
    // The first turn began with the campaign; places are counted over all ten kings.
    expect(turns).toEqual(['cardor', 'rio', 'orlon', 'cardor', 'rio'])
  })

  it('let each unit act once (GM-TURN-03)', () => {
    const scene = moving('rio', unit('rio', '61'))
    scene.choose('rio', 'move:U1>13')
    expect(scene.problem('rio', 'move:U1>61')).toMatchObject({ reason: 'acted' })
  })

  it('put a king out who has neither city nor land unit (GM-TURN-04)', () => {
    const scene = new GloriaScene(
      { house: empty, units: [unit('orlon', '16')], areas: { '59': { owner: null } } },
      { kind: 'endTurn', player: 'orlon' },
    )
    expect(scene.world.out).toEqual(['rio'])
  })

  it('ask for nothing but the result while a battle is open (GM-TURN-05)', () => {
    const scene = moving('rio', unit('rio', '61'), unit('orlon', '13'))
    scene.choose('rio', 'attack:U1>13')
    expect(scene.ask('rio')?.kind).toBe('battle')
    expect(scene.ask('orlon')?.kind).toBe('battle')
    expect(scene.ask('cardor')).toBeNull()
  })
})

describe('money', () => {
  const spending = (
    areas: Readonly<Record<string, { owner?: string; sacked?: boolean }>>,
    ...units: readonly ReturnType<typeof unit>[]
  ) =>
    new GloriaScene(
      { house: empty, units, areas },
      { kind: 'income', player: 'orlon' },
      { kind: 'spend', player: 'orlon' },
    )

  it('is 50 for each unsacked city; what is not spent is lost (GM-ECO-01, GM-ECO-02)', () => {
    const scene = spending({ '25': { owner: 'orlon' }, '34': { owner: 'orlon', sacked: true } })
    scene.choose('orlon', 'build:14:supply', 'done')
    expect(scene.events).toContainEqual(expect.objectContaining({ kind: 'spent', lost: 50 }))
  })

  it('builds in own unsacked fortresses with room, combines two brigades there (GM-ECO-03, GM-ECO-04)', () => {
    const scene = spending({ '25': { owner: 'orlon' } }, unit('orlon', '14', 'infantry'))
    expect(scene.problem('orlon', 'build:34:infantry')).toMatchObject({ reason: 'not-your-city' })
    scene.choose('orlon', 'build:14:artillery')
    expect(scene.problem('orlon', 'build:14:infantry')).toMatchObject({ reason: 'no-room' })
    scene.choose('orlon', 'combine:14')
    expect(scene.at('14')).toEqual(['orlon army'])
    expect(scene.problem('orlon', 'build:14:supply')).toMatchObject({ reason: 'no-money' })
  })

  it('un-sacks any area but the Line (GM-ECO-06)', () => {
    const scene = spending({ '46': { sacked: true } })
    expect(scene.problem('orlon', 'unsack:51')).toMatchObject({ reason: 'for-ever' })
    scene.choose('orlon', 'unsack:46')
    expect(scene.world.areas['46']?.sacked).toBe(false)
  })

  it('what is bought may act in the same turn (GM-ECO-07)', () => {
    const scene = new GloriaScene(
      { house: empty, units: [] },
      { kind: 'income', player: 'orlon' },
      { kind: 'spend', player: 'orlon' },
      { kind: 'move', player: 'orlon' },
    )
    scene.choose('orlon', 'build:14:infantry', 'done')
    expect(scene.options('orlon').some((option) => option.startsWith('move:U1>'))).toBe(true)
  })
})

describe('moves', () => {
  it('go over one link, together or apart, in any order (GM-MOV-01, GM-MOV-04)', () => {
    const scene = moving('rio', unit('rio', '61'), unit('rio', '61', 'supply'))
    expect(scene.options('rio')).toEqual(
      expect.arrayContaining(['move:U1>13', 'move:U2>13', 'move:U1+U2>13']),
    )
  })

  it('end before an enemy, and enter an area with independents free (GM-MOV-02, GM-MOV-03)', () => {
    const scene = moving(
      'rio',
      unit('rio', '61'),
      unit('orlon', '13'),
      unit(null, '64', 'infantry'),
    )
    expect(scene.problem('rio', 'move:U1>13')).toMatchObject({ reason: 'enemy' })
    scene.choose('rio', 'move:U1>64')
    expect(scene.at('64')).toContain('rio army')
  })
})

describe('attrition and degrading', () => {
  const throwing = (faces: readonly number[], ...units: readonly ReturnType<typeof unit>[]) => {
    const scene = new GloriaScene(
      {
        house: empty,
        units: units.map((each) => ({ ...each, moved: true, acted: true })),
      },
      { kind: 'attrition', player: 'rio' },
    )
    return faces.length === 0 ? scene : scene.dice('rio', ...faces)
  }

  it('whoever moved throws, supply brigades never, area by area (GM-ATT-01, GM-ATT-03, GM-ATT-04)', () => {
    const scene = throwing(
      [],
      unit('rio', '46', 'infantry'),
      unit('rio', '26'),
      unit('rio', '26', 'supply'),
    )
    expect(scene.ask('rio')?.wanted).toMatchObject({ kind: 'dice', count: 2 })
    scene.dice('rio', 2, 3).types('rio', 'infantry', 'artillery')
    // All dice first, then degrading, then surplus.
    expect(scene.at('46')).toEqual(['rio infantry'])
  })

  it('an army becomes two brigades, which have acted (GM-DEG-01)', () => {
    const scene = throwing([1], unit('rio', '46')).types('rio', 'artillery', 'supply')
    expect(scene.at('46')).toEqual(['rio artillery', 'rio supply'])
    expect(scene.world.units.every(({ acted }) => acted)).toBe(true)
  })

  it('a brigade becomes an independent, an independent is gone (GM-DEG-02, GM-DEG-03)', () => {
    const scene = throwing([1], unit('rio', '46', 'infantry'))
    expect(scene.at('46')).toEqual(['- infantry'])
    const gone = new GloriaScene(
      { house: empty, units: [unit(null, '46', 'infantry')] },
      { kind: 'degrade', units: ['U1'] },
    )
    expect(gone.at('46')).toEqual([])
  })

  it('of too many units independents go first, then the owner’s choice (GM-DEG-04, GM-DEG-05)', () => {
    const scene = new GloriaScene(
      {
        house: empty,
        units: [unit('rio', '46'), unit('rio', '46', 'supply'), unit(null, '46', 'infantry')],
      },
      { kind: 'surplus', areas: [] },
    )
    expect(scene.at('46')).toEqual(['rio army', 'rio supply'])
    const armies = new GloriaScene(
      { house: empty, units: [unit('rio', '46'), unit('rio', '46')] },
      { kind: 'surplus', areas: [] },
    )
    expect(armies.options('rio')).toEqual(['lose:U1', 'lose:U2'])
  })
})
