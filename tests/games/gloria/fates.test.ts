// What becomes of those who fought, fell or fled: escapes, retreats, posts, militia, surplus, sieges and their spoils.
import { describe, expect, it } from 'vitest'
import type { World } from '@/games/gloria/rules/model.ts'
import type { GloriaScene } from '@tests/support/gloria.ts'
import { scene, unit, type More, type Sketch } from '@tests/support/gloriaSketch.ts'

const move = (player: string) => ({ kind: 'move', player }) as const
const kinds = (game: GloriaScene) => game.events.map(({ kind }) => kind)
const escapes = (game: GloriaScene) =>
  game.events.flatMap((event) => (event.kind === 'escaped' ? [`${event.player} ${event.how}`] : []))

const fight = (units: readonly Sketch[], option: string, more: More = {}, player = 'rio') =>
  scene(units, more, move(player)).choose(player, option)

describe('escapes (GM-BAT-09 to 11)', () => {
  const supplied = [
    unit('rio', '61'),
    unit('rio', '61', 'supply'),
    unit('cardor', '13', 'infantry'),
    unit('cardor', '13', 'supply'),
  ]
  const won = (more: More = {}, result = 'attackerWins') =>
    fight(supplied, 'attack:U1+U2>13', more).choose('umpire', result)

  it('the winner is asked first: supply or a sack; the beaten for supply alone', () => {
    const game = won().choose('rio', 'to:64')
    expect(game.options('rio')).toEqual(['supply:U2', 'sackIt', 'none'])
    game.choose('rio', 'supply:U2')
    expect(game.options('cardor')).toEqual(['supply:U4', 'none'])
    game.choose('cardor', 'supply:U4')
    expect(game.at('13')).toEqual(['rio army'])
    expect(game.at('64')).toEqual(['cardor infantry'])
    expect(escapes(game)).toEqual(['rio supply', 'cardor supply'])
  })

  it('where the defender won he is asked first, and sacks', () => {
    const game = won({}, 'defenderWins')
    expect(game.options('cardor')).toEqual(['supply:U4', 'sackIt', 'none'])
    game.choose('cardor', 'sackIt')
    expect(game.world.areas['13']?.sacked).toBe(true)
    expect(game.at('13')).toEqual(['cardor infantry', 'cardor supply'])
    expect(game.options('rio')).toEqual(['supply:U2', 'none'])
    game.choose('rio', 'none').types('rio', 'artillery', 'artillery')
    // Three are too many: the independent goes first.
    expect(game.at('61')).toEqual(['rio artillery', 'rio artillery'])
  })

  it('after a draw nobody sacks, and a sacked area is not sacked again', () => {
    expect(won({}, 'drawn').options('cardor')).toEqual(['supply:U4', 'none'])
    const ruins = won({ areas: { '13': { sacked: true } } }).choose('rio', 'to:64')
    expect(ruins.options('rio')).toEqual(['supply:U2', 'none'])
  })

  it('a supply brigade alone spares nobody', () => {
    const alone = [unit('rio', '61'), unit('cardor', '13', 'supply')]
    const game = fight(alone, 'attack:U1>13').choose('umpire', 'defenderWins')
    expect(game.options('cardor')).toEqual(['sackIt', 'none'])
    expect(fight(alone, 'attack:U1>13').choose('umpire', 'drawn').ask('cardor')).toBeNull()
  })

  it('whoever broke has no supply escape (`carry: rout`)', () => {
    const rout = { house: { carry: 'rout' } } as const
    const beaten = won(rout, 'attackerRouts').choose('rio', 'to:64').choose('rio', 'none')
    beaten.types('rio', 'infantry', 'infantry')
    expect(escapes(beaten)).toEqual([])
    expect(beaten.ask('cardor')).toBeNull()
    const winner = won(rout, 'attackerRouts').choose('rio', 'to:64')
    expect(winner.options('rio')).toContain('supply:U2')
    expect(won(rout, 'defenderWins').choose('cardor', 'none').options('rio')).toContain('supply:U2')
  })

  it('Rio’s power is used for his own units, once (GM-CITY-59)', () => {
    const world = { taken: { '59': { by: 'rio', used: false } } }
    const game = won({ world }, 'drawn').choose('cardor', 'none')
    expect(game.options('rio')).toEqual(['supply:U2', 'rio', 'none'])
    game.choose('rio', 'rio')
    expect(game.at('61')).toEqual(['rio army', 'rio supply'])
    expect(game.at('13')).toEqual(['- infantry', '- supply'])
    expect(game.world.taken['59']?.used).toBe(true)
    expect(escapes(game)).toEqual(['rio rio'])
  })

  it('Orlon’s magazines spare a winner with supply, who is told, and is not asked (GM-CITY-14)', () => {
    const lord = { areas: { '14': { owner: 'rio' } } }
    const game = won(lord).choose('rio', 'to:64')
    expect(game.options('cardor')).toEqual(['supply:U4', 'none'])
    game.choose('cardor', 'none')
    expect(game.at('13')).toEqual(['rio army', 'rio supply'])
    expect(escapes(game)).toEqual(['rio orlon'])
    const beaten = won(lord, 'defenderWins').choose('cardor', 'none')
    expect(beaten.options('rio')).toEqual(['supply:U2', 'none'])
    const bare = fight([supplied[0], supplied[2]] as Sketch[], 'attack:U1>13', lord)
    bare.choose('umpire', 'attackerWins').choose('rio', 'to:64')
    expect(bare.options('rio')).toEqual(['sackIt', 'none'])
  })

  it('a side of allies has one escape, and a sack spares them all (GM-DIP-02)', () => {
    const units = [
      unit('salhepatica', '31'),
      unit('rio', '31', 'supply'),
      unit('cardor', '33', 'infantry'),
    ]
    const joint = () =>
      fight(units, 'attack:U1+U2>33', { world: { allies: ['rio'] } }, 'salhepatica')
        .choose('rio', 'yes')
        .choose('umpire', 'attackerWins')
        .choose('salhepatica', 'to:35')
    const sacked = joint()
    expect(sacked.options('salhepatica')).toEqual(['sackIt', 'none'])
    sacked.choose('salhepatica', 'sackIt')
    expect(sacked.at('33')).toEqual(['salhepatica army', 'rio supply'])
    expect(sacked.ask('rio')).toBeNull()
    const given = joint().choose('salhepatica', 'none')
    expect(given.options('rio')).toEqual(['supply:U2', 'none'])
    given.choose('rio', 'supply:U2')
    expect(given.at('33')).toEqual(['salhepatica army'])
  })
})

