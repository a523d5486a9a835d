// The Deluge in the map editor: forms over its whole field list, what goes with a place, checks that name it.
import { beforeAll, expect, test } from 'vitest'
import { readMap, withNode, withNodePart, withoutNode } from '@/games/campaign/rules/index.ts'
import type { Change, FormField } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import { saidProblems } from '@/games/campaign/screens/mapEditor/problems.ts'
import {
  checkDelugeMap,
  defaultMap,
  delugeMapFields,
  firstMap,
  type DelugeMap,
} from '@/games/deluge/rules/index.ts'
import { delugeMaps } from '@/games/deluge/screens/maps/delugeMaps.ts'
import { enterEditor } from '@/games/deluge/screens/maps/editorWords.ts'
import { enterDeluge } from '@/games/deluge/screens/words/screenWords.ts'

beforeAll(async () => {
  await Promise.all([enterEditor(), enterDeluge()])
})

const isSound = (map: DelugeMap): boolean => readMap(map, delugeMapFields).ok
const nodeOf = (map: DelugeMap, id: string) => {
  const node = map.nodes.find((each) => each.id === id)
  if (node === undefined) throw new RangeError(id)
  return node
}
const said = (map: DelugeMap): readonly string[] =>
  saidProblems(delugeMaps, map).map(({ text }) => text)
const fieldOf = (map: DelugeMap, id: string, key: string) => {
  const field = delugeMaps.nodeForm(map, nodeOf(map, id)).find((each) => each.key === key)
  if (field === undefined) throw new RangeError(key)
  return field
}

test('the form of a place has every field that the map file has for it', () => {
  const keys = delugeMaps.nodeForm(defaultMap, nodeOf(defaultMap, 'wilno')).map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(Object.keys(delugeMapFields.node)))
  expect(keys).toEqual(expect.arrayContaining(['name', 'owner']))
  expect(delugeMaps.linkTags().map(({ tag }) => tag)).toEqual(delugeMapFields.linkTags)
})

/** Everything that a field can make of a map, one change after another. */
const changesOf = (field: FormField<DelugeMap>): readonly Change<DelugeMap>[] => {
  switch (field.kind) {
    case 'flag':
      return [field.set(!field.value)]
    case 'number':
      return [field.set(field.min), field.set(field.max)]
    case 'choice':
      return field.options.map(({ value }) => field.set(value))
    case 'several':
      return field.options.flatMap(({ value }) => [field.set(value, true), field.set(value, false)])
    case 'figures':
      return [
        ...field.options.map(({ value }) => field.set(value, field.max)),
        ...field.value.map(({ value }) => field.set(value, 0)),
      ]
    case 'text':
      return ['Elsewhere', '', '2/3', '9 Pancerni; 5 Reiters'].flatMap((text) =>
        (field.refuse?.(text) ?? null) === null ? [field.set(text)] : [],
      )
    case 'rows':
      return [
        ...field.rows.flatMap(({ fields, remove }) => [
          ...fields.flatMap(changesOf),
          ...(remove === null ? [] : [remove]),
        ]),
        ...(field.more === null ? [] : [field.more.add]),
      ]
  }
}
const factionOf = (map: DelugeMap, id: string) => {
  const faction = map.factions.find((each) => each.id === id)
  if (faction === undefined) throw new RangeError(id)
  return faction
}
const errorsOf = (map: DelugeMap) => checkDelugeMap(map).filter(({ isError }) => isError)

/** A map on which every form has all its fields. */
const fullMap: DelugeMap = {
  ...firstMap,
  factions: firstMap.factions.map((faction) => ({
    ...faction,
    victory: {
      holds: [{ node: 'wilno', vp: 2 }],
      base: 5,
      lostPlc: { num: 1, den: 2, notLostTo: [] },
      tokensKept: 1,
      perStartLandOf: { of: faction.id === 'plc' ? 'sweden' : 'plc', vp: 1 },
      perPlc: 1,
      outOf: { of: faction.id === 'plc' ? 'sweden' : 'plc', nodes: ['wilno'], vp: 1 },
      minus: [{ of: faction.id === 'plc' ? 'sweden' : 'plc', num: 1, den: 4 }],
    },
  })),
}

test('the form of a faction has every field of the map file; every change of it is sound', () => {
  for (const map of [defaultMap, fullMap])
    for (const faction of map.factions) {
      const form = delugeMaps.factionForm(map, faction)
      const keys = form.map(({ key }) => key)
      const scalars = Object.keys(delugeMapFields.faction).filter((key) => key !== 'victory')
      expect(keys).toEqual(
        expect.arrayContaining([...scalars, 'holds', 'minus', 'outOf', 'perStartLandOf', 'forces']),
      )
      for (const field of form)
        for (const change of changesOf(field)) {
          const changed = change(map)
          expect(isSound(changed), `${faction.id} ${field.key}`).toBe(true)
          expect(errorsOf(changed), `${faction.id} ${field.key}`).toEqual([])
        }
    }
})

