// How much each field of The Deluge holds: map, corrections and house rules, the most is read and one more is refused.
import { describe, expect, it } from 'vitest'
import { readMap } from '@/games/campaign/rules/index.ts'
import {
  checkDelugeMap,
  defaultHouseRules,
  defaultMap,
  delugeMapFields,
  houseRuleTable,
  withHouseRule,
  type DelugeMap,
} from '@/games/deluge/rules/index.ts'
import { readCorrection } from '@/games/deluge/rules/correction.ts'
import { readSetup } from '@/games/deluge/rules/setup.ts'
import { campaignOf } from '@tests/support/campaign.ts'
import { withAt } from '@tests/support/campaignFiles.ts'

const units = (length: number) => Array.from({ length }, () => ({ name: 'Reiters', points: 9 }))
const [sweden, ...others] = defaultMap.factions
const victory = {
  holds: [{ node: 'dorpat', vp: 3 }],
  base: 12,
  lostPlc: { num: 1, den: 2, notLostTo: ['hre'] },
  tokensKept: 1,
  perStartLandOf: { of: 'ottomans', vp: 2 },
  perPlc: 2,
  outOf: { of: 'ottomans', nodes: ['hungary'], vp: 1 },
  minus: [{ of: 'muscovy', num: 1, den: 3 }],
}
const map = {
  ...defaultMap,
  factions: [{ ...sweden, canSubsidise: ['crimea'], victory }, ...others],
  start: {
    forces: [
      {
        faction: 'sweden',
        node: 'estonia',
        kind: 'task',
        name: '',
        intelligence: 3,
        units: units(3),
      },
    ],
  },
}
const fault = (read: { readonly ok: boolean; readonly problem?: unknown }): unknown =>
  read.ok ? null : (read.problem as { readonly path?: string }).path
const mapFault = (path: string, value: unknown): unknown =>
  fault(readMap(withAt(map, path.split('.'), value), delugeMapFields))
const beside = (least: number, most: number) => [least, most, least - 1, most + 1]

describe('a map of The Deluge', () => {
  it.each([
    ['factions.0.start', 0, 9999],
    ['factions.0.base', 0, 9999],
    ['factions.0.rate', 0, 999],
    ['factions.0.victory.base', 0, 99],
    ['factions.0.victory.holds.0.vp', 0, 99],
    ['factions.0.victory.lostPlc.num', 1, 99],
    ['factions.0.victory.lostPlc.den', 1, 99],
    ['factions.0.victory.minus.0.den', 1, 99],
    ['start.forces.0.intelligence', 0, 6],
    ['start.forces.0.units.0.points', 1, 9999],
  ] as const)('%s is a whole number from %i to %i', (path, least, most) => {
    expect(beside(least, most).map((n) => mapFault(path, n))).toEqual([null, null, path, path])
  })

  it.each<readonly [string, number, number, unknown]>([
    ['factions.0.canSubsidise', 0, 40, 'crimea'],
    ['factions.0.victory.holds', 0, 400, victory.holds[0]],
    ['factions.0.victory.lostPlc.notLostTo', 0, 40, 'hre'],
    ['factions.0.victory.outOf.nodes', 0, 400, 'hungary'],
    ['factions.0.victory.minus', 0, 10, victory.minus[0]],
    ['relations', 0, 800, defaultMap.relations[0]],
    ['start.forces', 0, 400, map.start.forces[0]],
    ['start.forces.0.units', 1, 40, units(1)[0]],
  ])('%s is a list of %i to %i', (path, least, most, item) => {
    const faultOf = (length: number) =>
      mapFault(
        path,
        Array.from({ length }, () => item),
      )
    expect([least, most, most + 1].map(faultOf)).toEqual([null, null, path])
    if (least > 0) expect(faultOf(least - 1)).toBe(path)
  })

  it('names of forces and units have 40 characters at most', () => {
    for (const path of ['start.forces.0.name', 'start.forces.0.units.0.name'])
      expect([40, 41].map((n) => mapFault(path, 'x'.repeat(n)))).toEqual([null, path])
  })
})

