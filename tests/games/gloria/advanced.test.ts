// The advanced game, clause by clause: special units, cavalry, roads, the sea, fleets, powers, alliances, militia, river.
import { describe, expect, it } from 'vitest'
import type { HouseRules } from '@/games/gloria/rules/index.ts'
import type { AreaState, Unit, World } from '@/games/gloria/rules/model.ts'
import type { Task } from '@/games/gloria/rules/tasks.ts'
import { GloriaScene } from '@tests/support/gloria.ts'

type Kind = Unit['kind']
const unit = (owner: string | null, at: string, kind: Kind = 'army') => ({ kind, owner, at })
type Sketch = ReturnType<typeof unit>

interface More {
  readonly areas?: Readonly<Record<string, Partial<AreaState>>>
  readonly world?: Partial<World>
  readonly house?: Partial<HouseRules>
}

const scene = (units: readonly Sketch[], more: More, ...agenda: readonly Task[]) =>
  new GloriaScene(
    {
      ...more,
      house: { scale: 'advanced', start: 'empty', ...more.house },
      umpire: true,
      units,
    },
    ...agenda,
  )
const moving = (player: string, units: readonly Sketch[], more: More = {}) =>
  scene(units, more, { kind: 'move', player })
const agents = (player: string, units: readonly Sketch[], more: More = {}) =>
  scene(units, more, { kind: 'agents', player })
/** Powers taken in step 2 by the owner of the start. */
const taken = (city: string, by: string) => ({ taken: { [city]: { by, used: false } } })
const fleet = (id: string, owner: string, at: string) => ({
  id,
  owner,
  at,
  sailed: false,
  used: false,
})

describe('special units and faster movement', () => {
  it('are secret until the first battle or siege roll (GM-SPEC-02)', () => {
    const game = new GloriaScene({ house: { scale: 'advanced' }, umpire: true }, { kind: 'naming' })
    for (const player of game.world.players) game.types(player, 'guard', 'cadre')
    const own = game.ask('rio')
    expect(own).toBeNull()
    expect(game.world.units.every(({ specials }) => specials?.join() === 'guard,cadre')).toBe(true)
    expect(game.world.units.every(({ isShown }) => !isShown)).toBe(true)
  })

  it('cavalry rides over two links, the first area empty or own (GM-CAV-01)', () => {
    const game = moving('rio', [unit('rio', '26', 'light-cavalry'), unit(null, '11', 'supply')])
    expect(game.options('rio')).toContain('cavalry:U1>76>12')
    expect(game.options('rio')).not.toContain('cavalry:U1>11>12')
    expect(game.options('rio')).not.toContain('cavalry:U1>10>14')
  })

  it('a road move may end in an attack, and stops where there is room (GM-ROAD-03, GM-ROAD-04)', () => {
    const game = moving('rio', [unit('rio', '76'), unit('orlon', '79', 'infantry')])
    expect(game.options('rio')).toContain('road:U1>78>79')
    const full = moving('rio', [
      unit('rio', '76'),
      unit('rio', '78'),
      unit('orlon', '79', 'infantry'),
    ])
    expect(full.options('rio')).not.toContain('road:U1>78>79')
    expect(full.options('rio')).not.toContain('road:U1>78')
  })
})

