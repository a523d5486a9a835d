// Whatever is named in steps 3 to 5 and 7 and not offered, with its reason and rule (section 4, "Why not").
import { describe, expect, it } from 'vitest'
import type { HouseRules } from '@/games/gloria/rules/index.ts'
import type { AreaState, GloriaEntry, World } from '@/games/gloria/rules/model.ts'
import { spendWanted } from '@/games/gloria/rules/purchases.ts'
import type { Task } from '@/games/gloria/rules/tasks.ts'
import { whyNot } from '@/games/gloria/rules/whyNot.ts'
import { worldOf } from '@tests/support/gloria.ts'
import { unit, type Sketch } from '@tests/support/gloriaSketch.ts'

interface At {
  readonly units?: readonly Sketch[]
  readonly areas?: Readonly<Record<string, Partial<AreaState>>>
  readonly world?: Partial<World>
  readonly house?: Partial<HouseRules>
}

const rich = [
  {
    turn: 1,
    faction: 'rio',
    phase: 'income',
    reason: 'income',
    amount: 500,
    rule: 'GM-ECO-01',
    about: null,
  },
] as const
const positionOf = ({ units = [], areas = {}, world = {}, house = {} }: At): World =>
  worldOf({
    house: { scale: 'world', start: 'empty', ...house },
    units,
    areas,
    world: { ledger: rich, ...world },
  })

const barring = (task: Task, at: At) => {
  const world = positionOf(at)
  return (option: string): string | null => {
    const why = whyNot(world, task, 'rio', option)
    return why === null ? null : `${why.reason} ${why.rule}`
  }
}
type Row = readonly [string, string | null]

const post = (at: string, owner: string, fort = false) => ({ at, owner, fort })
const sacked = { sacked: true }