describe('CC-OVR: a correction', () => {
  const unit = { name: 'Reiters', points: 5, full: 9, lossTokens: 1 }
  const force = {
    figure: 'force',
    force: 'F1',
    set: { name: '', intelligence: 1, units: [unit], loot: 1, at: 'wilno' },
  }
  const samples = {
    claim: { figure: 'claim', node: 'wilno', claim: { by: 'plc', since: 1 } },
    looted: { figure: 'looted', node: 'wilno', until: 1 },
    overlord: { figure: 'overlord', faction: 'plc', overlord: 'hre', rebelAfter: 1 },
    purse: { figure: 'purse', faction: 'plc', amount: 1 },
    kept: { figure: 'kept', faction: 'crimea', tokens: 1 },
    force,
  } as const
  const faultWith = (figure: keyof typeof samples, path: string, value: unknown): unknown =>
    fault(readCorrection(withAt(samples[figure], path.split('.'), value)))

  it.each([
    ['claim', 'claim.since', 0, 999],
    ['looted', 'until', 0, 999],
    ['overlord', 'rebelAfter', 0, 999],
    ['purse', 'amount', -99_999, 99_999],
    ['kept', 'tokens', 0, 99_999],
    ['force', 'set.intelligence', 0, 6],
    ['force', 'set.loot', 0, 99_999],
    ['force', 'set.units.0.full', 5, 99_999],
    ['force', 'set.units.0.points', 1, 9],
    ['force', 'set.units.0.lossTokens', 0, 999],
  ] as const)('%s: %s is a whole number from %i to %i', (figure, path, least, most) => {
    const faults = beside(least, most).map((n) => faultWith(figure, path, n))
    // More points than full ones are told of at the points.
    const told = path === 'set.units.0.full' ? 'set.units.0.points' : path
    expect(faults).toEqual([null, null, told, path])
  })

  it('lists of units have 1 to 160, names 40 characters, keys of house rules 40', () => {
    const list = (length: number) =>
      faultWith(
        'force',
        'set.units',
        Array.from({ length }, () => unit),
      )
    expect([0, 1, 160, 161].map(list)).toEqual(['set.units', null, null, 'set.units'])
    for (const path of ['set.name', 'set.units.0.name'])
      expect([40, 41].map((n) => faultWith('force', path, 'x'.repeat(n)))).toEqual([null, path])
    const rule = (key: string, value: unknown) =>
      fault(readCorrection({ figure: 'houseRule', key, value }))
    expect([rule('x'.repeat(40), 1), rule('x'.repeat(41), 1), rule('turns', 0.5)]).toEqual([
      null,
      'key',
      'value',
    ])
    expect(faultWith('force', 'set.units.0', { ...unit, points: 1, full: 0 })).toBe(
      'set.units.0.full',
    )
    expect([faultWith('force', 'set.units.0', 7), faultWith('purse', 'amount', 0)]).toEqual([
      'set.units.0',
      'amount',
    ])
    expect([fault(readCorrection(7)), fault(readCorrection({ figure: 'toString' }))]).toEqual([
      '',
      'figure',
    ])
  })
})

describe('house rules, section 5', () => {
  it.each([
    ['turns', 1, 60, 12],
    ['turnsPerYear', 1, 12, 4],
    ['swedenStart', 0, 300, 80],
    ['tokenLimit', 0, 9, 0],
    ['scoutsPerForce', 1, 9, 1],
  ] as const)('%s is a number from %i to %i, %i by default', (key, least, most, usual) => {
    const set = (n: number) => withHouseRule(defaultHouseRules, key, n)?.[key] ?? null
    expect(beside(least, most).map(set)).toEqual([least, most, null, null])
    expect([defaultHouseRules[key], houseRuleTable[key].values.length]).toEqual([
      usual,
      most - least + 1,
    ])
  })

  it('scale is the larger camp’s 200, or a factor from 1 to 20', () => {
    const set = (value: string) => withHouseRule(defaultHouseRules, 'scale', value) !== null
    expect(['largest200', 'fixed:1', 'fixed:20', 'fixed:0', 'fixed:21'].map(set)).toEqual([
      ...[true, true, true],
      ...[false, false],
    ])
  })
})

