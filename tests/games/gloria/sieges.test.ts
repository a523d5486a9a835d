// Sieges roll by roll: who is degraded and by whose choice, who goes where, what is taken, when there is no roll at all.
import { describe, expect, it } from 'vitest'
import type { GloriaScene } from '@tests/support/gloria.ts'
import { scene, unit, type More, type Sketch } from '@tests/support/gloriaSketch.ts'

const siege = { kind: 'siege', player: 'rio' } as const

/** By all of Rio's units in 13, or at Cardor in 51. */
const laid = (units: readonly Sketch[], more: More = {}, fortress = '14') => {
  const ids = units.flatMap(({ owner, at }, place) =>
    owner === 'rio' && ['13', '51'].includes(at) ? [`U${place + 1}`] : [],
  )
  return scene(units, more, siege).choose('rio', `besiege:${ids.join('+')}>${fortress}`)
}
const train = (...kinds: readonly Sketch['kind'][]) => kinds.map((kind) => unit('rio', '13', kind))
const inside = (...owners: readonly (string | null)[]) =>
  owners.map((owner) => unit(owner, '14', 'infantry'))
const owner = (game: GloriaScene, city = '14') => game.world.areas[city]?.owner

describe('the siege table (GM-SIEGE-02, GM-SIEGE-03)', () => {
  it('1: all inside are gone, the besieger moves in unharmed and may sack', () => {
    const game = laid([...train('army', 'supply'), ...inside('orlon', null)]).dice('rio', 1)
    expect(game.at('14')).toEqual(['rio army', 'rio supply'])
    expect(owner(game)).toBe('rio')
    expect(game.events).toContainEqual({
      kind: 'destroyed',
      player: 'rio',
      area: '14',
      units: ['U3', 'U4'],
      why: 'siege',
    })
    expect(game.options('rio')).toEqual(['sackIt', 'no'])
    game.choose('rio', 'no')
    expect(game.at('14')).toEqual(['rio army', 'rio supply'])
    expect(game.world.areas['14']?.sacked).toBe(false)
    expect(game.events.some(({ kind }) => kind === 'degraded')).toBe(false)
  })

  it('2: a king’s brigades go away, independents are gone, any one unit is degraded inside', () => {
    const game = laid([...train('army', 'supply'), ...inside('orlon', null)], {
      areas: { '25': { owner: 'orlon' } },
    })
    game.dice('rio', 2)
    expect(game.at('25')).toEqual(['orlon infantry'])
    expect(game.events).toContainEqual(
      expect.objectContaining({ kind: 'destroyed', units: ['U4'] }),
    )
    game.choose('rio', 'no')
    expect(game.options('rio')).toEqual(['lose:U1', 'lose:U2'])
    game.choose('rio', 'lose:U1').types('rio', 'infantry', 'artillery')
    // Three land units: one of them is too many.
    expect(game.ask('rio')?.kind).toBe('surplus')
  })

  it('2, and sacked: nobody of his is degraded', () => {
    const game = laid([...train('artillery'), ...inside('orlon')]).dice('rio', 2)
    const [goal = ''] = game.options('orlon')
    game.choose('orlon', goal).choose('rio', 'sackIt')
    expect(game.at('14')).toEqual(['rio artillery'])
    expect(game.world.areas['14']).toEqual({ owner: 'rio', sacked: true })
  })

  it('3: a besieging brigade and one unit inside; of two kings’ units the owner says which', () => {
    const game = laid([...train('army', 'supply'), ...inside('orlon', 'orlon')]).dice('rio', 3)
    expect(game.at('13')).toEqual(['rio army', '- supply'])
    expect(game.options('orlon')).toEqual(['lose:U3', 'lose:U4'])
    game.choose('orlon', 'lose:U4')
    expect(game.at('14')).toEqual(['orlon infantry', '- infantry'])
    expect(owner(game)).toBe('orlon')
  })

  it('3: independents inside come last, the lowest number first; the emptied is not taken (GM-SIEGE-06)', () => {
    const mixed = laid([...train('artillery'), ...inside(null, 'orlon')]).dice('rio', 3)
    expect(mixed.at('14')).toEqual(['- infantry', '- infantry'])
    const lonely = laid([...train('artillery'), ...inside(null, null)]).dice('rio', 3)
    expect(lonely.world.units.map(({ id }) => id)).toEqual(['U1', 'U3'])
    const last = laid([...train('artillery'), ...inside(null)]).dice('rio', 3)
    expect(last.at('14')).toEqual([])
    expect(owner(last)).toBe('orlon')
  })

  it.each([4, 5, 6])('%i: one besieging brigade, an army only if there is nothing else', (face) => {
    const two = laid([...train('artillery', 'supply'), ...inside('orlon')]).dice('rio', face)
    expect(two.options('rio')).toEqual(['lose:U1', 'lose:U2'])
    const army = laid([...train('army'), ...inside('orlon')]).dice('rio', face)
    expect(army.ask('rio')?.kind).toBe('degrade')
    army.types('rio', 'infantry', 'supply')
    expect(army.at('13')).toEqual(['rio infantry', 'rio supply'])
    expect(army.at('14')).toEqual(['orlon infantry'])
  })
})

