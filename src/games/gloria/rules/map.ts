// The map of Gloria Mundi: what its areas have beside the common fields, and what must be true of them.
import {
  checkMap,
  exactly,
  flag,
  idOf,
  idShape,
  listOf,
  matching,
  nameShape,
  objectOf,
  orNull,
  whole,
  type CommonMapProblem,
  type Fields,
  type MapFaction,
  type MapFields,
  type MapFile,
  type MapNode,
  type MapProblem,
  type NodeId,
  type Shape,
} from '../../campaign/rules/index.ts'
import { powerIds, type PowerId } from './powerIds.ts'

interface Place extends MapNode {
  readonly kind: 'amana' | 'wastes'
}

export interface City {
  readonly fortress: boolean
  /** The sea of its port; null: none. */
  readonly port: string | null
  readonly power: PowerId
}

interface LandArea extends MapNode {
  readonly kind: 'land'
  readonly region: string
  /** The seas it touches. */
  readonly coast: readonly string[]
  /** Next to the Amana Range. */
  readonly amana: boolean
  readonly sackedForEver: boolean
  readonly city: City | null
}

interface OuterArea extends MapNode {
  readonly kind: 'outer'
  readonly continent: string
  readonly coast: readonly string[]
  /** A trading post may stand here. */
  readonly site: boolean
  readonly native: string
  /** Closed to players (GM-WW-02). */
  readonly kingdomCity: boolean
  readonly sackedForEver: true
}

export type Area = LandArea | OuterArea | Place

interface GloriaFaction extends MapFaction {
  readonly start: NodeId
}

export interface Native {
  readonly id: string
  readonly kind: 'tribe' | 'kingdom'
  readonly name: string
}

export interface GloriaMap extends MapFile<Area, GloriaFaction> {
  readonly regions: readonly {
    readonly id: string
    readonly name: string
    readonly attrition: number
  }[]
  readonly cityAttrition: number
  readonly sackedAttrition: number
  readonly continents: readonly { readonly id: string; readonly name: string }[]
  readonly natives: readonly Native[]
  /** Each a list of areas, linked one after the other. */
  readonly roads: readonly (readonly NodeId[])[]
}

const attrition = whole(0, 6)
const region: Shape = matching(/^[0-7]$/u)
const shortId: Shape = matching(/^[a-z0-9-]{1,24}$/u)
const sea = idOf('seas', idShape)
const coast = listOf(sea, 4)

export const cityFields: Fields = {
  fortress: flag,
  port: orNull(sea),
  power: exactly(...powerIds),
}

const landFields: Fields = {
  region: idOf('regions', region),
  city: orNull(objectOf(cityFields)),
  coast,
  amana: flag,
  sackedForEver: flag,
}

const outerFields: Fields = {
  continent: idOf('continents', idShape),
  native: idOf('natives', shortId),
  coast,
  site: flag,
  kingdomCity: flag,
  sackedForEver: exactly(true),
}

export const regionFields: Fields = { id: region, name: nameShape, attrition }
export const mostContinents = 9
export const continentFields: Fields = { id: idShape, name: nameShape }
export const mostNatives = 40
export const nativeFields: Fields = {
  id: shortId,
  name: nameShape,
  kind: exactly('tribe', 'kingdom'),
}

export const gloriaMapFields: MapFields = {
  campaign: 'gloria-mundi',
  nodeKinds: ['land', 'outer', 'amana', 'wastes'],
  linkTags: ['road', 'mealy', 'gallowine', 'near'],
  node: {},
  nodeByKind: { land: landFields, outer: outerFields, amana: {}, wastes: {} },
  faction: { start: idOf('fortresses', idShape) },
  top: {
    regions: listOf(objectOf(regionFields), 8, 1),
    cityAttrition: attrition,
    sackedAttrition: attrition,
    continents: listOf(objectOf(continentFields), mostContinents),
    natives: listOf(objectOf(nativeFields), mostNatives),
    roads: listOf(listOf(idShape, 40, 2), 40),
  },
}

type Code =
  | 'badNumber'
  | 'regionCount'
  | 'cityCount'
  | 'fortressCount'
  | 'portCount'
  | 'portInland'
  | 'powerTwice'
  | 'lineBroken'
  | 'roadBroken'
  | 'amanaFlag'
  | 'noStart'
  | 'startTwice'
  | 'noSuchThing'

export type GloriaMapProblem = CommonMapProblem | MapProblem<Code>

const cities = 12
const fortresses = 10
const perRegion = 10
/** GM-MAP-01. */
const regionIds = ['0', '1', '2', '3', '4', '5', '6', '7']
const ports = { ocean: 5, bay: 3 } as const