describe('purchases (GM-ECO-02 to 06)', () => {
  const why = barring(
    { kind: 'spend', player: 'rio' },
    {
      units: [
        unit('rio', '59', 'infantry'),
        unit('rio', '58', 'artillery'),
        unit('rio', '58', 'supply'),
        unit('rio', '34', 'infantry'),
        unit('rio', '34', 'infantry'),
        unit(null, '46', 'supply'),
        unit('rio', '47'),
        unit('rio', '47', 'supply'),
        unit(null, '47', 'supply'),
        unit('orlon', '36', 'supply'),
        unit(null, '36', 'supply'),
        unit(null, '14', 'supply'),
      ],
      areas: {
        '58': { owner: 'rio' },
        '34': { owner: 'rio' },
        '40': { owner: 'rio', ...sacked },
        '25': { owner: 'rio' },
        '48': sacked,
      },
      world: {
        posts: [post('80', 'rio', true), post('83', 'orlon'), post('81', 'rio')],
        beaten: [{ people: '8k1', by: 'orlon' }],
      },
    },
  )
  it.each<Row>([
    ['build:59:supply', null],
    ['build:58:supply', 'no-room GM-UNIT-03'],
    ['build:34:supply', 'not-your-city GM-ECO-03'],
    ['build:14:supply', 'not-your-city GM-ECO-03'],
    ['build:46:supply', 'not-your-city GM-ECO-03'],
    ['build:40:supply', 'sacked GM-BAT-12'],
    ['build:moon:supply', null],
    ['combine:58', null],
    ['combine:59', 'no-brigades GM-ECO-04'],
    ['combine:34', 'not-your-city GM-ECO-04'],
    ['combine:47', 'not-your-city GM-ECO-04'],
    ['combine:14', 'not-your-city GM-ECO-04'],
    ['combine:40', 'sacked GM-BAT-12'],
    ['hire:46', null],
    ['hire:48', 'nobody-there GM-ECO-05'],
    ['hire:47', 'no-room GM-UNIT-03'],
    ['hire:36', 'enemy GM-ECO-05'],
    ['hire:14', 'not-your-city GM-ECO-05'],
    ['unsack:48', null],
    ['unsack:46', 'not-sacked GM-ECO-06'],
    ['unsack:51', 'for-ever GM-ECO-06'],
    ['unsack:80', 'for-ever GM-ECO-06'],
    ['fleet:58', null],
    ['fleet:59', 'no-brigades GM-FLEET-01'],
    ['fleet:25', 'not-your-port GM-FLEET-01'],
    ['fleet:60', 'not-your-port GM-FLEET-01'],
    ['fleet:46', 'not-your-port GM-FLEET-01'],
    ['fleet:40', 'sacked GM-BAT-12'],
    ['fort:81', null],
    ['fort:80', 'fort GM-WW-05'],
    ['fort:83', 'no-post GM-WW-05'],
    ['court:8t1', 'no-post GM-WW-07'],
    ['court:9k1', 'no-post GM-WW-07'],
    ['court:moon', 'no-post GM-WW-07'],
    ['aside:59', 'not-yours GM-CITY-01'],
    ['take:U6', null],
  ])('%s: %s', (option, reason) => {
    expect(why(option)).toBe(reason)
  })

  it('an ally’s units are in the way of a hire (GM-DIP-02)', () => {
    const allied = barring(
      { kind: 'spend', player: 'rio' },
      {
        units: [unit('orlon', '46'), unit(null, '46', 'supply')],
        world: { allies: ['rio', 'orlon'] },
      },
    )
    expect(allied('hire:46')).toBe('ally GM-DIP-02')
  })

  it('a court: paid already, or of a beaten kingdom (GM-WW-07, GM-WW-16)', () => {
    const turn = { lifts: [], besieged: [], done: [], courts: ['8k1'], war: [] }
    const posts = [post('83', 'rio'), post('85', 'orlon')]
    const court = (world: Partial<World>) =>
      barring({ kind: 'spend', player: 'rio' }, { world: { posts, ...world } })('court:8k1')
    expect(court({})).toBeNull()
    expect(court({ turn })).toBe('used GM-WW-07')
    expect(court({ beaten: [{ people: '8k1', by: 'orlon' }] })).toBe('used GM-WW-16')
    expect(court({ beaten: [{ people: '8k2', by: 'orlon' }] })).toBeNull()
    expect(court({ ledger: [] })).toBe('no-money GM-ECO-02')
  })

  it('money set aside: whose power, once, while it works (`powerPay: purse`)', () => {
    const aside = (city: string, at: At = {}) =>
      barring(
        { kind: 'spend', player: 'rio' },
        { house: { powerPay: 'purse' }, ...at },
      )(`aside:${city}`)
    expect(aside('59')).toBeNull()
    expect(aside('52')).toBe('not-your-city GM-CITY-01')
    expect(aside('14')).toBe('not-yours GM-CITY-01')
    expect(aside('59', { areas: { '59': sacked } })).toBe('sacked GM-BAT-12')
    const ban = { interdicts: [{ by: 'orlon', city: '59', player: null }] }
    expect(aside('59', { world: ban })).toBe('interdicted GM-CITY-02')
    const taken = { taken: { '59': { by: 'rio', used: false } } }
    expect(aside('59', { world: taken })).toBe('used GM-CITY-01')
    const unsacked = { ...rich[0], reason: 'unsack', about: '59' } as const
    const mended = (more: Partial<GloriaEntry>) =>
      aside('59', { world: { ledger: [...rich, { ...unsacked, ...more }] } })
    expect(mended({})).toBe('sacked GM-ECO-06')
    for (const other of [
      { turn: 0 },
      { faction: 'orlon' },
      { about: '52' },
      { reason: 'hire' } as const,
    ])
      expect(mended(other)).toBeNull()
  })

  it('the list names what he might buy, and why not now; nothing of others', () => {
    const world = positionOf({
      units: [unit(null, '46', 'supply')],
      areas: { '48': sacked },
      world: { ledger: [], posts: [post('80', 'rio'), post('83', 'orlon')] },
      house: { powerPay: 'purse' },
    })
    const wanted = spendWanted(world, 'rio')
    const barred = 'unavailable' in wanted ? wanted.unavailable : []
    expect(barred.map(({ option, reason }) => `${option} ${reason}`)).toEqual([
      ...['infantry', 'light-cavalry', 'heavy-cavalry', 'artillery', 'supply'].map(
        (type) => `build:59:${type} no-money`,
      ),
      'combine:59 no-brigades',
      'hire:46 no-money',
      'unsack:48 no-money',
      'fleet:59 no-brigades',
      'fort:80 no-money',
      'aside:59 no-money',
    ])
  })
})