describe('CC-MAP-CHECK: a set-up', () => {
  const setup = campaignOf()
  const faultWith = (path: string, value: unknown): unknown =>
    fault(readSetup(withAt(setup, path.split('.'), value)))

  it('is refused with the first field that is missing, unfit or unknown', () => {
    expect(fault(readSetup(setup))).toBeNull()
    expect(fault(readSetup(7))).toBe('')
    expect(fault(readSetup({ ...setup, secret: 1 }))).toBe('secret')
    expect([200, 201].map((n) => faultWith('scenario', 'x'.repeat(n)))).toEqual([null, 'scenario'])
    expect(faultWith('map', 7)).toBe('map')
    expect(faultWith('houseRules', 7)).toBe('houseRules')
    expect(faultWith('houseRules.turns', 0)).toBe('houseRules.turns')
    expect(faultWith('seats', 7)).toBe('seats')
    expect(faultWith('seats.0.factions', [])).toBe('seats')
    const homeless = defaultMap.nodes.map((node) =>
      node.home === 'sweden' ? { ...node, home: null, capital: false } : node,
    )
    expect(faultWith('map.nodes', homeless)).toBe('map.sweden')
  })

  it('names whoever and whatever a map speaks of that is not there', () => {
    const problems = (change: (map: DelugeMap) => DelugeMap) =>
      checkDelugeMap(change(defaultMap)).map(({ code, about, isError, named }) =>
        [code, about, isError ? 'error' : 'warning', named?.field, named?.id]
          .filter((each) => each !== undefined)
          .join(' '),
      )
    const faction =
      (part: Partial<DelugeMap['factions'][number]>) =>
      (before: DelugeMap): DelugeMap => ({
        ...before,
        factions: before.factions.map((each) => (each.id === 'hre' ? { ...each, ...part } : each)),
      })
    const force = (id: string, node: string) => ({
      ...{ faction: id, node, kind: 'task' as const, name: '', intelligence: 0 },
      units: units(3),
    })
    const forces =
      (...all: readonly ReturnType<typeof force>[]) =>
      (before: DelugeMap): DelugeMap => ({ ...before, start: { forces: all } })
    expect(problems(faction({ canSubsidise: ['dk'] }))).toEqual([
      'noSuchFaction hre error canSubsidise dk',
    ])
    expect(
      problems(
        faction({
          victory: {
            holds: [{ node: 'riga', vp: 1 }],
            minus: [{ of: 'dk', num: 1, den: 2 }],
            lostPlc: { num: 1, den: 2, notLostTo: ['no'] },
            perStartLandOf: { of: 'uk', vp: 1 },
            outOf: { of: 'fr', nodes: ['oslo'], vp: 1 },
          },
        }),
      ),
    ).toEqual([
      'noSuchNode hre error holds riga',
      'noSuchNode hre error outOf oslo',
      'noSuchFaction hre error minus dk',
      'noSuchFaction hre error notLostTo no',
      'noSuchFaction hre error perStartLandOf uk',
      'noSuchFaction hre error outOf fr',
    ])
    const scoring = [{ base: 0 }, { tokensKept: 1 }, { perPlc: 1 }, { holds: [] }, {}]
    expect(scoring.map((victory) => problems(faction({ victory })))).toEqual([
      ...[[], [], []],
      ...[['noPoints hre warning'], ['noPoints hre warning']],
    ])
    const [first] = defaultMap.relations
    expect(
      problems((before) => ({
        ...before,
        relations: [...before.relations, ...(first === undefined ? [] : [first])].map((each) => ({
          ...each,
        })),
      })),
    ).toEqual([`relationTwice ${first?.a ?? ''} error`])
    expect(problems(forces(force('sweden', 'estonia'), force('crimea', 'silistria')))).toEqual([])
    expect(problems(forces(force('sweden', 'dorpat'), force('plc', 'dorpat')))).toEqual([
      'forceAbroad sweden warning forces dorpat',
      'enemiesMeet dorpat warning',
      'enemiesMeet dorpat warning',
    ])
    expect(problems(forces(force('dk', 'courland'), force('plc', 'riga')))).toEqual([
      'noSuchFaction dk error forces dk',
      'forceAbroad dk warning forces courland',
      'noSuchNode plc error forces riga',
    ])
  })
})
