// Step 4: whatever a player names that is not offered has its reason, with its rule (section 4).
import { describe, expect, it } from 'vitest'
import type { HouseRules } from '@/games/gloria/rules/index.ts'
import type { Unit, World } from '@/games/gloria/rules/model.ts'
import { GloriaScene } from '@tests/support/gloria.ts'

const unit = (owner: string | null, at: string, kind: Unit['kind'] = 'army') => ({
  kind,
  owner,
  at,
})
const agents = (
  player: string,
  units: readonly ReturnType<typeof unit>[],
  world: Partial<World> = {},
  house: Partial<HouseRules> = {},
) =>
  new GloriaScene(
    { house: { scale: 'world', start: 'empty', ...house }, umpire: true, units, world },
    { kind: 'agents', player },
  )
const taken = (city: string, by: string) => ({ taken: { [city]: { by, used: false } } })
const post = (at: string, owner: string, fort = false) => ({ at, owner, fort })

describe('powers', () => {
  it('a raid: a city, an ally, nobody of that king there (GM-CITY-25, GM-DIP-02)', () => {
    const units = [unit('rio', '34'), unit('salhepatica', '46'), unit('rio', '47')]
    const game = agents('zweibacken', units, {
      ...taken('25', 'zweibacken'),
      allies: ['zweibacken'],
    })
    const problem = (option: string) => game.problem('zweibacken', option)
    expect(game.options('zweibacken')).toContain('raid:rio>47')
    expect(problem('raid:rio>34')).toMatchObject({ reason: 'not-linked', rule: 'GM-CITY-25' })
    expect(problem('raid:salhepatica>46')).toMatchObject({ reason: 'ally', rule: 'GM-DIP-02' })
    expect(problem('raid:orlon>47')).toMatchObject({ reason: 'nobody-there', rule: 'GM-CITY-25' })
  })

  it('piracy where one’s own units stand, an interdict on Labanza itself (GM-CITY-09, GM-CITY-40)', () => {
    const pirate = agents('bergdorf', [unit('bergdorf', '08')], taken('09', 'bergdorf'))
    expect(pirate.problem('bergdorf', 'piracy:08')).toMatchObject({ reason: 'occupied' })
    const game = new GloriaScene(
      {
        house: { scale: 'advanced', start: 'empty' },
        units: [],
        areas: { '40': { owner: 'rio' } },
        world: taken('40', 'rio'),
      },
      { kind: 'agents', player: 'rio' },
    )
    expect(game.problem('rio', 'interdict:40')).toMatchObject({ reason: 'used' })
    expect(game.problem('rio', 'interdict:46')).toMatchObject({ reason: 'not-linked' })
  })

  it('in fog what is not seen is out of reach, for pirates, founders and natives (`fog: near`)', () => {
    const fog = { fog: 'near' } as const
    const pirate = agents('bergdorf', [], taken('09', 'bergdorf'), fog)
    expect(pirate.problem('bergdorf', 'piracy:20')).toMatchObject({ reason: 'not-linked' })
    const founder = agents('zweibacken', [], taken('25', 'zweibacken'), fog)
    expect(founder.problem('zweibacken', 'found:46')).toMatchObject({ reason: 'not-linked' })
    const khan = agents('port-evinrude', [], taken('52', 'port-evinrude'), fog)
    khan.choose('port-evinrude', 'khan').dice('port-evinrude', 4)
    expect(khan.options('port-evinrude')).toContain('sack:54')
    expect(khan.problem('port-evinrude', 'sack:20')).toMatchObject({ reason: 'not-linked' })
  })
})