/** CC-MAP-CHECK: stated facts are errors, the rest are warnings the umpire may accept. */
export const checkGloriaMap = (map: GloriaMap): readonly GloriaMapProblem[] => [
  ...checkMap(map, ({ kind }) => kind === 'land'),
  ...checkNumbers(map),
  ...checkCities(map),
  ...checkRoads(map),
  ...checkLine(map),
  ...checkNames(map),
]

const problem = (code: Code, about: string, isError = true): GloriaMapProblem => ({
  code,
  about,
  isError,
})

const checkNumbers = ({ nodes, links }: GloriaMap): readonly GloriaMapProblem[] => {
  const land = nodes.filter((node) => node.kind === 'land')
  const range = new Set(nodes.filter(({ kind }) => kind === 'amana').map(({ id }) => id))
  const isNextToRange = (id: NodeId): boolean =>
    links.some(({ a, b }) => (a === id && range.has(b)) || (b === id && range.has(a)))
  return [
    ...land.flatMap(({ id, region: of, amana }) => [
      ...(/^[0-7]\d$/u.test(id) && id.startsWith(of) ? [] : [problem('badNumber', id)]),
      ...(amana === isNextToRange(id) ? [] : [problem('amanaFlag', id, false)]),
    ]),
    ...regionIds.flatMap((id) =>
      land.filter((node) => node.region === id).length === perRegion
        ? []
        : [problem('regionCount', id)],
    ),
    ...nodes.flatMap((node) =>
      node.kind === 'outer' && !/^[89]\d$/u.test(node.id) ? [problem('badNumber', node.id)] : [],
    ),
  ]
}

const checkCities = ({ nodes, factions }: GloriaMap): readonly GloriaMapProblem[] => {
  const found = nodes.flatMap((node) =>
    node.kind === 'land' && node.city !== null
      ? [{ id: node.id, coast: node.coast, city: node.city }]
      : [],
  )
  const starts = factions.map(({ start }) => start)
  return [
    ...(found.length === cities ? [] : [problem('cityCount', String(found.length))]),
    ...(found.filter(({ city }) => city.fortress).length === fortresses
      ? []
      : [problem('fortressCount', String(found.length))]),
    ...Object.entries(ports).flatMap(([sea, count]) =>
      found.filter(({ city }) => city.port === sea).length === count
        ? []
        : [problem('portCount', sea)],
    ),
    ...found.flatMap(({ id, coast: touched, city: { port, power } }, place) => [
      ...(port === null || touched.includes(port) ? [] : [problem('portInland', id)]),
      ...(found.slice(0, place).some(({ city }) => city.power === power)
        ? [problem('powerTwice', id)]
        : []),
    ]),
    ...factions.flatMap(({ id, start }, place) => [
      ...(found.some((each) => each.id === start && each.city.fortress)
        ? []
        : [problem('noStart', id)]),
      ...(starts.indexOf(start) === place ? [] : [problem('startTwice', id)]),
    ]),
  ]
}

/** Every road goes from link to link that carries the tag. */
const checkRoads = ({ roads, links }: GloriaMap): readonly GloriaMapProblem[] => {
  const isRoad = (one: NodeId, other: NodeId): boolean =>
    links.some(
      ({ a, b, tags }) =>
        tags.includes('road') && ((a === one && b === other) || (a === other && b === one)),
    )
  return roads.flatMap((road) =>
    road.flatMap((area, place) => {
      const next = road[place + 1]
      return next === undefined || isRoad(area, next) ? [] : [problem('roadBroken', area)]
    }),
  )
}

/** GM-MAP-07: the citadel is linked only to areas that are sacked for ever. */
const checkLine = ({ nodes, links }: GloriaMap): readonly GloriaMapProblem[] => {
  const citadel = nodes.find((node) => node.kind === 'land' && node.city?.power === 'citadel')
  if (citadel === undefined) return []
  const ends = links.flatMap(({ a, b }) => (a === citadel.id ? [b] : b === citadel.id ? [a] : []))
  const isLine = (id: NodeId): boolean =>
    nodes.some((node) => node.id === id && node.kind === 'land' && node.sackedForEver)
  return ends.length === 2 && ends.every(isLine) ? [] : [problem('lineBroken', citadel.id)]
}

/** Whatever is named exists. */
const checkNames = (map: GloriaMap): readonly GloriaMapProblem[] => {
  const { nodes, seas, regions, continents, natives } = map
  const known = (list: readonly { readonly id: string }[], id: string): boolean =>
    list.some((each) => each.id === id)
  return nodes.flatMap((node) => {
    if (!('coast' in node)) return []
    const isKnown =
      node.coast.every((sea) => known(seas, sea)) &&
      (node.kind === 'land'
        ? known(regions, node.region)
        : known(continents, node.continent) && known(natives, node.native))
    return isKnown ? [] : [problem('noSuchThing', node.id)]
  })
}