describe('natives and posts (GM-WW-08)', () => {
  const posts = [
    { at: '81', owner: 'rio', fort: false },
    { at: '80', owner: 'cardor', fort: false },
  ]
  const attacked = (result: string) =>
    scene(
      [unit('cardor', '80', 'infantry'), unit('cardor', '80', 'supply')],
      { house: { scale: 'world' }, world: { posts } },
      { kind: 'agents', player: 'rio' },
    )
      .choose('rio', 'deal:8t1')
      .dice('rio', 2)
      .choose('rio', 'target:80')
      .choose('umpire', result)

  it('two brigades attack; a victory costs the post, the garrison retires where they say', () => {
    const game = attacked('attackerWins')
    expect(game.world.battles[0]?.attacker.guests).toEqual([
      { label: 'natives', kinds: ['insurgent', 'insurgent'] },
    ])
    expect(game.world.posts).toEqual([posts[0]])
    expect(game.events).toContainEqual({ kind: 'postLost', player: 'cardor', area: '80' })
    expect(game.ask('rio')?.kind).toBe('retreat')
    const [goal = ''] = game.options('rio')
    game.choose('rio', goal)
    expect(game.options('cardor')).toEqual(['supply:U2', 'none'])
    game.choose('cardor', 'supply:U2')
    expect(game.at(goal.slice(3))).toEqual(['cardor infantry'])
    expect(game.at('80')).toEqual([])
    expect(kinds(game)).not.toContain('movedIn')
  })

  it('beaten, they go home; the garrison is degraded either way', () => {
    const game = attacked('defenderWins').choose('cardor', 'none')
    expect(game.world.posts).toEqual(posts)
    expect(game.at('80')).toEqual(['- infantry', '- supply'])
    expect(kinds(game)).not.toContain('postLost')
  })
})

