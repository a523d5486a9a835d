// Sentences of the page read again as an adversary would: what they forbid, what they keep secret, what they give a reason for.
import { describe, expect, it } from 'vitest'
import type { Unit } from '@/games/gloria/rules/model.ts'
import { GloriaScene } from '@tests/support/gloria.ts'

type Sketch = Pick<Unit, 'kind' | 'owner' | 'at'> & Partial<Unit>
const unit = (owner: string | null, at: string, kind: Unit['kind'] = 'army'): Sketch => ({
  kind,
  owner,
  at,
})
const sortie = (owner: string, at: string): readonly Sketch[] =>
  (['army', 'infantry'] as const).map((kind) => ({ ...unit(owner, at, kind), isSortie: true }))
const purse = (faction: string) => ({
  turn: 1,
  phase: 'income' as const,
  faction,
  amount: 200,
  reason: 'income' as const,
  rule: 'GM-ECO-01' as const,
  about: null,
})

describe('step 3 is secret until done (section 4)', () => {
  const scene = (house: { fog?: 'near' | 'open' } = {}): GloriaScene =>
    new GloriaScene(
      {
        house,
        umpire: true,
        units: [unit('orlon', '14'), unit(null, '14', 'infantry'), unit('rio', '59')],
        world: { ledger: [purse('orlon')] },
      },
      { kind: 'bridges', player: 'orlon' },
      { kind: 'step', step: 'spend' },
      { kind: 'spend', player: 'orlon' },
      { kind: 'move', player: 'orlon' },
    )

  it.each(['open', 'near'] as const)(
    'and so is what a purchase drives out, with `fog: %s`',
    (fog) => {
      const game = scene({ fog }).choose('orlon', 'build:14:artillery')
      const surplus = game.events.filter(({ kind }) => kind === 'surplus')
      expect(surplus).toHaveLength(1)
      expect(surplus[0]?.to).toEqual(['orlon', 'umpire'])
    },
  )

  it('what is told of it at the end is told to all', () => {
    const game = scene().choose('orlon', 'build:14:artillery', 'done')
    expect(game.events.find(({ kind }) => kind === 'spent')?.to).toBeUndefined()
  })
})

describe('units of one player only (GM-UNIT-03)', () => {
  it('nothing is built beside militia of another that stands in the fortress', () => {
    const game = new GloriaScene(
      {
        house: { scale: 'advanced' },
        units: [...sortie('zweibacken', '14'), unit('orlon', '13')],
        world: { ledger: [purse('orlon')] },
      },
      { kind: 'spend', player: 'orlon' },
    )
    expect(game.options('orlon')).not.toContain('build:14:infantry')
    expect(game.problem('orlon', 'build:14:infantry')).toMatchObject({
      reason: 'enemy',
      rule: 'GM-UNIT-03',
    })
  })

  it('nobody goes away from a siege into a city of his where militia of another stands (GM-SIEGE-04)', () => {
    const game = new GloriaScene(
      {
        house: { scale: 'advanced' },
        units: [unit('orlon', '14', 'infantry'), unit('rio', '13'), ...sortie('rio', '34')],
        areas: { '34': { owner: 'orlon' }, '30': { owner: 'orlon' } },
      },
      { kind: 'siege', player: 'rio' },
    )
      .choose('rio', 'besiege:U2>14')
      .dice('rio', 2)
    expect(game.world.units.find(({ id }) => id === 'U1')?.at).toBe('30')
  })
})

it('`battleHold: park`: no power touches a locked area, an interdict neither (GM-TURN-05, GM-CITY-40)', () => {
  const battle = { state: 'parked', area: '13', from: '14' } as never
  const game = new GloriaScene(
    {
      house: { scale: 'advanced', battleHold: 'park' },
      units: [unit('rio', '59')],
      areas: { '40': { owner: 'rio' } },
      world: { battles: [battle], taken: { '40': { by: 'rio', used: false } } },
    },
    { kind: 'agents', player: 'rio' },
  )
  expect(game.options('rio')).toContain('interdict:60')
  expect(game.options('rio')).not.toContain('interdict:14')
  expect(game.problem('rio', 'interdict:14')).toMatchObject({ reason: 'locked' })
})

it('piracy that is not possible has its reason (GM-CITY-09, section 4)', () => {
  const game = new GloriaScene(
    {
      house: { scale: 'advanced' },
      units: [unit('rio', '59'), unit(null, '07', 'infantry'), unit('bergdorf', '09')],
      world: { taken: { '09': { by: 'bergdorf', used: false } } },
    },
    { kind: 'agents', player: 'bergdorf' },
  )
  expect(game.options('bergdorf')).toContain('piracy:06')
  expect(game.problem('bergdorf', 'piracy:14')).toMatchObject({ reason: 'not-linked' })
  expect(game.problem('bergdorf', 'piracy:59')).toMatchObject({ reason: 'enemy' })
  expect(game.problem('bergdorf', 'piracy:07')).toMatchObject({ reason: 'independents' })
})