describe('overseas', () => {
  it('a post: of another king, an army, no site, a site that has one (GM-WW-03)', () => {
    const units = [
      unit('orlon', '84', 'infantry'),
      unit('rio', '80'),
      unit('rio', '81', 'infantry'),
      unit('rio', '83', 'infantry'),
      unit('rio', '86', 'infantry'),
    ]
    const game = agents('rio', units, { posts: [post('86', 'rio')] })
    expect(game.options('rio')).toContain('post:U4')
    const reason = (id: string) => game.problem('rio', `post:${id}`)
    expect(reason('U1')).toMatchObject({ reason: 'not-yours', rule: 'GM-WW-03' })
    expect(reason('U2')).toMatchObject({ reason: 'no-brigades', rule: 'GM-WW-03' })
    expect(reason('U3')).toMatchObject({ reason: 'not-linked', rule: 'GM-WW-03' })
    expect(reason('U5')).toMatchObject({ reason: 'used', rule: 'GM-WW-03' })
  })

  it('Orlon’s war: a second deal, a tribe’s army, a kingdom across the sea (GM-WW-16)', () => {
    const game = agents('orlon', [], taken('14', 'orlon'))
    game.choose('orlon', 'war:8t1').dice('orlon', 6)
    expect(game.problem('orlon', 'war:8t2')).toMatchObject({ reason: 'used', rule: 'GM-WW-16' })
    expect(game.problem('orlon', 'kingdom:8t1')).toMatchObject({ reason: 'not-linked' })
    game.choose('orlon', 'kingdom:8k1')
    expect(game.options('orlon')).toEqual(['target:8k2', 'none'])
    expect(game.problem('orlon', 'target:9k1')).toMatchObject({ rule: 'GM-WW-16' })
    game.choose('orlon', 'none')
    expect(game.problem('orlon', 'kingdom:8k1')).toMatchObject({ reason: 'used' })
  })

  it('a tribe keeps away from a fort, its brigades from an army in the garrison (GM-WW-05, GM-WW-08)', () => {
    const game = agents('orlon', [unit('rio', '84', 'infantry'), unit('cardor', '87')], {
      posts: [post('84', 'rio', true), post('87', 'cardor'), post('80', 'rio')],
      ...taken('14', 'orlon'),
    })
    game.choose('orlon', 'war:8t2').dice('orlon', 3)
    // Neither of the two posts of this tribe can be attacked, so nobody is asked.
    expect(game.ask('orlon')?.kind).toBe('agents')
    const open = agents('orlon', [unit('rio', '84', 'infantry'), unit('cardor', '87')], {
      posts: [post('84', 'rio'), post('87', 'cardor'), post('80', 'rio')],
      ...taken('14', 'orlon'),
    })
    open.choose('orlon', 'war:8t2').dice('orlon', 3)
    expect(open.options('orlon')).toEqual(['target:84', 'none'])
    expect(open.problem('orlon', 'target:87')).toMatchObject({
      reason: 'army-needed',
      rule: 'GM-BAT-02',
    })
    expect(open.problem('orlon', 'target:80')).toMatchObject({ reason: 'no-post' })
    const fort = agents('orlon', [], {
      posts: [post('84', 'rio'), post('87', 'cardor', true)],
      ...taken('14', 'orlon'),
    })
    fort.choose('orlon', 'war:8t2').dice('orlon', 3)
    expect(fort.problem('orlon', 'target:87')).toMatchObject({ reason: 'fort', rule: 'GM-WW-05' })
  })

  it('a post that is not seen is not attacked (GM-WW-08, `fog: near`)', () => {
    const posts = [post('80', 'orlon'), post('81', 'orlon')]
    const world = { posts, ...taken('14', 'rio') }
    const game = new GloriaScene(
      {
        house: { scale: 'world', start: 'empty', fog: 'near' },
        units: [unit('rio', '84', 'infantry')],
        areas: { '14': { owner: 'rio' } },
        world,
      },
      { kind: 'agents', player: 'rio' },
    )
    game.choose('rio', 'war:8t1').dice('rio', 3)
    expect(game.options('rio')).toEqual(['target:80', 'target:81', 'none'])
    const far = { posts: [post('80', 'orlon'), post('83', 'orlon')], ...taken('14', 'rio') }
    const other = new GloriaScene(
      {
        house: { scale: 'world', start: 'empty', fog: 'near' },
        units: [unit('rio', '84', 'infantry')],
        areas: { '14': { owner: 'rio' } },
        world: far,
      },
      { kind: 'agents', player: 'rio' },
    )
    other.choose('rio', 'kingdom:8k1')
    expect(other.problem('rio', 'target:83')).toMatchObject({ reason: 'not-linked' })
  })
})
