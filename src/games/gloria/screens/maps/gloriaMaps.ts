// Gloria Mundi for the map editor: its map, check, fields, looks and words.
import { withFactionPart } from '@/games/campaign/rules/index.ts'
import type { FormField, MapCampaign } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import { mapWords } from '@/games/campaign/screens/words/mapWords.ts'
import { checkGloriaMap, defaultMap, gloriaMapFields, type GloriaMap } from '../../rules/index.ts'
import { lookOf } from '../looks.ts'
import { namesOn } from '../words/screenWords.ts'
import { areaForm } from './areaForm.ts'
import { freshArea, withRoads } from './areas.ts'
import { editorWords as words } from './editorWords.ts'

type Area = GloriaMap['nodes'][number]

const nameOf = ({ id, name, kind }: Area): string => {
  if (name === null) return id
  return kind === 'land' ? `${id} ${name}` : name
}

const mostAttrition = 6

function mapForm(map: GloriaMap): readonly FormField<GloriaMap>[] {
  const { attrition, cityAttrition, sackedAttrition, regionName } = words.value
  const bounds = { kind: 'number', min: 0, max: mostAttrition } as const
  const region = (id: string, part: Partial<GloriaMap['regions'][number]>) => (now: GloriaMap) => ({
    ...now,
    regions: now.regions.map((each) => (each.id === id ? { ...each, ...part } : each)),
  })
  return [
    {
      ...bounds,
      key: 'cityAttrition',
      label: cityAttrition,
      value: map.cityAttrition,
      set: (n) => (now) => ({ ...now, cityAttrition: n }),
    },
    {
      ...bounds,
      key: 'sackedAttrition',
      label: sackedAttrition,
      value: map.sackedAttrition,
      set: (n) => (now) => ({ ...now, sackedAttrition: n }),
    },
    ...map.regions.flatMap(({ id, name, attrition: value }): readonly FormField<GloriaMap>[] => [
      {
        kind: 'text',
        key: `name ${id}`,
        label: regionName(id),
        value: name,
        most: 60,
        set: (text) => region(id, { name: text }),
      },
      {
        ...bounds,
        key: `attrition ${id}`,
        label: attrition(name),
        value,
        set: (n) => region(id, { attrition: n }),
      },
    ]),
  ]
}

function factionForm(
  map: GloriaMap,
  { id, name, start }: GloriaMap['factions'][number],
): readonly FormField<GloriaMap>[] {
  const fortresses = map.nodes.filter(
    (node) => node.id === start || (node.kind === 'land' && node.city?.fortress === true),
  )
  const known = fortresses.map((node) => ({ value: node.id, label: nameOf(node) }))
  const isThere = known.some(({ value }) => value === start)
  return [
    {
      kind: 'text',
      key: 'name',
      label: words.value.kingName,
      value: name,
      most: 60,
      set: (text) => (now) => (text === '' ? now : withFactionPart(now, id, { name: text })),
    },
    {
      kind: 'choice',
      key: 'start',
      label: words.value.start,
      value: start,
      options: isThere ? known : [{ value: start, label: start }, ...known],
      set: (text) => (now) => withFactionPart(now, id, { start: text }),
    },
  ]
}

const ports: Readonly<Record<string, number>> = { ocean: 5, bay: 3 }

function countWords(code: string, about: string, map: GloriaMap): string | null {
  const { problems } = words.value
  const cities = map.nodes.flatMap((node) =>
    node.kind === 'land' && node.city !== null ? [node.city] : [],
  )
  switch (code) {
    case 'regionCount': {
      const inside = map.nodes.filter((node) => node.kind === 'land' && node.region === about)
      const name = map.regions.find(({ id }) => id === about)?.name ?? about
      return problems.regionCount(name, inside.length)
    }
    case 'cityCount':
      return problems.cityCount(cities.length)
    case 'fortressCount':
      return problems.fortressCount(cities.filter(({ fortress }) => fortress).length)
    case 'portCount': {
      const sea = map.seas.find(({ id }) => id === about)?.name ?? about
      const there = cities.filter(({ port }) => port === about).length
      return problems.portCount(sea, there, ports[about] ?? 0)
    }
    default:
      return null
  }
}

const areaCodes = [
  ...(['badNumber', 'portInland', 'powerTwice', 'lineBroken', 'roadBroken'] as const),
  ...(['amanaFlag', 'noSuchThing'] as const),
]

function problemWords(code: string, about: string, map: GloriaMap): string | null {
  const { problems } = words.value
  const known = areaCodes.find((each) => each === code)
  if (known !== undefined) {
    const area = map.nodes.find(({ id }) => id === about)
    return problems[known](area === undefined ? about : nameOf(area))
  }
  if (code === 'noStart' || code === 'startTwice')
    return problems[code](map.factions.find(({ id }) => id === about)?.name ?? about)
  return countWords(code, about, map)
}

function spoken(map: GloriaMap): GloriaMap {
  const { called } = namesOn(map)
  return { ...map, seas: map.seas.map((sea) => ({ ...sea, name: called(sea.name) })) }
}

const facts = (map: GloriaMap, area: Area): readonly string[] => {
  const { kinds, cities } = words.value
  if (area.kind !== 'land') return [kinds[area.kind]]
  const region = map.regions.find(({ id }) => id === area.region)?.name
  const { city } = area
  return [
    ...(region === undefined ? [] : [region]),
    ...(city === null ? [] : [city.fortress ? cities.fortress : cities.open]),
  ]
}

export const gloriaMaps: MapCampaign<GloriaMap> = {
  game: 'gloria-mundi',
  home: '/games/gloria-mundi',
  builtIn: [{ map: defaultMap, name: () => words.value.builtIn }],
  fields: gloriaMapFields,
  check: checkGloriaMap,
  spoken,
  look: lookOf,
  holder: (map, { id }) => map.factions.find(({ start }) => start === id)?.id ?? null,
  nodeName: nameOf,
  nodeFacts: facts,
  mark: (area) => {
    if (area.kind !== 'land' || area.city === null) return 'plain'
    return area.city.fortress ? 'capital' : 'home'
  },
  freshNode: (map, at) => freshArea(map, at),
  nodeForm: areaForm,
  factionForm,
  mapForm,
  linkTags: () => [
    { tag: 'road', label: words.value.tags.road },
    { tag: 'mealy', label: words.value.tags.mealy },
    { tag: 'gallowine', label: words.value.tags.gallowine },
    { tag: 'near', label: mapWords.value.near },
  ],
  forgotten: (map) => map,
  tidied: withRoads,
  problemWords,
}
