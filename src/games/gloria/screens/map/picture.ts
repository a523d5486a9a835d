// The map of a party as a picture: owners of cities, units, rivers, what is sacked, the move that is being chosen.
import type {
  MapCounter,
  MapPath,
  MapPicture,
  MapPlace,
} from '@/games/campaign/screens/map/mapModel.ts'
import type { MapTask } from '@/games/campaign/screens/map/mapTask.ts'
import type { GloriaEvent, GloriaMap, GloriaView, Unit, World } from '../../rules/index.ts'
import { lookOf } from '../looks.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import { mapInPlay, riversOf, type Node } from './placeWords.ts'

/** Whose area it is on the map: the owner of its city, else who stands there. */
const holderOf = ({ areas, units }: World, id: string): string | null =>
  areas[id]?.owner ?? units.find(({ at, owner }) => at === id && owner !== null)?.owner ?? null

const markOf = (node: Node): MapPlace['mark'] => {
  if (node.kind !== 'land' || node.city === null) return 'plain'
  return node.city.fortress ? 'capital' : 'home'
}

const nameOf = ({ map }: World, { id, name, kind }: Node): string => {
  if (name === null) return id
  const said = namesOn(map).called(name)
  return kind === 'land' ? `${id} ${said}` : said
}

function placeOf(world: World, node: Node): MapPlace {
  const holder = holderOf(world, node.id)
  return {
    id: node.id,
    name: nameOf(world, node),
    owner: holder === null ? null : lookOf(world.map, holder),
    ownerKey: holder,
    mark: markOf(node),
    isFogged: node.kind === 'amana' || node.kind === 'wastes',
    tag: null,
    claim: null,
    isRinged: false,
    isWashed: false,
    isSacked: world.areas[node.id]?.sacked === true,
  }
}

const counterOf = (
  map: GloriaMap,
  { id, at, owner, kind }: Unit,
  chosen: readonly string[],
): MapCounter => ({
  id,
  at,
  owner: lookOf(map, owner),
  kind: kind === 'army' ? 'task' : 'skirmish',
  figure: words.value.map.tags[kind],
  since: null,
  isChosen: chosen.includes(id),
})

/** What was told of moves since the own turn under way began. */
function movesOf(told: readonly GloriaEvent[]): readonly MapPath[] {
  const start = told.findLastIndex(({ kind }) => kind === 'turnBegan')
  return told.slice(Math.max(0, start)).flatMap((event) => {
    if (event.kind === 'moved') return [{ nodes: [event.from, ...event.path], isGold: false }]
    return event.kind === 'retreated' ? [{ nodes: [event.from, event.area], isGold: false }] : []
  })
}

export function pictureOf(
  { world }: GloriaView,
  told: readonly GloriaEvent[],
  task: MapTask | null,
  chosen: string | null,
): MapPicture {
  const ofTask = task?.force?.split('+') ?? []
  return {
    places: mapInPlay(world).nodes.map((node) => placeOf(world, node)),
    counters: world.units.map((unit) => counterOf(world.map, unit, ofTask)),
    paths: movesOf(told),
    prices: task?.prices ?? [],
    chosen: chosen ?? task?.way.at(-1) ?? null,
    rivers: riversOf(world.map),
  }
}
