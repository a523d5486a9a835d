// Gloria Mundi for the map editor: its map, check, fields, looks and words.
import { own } from '@/core/own.ts'
import { freshId, nameShape, type MapProblem } from '@/games/campaign/rules/index.ts'
import type { FormField, MapCampaign } from '@/games/campaign/screens/mapEditor/mapCampaign.ts'
import { fieldsOf, neverEmpty, ofMap, oneOf } from '@/games/campaign/screens/mapEditor/mapFields.ts'
import { mapWords } from '@/games/campaign/screens/words/mapWords.ts'
import { checkGloriaMap, defaultMap, gloriaMapFields, type GloriaMap } from '../../rules/index.ts'
import { lookOf } from '../looks.ts'
import { namesOn } from '../words/screenWords.ts'
import { areaForm } from './areaForm.ts'
import { freshArea, nameOfArea, withRoads } from './areas.ts'
import { editorWords as words } from './editorWords.ts'
import { mapForm } from './mapForm.ts'

type Area = GloriaMap['nodes'][number]

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
      return problems.portCount(sea, there, own(ports, about) ?? 0)
    }
    default:
      return null
  }
}

const areaCodes = [
  ...(['badNumber', 'portInland', 'powerTwice', 'lineBroken', 'roadBroken'] as const),
  ...(['amanaFlag', 'noSuchThing'] as const),
]

function problemWords({ code, about }: MapProblem, map: GloriaMap): string | null {
  const { problems } = words.value
  const known = areaCodes.find((each) => each === code)
  if (known !== undefined) {
    const area = map.nodes.find(({ id }) => id === about)
    return problems[known](area === undefined ? about : nameOfArea(area))
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

type King = GloriaMap['factions'][number]

/** Fortresses in which no king starts, in list order. */
const freeFortresses = ({ nodes, factions }: GloriaMap) =>
  nodes.filter(
    (node) =>
      node.kind === 'land' &&
      node.city?.fortress === true &&
      factions.every(({ start }) => start !== node.id),
  )

function factionForm(map: GloriaMap, king: King): readonly FormField<GloriaMap>[] {
  const fortresses = map.nodes
    .filter(
      ({ id, ...node }) =>
        id === king.start || (node.kind === 'land' && node.city?.fortress === true),
    )
    .map((node) => ({ id: node.id, name: nameOfArea(node) }))
  const { kingName, start } = words.value
  return fieldsOf<GloriaMap>({
    fields: { name: nameShape, ...gloriaMapFields.faction },
    now: king,
    set: neverEmpty(oneOf(ofMap(), 'factions', king.id)),
    labels: { name: kingName, start },
    lists: { fortresses },
  })
}

const fresh = (map: GloriaMap, name: string): King | null => {
  const [free] = freeFortresses(map)
  return free === undefined ? null : { id: freshId(map.factions, 'faction'), name, start: free.id }
}

const kings: MapCampaign<GloriaMap>['factions'] = {
  fresh,
  full: () => words.value.noFortress,
  goesWith: ({ nodes }, { start }) =>
    nodes.flatMap((node) =>
      node.id === start ? [words.value.leftFortress(nameOfArea(node))] : [],
    ),
  forgotten: (map) => map,
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
  nodeName: nameOfArea,
  nodeFacts: facts,
  mark: (area) => {
    if (area.kind !== 'land' || area.city === null) return 'plain'
    return area.city.fortress ? 'capital' : 'home'
  },
  freshNode: (map, at) => freshArea(map, at),
  nodeForm: areaForm,
  factionForm,
  factions: kings,
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
