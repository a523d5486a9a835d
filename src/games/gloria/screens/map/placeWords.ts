// Words about one area of the map: region, city, owner, attrition, rivers and roads, the units there.
import type { ToldPlace } from '@/games/campaign/screens/map/toldPlace.ts'
import {
  attritionAt,
  unitsAt,
  type GloriaMap,
  type GloriaView,
  type Unit,
  type World,
} from '../../rules/index.ts'
import { lookOf } from '../looks.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'

export type Node = GloriaMap['nodes'][number]

type InPlay = Pick<GloriaMap, 'nodes' | 'links' | 'seas'>
const withoutOuter = new WeakMap<GloriaMap, InPlay>()

/** The map that is in play: without the outer lands unless the whole world is; the same object as long as it is. */
export function mapInPlay({ map, house }: World): InPlay {
  if (house.scale === 'world') return map
  const before = withoutOuter.get(map)
  if (before !== undefined) return before
  const nodes = map.nodes.filter(({ kind }) => kind !== 'outer')
  const shown = new Set(nodes.map(({ id }) => id))
  const links = map.links.filter(({ a, b }) => shown.has(a) && shown.has(b))
  const made = { nodes, links, seas: map.seas }
  withoutOuter.set(map, made)
  return made
}

const isRiver = (tags: readonly string[]): boolean =>
  tags.includes('mealy') || tags.includes('gallowine')

/** Pairs of areas with a river between them. */
export const riversOf = ({ links }: GloriaMap): ReadonlySet<string> =>
  new Set(links.flatMap(({ a, b, tags }) => (isRiver(tags) ? [`${a} ${b}`] : [])))

function cityWords(world: World, node: Node): readonly string[] {
  if (node.kind !== 'land' || node.city === null) return []
  const { map } = words.value
  const { called, player } = namesOn(world.map)
  const { fortress, port } = node.city
  const owner = world.areas[node.id]?.owner ?? null
  const sea = world.map.seas.find(({ id }) => id === port)?.name ?? null
  return [
    fortress ? map.fortress : map.openCity,
    owner === null ? map.unowned : map.owner(player(owner)),
    ...(sea === null || world.house.scale === 'basic' ? [] : [map.port(called(sea))]),
  ]
}

function postWords(world: World, id: string): readonly string[] {
  const { map } = words.value
  return world.posts
    .filter(({ at }) => at === id)
    .map(({ owner, fort }) => map.post(namesOn(world.map).player(owner), fort))
}

/** Its region, or the people whose land it is; null: it is closed. */
function landWords({ map }: World, node: Node): string | null {
  const { called, people } = namesOn(map)
  if (node.kind === 'land')
    return called(map.regions.find(({ id }) => id === node.region)?.name ?? '')
  return node.kind === 'outer' ? people(node.native) : null
}

/** Everything but its name and its units, a part each. */
function placeFacts({ world }: GloriaView, node: Node): readonly string[] {
  const { map } = words.value
  const land = landWords(world, node)
  if (land === null) return [map.closed]
  return [
    land,
    ...cityWords(world, node),
    ...postWords(world, node.id),
    ...(world.areas[node.id]?.sacked === true ? [map.sacked] : []),
    map.attrition(attritionAt(world, node.id)),
  ].filter(Boolean)
}

/** A unit with its kind and owner, its special units where they are known. */
function unitWords({ map }: World, { id, kind, owner, specials }: Unit): string {
  const { kinds, tables, map: said } = words.value
  const names = namesOn(map)
  return [
    said.unit(id, kinds[kind]),
    owner === null ? said.independent : names.player(owner),
    ...(specials ?? []).map((special) => tables.options[special]('', names)),
  ].join(', ')
}

/** Units, fleets and plate fleets of an area. */
function unitsSaid({ world }: GloriaView, id: string): readonly string[] {
  const names = namesOn(world.map)
  const { map } = words.value
  return [
    ...unitsAt(world, id).map((unit) => unitWords(world, unit)),
    ...world.fleets
      .filter(({ at }) => at === id)
      .map((fleet) => map.fleet(fleet.id, names.player(fleet.owner))),
    ...world.plates
      .filter(({ at }) => at === id)
      .map((plate) => map.plate(plate.id, names.player(plate.owner))),
  ]
}

/** What lies beside it, and how: by road, over a river with or without a bridge. */
function besideWords({ world }: GloriaView, id: string): readonly string[] {
  const names = namesOn(world.map)
  const { map } = words.value
  return mapInPlay(world).links.flatMap(({ a, b, tags }) => {
    const other = a === id ? b : b === id ? a : null
    if (other === null || tags.includes('near')) return []
    const name = names.area(other)
    const hasRoad = tags.includes('road')
    if (isRiver(tags)) return [hasRoad ? map.bridge(name) : map.river(name)]
    return [hasRoad ? map.road(name) : name]
  })
}

export const toldPlace = (view: GloriaView, node: Node): ToldPlace => ({
  id: node.id,
  name: namesOn(view.world.map).area(node.id),
  look: lookOf(view.world.map, view.world.areas[node.id]?.owner ?? null),
  facts: placeFacts(view, node),
  units: unitsSaid(view, node.id),
  hidden: '',
  beside: besideWords(view, node.id),
})
