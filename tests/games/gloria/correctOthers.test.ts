// What a correction leaves as it is (CC-OVR): everything else of its kind, and what lies beyond its bounds.
import { describe, expect, it } from 'vitest'
import { umpire } from '@/core/game.ts'
import { gloria, type HouseRules } from '@/games/gloria/rules/index.ts'
import { turnEntries } from '@/games/gloria/rules/choices.ts'
import type { World } from '@/games/gloria/rules/model.ts'
import { GloriaScene } from '@tests/support/gloria.ts'
import { unit } from '@tests/support/gloriaSketch.ts'
import { valueOf } from '@tests/support/results.ts'

const far = 'outer-bounds'
const near = 'outastates'
const memory: Partial<World> = {
  silenced: [
    { continent: far, by: 'orlon' },
    { continent: near, by: 'rio' },
    { continent: far, by: 'rio' },
  ],
  beaten: [
    { people: '8k1', by: 'orlon' },
    { people: '9k1', by: 'rio' },
    { people: '8k1', by: 'rio' },
  ],
  kingdoms: { '8k1': 'orlon', '9k1': 'rio' },
  plates: [
    { id: 'U21', owner: 'rio', at: '80' },
    { id: 'U22', owner: 'orlon', at: '81' },
  ],
  fleets: [
    { id: 'U20', owner: 'rio', at: '59', sailed: false, used: false },
    { id: 'U23', owner: 'orlon', at: '47', sailed: false, used: false },
  ],
  sortieRound: { rio: 1, orlon: 2 },
  posts: [{ at: '80', owner: 'rio' } as World['posts'][number]],
}

const scene = (house: Partial<HouseRules> = {}, world: Partial<World> = {}) =>
  new GloriaScene(
    {
      house: { scale: 'world', start: 'empty', ...house },
      units: [unit('rio', '46'), unit('orlon', '14')],
      areas: { '34': { owner: 'rio' }, '40': { owner: 'orlon' }, '52': { owner: 'rio' } },
      world: { round: 3, out: ['cardor'], ...memory, ...world },
      umpire: true,
    },
    { kind: 'move', player: 'rio' },
  )

const put = (json: object, game = scene()): World =>
  game.give(umpire, {
    kind: 'overrule',
    correction: valueOf(gloria.readCorrection(json)) as never,
    reason: 'so',
  }).world

describe('CC-OVR: one figure is set right, and no other of its kind', () => {
  it('a silenced post, a beaten kingdom', () => {
    const silenced = { figure: 'silenced', continent: far, by: 'rio', silenced: false }
    expect(put(silenced).silenced).toEqual(memory.silenced?.slice(0, 2))
    expect(put({ ...silenced, silenced: true }).silenced).toHaveLength(3)
    const beaten = { figure: 'beaten', people: '8k1', by: 'rio', beaten: false }
    expect(put(beaten).beaten).toEqual(memory.beaten?.slice(0, 2))
    expect(put({ ...beaten, beaten: true }).beaten).toHaveLength(3)
  })

  it('whose a kingdom is: another king’s, or nobody’s', () => {
    const kingdom = { figure: 'kingdom', people: '8k1' }
    expect(put({ ...kingdom, owner: 'rio' }).kingdoms).toEqual({ '8k1': 'rio', '9k1': 'rio' })
    expect(put({ ...kingdom, owner: null }).kingdoms).toEqual({ '9k1': 'rio' })
  })

  it('a plate fleet, a fleet', () => {
    const plate = { figure: 'plate', plate: 'U21', owner: 'orlon', at: '80' }
    expect(put(plate).plates).toEqual([{ id: 'U21', owner: 'orlon', at: '80' }, memory.plates?.[1]])
    const [own, other] = put({ figure: 'fleetDid', fleet: 'U20', sailed: true, used: true }).fleets
    expect([own?.sailed, own?.used]).toEqual([true, true])
    expect(other).toEqual(memory.fleets?.[1])
  })

  it('the round of a sortie, or none at all', () => {
    const last = { figure: 'lastSortie', player: 'rio' }
    expect(put({ ...last, round: 3 }).sortieRound).toEqual({ rio: 3, orlon: 2 })
    expect(put({ ...last, round: null }).sortieRound).toEqual({ orlon: 2 })
  })

  it('bridges that are open again are nobody’s, also while the power is taken', () => {
    const world = { taken: { '60': { by: 'port-salut', used: true } }, bridges: 'port-salut' }
    expect(put({ figure: 'bridges', closed: false }, scene({}, world)).bridges).toBeNull()
  })

  it('special units of one king, whoever else’s are known', () => {
    const named = { rio: ['guard', 'cadre'], orlon: ['guard', 'guard'] } as const
    const json = { figure: 'named', player: 'rio', specials: ['terror', 'guard'] }
    const known = (revealed: readonly string[], shown: boolean) => {
      const game = scene({ specials: 'perPlayer' }, { named, revealed })
      return put({ ...json, shown }, game).revealed
    }
    expect(known(['orlon', 'rio'], false)).toEqual(['orlon'])
    expect(known(['orlon', 'rio'], true)).toEqual(['orlon', 'rio'])
    expect(known(['orlon'], false)).toEqual(['orlon'])
    const game = scene({ specials: 'perPlayer' }, { named })
    expect(put({ ...json, shown: false }, game).named['orlon']).toEqual(['guard', 'guard'])
  })

  it('GM-CITY-40: with `pope: player` every power of that king is lost, and nobody else’s', () => {
    const taken = {
      '34': { by: 'rio', used: false },
      '40': { by: 'orlon', used: false },
      '52': { by: 'rio', used: false },
    }
    const game = scene({ pope: 'player' }, { taken })
    const after = put({ figure: 'interdict', by: 'orlon', of: 'rio' }, game)
    expect(Object.keys(after.taken)).toEqual(['40'])
  })
})