describe('the sea', () => {
  it('a lift carries one unit from its port or to it, over one sea, not onto an enemy (GM-SEA-01, GM-SEA-03)', () => {
    const game = moving('rio', [
      unit('rio', '59'),
      unit('rio', '59', 'infantry'),
      unit('orlon', '20'),
    ])
    expect(game.options('rio')).toContain('sea:U1>23:59')
    expect(game.options('rio')).not.toContain('sea:U1>20:59')
    expect(game.options('rio')).not.toContain('sea:U1>35:59')
    game.choose('rio', 'sea:U1>23:59')
    expect(game.at('23')).toEqual(['rio army'])
    expect(game.problem('rio', 'sea:U2>27:59')).not.toBeNull()
  })

  it('a city is a goal as an own port only, by the lift of either (GM-SEA-02)', () => {
    const game = moving('rio', [unit('rio', '59')], { areas: { '60': { owner: 'rio' } } })
    expect(game.options('rio')).toContain('sea:U1>60:59')
    expect(game.options('rio')).toContain('sea:U1>60:60')
    expect(game.options('rio')).not.toContain('sea:U1>00:59')
  })

  it('a fleet is an artillery and a supply brigade in an own port (GM-FLEET-01)', () => {
    const game = scene(
      [unit('rio', '59', 'artillery'), unit('rio', '59', 'supply')],
      {},
      { kind: 'income', player: 'rio' },
      { kind: 'spend', player: 'rio' },
    )
    game.choose('rio', 'income')
    game.choose('rio', 'fleet:59')
    expect(game.at('59')).toEqual([])
    expect(game.world.fleets).toHaveLength(1)
  })

  it('sails once a turn to another own port of its sea (GM-FLEET-02)', () => {
    const game = moving('rio', [], {
      areas: { '60': { owner: 'rio' } },
      world: { fleets: [fleet('U9', 'rio', '59')] },
    })
    game.choose('rio', 'sail:U9>60')
    expect(game.world.fleets[0]?.at).toBe('60')
    expect(game.options('rio')).not.toContain('sail:U9>59')
  })

  const blocked = () =>
    moving('rio', [unit('rio', '59')], {
      world: { fleets: [fleet('U8', 'rio', '59'), fleet('U9', 'port-salut', '60')] },
    }).choose('rio', 'sea:U1>23:59')

  it('others are asked whether they block, the mover whether he intercepts (GM-FLEET-03, GM-FLEET-04)', () => {
    const game = blocked()
    game.choose('port-salut', 'block:U9').choose('rio', 'intercept:U8').dice('rio', 1)
    expect(game.at('23')).toEqual(['rio army'])
    expect(game.at('60')).toEqual(['port-salut artillery', 'port-salut supply'])
  })

  it('a failed move leaves the unit and uses it and the lift up (GM-FLEET-05)', () => {
    const game = blocked()
    game.choose('port-salut', 'block:U9').choose('rio', 'none')
    expect(game.at('59')).toEqual(['rio army'])
    expect(game.world.units[0]?.acted).toBe(true)
    expect(game.world.turn.lifts).toEqual(['59'])
  })

  it('when a port is entered its fleets sail, or are lost (GM-FLEET-06)', () => {
    const game = moving('rio', [unit('rio', '61')], {
      world: { fleets: [fleet('U9', 'port-salut', '60')] },
    })
    game.choose('rio', 'move:U1>60')
    expect(game.world.fleets).toEqual([])
  })
})

describe('powers', () => {
  it('are taken instead of the income, and last until the next step 1 (GM-CITY-01, GM-CITY-00)', () => {
    const game = scene([], {}, { kind: 'income', player: 'fortunoff' })
    expect(game.world.ledger.map(({ amount }) => amount)).toEqual([100])
    const turn = scene([], {}, { kind: 'income', player: 'port-salut' })
    turn.choose('port-salut', 'power')
    expect(turn.world.taken['60']).toMatchObject({ by: 'port-salut' })
  })

  it('an interdict silences a power, chosen already or passive (GM-CITY-02, GM-CITY-40)', () => {
    const game = agents('salhepatica', [unit('salhepatica', '30')], {
      areas: { '40': { owner: 'salhepatica' } },
      world: {
        taken: {
          '40': { by: 'salhepatica', used: false },
          '60': { by: 'port-salut', used: false },
        },
      },
    })
    game.choose('salhepatica', 'interdict:60')
    expect(game.world.taken['60']).toBeUndefined()
    expect(game.world.interdicts).toHaveLength(1)
  })

  it('Bergdorf’s pirates sack an empty coast, or block (GM-CITY-09)', () => {
    const game = agents('bergdorf', [], { world: taken('09', 'bergdorf') })
    game.choose('bergdorf', 'piracy:23')
    expect(game.world.areas['23']?.sacked).toBe(true)
    const block = moving('rio', [unit('rio', '59')], { world: taken('09', 'bergdorf') })
    block.choose('rio', 'sea:U1>23:59').choose('bergdorf', 'pirates').dice('bergdorf', 3)
    expect(block.at('59')).toEqual(['rio army'])
  })

  it('Zweibacken raids a force or raises a brigade (GM-CITY-25)', () => {
    const more = { world: taken('25', 'zweibacken') }
    const raid = agents('zweibacken', [unit('rio', '46', 'supply')], more)
    raid.choose('zweibacken', 'raid:rio>46').dice('zweibacken', 2)
    expect(raid.at('46')).toEqual(['- supply'])
    const found = agents('zweibacken', [], more)
    found.choose('zweibacken', 'found:40', 'artillery')
    expect(found.world.areas['40']?.owner).toBe('zweibacken')
  })

  it('Port Evinrude calls the Khan (GM-CITY-52)', () => {
    const game = agents('port-evinrude', [], { world: taken('52', 'port-evinrude') })
    game.choose('port-evinrude', 'khan').dice('port-evinrude', 3)
    game.choose('port-evinrude', 'sack:20', 'none')
    expect(game.world.areas['20']?.sacked).toBe(true)
  })

  it('Grenzers fight beside Flotsam’s forces in region 5 (GM-CITY-58)', () => {
    const game = moving(
      'flotsam-and-jestsam',
      [unit('flotsam-and-jestsam', '55'), unit('rio', '54')],
      { world: taken('58', 'flotsam-and-jestsam') },
    )
    game.choose('flotsam-and-jestsam', 'attack:U1>54')
    expect(game.world.battles[0]?.attacker.guests).toEqual([
      { label: 'grenzers', kinds: ['insurgent'] },
    ])
  })

  it('Rio’s administration spares all its units of one battle (GM-CITY-59)', () => {
    const game = moving('rio', [unit('rio', '61'), unit('orlon', '13', 'infantry')], {
      world: taken('59', 'rio'),
    })
    game
      .choose('rio', 'attack:U1>13')
      .choose('umpire', 'attackerWins')
      .choose('rio', 'to:64')
      .choose('rio', 'rio')
    expect(game.at('13')).toEqual(['rio army'])
  })
})

