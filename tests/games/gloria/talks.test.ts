// Who talks to whom in step 1, what an end of an alliance brings, bridges, locked areas, and how a campaign opens.
import { describe, expect, it } from 'vitest'
import { gloria, type HouseRules } from '@/games/gloria/rules/index.ts'
import type { Battle, World } from '@/games/gloria/rules/model.ts'
import { openingWorld } from '@/games/gloria/rules/setup.ts'
import { gloriaOf, worldOf } from '@tests/support/gloria.ts'
import { whyNot } from '@/games/gloria/rules/whyNot.ts'
import { scene, unit, type More, type Sketch } from '@tests/support/gloriaSketch.ts'

const talk = (player: string) => ({ kind: 'diplomacy', player, offered: [], ended: [] }) as const

describe('step 1 (GM-DIP-01)', () => {
  const players = ['orlon', 'cardor', 'rio', 'salhepatica']
  const asked = (player: string, world: Partial<World>, more: More = {}) =>
    scene([], { ...more, world: { players, ...world } }, talk(player))

  /** In somebody else’s turn. */
  const between = (player: string, world: Partial<World>) =>
    scene([], { world: { players, ...world } }, { kind: 'step', step: 'agents' }, talk(player))

  it('in his own turn Salhepatica’s owner offers to all who play and are no allies, and ends with allies', () => {
    const own = { allies: ['rio'], out: ['cardor'] }
    expect(asked('salhepatica', own).options('salhepatica')).toEqual([
      'offer:orlon',
      'end:rio',
      'done',
    ])
    expect(between('salhepatica', own).options('salhepatica')).toEqual(['end:rio', 'done'])
  })

  it('others offer to him, or end with him, in their own turns', () => {
    expect(asked('rio', {}).options('rio')).toEqual(['offer:salhepatica', 'done'])
    expect(asked('rio', { allies: ['rio'] }).options('rio')).toEqual(['end:salhepatica', 'done'])
    expect(between('rio', {}).ask('rio')).toBeNull()
    const ban = { interdicts: [{ by: 'orlon', city: '30', player: null }] }
    expect(asked('rio', ban).ask('rio')).toBeNull()
  })

  it('an offer is known to the two and the umpire, taken or declined, once a step', () => {
    const offered = () => asked('rio', {}).choose('rio', 'offer:salhepatica')
    const yes = offered()
    expect(yes.events[0]).toMatchObject({ kind: 'offered', to: ['rio', 'salhepatica', 'umpire'] })
    yes.choose('salhepatica', 'yes')
    expect(yes.world.allies).toEqual(['rio'])
    expect(yes.events[1]).toEqual({ kind: 'allied', player: 'rio', other: 'salhepatica' })
    const no = offered().choose('salhepatica', 'no')
    expect(no.world.allies).toEqual([])
    expect(no.events[1]).toMatchObject({ kind: 'declined', to: ['rio', 'salhepatica', 'umpire'] })
    expect(no.ask('rio')).toBeNull()
    const back = asked('salhepatica', {})
    back.choose('salhepatica', 'offer:rio').choose('rio', 'yes')
    expect(back.world.allies).toEqual(['rio'])
    expect(back.options('salhepatica')).toContain('end:rio')
  })

  it('an end concerns that ally alone, and is not offered again in the turn', () => {
    const game = asked('salhepatica', { allies: ['rio', 'orlon'] })
    game.choose('salhepatica', 'end:rio')
    expect(game.world.allies).toEqual(['orlon'])
    expect(game.options('salhepatica')).toEqual(['offer:cardor', 'end:orlon', 'done'])
    expect(game.world.turn.done).toEqual(['end:rio'])
  })

  it('`salhepatica: instead`: only while the power is taken (DIP-03)', () => {
    const instead = { house: { salhepatica: 'instead' } } as const
    const world = { allies: [] }
    expect(asked('rio', world, instead).ask('rio')).toBeNull()
    const taken = { taken: { '30': { by: 'salhepatica', used: false } } }
    expect(asked('rio', { ...world, ...taken }, instead).options('rio')).toContain(
      'offer:salhepatica',
    )
    const others = { taken: { '30': { by: 'orlon', used: false } } }
    expect(asked('rio', { ...world, ...others }, instead).ask('rio')).toBeNull()
  })
})