/** Why the umpire, or the table where none sits, may not. */
const problem = (game: GloriaScene, json: object, by: string = umpire): unknown => {
  const correction = valueOf(gloria.readCorrection(json)) as never
  const step = gloria.answer(game.state, { kind: 'overrule', correction, reason: 'so' }, by)
  return step.ok ? null : 'reason' in step.problem ? step.problem.reason : step.problem.code
}

describe('CC-OVR: what is there can be taken away', () => {
  it('a power that is taken no more may have lost its city since', () => {
    const taken = { '34': { by: 'rio', used: false } }
    const banned = [{ by: 'orlon', city: '34', player: null }]
    const game = scene({}, { taken, interdicts: banned })
    expect(problem(game, { figure: 'power', city: '34', is: 'used' })).toBe('noPower')
    expect(put({ figure: 'power', city: '34', is: 'none' }, game).taken).toEqual({})
  })

  it('a throw that waits, and none that does not', () => {
    const { units } = scene().world
    const [own, other] = units.map(({ id }) => id)
    const game = scene({}, { owed: [own ?? ''] })
    expect(problem(game, { figure: 'owed', unit: other, owed: false })).toBe('noSuchThing')
    expect(put({ figure: 'owed', unit: own, owed: false }, game).owed).toEqual([])
  })

  it('a ban that is lifted is his own', () => {
    const interdicts = [{ by: 'rio', city: '40', player: null }]
    expect(problem(scene({}, { interdicts }), { figure: 'interdict', by: 'orlon', of: null })).toBe(
      'noSuchThing',
    )
  })

  it('special units that were named, of a king who is in play', () => {
    const json = (player: string) =>
      ({ figure: 'named', player, specials: ['terror', 'guard'], shown: true }) as const
    const named = { rio: ['guard', 'cadre'], cardor: ['guard', 'cadre'] } as const
    const game = scene({ specials: 'perPlayer' }, { named })
    expect(problem(game, json('rio'))).toBeNull()
    for (const player of ['orlon', 'cardor'])
      expect(problem(game, json(player))).toBe('noSuchThing')
    expect(problem(scene({ specials: 'perPlayer' }, { named: { rio: [] } }), json('rio'))).toBe(
      'noSuchThing',
    )
  })
})

describe('CC-OVR: what an own turn can remember', () => {
  it('nothing between two own turns', () => {
    expect(turnEntries({ ...scene().world, active: null }, 'besieged')).toEqual([])
  })

  const entries = (of: Parameters<typeof turnEntries>[1], house: Partial<HouseRules> = {}) =>
    turnEntries(scene(house).world, of)

  it('plate is thrown for by continent, with `plateAttempts: post` by post', () => {
    const throws = (house: Partial<HouseRules>) =>
      entries('done', house).filter((each) => each.startsWith('plate:'))
    expect(throws({ plateAttempts: 'post' })).toEqual(['plate:80'])
    const byContinent = throws({ plateAttempts: 'continent' })
    expect(byContinent).toEqual([`plate:${far}`, `plate:${near}`])
  })

  it('his own plate is shipped, alliances end from `advanced` on', () => {
    const done = entries('done')
    expect(done.filter((each) => each.startsWith('ship:'))).toEqual(['ship:U21'])
    expect(done).toContain('end:orlon')
    expect(entries('done', { scale: 'advanced' })).toContain('end:orlon')
    expect(entries('done', { scale: 'basic' })).toEqual([])
  })

  it('fortresses are besieged, open cities are not; courts and wars are of `world`', () => {
    const besieged = entries('besieged')
    expect(besieged).toContain('00')
    for (const open of ['34', '40']) expect(besieged).not.toContain(open)
    for (const of of ['courts', 'war'] as const) {
      expect(entries(of)).toContain('8k1')
      expect(entries(of, { scale: 'advanced' })).toEqual([])
    }
  })
})

describe('CC-OVR: bounds of what is written', () => {
  const named = (specials: readonly string[]) => ({
    figure: 'named',
    player: 'rio',
    specials,
    shown: true,
  })
  it.each([
    [{ figure: 'credit', player: 'rio', amount: 0 }, true],
    [{ figure: 'credit', player: 'rio', amount: -1 }, false],
    [{ figure: 'credit', player: 'rio', amount: 9_999 }, true],
    [{ figure: 'credit', player: 'rio', amount: 10_000 }, false],
    [{ figure: 'lastSortie', player: 'rio', round: 0 }, false],
    [{ figure: 'lastSortie', player: 'rio', round: 40 }, true],
    [{ figure: 'lastSortie', player: 'rio', round: 41 }, false],
    [{ figure: 'turn', of: 'done', what: 'x'.repeat(80), done: true }, true],
    [{ figure: 'turn', of: 'done', what: 'x'.repeat(81), done: true }, false],
    [named(['guard']), false],
    [named(['guard', 'cadre']), true],
    [named(['guard', 'cadre', 'terror']), false],
  ])('%o is readable: %s', (json, isReadable) => {
    expect(gloria.readCorrection(json).ok).toBe(isReadable)
  })
})