describe('alliances', () => {
  it('are made by offer with Salhepatica, while its power works (GM-DIP-01, GM-CITY-30)', () => {
    const game = scene([], {}, { kind: 'diplomacy', player: 'rio', offered: [], ended: [] })
    game.choose('rio', 'offer:salhepatica').choose('salhepatica', 'yes')
    expect(game.world.allies).toEqual(['rio'])
  })

  it('allies are no enemies and share areas (GM-DIP-02)', () => {
    const game = moving('salhepatica', [unit('salhepatica', '30'), unit('rio', '12', 'infantry')], {
      world: { allies: ['rio'] },
    })
    game.choose('salhepatica', 'move:U1>12')
    expect(game.at('12')).toEqual(['salhepatica army', 'rio infantry'])
  })

  it('when one ends whoever came later retires from a shared area (GM-DIP-03)', () => {
    const game = scene(
      [unit('salhepatica', '12'), unit('rio', '12', 'infantry')],
      { world: { allies: ['rio'] } },
      { kind: 'diplomacy', player: 'rio', offered: [], ended: [] },
    )
    game.choose('rio', 'end:salhepatica')
    expect(game.ask('rio')?.kind).toBe('retreat')
  })
})

describe('militia and river', () => {
  it('Lollapalooza’s militia makes a sortie next to the Range (GM-CITY-34, GM-MIL-01)', () => {
    const game = moving('rio', [], {
      areas: { '34': { owner: 'rio' } },
      world: taken('34', 'rio'),
    })
    game.choose('rio', 'sortie:33')
    expect(game.at('33')).toEqual(['rio army', 'rio infantry'])
    expect(game.world.units.every(({ isSortie }) => isSortie)).toBe(true)
  })

  it('at home it is an army to every enemy (GM-MIL-02)', () => {
    const areas = { '34': { owner: 'bergdorf' } }
    const brigade = moving('rio', [unit('rio', '33', 'infantry')], { areas })
    expect(brigade.problem('rio', 'move:U1>34')).not.toBeNull()
    const game = moving('rio', [unit('rio', '33')], { areas })
    game.choose('rio', 'attack:U1>34')
    expect(game.world.battles[0]?.defender.guests[0]?.label).toBe('militia')
  })

  const river = { world: taken('60', 'port-salut') }

  it('Port Salut crosses the Mealy without bridges, and may close them (GM-CITY-60, GM-RIV-01)', () => {
    const game = moving('port-salut', [unit('port-salut', '60')], river)
    expect(game.options('port-salut')).toContain('move:U1>27')
    const closed = moving('rio', [unit('rio', '29', 'infantry')], {
      world: { ...river.world, bridges: 'port-salut' },
    })
    expect(closed.problem('rio', 'move:U1>61')).toMatchObject({ reason: 'bridges-closed' })
  })

  it('goes by river to any area of the Mealy with room (GM-RIV-02, GM-RIV-03)', () => {
    const game = moving('port-salut', [unit('port-salut', '60')], river)
    expect(game.options('port-salut')).toContain('river:U1>29')
    const full = moving('port-salut', [unit('port-salut', '60'), unit('port-salut', '29')], river)
    expect(full.options('port-salut')).not.toContain('river:U1>29')
  })
})
