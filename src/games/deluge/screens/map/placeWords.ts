// Words about one place of the map: whose it is, claims, loot, supply, points, the forces known there.
import type { ToldPlace } from '@/games/campaign/screens/map/toldPlace.ts'
import {
  forcesSeen,
  landSeen,
  nodesInSight,
  supplySeen,
  type DelugeView,
  type SeenForce,
} from '../../rules/index.ts'
import { lookOf } from '../looks.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'

type Supply = ReturnType<typeof supplySeen>

export function relationWords(view: DelugeView, faction: string): string {
  const { map, tables } = words.value
  const own = view.own?.faction
  if (own === undefined) return ''
  if (faction === own) return map.you
  const key = own < faction ? `${own} ${faction}` : `${faction} ${own}`
  return tables.relations[view.relations[key] ?? 'neutral']
}

function ownerWords(view: DelugeView, node: string): string {
  const owner = view.nodes[node]?.owner ?? null
  const { map } = words.value
  if (owner === null) return map.unowned
  if (owner === view.own?.faction) return map.yours
  const faction = namesOn(view.setup.map).faction(owner)
  const relation = relationWords(view, owner)
  return relation === '' ? faction : map.owner(faction, relation)
}

function supplyWords(view: DelugeView, supply: Supply, node: string): string | null {
  if (supply === null) return null
  const { supply: said } = words.value.map
  const gap = supply.gap(node)
  if (supply.sources.has(node)) return said.source
  if (gap === null) return said.net
  if (supply.reaches(node)) return said.next
  return landSeen(view, node) === 'friendly' || gap !== 'notFriendly' ? said[gap] : null
}

/** TD-VIC-02: what the place is worth to the faction of the view; 0: nothing. */
export function worthOf({ setup, own }: DelugeView, node: string): number {
  const victory = setup.map.factions.find(({ id }) => id === own?.faction)?.victory
  const data = setup.map.nodes.find(({ id }) => id === node)
  if (victory === undefined || data === undefined) return 0
  return (
    (victory.holds?.find((held) => held.node === node)?.vp ?? 0) +
    (victory.perStartLandOf !== undefined && data.owner === victory.perStartLandOf.of
      ? victory.perStartLandOf.vp
      : 0) +
    (data.plc ? (victory.perPlc ?? 0) : 0)
  )
}

/** Everything but its name and its forces, a part each. */
function placeFacts(view: DelugeView, supply: Supply, node: string): readonly string[] {
  const { map } = words.value
  const names = namesOn(view.setup.map)
  const land = view.nodes[node]
  const data = view.setup.map.nodes.find(({ id }) => id === node)
  if (land === undefined || data === undefined) return []
  const worth = worthOf(view, node)
  const home = data.home === null ? null : names.faction(data.home)
  return [
    ownerWords(view, node),
    ...(home === null ? [] : [data.capital ? map.capital(home) : map.home(home)]),
    ...(data.plc ? [map.plc] : []),
    ...(land.claim === null ? [] : [map.claim(names.faction(land.claim.by), land.claim.since)]),
    ...(land.lootedUntil >= view.turn ? [map.looted(land.lootedUntil)] : []),
    ...[supplyWords(view, supply, node)].filter((said) => said !== null),
    ...(worth === 0 ? [] : [`${map.scores(worth)} ${map.forYou}`]),
  ]
}

/** One force as it is known, with how old that is. */
function forceWords(view: DelugeView, force: SeenForce): string {
  const { map } = words.value
  const parts = [
    map.force(force.id, map.kinds[force.kind ?? 'unknown']),
    namesOn(view.setup.map).faction(force.faction),
    ...(force.points === null ? [] : [map.points(force.points)]),
    ...(force.units === null ? [] : [map.units(force.units)]),
    ...(force.lossTokens === 0 ? [] : [map.tired(force.lossTokens)]),
    ...(force.isOwn ? [] : force.strongest.map(({ name, points }) => `${points} ${name}`)),
    ...(force.since === null ? [] : [map.lastSeen(force.since)]),
    ...(force.scouted === null || force.isOwn ? [] : [map.scouted(force.scouted)]),
  ]
  return parts.join(', ')
}

function besideWords({ setup: { map } }: DelugeView, node: string): readonly string[] {
  const names = namesOn(map)
  return map.links.flatMap(({ a, b, tags }) => {
    if (a !== node && b !== node) return []
    const other = names.node(a === node ? b : a)
    return [tags.includes('ferry') ? words.value.map.ferry(other) : other]
  })
}

/** Tells of one place after the other; what is seen of the whole map is worked out once. */
export function placeTeller(view: DelugeView): (id: string) => ToldPlace {
  const [supply, sight, forces] = [supplySeen(view), nodesInSight(view), forcesSeen(view)]
  const { map } = view.setup
  return (id) => ({
    id,
    name: namesOn(map).node(id),
    look: lookOf(map, view.nodes[id]?.owner ?? null),
    facts: placeFacts(view, supply, id),
    units: forces.filter(({ at }) => at === id).map((force) => forceWords(view, force)),
    hidden: sight !== null && !sight.has(id) ? words.value.map.outOfSight : '',
    beside: besideWords(view, id),
  })
}