describe('Cardor’s table (GM-CITY-50)', () => {
  const at = (...kinds: readonly Sketch['kind'][]) =>
    laid(
      [...kinds.map((kind) => unit('rio', '51', kind)), unit('cardor', '50', 'infantry')],
      {},
      '50',
    )
  it('2 wears one inside, 4 does nothing', () => {
    expect(at('artillery').dice('rio', 2).at('50')).toEqual(['- infantry'])
    const idle = at('artillery').dice('rio', 4)
    expect([idle.at('50'), idle.at('51')]).toEqual([['cardor infantry'], ['rio artillery']])
  })

  it('3 asks for a brigade, 5 for any unit', () => {
    expect(at('army', 'supply').dice('rio', 3).at('51')).toEqual(['rio army', '- supply'])
    expect(at('army', 'supply').dice('rio', 5).options('rio')).toEqual(['lose:U1', 'lose:U2'])
  })

  it('6: two units one after the other; an army may lose one of its brigades second (GM-SIEGE-05)', () => {
    const army = at('army').dice('rio', 6).types('rio', 'infantry', 'artillery')
    expect(army.options('rio')).toEqual(['lose:U3', 'lose:U4'])
    army.choose('rio', 'lose:U3')
    expect(army.at('51')).toEqual(['rio artillery', '- infantry'].toReversed())
    expect(at('artillery').dice('rio', 6).at('51')).toEqual(['- artillery'])
    const two = at('artillery', 'supply').dice('rio', 6).choose('rio', 'lose:U1')
    expect(two.at('51')).toEqual(['- artillery', '- supply'])
  })

  it('1 takes it as row 2 of the siege table', () => {
    const game = at('artillery').dice('rio', 1)
    expect(game.at('53')).toEqual(['cardor infantry'])
    expect(owner(game, '50')).toBe('rio')
    game.choose('rio', 'no')
    expect(game.at('50')).toEqual(['- artillery'])
  })

  it('whoever has nowhere to go is gone (GM-SIEGE-04)', () => {
    const units = [
      unit('rio', '51', 'artillery'),
      unit('cardor', '50', 'infantry'),
      unit('rio', '53'),
    ]
    const game = laid(units, {}, '50').dice('rio', 1)
    expect(game.events).toContainEqual(expect.objectContaining({ why: 'noRetreat', units: ['U2'] }))
  })
})

describe('the roll (GM-SIEGE-01, GM-SPEC-02)', () => {
  const guns = { specials: ['siege-guns', 'guard'] as const }

  it('makes special units known, counts guns once, and is one a fortress and turn', () => {
    const units = [
      { ...unit('rio', '13'), ...guns },
      ...inside('orlon'),
      unit('rio', '17', 'artillery'),
    ]
    const game = laid(units)
    expect(game.options('rio')).toEqual([])
    game.dice('rio', 4)
    expect(game.events).toContainEqual(
      expect.objectContaining({ face: 4, counts: 3, taken: false }),
    )
    expect(game.world.turn.besieged).toEqual(['14'])
    const seen = laid([{ ...unit('rio', '13'), ...guns }, ...inside('orlon')]).dice('rio', 6)
    expect(seen.world.units[0]?.isShown).toBe(true)
  })

  it('is not made when attrition has left no siege train (`attritionWho: movedAndSieging`)', () => {
    const more = { house: { attritionWho: 'movedAndSieging' } } as const
    const game = laid([...train('artillery', 'supply'), ...inside('orlon')], more)
    expect(game.ask('rio')?.kind).toBe('attritionDice')
    game.dice('rio', 1)
    expect(game.world.turn.besieged).toEqual([])
    expect(game.events.some(({ kind }) => kind === 'siegeRolled')).toBe(false)
    const safe = laid([...train('artillery', 'supply'), ...inside('orlon')], more).dice('rio', 2)
    expect(safe.ask('rio')?.kind).toBe('siegeDie')
    const usual = laid([...train('artillery'), ...inside('orlon')])
    expect(usual.ask('rio')?.kind).toBe('siegeDie')
  })

  it('uses up the force: it has acted, and has not moved', () => {
    const moved = { ...unit('rio', '13'), moved: true, acted: true }
    const game = laid([moved, ...inside('orlon')], { house: { siegeAfterMove: 'yes' } })
    expect(game.world.units[0]).toMatchObject({ acted: true, moved: false })
  })

  it('rows that say nothing of those inside wear nobody there', () => {
    const plain = scene([...train('army'), ...inside('orlon')], {}, siege)
    const bare = plain.world.tables.siege.map(({ insideDegraded, ...row }) =>
      insideDegraded === 1 ? { ...row, insideDegraded } : row,
    )
    const tables = { ...plain.world.tables, siege: bare }
    const game = laid([...train('artillery', 'supply'), ...inside('orlon')], { world: { tables } })
    game.dice('rio', 5).choose('rio', 'lose:U2')
    expect([game.at('13'), game.at('14')]).toEqual([
      ['rio artillery', '- supply'],
      ['orlon infantry'],
    ])
  })
})

