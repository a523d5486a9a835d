// How much each field of a campaign's files holds: the most is read, one more is refused with the field's name.
import { describe, expect, it } from 'vitest'
import { readAs, seatsShape } from '@/games/campaign/rules/index.ts'
import {
  done,
  files,
  list,
  map,
  plan,
  seats,
  side,
  withAt,
  type FileName,
  type Read,
} from '@tests/support/campaignFiles.ts'

/** The field that the file is refused with; null: it is read. */
const faultOf = (read: Read, json: unknown): unknown => {
  const { ok, problem } = read(json)
  if (ok) return null
  return (problem as { readonly path?: string }).path
}

const faultWith = (file: FileName, path: string, value: unknown): unknown => {
  const [read, json]: readonly [Read, unknown] = files[file]
  return faultOf(read, withAt(json, path.split('.'), value))
}

describe('a file between phones, or between map and table', () => {
  it.each(Object.keys(files) as readonly FileName[])('of %s is read as it is here', (file) => {
    const [read, json]: readonly [Read, unknown] = files[file]
    expect(faultOf(read, json)).toBeNull()
  })

  it.each<readonly [FileName, string, number, number]>([
    ['view', 'version', 1, 2],
    ['view', 'rulesVersion', 1, 9999],
    ['view', 'turn', 1, 999],
    ['view', 'number', 1, 99_999],
    ['sheet', 'version', 1, 1],
    ['plan', 'view', 1, 99_999],
    ['ticket', 'turn', 1, 999],
    ['ticket', 'attacker', 0, 1],
    ['ticket', 'sides.0.strength', 0, 999_999],
    ['ticket', 'sides.1.tablePoints', 0, 999_999],
    ['ticket', 'sides.0.pieces.0.strength', 0, 999_999],
    ['outcome', 'table.turns', 1, 999],
    ['outcome', 'table.corrected', 0, 99_999],
    ['outcome', 'table.lists.0.points', 0, 999_999],
    ['outcome', 'table.lists.1.limit', 0, 999_999],
    ['map', 'nodes.0.x', 0, 1000],
    ['map', 'nodes.0.y', 0, 1000],
    ['map', 'width', 1000, 1000],
  ])('%s: %s is a whole number from %i to %i', (file, path, least, most) => {
    expect(
      [least, most, least - 1, most + 1, least + 0.5].map((n) => faultWith(file, path, n)),
    ).toEqual([null, null, path, path, path])
  })

  it.each<readonly [FileName, string, number]>([
    ['view', 'head', 120],
    ['view', 'deadline', 120],
    ['sheet', 'note', 500],
    ['plan', 'lines.0.key', 80],
    ['plan', 'lines.0.made.0', 12],
    ['ticket', 'campaign', 60],
    ['ticket', 'code', 60],
    ['ticket', 'place', 60],
    ['ticket', 'ground.0', 40],
    ['ticket', 'limits.0', 200],
    ['ticket', 'sides.0.factions.0', 24],
    ['ticket', 'sides.0.seats.0', 60],
    ['ticket', 'sides.0.pieces.0.id', 24],
    ['ticket', 'sides.0.pieces.0.label', 80],
    ['result', 'enteredBy.0', 40],
    ['result', 'note', 500],
    ['outcome', 'ticket.campaign', 60],
    ['outcome', 'ticket.code', 60],
    ['outcome', 'table.lists.0.battalions.0', 40],
    ['seats', '0.name', 60],
    ['seats', '0.factions.0', 24],
    ['seats', '0.standing.flee.0', 80],
    ['map', 'name', 60],
    ['map', 'nodes.0.name', 60],
    ['map', 'factions.0.name', 60],
  ])('%s: %s is a text of at most %i characters', (file, path, most) => {
    const texts = ['', 'x'.repeat(most), 'x'.repeat(most + 1), 7]
    expect(texts.map((text) => faultWith(file, path, text))).toEqual([null, null, path, path])
  })

  it.each<readonly [FileName, string, number, number, unknown]>([
    ['view', 'events', 0, 10_000, { kind: 'phase' }],
    ['sheet', 'answers', 0, 400, done],
    ['plan', 'lines', 0, 400, plan.lines[0]],
    ['plan', 'lines.0.made', 0, 4, 'U1'],
    ['ticket', 'ground', 0, 20, 'city'],
    ['ticket', 'limits', 0, 100, '8 turns'],
    ['ticket', 'sides', 2, 2, side],
    ['ticket', 'sides.0.factions', 1, 40, 'red'],
    ['ticket', 'sides.0.seats', 0, 40, 'Anna'],
    ['ticket', 'sides.0.pieces', 0, 200, side.pieces[0]],
    ['ticket', 'sides.0.pieces.0.notes', 0, 100, 'kind:task'],
    ['result', 'enteredBy', 0, 42, 'red'],
    ['result', 'lossShare', 2, 2, '1/2'],
    ['outcome', 'table.lists', 2, 2, list],
    ['outcome', 'table.lists.0.battalions', 0, 200, 'green 24'],
    ['outcome', 'table.houseRules', 0, 100, 'bravery'],
    ['seats', '0.factions', 0, 40, 'red'],
    ['seats', '0.standing.flee', 0, 60, 'fight'],
    ['map', 'links.0.tags', 0, 8, 'ferry'],
  ])('%s: %s is a list of %i to %i', (file, path, least, most, item) => {
    const listOf = (length: number): readonly unknown[] => Array.from({ length }, () => item)
    const given = [listOf(least), listOf(most), listOf(most + 1), { length: 1 }]
    expect(given.map((each) => faultWith(file, path, each))).toEqual([null, null, path, path])
    if (least > 0) expect(faultWith(file, path, listOf(least - 1))).toBe(path)
  })

  it.each<readonly [string, number]>([
    ['seas', 400],
    ['nodes', 400],
    ['links', 3200],
    ['factions', 40],
  ])('a map has at most as many %s: %i', (path, most) => {
    const items: Readonly<Record<string, (n: number) => unknown>> = {
      seas: (n) => ({ id: `sea-${n}`, name: '', x: 0, y: 0 }),
      nodes: (n) => ({ ...map.nodes[0], id: `node-${n}` }),
      links: (n) => ({ ...map.links[0], a: `node-${n}` }),
      factions: (n) => ({ ...map.factions[0], id: `faction-${n}` }),
    }
    const faultOfMany = (length: number): unknown =>
      faultWith(
        'map',
        path,
        Array.from({ length }, (_, n) => items[path]?.(n)),
      )
    // What is read may still not fit the rest of the map, which is told of the one that does not fit.
    expect(faultOfMany(most)).not.toBe(path)
    expect(faultOfMany(most + 1)).toBe(path)
  })

  it('a map has a node and a faction at least', () => {
    expect([faultWith('map', 'nodes', []), faultWith('map', 'factions', [])]).toEqual([
      'nodes',
      'factions',
    ])
  })

  it('there are 1 to 41 seats, one a faction and the umpire, each with at most 40 standing answers', () => {
    const read: Read = (json) => readAs(seatsShape, json)
    const many = (length: number): unknown => Array.from({ length }, () => seats[0])
    expect([0, 1, 41, 42].map((length) => faultOf(read, many(length)))).toEqual([
      '',
      null,
      null,
      '',
    ])
    const kinds = (length: number): unknown =>
      Object.fromEntries(Array.from({ length }, (_, n) => [`kind-${n}`, []]))
    expect([40, 41].map((n) => faultWith('seats', '0.standing', kinds(n)))).toEqual([
      null,
      '0.standing',
    ])
    expect(faultWith('seats', '0.standing', { 'a kind': [] })).toBe('0.standing.a kind')
    expect(faultWith('seats', '0.standing', { flee: 'fight' })).toBe('0.standing.flee')
    expect(faultWith('seats', '0.standing', { flee: [], 'a kind': [] })).toBe('0.standing.a kind')
    expect(faultWith('seats', '0.standing', 'fight')).toBe('0.standing')
  })

  it.each<readonly [FileName, string, unknown, string]>([
    ['view', 'view', [], 'view'],
    ['view', 'view', null, 'view'],
    ['view', 'events.0', { kind: 7 }, 'events.0'],
    ['view', 'events.0', 'phase', 'events.0'],
    ['plan', 'format', 'aide-de-camp/sheet', 'format'],
    ['plan', 'lines.0.answer', { kind: 'wish' }, 'lines.0.answer'],
    ['plan', 'lines.0.answer', { kind: 'overrule', correction: {}, reason: '' }, 'lines.0.answer'],
    [
      'plan',
      'lines.0.answer',
      {
        kind: 'overrule',
        correction: { figure: 'looted', node: 'wilno', until: 3 },
        reason: 'no',
      },
      'lines.0.answer',
    ],
    ['plan', 'lines.0', { key: 'strategy', made: [] }, 'lines.0.answer'],
    ['sheet', 'toString', 1, 'toString'],
    ['sheet', 'format', 'aide-de-camp/plan', 'format'],
    ['sheet', 'answers.0', { kind: 'wish' }, 'answers.0'],
    ['result', 'lossShare.0', '2/1', 'lossShare.0'],
    ['result', 'version', 2, 'version'],
    ['result', 'version', 0, 'version'],
    ['ticket', 'version', 2, 'version'],
    ['ticket', 'version', 0, 'version'],
    ['outcome', 'version', 2, 'version'],
    ['outcome', 'version', 0, 'version'],
    ['outcome', 'result.how', 'fled', 'result.how'],
    ['map', 'version', 0, 'version'],
    ['map', 'nodes.0', null, 'nodes.0'],
    ['map', 'nodes.0', 7, 'nodes.0'],
    ['map', 'nodes.0.x', -0, 'nodes.0.x'],
    ['map', 'nodes.0.name', 7, 'nodes.0.name'],
  ])('%s: with another %s it is refused: %j', (file, path, value, fault) => {
    expect(faultWith(file, path, value)).toBe(fault)
  })
})
