// What must be true of a map, fault by fault (CC-MAP-CHECK), and where a set-up is refused.
import { describe, expect, it } from 'vitest'
import { checkGloriaMap, type GloriaMap } from '@/games/gloria/rules/map.ts'
import { defaultMap, gloria } from '@/games/gloria/rules/index.ts'
import { gloriaOf } from '@tests/support/gloria.ts'

type Land = Extract<GloriaMap['nodes'][number], { kind: 'land' }>

/** The map with one of its areas changed. */
const changed = (id: string, change: Partial<Land>): GloriaMap => ({
  ...defaultMap,
  nodes: defaultMap.nodes.map((node) =>
    node.id === id && node.kind === 'land' ? { ...node, ...change } : node,
  ),
})
const found = (map: GloriaMap) =>
  checkGloriaMap(map).map(({ code, about, isError }) => [code, about, isError])
const cityOf = (id: string): NonNullable<Land['city']> => {
  const node = defaultMap.nodes.find((each) => each.id === id)
  if (node?.kind !== 'land' || node.city === null) throw new RangeError(`no city in ${id}`)
  return node.city
}

describe('cities (GM-MAP-06)', () => {
  it('five ports on the ocean, three on the bay, each on its coast', () => {
    expect(found(changed('60', { city: { ...cityOf('60'), port: null } }))).toEqual([
      ['portCount', 'ocean', true],
    ])
    expect(found(changed('30', { city: { ...cityOf('30'), port: null } }))).toEqual([
      ['portCount', 'bay', true],
    ])
    expect(found(changed('60', { coast: [] }))).toEqual([['portInland', '60', true]])
  })

  it('twelve, ten of them fortresses, no power twice', () => {
    expect(found(changed('34', { city: null }))).toEqual([['cityCount', '11', true]])
    expect(found(changed('34', { city: { ...cityOf('34'), fortress: true } }))).toEqual([
      ['fortressCount', '12', true],
    ])
    expect(found(changed('40', { city: { ...cityOf('40'), power: 'militia' } }))[0]?.[0]).toBe(
      'powerTwice',
    )
  })

  it('a king begins in a fortress of his own', () => {
    const [first, second, ...others] = defaultMap.factions
    if (first === undefined || second === undefined) throw new RangeError('no kings')
    const map = { ...defaultMap, factions: [{ ...first, start: '34' }, second, ...others] }
    expect(found(map)).toEqual([['noStart', first.id, true]])
    const twice = { ...defaultMap, factions: [first, { ...second, start: first.start }, ...others] }
    expect(found(twice)).toEqual([['startTwice', second.id, true]])
  })
})

describe('land', () => {
  it('Cardor is linked to the Line alone (GM-MAP-07)', () => {
    const more = { ...defaultMap, links: [...defaultMap.links, { a: '50', b: '57', tags: [] }] }
    expect(found(more)).toEqual([['lineBroken', '50', true]])
    expect(found(changed('53', { sackedForEver: false }))).toEqual([['lineBroken', '50', true]])
  })

  it('numbers begin with their region (GM-MAP-01)', () => {
    expect(found(changed('46', { region: '3' })).map(([code, about]) => [code, about])).toEqual([
      ['badNumber', '46'],
      ['regionCount', '3'],
      ['regionCount', '4'],
    ])
  })

  it('whether an area is next to the Range is a warning (GM-MIL-01)', () => {
    expect(found(changed('33', { amana: false }))).toEqual([['amanaFlag', '33', false]])
  })

  it('a road goes over links that carry one (GM-ROAD-01)', () => {
    const roads = [...defaultMap.roads, ['46', '47']]
    expect(found({ ...defaultMap, roads })).toEqual([['roadBroken', '46', true]])
  })
})

describe('names and neighbours', () => {
  const withNode = (id: string, change: object): GloriaMap => ({
    ...defaultMap,
    nodes: defaultMap.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)),
  })

  it('whatever is named exists: seas, regions, continents, peoples', () => {
    const lost = (id: string, change: object) =>
      found(withNode(id, change)).filter(([code]) => code === 'noSuchThing')
    expect(lost('46', { coast: ['moon'] })).toEqual([['noSuchThing', '46', true]])
    expect(lost('80', { coast: ['ocean', 'moon'] })).toEqual([['noSuchThing', '80', true]])
    expect(lost('80', { continent: 'moon' })).toEqual([['noSuchThing', '80', true]])
    expect(lost('80', { native: 'moon' })).toEqual([['noSuchThing', '80', true]])
    const regions = defaultMap.regions.filter(({ id }) => id !== '4')
    const gone = checkGloriaMap({ ...defaultMap, regions })
    expect(gone.filter(({ code }) => code === 'noSuchThing')).toHaveLength(10)
    expect(found(defaultMap)).toEqual([])
  })

  it('lands beyond the ocean have numbers from 80 to 99 (GM-WW-01)', () => {
    const nodes = defaultMap.nodes.map((node) => (node.id === '99' ? { ...node, id: '109' } : node))
    const links = defaultMap.links.map(({ a, b, tags }) => ({
      a: a === '99' ? '109' : a,
      b: b === '99' ? '109' : b,
      tags,
    }))
    expect(found({ ...defaultMap, nodes, links })).toEqual([['badNumber', '109', true]])
  })

  it('next to the Range is whoever is linked to it, from either end; nobody else (GM-MIL-01)', () => {
    const turned = defaultMap.links.map(({ a, b, tags }) => ({ a: b, b: a, tags }))
    expect(found({ ...defaultMap, links: turned })).toEqual([])
    expect(found(changed('46', { amana: true }))).toEqual([['amanaFlag', '46', false]])
  })

  it('the Line is two areas sacked for ever, a road any links one after the other', () => {
    const links = defaultMap.links.filter(
      ({ a, b }) => !(a === '50' || b === '50') || a === '51' || b === '51',
    )
    expect(found({ ...defaultMap, links }).map(([code]) => code)).toContain('lineBroken')
    const roads = [
      ['14', '13', '61'],
      ['61', '13'],
      ['13', '60'],
    ]
    expect(found({ ...defaultMap, roads })).toEqual([['roadBroken', '13', true]])
  })
})

it('a set-up is refused with the place of the fault: a king, an area, or the areas as a whole', () => {
  const path = (map: GloriaMap): unknown => {
    const read = gloria.readSetup({ ...gloriaOf({}), map })
    return read.ok ? null : read.problem
  }
  const kings = defaultMap.factions.map((king) =>
    king.id === 'rio' ? { ...king, start: '34' } : king,
  )
  const place = defaultMap.factions.findIndex(({ id }) => id === 'rio')
  expect(path(defaultMap)).toBeNull()
  expect(path({ ...defaultMap, factions: kings })).toMatchObject({ path: `map.factions.${place}` })
  expect(path(changed('34', { city: null }))).toMatchObject({ path: 'map.nodes' })
  expect(path({ ...defaultMap, name: 'x'.repeat(60) })).toBeNull()
  expect(path({ ...defaultMap, name: 'x'.repeat(61) })).toMatchObject({ path: 'map.name' })
  const regions = defaultMap.regions.map((region) => ({ ...region, name: 'y'.repeat(60) }))
  expect(path({ ...defaultMap, regions })).toBeNull()
})