describe('allies inside (GM-SIEGE-02, GM-DIP-02)', () => {
  const allies = { world: { allies: ['orlon', 'cardor'] } }
  it('the city’s owner says who is degraded, or else the earlier comer; each goes his own way', () => {
    const at = (...owners: readonly string[]) =>
      laid([...train('artillery'), ...inside(...owners)], allies)
    expect(at('cardor', 'orlon').dice('rio', 3).options('orlon')).toEqual(['lose:U2', 'lose:U3'])
    const game = at('cardor', 'orlon').dice('rio', 2)
    expect(game.at('50')).toEqual(['cardor infantry'])
    expect(game.ask('orlon')?.kind).toBe('goAway')
  })
})

describe('coming to stand in a city (GM-FORT-06, GM-FLEET-06, GM-DIP-01)', () => {
  const fleet = (id: string, at: string) => ({
    id,
    owner: 'salhepatica',
    at,
    sailed: false,
    used: false,
  })
  const entered = (more: More, units: readonly Sketch[] = []) =>
    scene([unit('rio', '31', 'infantry'), ...units], more, { kind: 'move', player: 'rio' }).choose(
      'rio',
      'move:U1>30',
    )

  it('takes it, its power is lost, its fleets sail or are gone', () => {
    const taken = { '30': { by: 'salhepatica', used: true }, '52': { by: 'rio', used: true } }
    const game = entered({
      world: { taken, fleets: [fleet('U8', '30'), fleet('U9', '52')] },
      areas: { '52': { owner: 'salhepatica' }, '40': { owner: 'rio' } },
    })
    expect(owner(game, '30')).toBe('rio')
    expect(game.world.taken).toEqual({ '52': { by: 'rio', used: true } })
    expect(game.world.fleets.map(({ at }) => at)).toEqual(['52', '52'])
    const lost = entered({ world: { fleets: [fleet('U8', '30')] } })
    expect(lost.world.fleets).toEqual([])
    expect(lost.events).toContainEqual({
      kind: 'fleetLost',
      player: 'salhepatica',
      area: '30',
      fleet: 'U8',
    })
  })

  it('ends all alliances when it is Salhepatica, and parts those who shared an area', () => {
    const game = entered({ world: { allies: ['orlon', 'cardor'] } }, [
      unit('orlon', '12', 'supply'),
      unit('cardor', '12', 'infantry'),
    ])
    expect(game.world.allies).toEqual([])
    expect(game.ask('cardor')?.kind).toBe('retreat')
    const other = scene(
      [unit('rio', '13', 'infantry')],
      { world: { allies: ['orlon'] } },
      { kind: 'move', player: 'rio' },
    ).choose('rio', 'move:U1>14')
    expect(other.world.allies).toEqual(['orlon'])
  })

  it('stays his when he rode through and did not win (GM-CAV-01, GM-BAT-06)', () => {
    const units = [unit('rio', '33', 'light-cavalry'), unit('orlon', '36', 'supply')]
    const game = scene(units, {}, { kind: 'move', player: 'rio' })
    game.choose('rio', 'cavalry:U1>34>36').choose('umpire', 'drawn')
    expect(owner(game, '34')).toBe('rio')
    expect(game.at('34')).toEqual(['- light-cavalry'])
  })

  it('costs its own power alone: bridges stay closed while Port Salut is his (GM-CITY-02)', () => {
    const taken = { '60': { by: 'orlon', used: false }, '14': { by: 'orlon', used: false } }
    const fallen = (city: '14' | '60', from: string) =>
      scene(
        [unit('rio', from, 'infantry')],
        { areas: { '60': { owner: 'orlon' } }, world: { taken, bridges: 'orlon' } },
        { kind: 'move', player: 'rio' },
      ).choose('rio', `move:U1>${city}`).world.bridges
    expect(fallen('14', '13')).toBe('orlon')
    expect(fallen('60', '61')).toBeNull()
  })

  it('is no taking for an ally, nor for whoever owns it already', () => {
    const ally = entered({ world: { allies: ['rio'] } })
    expect(owner(ally, '30')).toBe('salhepatica')
    const own = entered({ areas: { '30': { owner: 'rio' } } })
    expect(own.events.map(({ kind }) => kind)).toEqual(['moved'])
  })
})
