// CC-MAP: the map of a campaign as a file; nodes, links, seas and factions, never code.
import type { Refusal } from '../../../../core/conversation.ts'
import { isObject, isText } from '../../../../core/record/json.ts'
import type { Result } from '../../../../core/result.ts'
import {
  exactly,
  idOf,
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
/** Of a place, a faction, a sea. */
export const nameShape = text(60)
const mapSize = 1000
export const placeFields: Fields = { x: whole(0, mapSize), y: whole(0, mapSize) }
export const seaFields: Fields = { id: idShape, name: nameShape, ...placeFields }
/** Of a node of any kind, beside where it stands. */
export const nodeFields: Fields = {
  name: orNull(nameShape),
  owner: orNull(idOf('factions', idShape)),
}
const mostNodes = 400

/** The fields of a node, by its kind where kinds differ. */
const nodeShape = (fields: MapFields): Shape => {
  const shapeFor = (more: Fields): Shape =>
    objectOf({
      id: idShape,
      kind: exactly(...fields.nodeKinds),
      ...placeFields,
      ...nodeFields,
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
    name: nameShape,
    width: exactly(mapSize),
    height: exactly(mapSize),
    seas: listOf(objectOf(seaFields), mostNodes),
    nodes: listOf(nodeShape(fields), mostNodes, 1),
    links: listOf(
      objectOf({ a: idShape, b: idShape, tags: listOf(exactly(...fields.linkTags), 8) }),
      mostNodes * 8,
    ),
    factions: listOf(
      objectOf({ id: idShape, name: nameShape, ...fields.faction }, fields.optionalOfFaction),
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
