// Odds and distances worked out by hand: the next roll of a siege, the whole of it, quick results, how far an area is.
import { describe, expect, it } from 'vitest'
import { gloria, siegeProspect, stepsTo, type HouseRules } from '@/games/gloria/rules/index.ts'
import type { AreaState, Unit } from '@/games/gloria/rules/model.ts'
import { worldOf } from '@tests/support/gloria.ts'
import { scene, unit, type Sketch } from '@tests/support/gloriaSketch.ts'

const guns = (at: string): Sketch => ({ ...unit('rio', at), specials: ['guard', 'siege-guns'] })

describe('a siege (GM-SIEGE-02, GM-SPEC-02)', () => {
  const sharesOf = (force: readonly Sketch[], fortress: '14' | '50', isBanned = false) => {
    const owner = fortress === '50' ? 'cardor' : 'orlon'
    const interdicts = isBanned ? [{ by: 'fortunoff', city: '50', player: null }] : []
    const game = scene(
      [...force, unit(owner, fortress, 'infantry')],
      { world: { interdicts } },
      { kind: 'siege', player: 'rio' },
    )
    const ids = force.map((_, place) => `U${place + 1}`).join('+')
    game.choose('rio', `besiege:${ids}>${fortress}`)
    const odds = gloria.explain(gloria.seen(game.state, 'rio'), 'rio')?.odds ?? []
    expect(odds.map(({ label }) => label)).toEqual(['siege'])
    return Object.fromEntries(
      odds.flatMap(({ chances }) =>
        chances.map(({ outcome, chance }) => [outcome, `${chance.n}/${chance.d}`]),
      ),
    )
  }

  it('rows 1 and 2 take it, 3 wears those inside, 4 to 6 the besieger', () => {
    expect(sharesOf([unit('rio', '13')], '14')).toEqual({
      taken: '1/3',
      insideWorn: '1/6',
      besiegerWorn: '1/2',
    })
  })

  it('Cardor’s row 1 takes it, 2 and 3 wear those inside, 4 does nothing', () => {
    const cardor = { taken: '1/6', insideWorn: '1/3', nothing: '1/6', besiegerWorn: '1/3' }
    expect(sharesOf([unit('rio', '51')], '50')).toEqual(cardor)
    expect(sharesOf([unit('rio', '51')], '50', true)).toMatchObject({ taken: '1/3' })
  })

  it('siege guns of any army of the force: 1 1 2 3 4 6', () => {
    const mixed = [guns('13'), unit('rio', '13', 'infantry')]
    expect(sharesOf(mixed, '14')).toEqual({
      taken: '1/2',
      insideWorn: '1/6',
      besiegerWorn: '1/3',
    })
  })
})

