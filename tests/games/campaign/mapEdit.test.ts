// Drawing a map: every change keeps it sound, steps are taken back, and a file is refused with place and reason.
import { describe, expect, it } from 'vitest'
import {
  freshId,
  linkBetween,
  onMap,
  readMap,
  readMapFile,
  withLink,
  withLinkTag,
  withNode,
  withNodeAt,
  withNodeId,
  withNodePart,
  withoutLink,
  withoutNode,
} from '@/games/campaign/rules/index.ts'
import { begun, done, redone, undone } from '@/games/campaign/screens/mapEditor/keptMap.ts'
import { freeSpot, nearestNode } from '@/games/campaign/screens/mapEditor/picking.ts'
import { defaultMap, delugeMapFields, type DelugeMap } from '@/games/deluge/rules/index.ts'

const place = (id: string) => ({
  id,
  name: id,
  kind: 'land',
  x: 10,
  y: 10,
  owner: null,
  home: null,
  capital: false,
  plc: false,
})
const isSound = (map: DelugeMap): boolean => readMap(map, delugeMapFields).ok

describe('a change', () => {
  it('adds a place at the end of the list, once', () => {
    const map = withNode(defaultMap, place('riga'))
    expect(map.nodes.at(-1)?.id).toBe('riga')
    expect(withNode(map, place('riga'))).toBe(map)
    expect(freshId(withNode(map, place('place-1')).nodes, 'place')).toBe('place-2')
    expect(isSound(map)).toBe(true)
  })

  it('links two places once, never one with itself, never with one that is not there', () => {
    const map = withNode(defaultMap, place('riga'))
    const linked = withLink(map, 'riga', 'wilno')
    expect(linkBetween(linked, 'wilno', 'riga')).toEqual({ a: 'riga', b: 'wilno', tags: [] })
    expect(withLink(linked, 'wilno', 'riga')).toBe(linked)
    expect(withLink(map, 'riga', 'riga')).toBe(map)
    expect(withLink(map, 'riga', 'atlantis')).toBe(map)
    const ferry = withLinkTag(linked, 'wilno', 'riga', 'ferry', true)
    expect(linkBetween(ferry, 'riga', 'wilno')?.tags).toEqual(['ferry'])
    expect(withLinkTag(ferry, 'riga', 'wilno', 'ferry', false)).toEqual(linked)
    expect(withoutLink(linked, 'wilno', 'riga').links).toEqual(map.links)
  })

  it('takes a place away with its links, and gives it another id with them', () => {
    const gone = withoutNode(defaultMap, 'wilno')
    expect(gone.links.some(({ a, b }) => a === 'wilno' || b === 'wilno')).toBe(false)
    const renamed = withNodeId(defaultMap, 'wilno', 'vilnius')
    expect(renamed.links.filter(({ a, b }) => a === 'vilnius' || b === 'vilnius')).toHaveLength(
      defaultMap.links.filter(({ a, b }) => a === 'wilno' || b === 'wilno').length,
    )
    expect(withNodeId(defaultMap, 'wilno', 'minsk')).toBe(defaultMap)
    expect([gone, renamed].every(isSound)).toBe(true)
  })

  it('moves a place on the map and in the list', () => {
    const moved = withNodePart(defaultMap, 'wilno', onMap({ x: -3.4, y: 1200 }))
    expect(moved.nodes.find(({ id }) => id === 'wilno')).toMatchObject({ x: 0, y: 1000 })
    const [first, second] = defaultMap.nodes.map(({ id }) => id)
    const reordered = withNodeAt(defaultMap, 0, 1).nodes.map(({ id }) => id)
    expect(reordered.slice(0, 2)).toEqual([second, first])
    expect(isSound(moved)).toBe(true)
  })
})

describe('steps', () => {
  it('are taken back and done again; what changes nothing is none', () => {
    const two = done(done(begun('a'), 'b'), 'c')
    expect(done(two, 'c')).toEqual(two)
    expect(undone(two).now).toBe('b')
    expect(undone(undone(undone(two))).now).toBe('a')
    expect(redone(undone(two))).toEqual(two)
    expect(redone(done(undone(two), 'd')).now).toBe('d')
  })
})

describe('a finger', () => {
  it('means the nearest place within its reach', () => {
    const nodes = [place('aa'), { ...place('bb'), x: 30 }]
    expect(nearestNode(nodes, { x: 22, y: 10 }, 24)).toBe('bb')
    expect(nearestNode(nodes, { x: 22, y: 10 }, 24, 'bb')).toBe('aa')
    expect(nearestNode(nodes, { x: 90, y: 10 }, 24)).toBeNull()
  })

  it('is spared where a place is added from the list: a free spot is found', () => {
    const at = freeSpot([place('aa')], { x: 10, y: 10 })
    expect(Math.hypot(at.x - 10, at.y - 10)).toBeGreaterThan(30)
    expect(freeSpot([], { x: 500, y: 500 })).toEqual({ x: 500, y: 500 })
  })
})

describe('a file', () => {
  const fault = (json: unknown) => {
    const read = readMapFile<DelugeMap>(json, delugeMapFields)
    return read.ok ? null : read.problem
  }
  const [first, ...others] = defaultMap.nodes
  const withFirst = (part: object) => ({ ...defaultMap, nodes: [{ ...first, ...part }, ...others] })

  it('is read as it was written', () => {
    expect(fault(JSON.parse(JSON.stringify(defaultMap)))).toBeNull()
  })

  it.each([
    ['notAMap', '', { format: 'aide-de-camp/army' }],
    ['notAMap', '', 'text'],
    ['newerVersion', 'version', { ...defaultMap, version: 2 }],
    ['otherCampaign', 'campaign', { ...defaultMap, campaign: 'gloria-mundi' }],
    ['unfit', 'nodes.0.x', withFirst({ x: 10.5 })],
    ['unfit', 'nodes.0.home', withFirst({ home: 7 })],
    ['unknownField', 'nodes.0.picture', withFirst({ picture: 'data:' })],
    ['unknownField', 'picture', { ...defaultMap, picture: 'data:' }],
    ['unknownOwner', 'nodes.0.owner', withFirst({ owner: 'denmark' })],
    ['idTwice', 'nodes.1.id', withFirst({ id: others[0]?.id })],
    [
      'linkToNowhere',
      `links.${defaultMap.links.length}`,
      { ...defaultMap, links: [...defaultMap.links, { a: 'wilno', b: 'atlantis', tags: [] }] },
    ],
  ])('is refused as %s at “%s”', (reason, path, json) => {
    expect(fault(json)).toMatchObject({ reason, path })
  })

  it('that lacks a field is refused with it', () => {
    const { plc, ...rest } = first ?? place('aa')
    expect(plc).toBe(false)
    expect(fault({ ...defaultMap, nodes: [rest, ...others] })).toMatchObject({
      reason: 'missing',
      path: 'nodes.0.plc',
    })
    const { seas, ...noSeas } = defaultMap
    expect(seas).not.toEqual([])
    expect(fault(noSeas)).toMatchObject({ reason: 'missing', path: 'seas' })
  })
})
