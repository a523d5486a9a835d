// CC-MAP: the map of a campaign as a file; nodes, links, seas and factions, never code.
import type { Refusal } from '../../../../core/conversation.ts'
import { isObject, isText } from '../../../../core/record/json.ts'
import type { Result } from '../../../../core/result.ts'
import {
  exactly,
  listOf,
  malformed,
  matching,
  objectOf,
  orNull,
  readAs,
  text,
  whole,
  type Fields,
  type Shape,
} from '../shape.ts'
import type { MapFile } from './model.ts'
import { brokenParts } from './structure.ts'

/** What a campaign's map has beside the common fields. */
export interface MapFields {
  readonly campaign: string
  readonly nodeKinds: readonly string[]
  readonly linkTags: readonly string[]
  readonly node: Fields
  /** Further fields by the node's kind, where kinds differ. */
  readonly nodeByKind?: Readonly<Record<string, Fields>>
  readonly faction: Fields
  /** Fields of a faction that may be left out. */
  readonly optionalOfFaction?: Fields
  readonly top: Fields
}

export const idShape: Shape = matching(/^[a-z0-9-]{2,24}$/u)
const name = text(60)
const mapSize = 1000
const place = whole(0, mapSize)
const mostNodes = 400

/** The fields of a node, by its kind where kinds differ. */
const nodeShape = (fields: MapFields): Shape => {
  const shapeFor = (more: Fields): Shape =>
    objectOf({
      id: idShape,
      name: orNull(name),
      kind: exactly(...fields.nodeKinds),
      x: place,
      y: place,
      owner: orNull(idShape),
      ...fields.node,
      ...more,
    })
  const usual = shapeFor({})
  const shapes = new Map(
    Object.entries(fields.nodeByKind ?? {}).map(([kind, more]) => [kind, shapeFor(more)]),
  )
  return (json, path) => {
    const kind = isObject(json) && isText(json['kind']) ? json['kind'] : ''
    return (shapes.get(kind) ?? usual)(json, path)
  }
}

/** The whole file, field by field; whether its parts fit one another is told by `brokenParts`. */
export const mapShape = (fields: MapFields): Shape =>
  objectOf({
    format: exactly('aide-de-camp/map'),
    version: exactly(1),
    campaign: exactly(fields.campaign),
    id: matching(/^[a-z0-9-]{2,60}$/u),
    name,
    width: exactly(mapSize),
    height: exactly(mapSize),
    seas: listOf(objectOf({ id: idShape, name, x: place, y: place }), mostNodes),
    nodes: listOf(nodeShape(fields), mostNodes, 1),
    links: listOf(
      objectOf({ a: idShape, b: idShape, tags: listOf(exactly(...fields.linkTags), 8) }),
      mostNodes * 8,
    ),
    factions: listOf(
      objectOf({ id: idShape, name, ...fields.faction }, fields.optionalOfFaction),
      40,
      1,
    ),
    ...fields.top,
  })

/**
 * Strict: every field is there and nothing else, every id is unique, every link and owner exists, no link is there
 * twice or leads back. `M` must be what the fields describe. Refused with the path of the first field that is wrong.
 */
export const readMap = <M extends MapFile>(
  json: unknown,
  fields: MapFields,
  path = '',
): Result<M, Refusal> => {
  const map = readAs<M>(mapShape(fields), json, path)
  if (!map.ok) return map
  const [broken] = brokenParts(map.value)
  return broken === undefined
    ? map
    : malformed(path === '' ? broken.path : `${path}.${broken.path}`)
}
