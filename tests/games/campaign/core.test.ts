// What map campaigns share, each part alone.
import { describe, expect, it } from 'vitest'
import {
  absentAnswer,
  afterSheetOption,
  book,
  ceilOf,
  cheapest,
  checkMap,
  connected,
  counted,
  differ,
  emptyDraft,
  enter,
  floorOf,
  graphOf,
  halfUp,
  isOpenTo,
  learn,
  noEntries,
  purseOf,
  readMap,
  regroup,
  rotated,
  seatProblem,
  sheetOptions,
  simpleWays,
  stepInPulses,
  throwsNext,
  transfer,
  withLine,
  workOn,
  type Draft,
  type LedgerEntry,
  type MapFields,
  type MapFile,
  type Seat,
} from '@/games/campaign/rules/index.ts'

const fields: MapFields = {
  campaign: 'toy',
  nodeKinds: ['land'],
  linkTags: ['ferry', 'near'],
  node: {},
  faction: {},
  top: {},
}

const node = (id: string, x: number, owner: string | null = null) => ({
  id,
  name: id,
  kind: 'land',
  x,
  y: 0,
  owner,
})
const link = (a: string, b: string, ...tags: string[]) => ({ a, b, tags })

/** aa – bb – cc – dd in a row, aa – cc by ferry, dd next to aa but not walkable. */
const map: MapFile = {
  format: 'aide-de-camp/map',
  version: 1,
  campaign: 'toy',
  id: 'row',
  name: 'A row',
  width: 1000,
  height: 1000,
  seas: [],
  nodes: [node('aa', 0, 'red'), node('bb', 100), node('cc', 200), node('dd', 300)],
  links: [
    link('aa', 'bb'),
    link('bb', 'cc'),
    link('cc', 'dd'),
    link('aa', 'cc', 'ferry'),
    link('aa', 'dd', 'near'),
  ],
  factions: [
    { id: 'red', name: 'Red' },
    { id: 'blue', name: 'Blue' },
  ],
}

const problemOf = (json: unknown): unknown => {
  const read = readMap(json, fields)
  return read.ok ? null : read.problem
}

describe('CC-MAP', () => {
  it('a map that fits is read as it is', () => {
    expect(problemOf(map)).toBeNull()
  })

  it.each([
    ['a field nobody knows', { ...map, extra: 1 }, 'extra'],
    ['another version', { ...map, version: 2 }, 'version'],
    ['a place off the paper', { ...map, nodes: [node('aa', 1001)] }, 'nodes.0.x'],
    ['a number used twice', { ...map, nodes: [...map.nodes, node('aa', 400)] }, 'nodes.4.id'],
    [
      'a kind no text can be made of',
      { ...map, nodes: [{ ...node('aa', 1), kind: { toString: 1 } }] },
      'nodes.0.kind',
    ],
    ['a link to nowhere', { ...map, links: [link('aa', 'zz')] }, 'links.0'],
    ['a link to itself', { ...map, links: [link('aa', 'aa')] }, 'links.0'],
    ['a link there twice', { ...map, links: [link('aa', 'bb'), link('bb', 'aa')] }, 'links.1'],
    ['an owner nobody knows', { ...map, nodes: [node('aa', 0, 'green')] }, 'nodes.0.owner'],
    ['a tag nobody knows', { ...map, links: [link('aa', 'bb', 'tunnel')] }, 'links.0.tags.0'],
  ])('refuses %s and names it', (_, json, path) => {
    const links = 'nodes' in json && json.nodes.length === 1 ? [] : json.links
    expect(problemOf(path.startsWith('nodes') ? { ...json, links } : json)).toEqual({
      code: 'malformed',
      path,
    })
  })

  it('CC-MAP-CHECK: too close and out of reach are warnings, the rest are errors', () => {
    const odd = {
      ...map,
      nodes: [...map.nodes, node('ee', 310)],
      links: [...map.links, link('aa', 'zz')],
    }
    expect(checkMap(odd)).toEqual([
      { code: 'linkToNowhere', about: 'zz', isError: true },
      { code: 'tooClose', about: 'ee', isError: false },
    ])
    expect(checkMap({ ...map, nodes: [...map.nodes, node('ee', 400)] })).toEqual([
      { code: 'unreachable', about: 'ee', isError: false },
    ])
  })
})

