// Reason that a file is no map: the first thing that does not fit, with its place and a reason that becomes a sentence.
import { own } from '../../../../core/own.ts'
import { isObject, type JsonObject } from '../../../../core/record/json.ts'
import { refused, type Result } from '../../../../core/result.ts'
import { readAs } from '../shape.ts'
import { mapShape, type MapFields } from './mapFile.ts'
import type { MapFile } from './model.ts'
import { brokenParts, type BrokenCode } from './structure.ts'

export interface MapFault {
  readonly reason:
    BrokenCode | 'notAMap' | 'newerVersion' | 'otherCampaign' | 'missing' | 'unknownField' | 'unfit'
  /** Within the file, as in `nodes.3.x`; empty: the file as a whole. */
  readonly path: string
  /** The value that is there, or the node that it is about. */
  readonly found: unknown
}

/** As strict as `readMap`, and with the reason. `M` must be what the fields describe. */
export const readMapFile = <M extends MapFile>(
  json: unknown,
  fields: MapFields,
): Result<M, MapFault> => {
  const wrong = headFault(json, fields)
  if (wrong !== null) return refused(wrong)
  const map = readAs<M>(mapShape(fields), json)
  if (!map.ok) return refused(faultAt(json, map.problem.path, fields))
  const [broken] = brokenParts(map.value)
  return broken === undefined
    ? map
    : refused({ reason: broken.code, path: broken.path, found: broken.about })
}

/** The format, its version and the campaign come first: they say which other app or game a file is for. */
const headFault = (json: unknown, { campaign }: MapFields): MapFault | null => {
  if (!isObject(json) || json['format'] !== 'aide-de-camp/map')
    return { reason: 'notAMap', path: '', found: null }
  const { version, campaign: found } = json
  if (typeof version === 'number' && version > 1)
    return { reason: 'newerVersion', path: 'version', found: version }
  return typeof found === 'string' && found !== campaign
    ? { reason: 'otherCampaign', path: 'campaign', found }
    : null
}

const faultAt = (json: unknown, path: string, fields: MapFields): MapFault => {
  const steps = path.split('.')
  const key = steps.at(-1) ?? ''
  const parent = steps.slice(0, -1).reduce(stepInto, json)
  if (isObject(parent) && !Object.hasOwn(parent, key))
    return { reason: 'missing', path, found: null }
  const found = stepInto(parent, key)
  const known = isObject(parent) ? knownKeys(steps, parent, fields) : null
  return { reason: known?.has(key) === false ? 'unknownField' : 'unfit', path, found }
}

const stepInto = (json: unknown, key: string): unknown => {
  if (Array.isArray(json)) return json[Number(key)]
  return isObject(json) ? json[key] : undefined
}

const topKeys = 'format version campaign id name width height seas nodes links factions'.split(' ')
const nodeKeys = 'id name kind x y owner'.split(' ')

/** The fields that may stand where the path ends; null: deeper than that, where a campaign has shapes of its own. */
const knownKeys = (
  steps: readonly string[],
  parent: JsonObject,
  { top, node, nodeByKind = {}, faction, optionalOfFaction = {} }: MapFields,
): ReadonlySet<string> | null => {
  if (steps.length === 1) return new Set([...topKeys, ...Object.keys(top)])
  if (steps.length !== 3) return null
  const { kind } = parent
  const ofKind =
    typeof kind === 'string' && Object.hasOwn(nodeByKind, kind) ? (nodeByKind[kind] ?? {}) : {}
  const lists: Readonly<Record<string, readonly string[]>> = {
    nodes: [...nodeKeys, ...Object.keys(node), ...Object.keys(ofKind)],
    links: ['a', 'b', 'tags'],
    seas: ['id', 'name', 'x', 'y'],
    factions: ['id', 'name', ...Object.keys(faction), ...Object.keys(optionalOfFaction)],
  }
  const keys = own(lists, steps[0] ?? '')
  return keys === undefined ? null : new Set(keys)
}
