// Corners of a map and of its file that a small fault would pass by.
import { describe, expect, it } from 'vitest'
import {
  cheapest,
  checkMap,
  graphOf,
  listOf,
  objectOf,
  readMap,
  readMapFile,
  simpleWays,
  whole,
  type MapFields,
  type MapFile,
} from '@/games/campaign/rules/index.ts'

const node = (id: string, x: number, y = 0, kind = 'land') => ({
  id,
  name: id,
  kind,
  x,
  y,
  owner: null,
})
const mapOf = (nodes: MapFile['nodes'], links: readonly string[]): MapFile => ({
  format: 'aide-de-camp/map',
  version: 1,
  campaign: 'toy',
  id: 'toy',
  name: 'Toy',
  width: 1000,
  height: 1000,
  seas: [],
  nodes,
  links: links.map((link) => {
    const [a = '', b = '', ...tags] = link.split(' ')
    return { a, b, tags }
  }),
  factions: [{ id: 'red', name: 'Red' }],
})

describe('CC-MAP, CC-MAP-CHECK', () => {
  it('nodes may be 30 apart, not 29, whichever way the line between them runs', () => {
    const problems = (x: number, y: number) =>
      checkMap(mapOf([node('aa', 500, 500), node('bb', x, y)], ['aa bb'])).map(({ code }) => code)
    expect([
      problems(500, 530),
      problems(500, 529),
      problems(518, 524),
      problems(518, 523),
    ]).toEqual([[], ['tooClose'], [], ['tooClose']])
  })

  it('of all land each part must be reached; what is no land need not, and none at all is well', () => {
    const nodes = [node('lake', 0, 0, 'sea'), node('aa', 100), node('bb', 200), node('cc', 300)]
    const islands = mapOf(nodes, ['aa bb'])
    const problems = (isLand: (each: { readonly kind: string }) => boolean) =>
      checkMap(islands, isLand).map(({ code, about }) => `${code} ${about}`)
    expect(problems(({ kind }) => kind === 'land')).toEqual(['unreachable cc'])
    expect(problems(() => false)).toEqual([])
  })

  it('the graph knows a link from both ends, and lists neighbours in list order', () => {
    const nodes = ['aa', 'bb', 'cc', 'dd'].map((id, place) => node(id, 100 * place))
    const graph = graphOf(mapOf(nodes, ['dd bb', 'cc bb near', 'bb aa']))
    expect([graph.neighbours('bb'), graph.nextTo('bb')]).toEqual([
      ['aa', 'dd'],
      ['aa', 'cc', 'dd'],
    ])
    expect([graph.neighbours('aa'), graph.neighbours('dd'), graph.nextTo('cc')]).toEqual([
      ['bb'],
      ['bb'],
      ['bb'],
    ])
    expect([graph.link('dd', 'bb'), graph.link('bb', 'dd')]).toEqual([
      { a: 'dd', b: 'bb', tags: [] },
      { a: 'dd', b: 'bb', tags: [] },
    ])
    expect([graph.link('aa', 'dd'), graph.place('aa'), graph.place('zz')]).toEqual([null, 0, -1])
    expect([graph.distance('aa', 'dd'), graph.distance('aa', 'cc')]).toEqual([2, Infinity])
  })

  it('a way costs what its steps cost; a step that cannot be taken is none', () => {
    const nodes = ['aa', 'bb', 'cc'].map((id, place) => node(id, 100 * place))
    const graph = graphOf(mapOf(nodes, ['aa bb', 'bb cc']))
    const price = (_: string, to: string) => (to === 'cc' ? null : 3)
    expect(Object.fromEntries(cheapest(graph, 'aa', 9, price))).toEqual({ aa: 0, bb: 3 })
    expect(Object.fromEntries(cheapest(graph, 'aa', 2, price))).toEqual({ aa: 0 })
    expect([simpleWays(graph, 'aa', 3, price), simpleWays(graph, 'aa', 2, price)]).toEqual([
      [['bb']],
      [],
    ])
  })
})