describe('the whole of a siege (page, vector 3)', () => {
  const whole = (force: readonly Sketch[], inside: readonly Sketch[], at: '14' | '50' = '14') => {
    const world = worldOf({
      house: { scale: 'advanced', start: 'empty' },
      units: [...force, ...inside],
    })
    const ids = force.map((_, place) => `U${place + 1}`)
    const { whole: chance, next } = siegeProspect(world, ids, at)
    return [`${next.n}/${next.d}`, `${chance.n}/${chance.d}`]
  }
  const near = (...kinds: readonly Unit['kind'][]) => kinds.map((kind) => unit('rio', '13', kind))
  const held = (...owners: readonly (string | null)[]) =>
    owners.map((owner) => unit(owner, '14', 'infantry'))

  it('an army against one brigade, two, an independent, one of each', () => {
    expect(whole(near('army'), held('orlon'))).toEqual(['1/3', '13/18'])
    expect(whole(near('army'), held('orlon', 'orlon'))).toEqual(['1/3', '19/27'])
    // 1/3 + 1/6 + 1/2 of two brigades' 2/3: with an independent gone the fortress is empty.
    expect(whole(near('army'), held(null))).toEqual(['1/3', '5/6'])
    // 1/3 + 1/6 × 5/9 + 1/2 × 5/9: three degradings to go.
    expect(whole(near('army'), held('orlon', null))).toEqual(['1/3', '19/27'])
  })

  it('two brigades, of which one is artillery, and artillery alone', () => {
    expect(whole(near('artillery', 'supply'), held('orlon'))).toEqual(['1/3', '5/9'])
    expect(whole(near('supply', 'artillery'), held('orlon'))).toEqual(['1/3', '5/9'])
    expect(whole(near('artillery'), held('orlon'))).toEqual(['1/3', '1/3'])
    expect(whole(near('artillery', 'artillery'), held('orlon'))).toEqual(['1/3', '5/9'])
    expect(whole(near('supply'), held('orlon'))[1]).toBe('0/1')
  })

  it('an army that gives its brigade first: 1/3 + 1/6 × 5/6 + 1/2 × 13/18', () => {
    expect(whole(near('army', 'infantry'), held('orlon'))).toEqual(['1/3', '5/6'])
  })

  it('with siege guns, while they are in an army', () => {
    expect(whole([guns('13')], held('orlon'))).toEqual(['1/2', '43/54'])
  })

  it('at Cardor by its own table', () => {
    const cardor = [unit('cardor', '50', 'infantry')]
    // Artillery alone, of which 6 wears two: (1/6 + 1/6 × 2/5) ÷ 5/6, 2/5 = 2/6 ÷ 5/6 with an independent left.
    expect(whole([unit('rio', '51', 'artillery')], cardor, '50')).toEqual(['1/6', '7/25'])
    expect(whole([unit('rio', '51')], cardor, '50')).toEqual(['1/6', '406/625'])
    expect(whole([unit('rio', '51')], [...cardor, ...cardor], '50')).toEqual(['1/6', '1619/3125'])
  })
})

it('a quick result: army against army 10 of 36 (page, vector 10)', () => {
  const game = scene([unit('rio', '61'), unit('orlon', '13')], {}, { kind: 'move', player: 'rio' })
  game.choose('rio', 'attack:U1>13')
  const odds = gloria.explain(gloria.seen(game.state, 'rio'), 'rio')?.odds[0]
  expect(odds?.label).toBe('quick')
  const chance = odds?.chances.find(({ outcome }) => outcome === 'attackerWins')?.chance
  expect([chance?.n, chance?.d]).toEqual([5n, 18n])
  game.choose('umpire', 'quick')
  expect(gloria.explain(gloria.seen(game.state, 'umpire'), 'umpire')?.odds).toHaveLength(1)
  expect(gloria.explain(gloria.seen(game.state, 'rio'), 'rio')).toBeNull()
})

describe('how many moves an area is away (GM-MOV-01, GM-MAP-04)', () => {
  const steps = (goal: string, scale: HouseRules['scale'] = 'advanced') =>
    stepsTo(worldOf({ house: { scale } }), goal)

  it('over passable links: over the river by the bridge only, whoever rules it', () => {
    const from = steps('13')
    expect(['13', '61', '14', '10', '29'].map((area) => from.get(area))).toEqual([0, 1, 1, 3, 2])
    const ruled = worldOf({
      house: { scale: 'advanced' },
      areas: { '60': { owner: 'rio' } } satisfies Record<string, Partial<AreaState>>,
      world: { taken: { '60': { by: 'rio', used: false } }, bridges: 'rio' },
    })
    expect(stepsTo(ruled, '13').get('29')).toBe(2)
  })

  it('not over the Range or the Wastes, nor, but in the world, beyond the ocean', () => {
    for (const area of ['wastes', 'amana-3', '80']) expect(steps('14').has(area), area).toBe(false)
    expect(steps('14').size).toBe(80)
    const overseas = steps('80', 'world')
    expect(overseas.get('80')).toBe(0)
    expect(overseas.size).toBeGreaterThan(5)
    expect(overseas.has('14')).toBe(false)
  })
})
