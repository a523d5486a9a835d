// The house rule of the principalities on the map: two purses, one or three, and all that names them.
import { describe, expect, it } from 'vitest'
import { defaultMap } from '@/games/deluge/rules/index.ts'
import { mapUnder } from '@/games/deluge/rules/principalities.ts'

describe('principalities, section 5', () => {
  const force = (faction: string, node: string) => ({
    ...{ faction, node, kind: 'task' as const, name: '', intelligence: 0 },
    units: [{ name: '', points: 22 }],
  })
  const start = {
    forces: [
      force('moldavia-wallachia', 'wallachia'),
      force('moldavia-wallachia', 'moldova'),
      force('hre', 'austria'),
    ],
  }
  const map = { ...defaultMap, start }
  const capitals = (rule: 'one' | 'two' | 'three') =>
    mapUnder(map, rule).nodes.flatMap(({ id, home, capital }) =>
      capital && ['transylvania', 'moldova', 'wallachia'].includes(id) ? [`${id} ${home}`] : [],
    )

  it('three: Moldavia and Wallachia at places 8 and 9, each with its home, forces and 25 thalers', () => {
    const three = mapUnder(map, 'three')
    expect(
      three.factions.slice(6, 10).map(({ id, start: purse, base }) => [id, purse, base]),
    ).toEqual([
      ['transylvania', 25, 25],
      ['moldavia', 25, 25],
      ['wallachia', 25, 25],
      ['brandenburg', 45, 25],
    ])
    expect(capitals('three').toSorted()).toEqual([
      'moldova moldavia',
      'transylvania transylvania',
      'wallachia wallachia',
    ])
    expect(three.start.forces.map(({ faction }) => faction)).toEqual([
      'wallachia',
      'moldavia',
      'hre',
    ])
    const holds = three.factions.map(({ id, victory }) => [
      id,
      ...(victory.holds ?? []).map(({ node, vp }) => `${node} ${vp}`),
    ])
    expect(holds.slice(6, 9)).toEqual([
      ['transylvania', 'transylvania 5'],
      ['moldavia', 'moldova 5'],
      ['wallachia', 'wallachia 5'],
    ])
  })

  it('one: the three homes are Transylvania’s, start 50 and 50 a turn, 5 points each', () => {
    const one = mapUnder(map, 'one')
    expect(one.factions).toHaveLength(9)
    expect(one.factions[6]).toMatchObject({ id: 'transylvania', start: 50, base: 50 })
    expect(one.factions[6]?.victory.holds?.map(({ vp }) => vp)).toEqual([5, 5, 5])
    expect(capitals('one')).toEqual(['transylvania transylvania'])
    expect(one.start.forces.map(({ faction }) => faction)).toEqual([
      ...['transylvania', 'transylvania'],
      'hre',
    ])
    const owned = one.nodes.filter(({ home }) => home === 'transylvania').map(({ owner }) => owner)
    expect(owned).toEqual(['transylvania', 'transylvania', 'transylvania'])
  })

  it('relations, and whoever names one of them, go over to what they have become', () => {
    const hre = defaultMap.factions.map((each) =>
      each.id === 'hre'
        ? {
            ...each,
            canSubsidise: ['moldavia-wallachia'],
            victory: {
              minus: [{ of: 'moldavia-wallachia', num: 1, den: 2 }],
              lostPlc: { num: 1, den: 2, notLostTo: ['moldavia-wallachia', 'transylvania'] },
            },
          }
        : each,
    )
    const relations = [
      { a: 'moldavia-wallachia', b: 'transylvania', is: 'ally' as const },
      { a: 'hre', b: 'moldavia-wallachia', is: 'war' as const },
      { a: 'transylvania', b: 'hre', is: 'war' as const },
    ]
    const named = (rule: 'one' | 'three') => {
      const under = mapUnder({ ...map, factions: hre, relations }, rule)
      const { canSubsidise, victory } = under.factions.find(({ id }) => id === 'hre') ?? {}
      return [
        canSubsidise,
        victory?.minus?.map(({ of }) => of),
        victory?.lostPlc?.notLostTo,
        under.relations.map(({ a, b, is }) => `${a} ${b} ${is}`),
      ]
    }
    expect(named('three')).toEqual([
      ['moldavia', 'wallachia'],
      ['moldavia', 'wallachia'],
      ['moldavia', 'wallachia', 'transylvania'],
      [
        'moldavia transylvania ally',
        'wallachia transylvania ally',
        'hre moldavia war',
        'hre wallachia war',
        'transylvania hre war',
      ],
    ])
    expect(named('one')).toEqual([
      ['transylvania'],
      ['transylvania'],
      ['transylvania'],
      ['hre transylvania war'],
    ])
  })
})