describe('a map file that does not fit', () => {
  const fields: MapFields = {
    campaign: 'toy',
    nodeKinds: ['land', 'city'],
    linkTags: ['near'],
    node: {},
    nodeByKind: {
      city: {
        walls: whole(0, 9),
        sides: listOf(whole(0, 9), 4),
        tower: objectOf({ height: whole(0, 9) }),
      },
    },
    faction: {},
    optionalOfFaction: { purse: whole(0, 9) },
    top: { prices: listOf(objectOf({ of: whole(0, 9) }), 4) },
  }
  const city = { ...node('bb', 100, 0, 'city'), walls: 1, sides: [1], tower: { height: 1 } }
  const map = { ...mapOf([node('aa', 0)], []), prices: [{ of: 1 }] }
  const withCity = (more: object) => ({ ...map, nodes: [...map.nodes, { ...city, ...more }] })
  const fault = (json: unknown) => {
    const read = readMapFile(json, fields)
    return read.ok ? null : [read.problem.reason, read.problem.path, read.problem.found]
  }

  it.each<readonly [string, unknown, unknown]>([
    ['nothing', withCity({}), null],
    ['a field of its kind', withCity({ walls: 10 }), ['unfit', 'nodes.1.walls', 10]],
    ['a field inside of one', withCity({ sides: [1, 'x'] }), ['unfit', 'nodes.1.sides.1', 'x']],
    ['a part of one', withCity({ tower: { height: 10 } }), ['unfit', 'nodes.1.tower.height', 10]],
    [
      'a field of another kind',
      { ...map, nodes: [{ ...node('aa', 0), walls: 1 }] },
      ['unknownField', 'nodes.0.walls', 1],
    ],
    ['a kind that is none', withCity({ kind: 7 }), ['unfit', 'nodes.1.kind', 7]],
    ['a node that is none', { ...map, nodes: [7] }, ['unfit', 'nodes.0', 7]],
    ['a field of its own', { ...map, prices: [{ of: 10 }] }, ['unfit', 'prices.0.of', 10]],
    [
      'a field of a faction',
      { ...map, factions: [{ id: 'red', name: 'Red', purse: 10 }] },
      ['unfit', 'factions.0.purse', 10],
    ],
    [
      'a field that no faction has',
      { ...map, factions: [{ id: 'red', name: 'Red', debts: 10 }] },
      ['unknownField', 'factions.0.debts', 10],
    ],
    ['a version that never was', { ...map, version: 0 }, ['unfit', 'version', 0]],
    ['a version yet to come', { ...map, version: 2 }, ['newerVersion', 'version', 2]],
    ['no version', { ...map, version: undefined }, ['unfit', 'version', undefined]],
    ['no campaign', { ...map, campaign: null }, ['unfit', 'campaign', null]],
    ['another campaign', { ...map, campaign: 'other' }, ['otherCampaign', 'campaign', 'other']],
  ])('%s is named with place and reason', (_, json, problem) => {
    expect(fault(json)).toEqual(problem)
  })

  it('inside of another file it is refused with the whole path', () => {
    const read = readMap({ ...map, nodes: [node('aa', 0), node('aa', 90)] }, fields, 'map')
    expect(read).toEqual({ ok: false, problem: { code: 'malformed', path: 'map.nodes.1.id' } })
  })
})

it('a shape names the first field that is missing, and looks at every one that may be left out', () => {
  const anything = objectOf({ a: () => null }, { b: whole(0, 1), c: whole(0, 1) })
  const faults = [{}, { a: 1 }, { a: 1, b: 1, c: 2 }, { a: 1, b: 2, c: 1 }, { a: 1, d: 1 }]
  expect(faults.map((each) => anything(each, ''))).toEqual(['a', null, 'c', 'b', 'd'])
  expect(anything({}, 'there')).toBe('there.a')
})