describe('who retires when an alliance ends (GM-DIP-03)', () => {
  const parting = (units: readonly Sketch[], more: More = {}) =>
    scene(units, more, { kind: 'rest', parted: ['rio', 'orlon', 'salhepatica'] })
  const asked = (units: readonly Sketch[], more: More = {}) => {
    const game = parting(units, more)
    return ['rio', 'orlon'].filter((king) => game.ask(king)?.kind === 'retreat')
  }

  it('who does not own the city there, else the later comer', () => {
    const both = (at: string) => [unit('rio', at, 'supply'), unit('orlon', at, 'infantry')]
    expect(asked(both('12'))).toEqual(['orlon'])
    expect(asked([...both('12')].reverse())).toEqual(['rio'])
    expect(asked(both('34'), { areas: { '34': { owner: 'orlon' } } })).toEqual(['rio'])
    expect(asked(both('34'), { areas: { '34': { owner: 'rio' } } })).toEqual(['orlon'])
  })

  it('the later comer by when he came, not by the number of his unit', () => {
    const late = { ...unit('rio', '12', 'supply'), came: 9 }
    expect(asked([late, { ...unit('orlon', '12', 'infantry'), came: 2 }])).toEqual(['rio'])
  })

  it('nobody from where he is alone, or beside a friend', () => {
    expect(asked([unit('rio', '12'), unit('orlon', '16')])).toEqual([])
    expect(asked([unit('rio', '12'), unit(null, '12', 'supply')])).toEqual([])
    const allies = { world: { allies: ['rio', 'orlon'] } }
    expect(asked([unit('rio', '12'), unit('orlon', '12', 'supply')], allies)).toEqual([])
    expect(asked([unit('rio', '14', 'supply')], { areas: { '14': { owner: 'cardor' } } })).toEqual(
      [],
    )
    expect(asked([unit('rio', '30', 'supply')])).toEqual(['rio'])
  })

  it('with all he has there, area by area', () => {
    const units = [
      unit('rio', '12', 'supply'),
      unit('orlon', '12', 'infantry'),
      unit('rio', '13', 'supply'),
      unit('orlon', '13', 'infantry'),
    ]
    const game = parting(units)
    const [first = ''] = game.options('orlon')
    game.choose('orlon', first)
    expect(game.ask('orlon')?.task).toMatchObject({ kind: 'retreat', from: '13', units: ['U4'] })
  })
})

describe('bridges (GM-RIV-01)', () => {
  const lord = {
    areas: { '60': { owner: 'rio' } },
    world: { taken: { '60': { by: 'rio', used: false } } },
  }
  const bridges = (more: More) => scene([], more, { kind: 'bridges', player: 'rio' })

  it('are closed or left open by whoever has taken the power', () => {
    const closed = bridges(lord).choose('rio', 'close')
    expect(closed.world.bridges).toBe('rio')
    expect(closed.events).toEqual([{ kind: 'bridges', player: 'rio', closed: true }])
    const open = bridges({ ...lord, world: { ...lord.world, bridges: 'rio' } }).choose(
      'rio',
      'open',
    )
    expect(open.world.bridges).toBeNull()
    expect(bridges({}).ask('rio')).toBeNull()
  })
})

