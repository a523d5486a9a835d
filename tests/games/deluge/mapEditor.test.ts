// The Deluge in the map editor: forms over its whole field list, what goes with a place, checks that name it.
import { beforeAll, expect, test } from 'vitest'
import { readMap, withNode, withNodePart, withoutNode } from '@/games/campaign/rules/index.ts'
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

test('the form of a faction has every field of the map file; every change of it is sound', () => {
  for (const faction of defaultMap.factions) {
    const form = delugeMaps.factionForm(defaultMap, faction)
    const keys = form.map(({ key }) => key)
    const scalars = Object.keys(delugeMapFields.faction).filter((key) => key !== 'victory')
    expect(keys).toEqual(expect.arrayContaining([...scalars, 'holds']))
    for (const field of form) {
      const changes =
        field.kind === 'flag'
          ? [field.set(!field.value)]
          : field.kind === 'number'
            ? [field.set(field.min), field.set(field.max)]
            : field.kind === 'choice'
              ? field.options.map(({ value }) => field.set(value))
              : field.kind === 'several'
                ? field.options.flatMap(({ value }) => [
                    field.set(value, true),
                    field.set(value, false),
                  ])
                : field.kind === 'figures'
                  ? [
                      ...field.options.map(({ value }) => field.set(value, 3)),
                      ...field.value.map(({ value }) => field.set(value, 0)),
                    ]
                  : [field.set('Elsewhere'), field.set('')]
      for (const change of changes) {
        const changed = change(defaultMap)
        expect(isSound(changed), `${faction.id} ${field.key}`).toBe(true)
        expect(checkDelugeMap(changed).filter(({ isError }) => isError)).toEqual([])
      }
    }
  }
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