describe('militia on a sortie (GM-MIL-01)', () => {
  const home = { '34': { owner: 'rio' } }
  const power: Partial<World> = { taken: { '34': { by: 'rio', used: false } } }
  const out = (units: readonly Sketch[], more: Partial<More> = {}) =>
    scene(units, { areas: home, world: power, ...more }, move('rio')).choose('rio', 'sortie:33')

  it('moves in beside nobody: an army and an infantry brigade that have acted', () => {
    const game = out([])
    const militia = { owner: 'rio', at: '33', isSortie: true, acted: true, isShown: true }
    expect(game.world.units).toMatchObject([
      { kind: 'army', ...militia },
      { kind: 'infantry', ...militia },
    ])
    expect(game.world.taken['34']?.used).toBe(true)
    expect(game.world.sortieRound).toEqual({ rio: 1 })
    expect(kinds(game)).toEqual(['sortied'])
    expect(game.options('rio')).toEqual(['done'])
  })

  it('that wins stands where it won, beaten or drawn it is gone', () => {
    const enemy = [unit('orlon', '33', 'infantry')]
    const won = out(enemy).choose('umpire', 'attackerWins').choose('rio', 'to:16')
    expect(won.at('33')).toEqual(['rio army', 'rio infantry'])
    expect(kinds(won)).toContain('movedIn')
    for (const result of ['defenderWins', 'drawn']) {
      const lost = out(enemy).choose('umpire', result)
      if (result === 'defenderWins') lost.choose('orlon', 'none')
      expect(lost.world.units.filter(({ isSortie }) => isSortie)).toEqual([])
    }
  })

  it('of a lost power moves in no more, when a parked battle is won (GM-CITY-02)', () => {
    const game = out([unit('orlon', '33', 'infantry')], { house: { battleHold: 'park' } })
    const { world } = game.state
    game.state = { ...game.state, world: { ...world, taken: {} } }
    game.choose('umpire', 'result:T1').choose('umpire', 'attackerWins').choose('rio', 'to:16')
    expect(game.at('33')).toEqual([])
    expect(kinds(game)).not.toContain('movedIn')
  })

  it('that is attacked and beaten goes home and is degraded never', () => {
    const units = [
      unit('orlon', '35'),
      { ...unit('rio', '33'), isSortie: true },
      { ...unit('rio', '33', 'infantry'), isSortie: true },
    ]
    const beaten = fight(units, 'attack:U1>33', { areas: home }, 'orlon')
    beaten.choose('umpire', 'attackerWins')
    expect(beaten.ask('rio')).toBeNull()
    expect(beaten.world.units.map(({ id }) => id)).toEqual(['U1'])
    const held = fight(units, 'attack:U1>33', { areas: home }, 'orlon')
    held.choose('umpire', 'defenderWins').types('orlon', 'infantry', 'infantry')
    expect(held.at('33')).toEqual(['rio army', 'rio infantry'])
    expect(held.ask('rio')).toBeNull()
  })
})

describe('too many in an area (GM-DEG-04)', () => {
  const settled = (units: readonly Sketch[], areas: readonly string[] = []) =>
    scene(units, {}, { kind: 'surplus', areas })

  it('independents go first, the lowest number of them', () => {
    const game = settled([
      unit('rio', '46', 'supply'),
      unit(null, '46', 'artillery'),
      unit(null, '46', 'infantry'),
    ])
    expect(game.at('46')).toEqual(['rio supply', '- infantry'])
    expect(game.events).toMatchObject([{ kind: 'surplus', unit: 'U2', player: null }])
  })

  it('of own ones their owner says which; two are not too many, two armies are', () => {
    const three = [unit('rio', '46'), unit('rio', '46', 'supply'), unit('rio', '46', 'infantry')]
    const game = settled(three)
    expect(game.options('rio')).toEqual(['lose:U1', 'lose:U2', 'lose:U3'])
    game.choose('rio', 'lose:U2')
    expect(game.at('46')).toEqual(['rio army', 'rio infantry'])
    expect(settled(three.slice(0, 2)).ask('rio')).toBeNull()
    const armies = settled([unit('rio', '46'), unit('rio', '46')])
    expect(armies.options('rio')).toEqual(['lose:U1', 'lose:U2'])
    expect(settled([unit('rio', '46'), unit('orlon', '47')]).events).toEqual([])
  })

  it('of allies the later comer’s goes, the only one of his without a question', () => {
    const game = settled([
      unit('rio', '46', 'supply'),
      { ...unit('orlon', '46', 'infantry'), came: 9 },
      unit('rio', '46', 'artillery'),
    ])
    expect(game.at('46')).toEqual(['rio supply', 'rio artillery'])
  })

  it('area by area, by number, in those that are named', () => {
    const full = (at: string) => [0, 1, 2].map(() => unit('rio', at, 'supply'))
    const game = settled([...full('47'), ...full('46')])
    expect(game.options('rio')).toEqual(['lose:U4', 'lose:U5', 'lose:U6'])
    const named = settled([...full('47'), ...full('46')], ['47'])
    named.choose('rio', 'lose:U1')
    expect(named.at('46')).toHaveLength(3)
    expect(named.ask('rio')).toBeNull()
  })
})