describe('a locked area (GM-TURN-05)', () => {
  const parked = (area: string): Partial<World> => {
    const game = scene(
      [unit('cardor', '61'), unit('orlon', '13', 'supply')],
      { house: { battleHold: 'park' } },
      { kind: 'move', player: 'cardor' },
    ).choose('cardor', 'attack:U1>13')
    return { battles: game.world.battles.map((each): Battle => ({ ...each, area, from: null })) }
  }
  const why = (option: string, kind: 'agents' | 'spend' | 'siege', more: More) => {
    const { units, ...at } = {
      units: [unit('rio', '83', 'supply'), unit('rio', '13')],
      ...more,
    }
    const world = worldOf({ house: { scale: 'world', start: 'empty' }, units, ...at })
    return whyNot(world, { kind, player: 'rio' }, 'rio', option)?.reason ?? null
  }

  it('takes no post, no purchase, no siege, no power', () => {
    const world = parked('83')
    expect(why('post:U1', 'agents', { world })).toBe('locked')
    expect(why('post:U1', 'agents', {})).toBe('used')
    expect(why('build:59:supply', 'spend', { world: parked('59') })).toBe('locked')
    const areas = { '46': { sacked: true } }
    expect(why('unsack:46', 'spend', { areas, world: parked('46') })).toBe('locked')
    expect(why('besiege:U2>14', 'siege', { world: parked('13') })).toBe('locked')
    const pirates = {
      areas: { '09': { owner: 'rio' } },
      world: { ...parked('47'), taken: { '09': { by: 'rio', used: false } } },
    }
    expect(why('piracy:47', 'agents', pirates)).toBe('locked')
  })

  it('keeps militia whose time is over, once, until its battle is fought (GM-MIL-01)', () => {
    const militia = [
      { ...unit('rio', '33'), isSortie: true },
      { ...unit('rio', '33', 'infantry'), isSortie: true },
      { ...unit('orlon', '35'), isSortie: true },
    ]
    const game = scene(
      militia,
      { world: { ...parked('33'), owed: ['U1'] } },
      { kind: 'ownTurn', player: 'rio' },
    )
    expect(game.world.owed).toEqual(['U1', 'U2'])
    expect(game.world.units).toHaveLength(3)
    const free = scene(militia, {}, { kind: 'ownTurn', player: 'rio' })
    expect(free.world.units.map(({ id }) => id)).toEqual(['U3'])
    expect(free.world.owed).toEqual([])
  })
})

describe('a campaign opens (GM-UNIT-06, `start`, `seats`)', () => {
  const opening = (house: Partial<HouseRules>) => {
    const { units, areas, order, players } = openingWorld(gloriaOf(house))
    return {
      units: units.map(({ id, owner, kind, at }) => `${id} ${owner ?? '-'} ${kind} ${at}`),
      owners: Object.values(areas).filter(({ owner }) => owner !== null).length,
      order,
      players,
    }
  }

  it('with an army each, two brigades or nothing, in list order', () => {
    expect(opening({}).units).toHaveLength(10)
    expect(opening({}).units[0]).toBe('U1 fortunoff army 00')
    expect(opening({ start: 'brigades' }).units.slice(0, 3)).toEqual([
      'U1 fortunoff infantry 00',
      'U2 fortunoff artillery 00',
      'U3 bergdorf infantry 09',
    ])
    expect(opening({ start: 'empty' }).units).toEqual([])
  })

  it('kings who do not play leave two independents each, by area, and no owner', () => {
    const { units, owners, players, order } = opening({ seats: 8 })
    expect(units.slice(8)).toEqual([
      'U9 - infantry 59',
      'U10 - artillery 59',
      'U11 - infantry 60',
      'U12 - artillery 60',
    ])
    expect([owners, players.length, order.length]).toEqual([8, 8, 10])
  })

  it('and its seats are the kings who play, with an umpire if there is one', () => {
    expect(gloria.seats(gloriaOf({ seats: 3 }))).toHaveLength(3)
    expect(gloria.seats(gloriaOf({ seats: 3 }, { umpire: true })).at(-1)).toBe('umpire')
  })
})