describe('the graph', () => {
  const graph = graphOf(map)

  it('walks links but not near ones, which count for next to', () => {
    expect(graph.neighbours('aa')).toEqual(['bb', 'cc'])
    expect(graph.nextTo('aa')).toEqual(['bb', 'cc', 'dd'])
    expect(graph.distance('aa', 'dd')).toBe(2)
    expect(graph.link('dd', 'aa')?.tags).toEqual(['near'])
  })

  it('finds connected land, cheapest prices and every way under a price', () => {
    expect([...connected(graph, ['aa'], (id) => id !== 'cc')]).toEqual(['aa', 'bb'])
    const price = (from: string, to: string): number => (from === 'aa' && to === 'cc' ? 5 : 2)
    expect(Object.fromEntries(cheapest(graph, 'aa', 6, price))).toEqual({
      aa: 0,
      bb: 2,
      cc: 4,
      dd: 6,
    })
    expect(simpleWays(graph, 'aa', 4, price)).toEqual([['bb'], ['bb', 'cc']])
  })
})

describe('pulses', () => {
  const walk = (...movers: { id: string; faction: string; at: string; path: string[] }[]) =>
    stepInPulses(movers, {
      count: 3,
      order: ['red', 'blue'],
      isHostile: (one, other) => one !== other,
    })

  it('the earlier one goes on in a swap, the other stays for good', () => {
    const moved = walk(
      { id: 'r', faction: 'red', at: 'aa', path: ['bb'] },
      { id: 'b', faction: 'blue', at: 'bb', path: ['aa', 'cc'] },
    )
    expect([moved.get('r')?.at, moved.get('b')?.at, moved.get('b')?.from]).toEqual([
      'bb',
      'bb',
      null,
    ])
  })

  it('enemies that meet stop, and the rest of the path is lost', () => {
    const moved = walk(
      { id: 'r', faction: 'red', at: 'aa', path: ['bb', 'cc'] },
      { id: 'b', faction: 'blue', at: 'bb', path: [] },
    )
    expect(moved.get('r')).toEqual({ at: 'bb', from: 'aa', way: ['aa', 'bb'], lost: ['cc'] })
  })
})

describe('CC-LEDGER, CC-ROUND, CC-ORDER', () => {
  const entry = (faction: string, amount: number): LedgerEntry => ({
    turn: 1,
    phase: 'p',
    faction,
    amount,
    reason: 'r',
    rule: 'X',
    about: null,
  })

  it('a purse is the sum of its entries, nothing of nothing is booked, and none is overdrawn', () => {
    const ledger = book([], [entry('red', 5), entry('red', 0)])
    expect(ledger).toHaveLength(1)
    expect(purseOf(book(ledger, transfer(entry('red', 3), 'blue')), 'blue')).toBe(3)
    expect(() => book(ledger, [entry('red', -6)])).toThrow(RangeError)
  })

  it('roundings', () => {
    expect([halfUp(15, 2), halfUp(29, 4), floorOf(7, 4), ceilOf(25, 10)]).toEqual([8, 7, 1, 3])
  })

  it('turn orders: rotated, and thrown again by equal ones', () => {
    expect(rotated(['a', 'b', 'c'], 5)).toEqual(['b', 'c', 'a'])
    const groups = regroup([['a', 'b', 'c']], [7, 9, 7])
    expect(groups).toEqual([['b'], ['a', 'c']])
    expect(throwsNext(groups)).toEqual(['a', 'c'])
    expect(throwsNext(regroup(groups, [2, 3]))).toBeNull()
  })
})