describe('step 4 (GM-CITY-02, GM-WW-06 to 09)', () => {
  const agents = { kind: 'agents', player: 'rio' } as const
  const why = barring(agents, {
    areas: { '48': sacked },
    units: [unit(null, '47', 'supply'), unit('orlon', '45'), unit('rio', '80')],
    world: {
      taken: { '09': { by: 'rio', used: false }, '25': { by: 'rio', used: false } },
      posts: [post('80', 'rio'), post('83', 'rio'), post('85', 'orlon')],
      beaten: [{ people: '8k1', by: 'orlon' }],
      interdicts: [{ by: 'orlon', city: '40', player: null }],
    },
  })
  const owned = barring(agents, {
    areas: { '48': sacked, '09': { owner: 'rio' }, '25': { owner: 'rio' } },
    units: [unit(null, '47', 'supply'), unit('orlon', '45')],
    world: { taken: { '09': { by: 'rio', used: false }, '25': { by: 'rio', used: true } } },
  })
  it.each<Row>([
    ['deal:8t1', 'used GM-WW-06'],
    ['deal:8k1', 'used GM-WW-16'],
    ['deal:9t1', 'no-post GM-WW-06'],
    ['deal:moon', null],
    ['audience:8t1', 'used GM-WW-07'],
    ['audience:9k1', 'no-post GM-WW-07'],
    ['plate:outer-bounds', 'used GM-WW-09'],
    ['plate:80', 'used GM-WW-09'],
    ['plate:85', 'no-post GM-WW-09'],
    ['plate:outastates', 'no-post GM-WW-09'],
    ['post:U3', 'no-brigades GM-WW-03'],
    ['post:U2', 'not-yours GM-WW-03'],
    ['post:U9', null],
    ['piracy:47', 'used GM-CITY-01'],
    ['interdict:14', 'interdicted GM-CITY-02'],
    ['khan', 'used GM-CITY-01'],
    ['nonsense', null],
  ])('%s: %s', (option, reason) => {
    expect(why(option)).toBe(reason)
  })

  it.each<Row>([
    ['piracy:46', 'not-linked GM-CITY-09'],
    ['piracy:45', 'enemy GM-CITY-09'],
    ['piracy:47', 'independents GM-CITY-09'],
    ['piracy:48', 'sacked GM-CITY-09'],
    ['piracy:moon', null],
    ['raid:orlon>45', 'used GM-CITY-01'],
  ])('with Bergdorf’s power taken, %s: %s', (option, reason) => {
    expect(owned(option)).toBe(reason)
  })

  it('what does not work is no reason of the place (GM-WW-16)', () => {
    const war = barring(agents, {
      areas: { '14': { owner: 'rio' } },
      world: {
        taken: { '14': { by: 'rio', used: false } },
        turn: { lifts: [], besieged: [], done: [], courts: [], war: ['8k1'] },
      },
    })
    expect(war('kingdom:8k1')).toBe('used GM-WW-16')
    expect(war('kingdom:8t1')).toBe('not-linked GM-WW-16')
    expect(war('kingdom:9k1')).toBe('nobody-there GM-WW-16')
    expect(war('war:moon')).toBeNull()
  })
})