test('each term of the points is written by a form, and taken out by it again', () => {
  const bare: DelugeMap = {
    ...firstMap,
    factions: firstMap.factions.map((faction) => ({ ...faction, victory: {} })),
  }
  const told = (map: DelugeMap, key: string, tell: (field: FormField<DelugeMap>) => unknown) => {
    const field = delugeMaps.factionForm(map, factionOf(map, 'sweden')).find((f) => f.key === key)
    if (field === undefined) throw new RangeError(key)
    return (tell(field) as Change<DelugeMap>)(map)
  }
  const set = (map: DelugeMap, key: string, value: string | number) =>
    told(map, key, (field) => {
      if (field.kind === 'number') return field.set(Number(value))
      if (field.kind === 'text' || field.kind === 'choice') return field.set(String(value))
      throw new RangeError(field.kind)
    })
  const put = (map: DelugeMap, key: string, value: string, n: number) =>
    told(map, key, (field) => (field.kind === 'figures' ? field.set(value, n) : null))
  let map = put(bare, 'holds', 'wilno', 3)
  map = set(map, 'victory base', 8)
  map = set(map, 'lostPlc', '2 / 3')
  map = told(map, 'notLostTo', (f) => (f.kind === 'several' ? f.set('muscovy', true) : null))
  map = set(map, 'victory tokensKept', 2)
  map = set(map, 'perStartLandOf', 'plc')
  map = set(map, 'perStartLandOf vp', 4)
  map = set(map, 'victory perPlc', 1)
  map = set(map, 'outOf', 'muscovy')
  map = put(map, 'outOf nodes', 'minsk', 1)
  map = set(map, 'outOf vp', 5)
  map = told(map, 'minus', (f) => (f.kind === 'rows' ? f.more?.add : null))
  const share = (text: string) => (f: FormField<DelugeMap>) => {
    const field = f.kind === 'rows' ? f.rows[0]?.fields[1] : undefined
    return field?.kind === 'text' ? field.set(text) : null
  }
  map = told(map, 'minus', share('1/3'))
  expect(factionOf(map, 'sweden').victory).toEqual({
    holds: [{ node: 'wilno', vp: 3 }],
    base: 8,
    lostPlc: { num: 2, den: 3, notLostTo: ['muscovy'] },
    tokensKept: 2,
    perStartLandOf: { of: 'plc', vp: 4 },
    perPlc: 1,
    outOf: { of: 'muscovy', nodes: ['minsk'], vp: 5 },
    minus: [{ of: 'plc', num: 1, den: 3 }],
  })
  expect(isSound(map)).toBe(true)
  map = put(map, 'holds', 'wilno', 0)
  map = set(map, 'victory base', 0)
  map = set(map, 'victory tokensKept', 0)
  map = set(map, 'perStartLandOf', '')
  map = set(map, 'victory perPlc', 0)
  map = set(map, 'outOf', '')
  map = told(map, 'minus', (f) => (f.kind === 'rows' ? f.rows[0]?.remove : null))
  expect(factionOf(map, 'sweden').victory).toEqual({})
  const refused = delugeMaps
    .factionForm(fullMap, factionOf(fullMap, 'plc'))
    .find(({ key }) => key === 'lostPlc')
  expect(refused?.kind === 'text' && refused.refuse?.('1/0')).toContain('fraction')
})

test('a fresh place stands apart from all others, and its check names it', () => {
  const node = delugeMaps.freshNode(defaultMap, { x: 900, y: 40 }, 'New place')
  const map = withNode(defaultMap, node)
  expect(isSound(map)).toBe(true)
  expect(said(map)).toEqual([
    'New place cannot be reached on foot from the first place of the list. Link it.',
  ])
  const capital = fieldOf(map, node.id, 'capital')
  const wrong = capital.kind === 'flag' ? capital.set(true)(map) : map
  expect(said(wrong)[0]).toBe(
    'New place is a capital but nobody’s home. Say whose home it is, or take the capital away.',
  )
  expect(saidProblems(delugeMaps, wrong)[0]).toMatchObject({
    isError: true,
    at: { kind: 'node', id: node.id },
  })
})

test('a faction with two capitals, or without a home of its own, is told with the names', () => {
  const home = defaultMap.nodes.find((each) => each.home === 'sweden' && !each.capital)
  const two = withNodePart(defaultMap, home?.id ?? '', { capital: true })
  expect(said(two)).toEqual([
    `Sweden has several capitals: Sweden, ${home?.name ?? ''}. Leave one.`,
  ])
  expect(saidProblems(delugeMaps, two)[0]?.at).toMatchObject({ kind: 'faction', id: 'sweden' })
  const lost = defaultMap.nodes
    .filter((each) => each.home === 'sweden')
    .reduce((map, { id }) => withNodePart(map, id, { owner: null }), defaultMap)
  expect(said(lost)[0]).toContain('Sweden owns none of its homes')
})

test('points and forces that have to do with a place go with it', () => {
  for (const map of [defaultMap, firstMap])
    for (const { id } of map.nodes) {
      const gone = delugeMaps.forgotten(withoutNode(map, id), id)
      expect(isSound(gone)).toBe(true)
      expect(checkDelugeMap(gone).some(({ code }) => code === 'noSuchNode')).toBe(false)
    }
})

test('a copy of a map of the app finds nothing wrong', () => {
  for (const { map } of delugeMaps.builtIn) {
    const copy = delugeMaps.spoken(map)
    expect(isSound(copy)).toBe(true)
    expect(delugeMaps.check(copy).filter(({ isError }) => isError)).toEqual([])
  }
})