describe('CC-SHEET, CC-SEE, CC-RESULT-03', () => {
  it('a draft: drop takes a line and all after it, a closed one opens as it is', () => {
    let draft: Draft<string> = emptyDraft
    for (const line of ['x', 'y', 'z']) draft = withLine(draft, line)
    expect(sheetOptions(draft)).toEqual(['drop:3', 'drop:2', 'drop:1', 'done'])
    const closed = afterSheetOption(afterSheetOption(draft, 'drop:2') ?? draft, 'done')
    expect(closed).toMatchObject({ lines: ['x'], isClosed: true })
    expect(closed === null ? [] : sheetOptions(closed)).toEqual(['reopen'])
  })

  it('knowledge keeps its date, and worse news does not replace it', () => {
    const first = learn<{ kind: string; list: number[] }>(
      {},
      'F2',
      { kind: 'task', list: [9, 8] },
      3,
    )
    const isShorter = (_: unknown, value: unknown): boolean =>
      Array.isArray(value) && value.length < 2
    const later = learn(first, 'F2', { list: [9] }, 5, isShorter)
    expect(later['F2']).toEqual({
      kind: { value: 'task', turn: 3 },
      list: { value: [9, 8], turn: 3 },
    })
  })

  it('a result counts when both camps agree, or the umpire says so', () => {
    const one = enter(noEntries, 0, 'red', 'draw')
    expect([counted(one), isOpenTo(one, 0), isOpenTo(one, 1)]).toEqual([null, false, true])
    const two = enter(one, 1, 'blue', 'won')
    expect([differ(two), isOpenTo(two, 0)]).toEqual([true, true])
    expect(counted(enter(two, 1, 'blue', 'draw'))).toEqual({
      result: 'draw',
      enteredBy: ['red', 'blue'],
    })
    expect(counted(enter(two, 'umpire', 'umpire', 'lost'))?.enteredBy).toEqual(['umpire'])
  })
})

describe('seats and the agenda', () => {
  const seat = (id: string, factions: string[], kind: Seat['kind'] = 'player'): Seat => ({
    id,
    name: id,
    factions,
    kind,
    standing: {},
  })

  it('every faction has one seat, and there is one umpire at most', () => {
    const of = (...seats: Seat[]): string | null => seatProblem(seats, ['red', 'blue'])
    expect(of(seat('a', ['red', 'blue']))).toBeNull()
    expect(of(seat('a', ['red']))).toBe('seats')
    expect(of(seat('a', ['red', 'blue']), seat('b', ['red']))).toBe('seats.1.factions.0')
    expect(of(seat('a', ['red', 'blue'], 'umpire'), seat('b', [], 'umpire'))).toBe('seats.1.kind')
  })

  it('CC-ABSENT: standing answers, then the last option; a closed sheet stays closed', () => {
    const ask = (...options: string[]) => ({
      kind: 'occupy',
      seat: 'red',
      wanted: { kind: 'choice' as const, options, unavailable: [] },
    })
    expect(absentAnswer({ occupy: ['loot'] }, ask('capture', 'loot', 'nothing'))).toEqual({
      kind: 'choice',
      option: 'loot',
    })
    expect(absentAnswer({}, ask('capture', 'nothing'))).toEqual({
      kind: 'choice',
      option: 'nothing',
    })
    expect(absentAnswer({}, ask('reopen'))).toBeNull()
  })

  it('tasks are carried out until one waits; what a task leads to comes before all else', () => {
    const done = workOn<number, string, string>(
      { world: 0, agenda: ['more', 'wait', 'never'], events: [] },
      (world, task) => {
        if (task === 'wait') return null
        return { world: world + 1, events: [task], next: task === 'more' ? ['one'] : [] }
      },
    )
    expect(done).toEqual({ world: 2, agenda: ['wait', 'never'], events: ['more', 'one'] })
  })
})
