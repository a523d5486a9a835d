// The map of a party as a picture: owners, forces with the age of what is known, fog, layers, the march being drawn.
import type {
  MapCounter,
  MapPath,
  MapPicture,
  MapPlace,
} from '@/games/campaign/screens/map/mapModel.ts'
import {
  forcesSeen,
  nodesInSight,
  supplySeen,
  type DelugeEvent,
  type DelugeView,
  type SeenForce,
} from '../../rules/index.ts'
import { lookOf } from '../looks.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import type { MapTask } from '@/games/campaign/screens/map/mapTask.ts'
import { worthOf } from './placeWords.ts'

export interface Layers {
  readonly supply: boolean
  readonly victory: boolean
  readonly moves: boolean
}

const figureOf = ({ points, units, isOwn }: SeenForce, isAll: boolean): string => {
  if (points !== null && (isOwn || isAll)) return String(points)
  return units === null ? '' : words.value.map.unitsTag(units)
}

function countersOf(view: DelugeView, task: MapTask | null): readonly MapCounter[] {
  return forcesSeen(view).map((force) => ({
    id: force.id,
    at: force.at,
    owner: lookOf(view.setup.map, force.faction),
    kind: force.kind ?? 'unknown',
    figure: figureOf(force, view.all !== null),
    since: force.since === null ? null : words.value.map.turnTag(force.since),
    isChosen: force.id === task?.force,
  }))
}

/** What was told of marches since the turn began: own ones whole, of others only what was seen. */
function marchesOf(told: readonly DelugeEvent[]): readonly MapPath[] {
  const start = told.findLastIndex(({ kind }) => kind === 'turnBegan')
  return told.slice(Math.max(0, start)).flatMap((event) => {
    if (event.kind === 'marched') return [{ nodes: event.way, isGold: false }]
    return (event.kind === 'retreated' || event.kind === 'fled') && event.end !== null
      ? [{ nodes: [event.node, event.end], isGold: false }]
      : []
  })
}

interface Looking {
  readonly view: DelugeView
  readonly layers: Layers
  readonly sight: ReadonlySet<string> | null
  readonly supply: ReturnType<typeof supplySeen>
}

type Node = DelugeView['setup']['map']['nodes'][number]

function placeOf({ view, layers, sight, supply }: Looking, { id, home, capital }: Node): MapPlace {
  const { map } = view.setup
  const land = view.nodes[id]
  const owner = land?.owner ?? null
  const claim = land?.claim ?? null
  const until = land?.lootedUntil ?? 0
  return {
    id,
    name: namesOn(map).node(id),
    owner: owner === null ? null : lookOf(map, owner),
    ownerKey: owner,
    mark: capital ? 'capital' : home === null ? 'plain' : 'home',
    isFogged: sight !== null && !sight.has(id),
    tag: until >= view.turn ? words.value.map.lootedTag(until) : null,
    claim:
      claim === null
        ? null
        : {
            facing: lookOf(map, claim.by).facing,
            text: `${lookOf(map, claim.by).letter} ${words.value.map.claimTag}`,
          },
    isRinged: layers.victory && worthOf(view, id) > 0,
    isWashed: layers.supply && supply?.net.has(id) === true,
    isSacked: false,
  }
}

export function pictureOf(
  view: DelugeView,
  told: readonly DelugeEvent[],
  layers: Layers,
  task: MapTask | null,
  chosen: string | null,
): MapPicture {
  const looking = { view, layers, sight: nodesInSight(view), supply: supplySeen(view) }
  return {
    places: view.setup.map.nodes.map((node) => placeOf(looking, node)),
    counters: countersOf(view, task),
    paths: [
      ...(layers.moves ? marchesOf(told) : []),
      ...(task === null || task.way.length < 2 ? [] : [{ nodes: task.way, isGold: true }]),
    ],
    prices: task?.prices ?? [],
    chosen: chosen ?? task?.way.at(-1) ?? null,
    rivers: new Set(),
  }
}
