// Gloria Mundi in the map editor: forms by the kind of an area, numbers, roads that follow their links, checks in words.
import { beforeAll, expect, test } from 'vitest'
import {
  readMap,
  withFaction,
  withLink,
  withLinkTag,
  withNode,
  withoutFaction,
  withoutLink,
  withoutNode,
} from '@/games/campaign/rules/index.ts'
import type { Change, FormField } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import { saidProblems } from '@/games/campaign/screens/mapEditor/problems.ts'
import {
  checkGloriaMap,
  defaultMap,
  gloria,
  gloriaMapFields,
  type GloriaMap,
} from '@/games/gloria/rules/index.ts'
import { openingWorld } from '@/games/gloria/rules/setup.ts'
import { areaOf, renumbered, withRoads } from '@/games/gloria/screens/maps/areas.ts'
import { enterEditor } from '@/games/gloria/screens/maps/editorWords.ts'
import { gloriaMaps } from '@/games/gloria/screens/maps/gloriaMaps.ts'
import { enterGloria } from '@/games/gloria/screens/words/screenWords.ts'
import { gloriaOf, playGloria } from '@tests/support/gloria.ts'
import { valueOf } from '@tests/support/results.ts'

beforeAll(async () => {
  await Promise.all([enterEditor(), enterGloria()])
})

const isSound = (map: GloriaMap): boolean => readMap(map, gloriaMapFields).ok
const said = (map: GloriaMap): readonly string[] =>
  saidProblems(gloriaMaps, map).map(({ text }) => text)

/** Everything that a form can make of a map. */
const changesOf = (field: FormField<GloriaMap>): readonly Change<GloriaMap>[] => {
  switch (field.kind) {
    case 'flag':
      return [field.set(!field.value)]
    case 'number':
      return [field.set(field.min), field.set(field.max)]
    case 'text':
      return [field.set('ab'), field.set('')]
    case 'choice':
      return field.options.map(({ value }) => field.set(value))
    case 'several':
      return field.options.flatMap(({ value }) => [field.set(value, true), field.set(value, false)])
    case 'figures':
      return []
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

test('the form of an area has every field that its kind has in the map file', () => {
  for (const [kind, fields] of Object.entries(gloriaMapFields.nodeByKind ?? {})) {
    const area = defaultMap.nodes.find((each) => each.kind === kind)
    if (area === undefined) throw new RangeError(kind)
    const keys = gloriaMaps.nodeForm(defaultMap, area).map(({ key }) => key)
    // Land beyond the ocean is sacked for ever by the rules: there is nothing to choose.
    const asked = Object.keys(fields).filter((key) => kind === 'land' || key !== 'sackedForEver')
    expect(keys, kind).toEqual(expect.arrayContaining([...asked, 'name', 'kind', 'id']))
  }
  expect(gloriaMaps.linkTags().map(({ tag }) => tag)).toEqual(gloriaMapFields.linkTags)
})

test('whatever a form is told, the map stays sound', () => {
  const one = (kind: string) => defaultMap.nodes.filter((each) => each.kind === kind).slice(0, 4)
  const cities = defaultMap.nodes.filter((each) => each.kind === 'land' && each.city !== null)
  const areas = [...one('land'), ...one('outer'), ...one('amana'), ...one('wastes'), ...cities]
  const forms = [
    ...areas.flatMap((area) => gloriaMaps.nodeForm(defaultMap, area)),
    ...defaultMap.factions.flatMap((king) => gloriaMaps.factionForm(defaultMap, king)),
    ...gloriaMaps.mapForm(defaultMap),
  ]
  for (const field of forms)
    for (const change of changesOf(field))
      expect(isSound(gloriaMaps.tidied(change(defaultMap))), field.key).toBe(true)
})

test('an area of another kind has the fields of that kind', () => {
  const [area] = defaultMap.nodes
  if (area === undefined) throw new RangeError('no area')
  for (const kind of ['land', 'outer', 'amana', 'wastes'] as const) {
    const nodes = defaultMap.nodes.map((each) =>
      each === area ? areaOf(defaultMap, kind, area) : each,
    )
    expect(isSound({ ...defaultMap, nodes }), kind).toBe(true)
  }
})

test('another number is followed by links, roads and kings, and is never given twice', () => {
  const map = renumbered(defaultMap, '14', 'orlon-city')
  expect(isSound(map)).toBe(true)
  expect(map.roads.flat()).toContain('orlon-city')
  expect(map.roads.flat()).not.toContain('14')
  expect(map.factions.find(({ id }) => id === 'orlon')?.start).toBe('orlon-city')
  expect(said(map)[0]).toContain('needs a number of two figures')
  expect(renumbered(defaultMap, '14', '15')).toBe(defaultMap)
  expect(renumbered(renumbered(defaultMap, '14', 'orlon-city'), 'orlon-city', '14')).toEqual(
    defaultMap,
  )
})

test('roads follow their links: cut where one loses its road, longer where one gains it', () => {
  expect(withRoads(defaultMap)).toBe(defaultMap)
  const cut = withRoads(withoutLink(defaultMap, '13', '14'))
  expect(cut.roads).toContainEqual(['60', '61', '13'])
  expect(cut.roads).toContainEqual(['14', '15', '16', '31', '30'])
  expect(checkGloriaMap(cut).filter(({ code }) => code === 'roadBroken')).toEqual([])
  const again = withLinkTag(withLink(cut, '13', '14'), '13', '14', 'road', true)
  expect(
    withRoads(again)
      .roads.flat()
      .filter((id) => id === '13').length,
  ).toBeGreaterThan(0)
  expect(checkGloriaMap(withRoads(again)).filter(({ code }) => code === 'roadBroken')).toEqual([])
  const gone = gloriaMaps.tidied(withoutNode(defaultMap, '14'))
  expect(gone.roads.flat()).not.toContain('14')
})

test('a fresh area has a number that is free, or one that the check names', () => {
  const full = gloriaMaps.freshNode(defaultMap, { x: 72, y: 150 }, '')
  expect(full).toMatchObject({ id: 'area-1', kind: 'land' })
  const gap = withoutNode(defaultMap, '20')
  expect(gloriaMaps.freshNode(gap, { x: 72, y: 112 }, '')).toMatchObject({ id: '20', region: '2' })
  const texts = said(withNode(defaultMap, full))
  expect(texts.some((text) => text.startsWith('area-1 needs a number'))).toBe(true)
  expect(texts.some((text) => /^Areas of .+: 11\. There must be ten\.$/.test(text))).toBe(true)
})

test('a city without its fortress is told with what is wrong', () => {
  const orlon = defaultMap.nodes.find(({ id }) => id === '14')
  if (orlon === undefined) throw new RangeError('no city')
  const field = gloriaMaps.nodeForm(defaultMap, orlon).find(({ key }) => key === 'city')
  const open = field?.kind === 'choice' ? field.set('open')(defaultMap) : defaultMap
  expect(said(open)).toEqual(
    expect.arrayContaining([
      'Fortresses: 9. There must be ten.',
      'King in Orlon does not start in a fortress.',
    ]),
  )
})

test('a king goes and another comes, into a fortress that is free; with none free it is said why', () => {
  expect(gloriaMaps.factions.fresh(defaultMap, 'New king')).toBeNull()
  expect(gloriaMaps.factions.full()).toContain('Every fortress has its king')
  const orlon = defaultMap.factions.find(({ id }) => id === 'orlon')
  if (orlon === undefined) throw new RangeError('no king')
  expect(gloriaMaps.factions.goesWith(defaultMap, orlon)).toEqual([
    '14 Orlon, nobody’s fortress at the start',
  ])
  const without = gloriaMaps.factions.forgotten(withoutFaction(defaultMap, 'orlon'), 'orlon')
  expect(checkGloriaMap(without).filter(({ isError }) => isError)).toEqual([])
  const king = gloriaMaps.factions.fresh(without, 'King of the Hearth')
  if (king === null) throw new RangeError('no room')
  const map = withFaction(without, king)
  expect(king).toMatchObject({ id: 'faction-1', start: '14' })
  expect(isSound(map)).toBe(true)
  expect(checkGloriaMap(map).filter(({ isError }) => isError)).toEqual([])
})

test('a campaign begins on a map with an added king, and is played', () => {
  const without = withoutFaction(withoutFaction(defaultMap, 'orlon'), 'rio')
  const king = gloriaMaps.factions.fresh(without, 'King of the Hearth')
  if (king === null) throw new RangeError('no room')
  const map = withFaction(without, king)
  const players = ['faction-1', 'bergdorf', 'cardor']
  const setup = { ...gloriaOf({ rounds: 2 }, { players }), map }
  const opened = valueOf(gloria.readSetup(JSON.parse(JSON.stringify(setup))))
  const world = openingWorld(opened)
  expect(world.areas[king.start]?.owner).toBe('faction-1')
  expect(world.units.some(({ owner, at }) => owner === 'faction-1' && at === king.start)).toBe(true)
  expect(valueOf(playGloria(opened, 3)).state.world.isOver).toBe(true)
})

test('a people or a continent that has land stays; one that has none can go', () => {
  const fields = gloriaMaps.mapForm(defaultMap)
  for (const key of ['natives', 'continents']) {
    const field = fields.find((each) => each.key === key)
    if (field?.kind !== 'rows') throw new RangeError(key)
    expect(field.rows.every(({ remove }) => remove === null)).toBe(true)
    const more = field.more?.add(defaultMap) ?? defaultMap
    const again = gloriaMaps.mapForm(more).find((each) => each.key === key)
    const last = again?.kind === 'rows' ? again.rows.at(-1) : undefined
    expect(isSound(more)).toBe(true)
    expect(last?.remove?.(more)).toEqual(defaultMap)
  }
})
