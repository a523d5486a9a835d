// The shape of a scenario file: every field there, of its kind, and no other.
import { isObject, isText, oddKey, type JsonObject } from '../../../../core/record/json.ts'
import { isCard } from '../cards.ts'
import type { Fault } from './fault.ts'
import { firstFault } from './fault.ts'
import { scenarioFormat, scenarioVersion, sourceMarks } from './scenario.ts'

type Json = unknown

const join = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`

/** An object with exactly these keys; `optional` ones may be missing. */
const keysFault = (
  json: Json,
  path: string,
  keys: readonly string[],
  optional: readonly string[] = [],
): Fault | null => {
  if (!isObject(json)) return { path, reason: 'wrong-kind' }
  const present = [...keys, ...optional.filter((key) => Object.hasOwn(json, key))]
  const odd = oddKey(json, present)
  if (odd === null) return null
  return { path: join(path, odd), reason: Object.hasOwn(json, odd) ? 'unknown-field' : 'missing' }
}

const isWhole = (json: Json): json is number => Number.isSafeInteger(json) && !Object.is(json, -0)

const wholeFault = (json: Json, path: string): Fault | null =>
  isWhole(json) ? null : { path, reason: 'wrong-kind' }

const textFault = (json: Json, path: string): Fault | null =>
  isText(json) ? null : { path, reason: 'wrong-kind' }

const listFault = (
  json: Json,
  path: string,
  each: (item: Json, path: string) => Fault | null,
): Fault | null => {
  if (!Array.isArray(json)) return { path, reason: 'wrong-kind' }
  if (json.length > mostItems) return { path, reason: 'too-long', about: mostItems }
  for (const [at, item] of json.entries()) {
    const fault = each(item, join(path, at))
    if (fault !== null) return fault
  }
  return null
}

/** Far more than any list of a scenario holds. */
const mostItems = 40

const nameFault = (json: Json, path: string): Fault | null =>
  keysFault(json, path, ['en', 'de']) ??
  firstFault(
    () => textFault((json as JsonObject)['en'], join(path, 'en')),
    () => textFault((json as JsonObject)['de'], join(path, 'de')),
  )

const countryFault = (json: Json, path: string): Fault | null => {
  const keys = keysFault(json, path, ['id', 'homeOf', 'name', 'vp', 'min', 'garrison'])
  if (keys !== null || !isObject(json)) return keys
  const { homeOf } = json
  return firstFault(
    () => textFault(json['id'], join(path, 'id')),
    () =>
      homeOf === null || homeOf === 'a' || homeOf === 'b'
        ? null
        : { path: join(path, 'homeOf'), reason: 'wrong-kind' },
    () => nameFault(json['name'], join(path, 'name')),
    () => wholeFault(json['vp'], join(path, 'vp')),
    () => wholeFault(json['min'], join(path, 'min')),
    () => wholeFault(json['garrison'], join(path, 'garrison')),
  )
}

const pairFault = (json: Json, path: string): Fault | null =>
  Array.isArray(json) && json.length === 2
    ? listFault(json, path, textFault)
    : { path, reason: 'wrong-kind' }

/** A card that the engine does not know is refused by name. */
const cardFault = (json: Json, path: string): Fault | null => {
  if (!isText(json)) return { path, reason: 'wrong-kind' }
  return isCard(json) ? null : { path, reason: 'unknown-card', about: json.slice(0, 40) }
}

const sideFault = (json: Json, path: string): Fault | null => {
  const keys = keysFault(json, path, ['cards', 'armies', 'inPlay', 'strength'])
  if (keys !== null || !isObject(json)) return keys
  return firstFault(
    () => listFault(json['cards'], join(path, 'cards'), cardFault),
    () => wholeFault(json['armies'], join(path, 'armies')),
    () => listFault(json['inPlay'], join(path, 'inPlay'), textFault),
    () => wholeFault(json['strength'], join(path, 'strength')),
  )
}

const sourcesFault = (json: Json, path: string): Fault | null => {
  if (json === undefined) return null
  if (!isObject(json)) return { path, reason: 'wrong-kind' }
  for (const [key, mark] of Object.entries(json))
    if (!sourceMarks.some((each) => each === mark))
      return { path: join(path, key), reason: 'unknown-mark' }
  return null
}

const headFault = (json: JsonObject): Fault | null => {
  const { format, version } = json
  if (format !== scenarioFormat) return { path: 'format', reason: 'unknown-format' }
  if (!isWhole(version) || version < 1) return { path: 'version', reason: 'wrong-kind' }
  return version > scenarioVersion
    ? { path: 'version', reason: 'newer-version', about: version }
    : null
}

/** Format and version come first: what a newer app wrote may look different in every other respect. */
export const shapeFault = (json: Json): Fault | null => {
  if (!isObject(json)) return { path: '', reason: 'wrong-kind' }
  return firstFault(
    () => headFault(json),
    () => keysFault(json, '', scenarioKeys, ['sources']),
    () => textFault(json['id'], 'id'),
    () => nameFault(json['name'], 'name'),
    () => listFault(json['countries'], 'countries', countryFault),
    () => listFault(json['neighbours'], 'neighbours', pairFault),
    () => keysFault(json['sides'], 'sides', ['a', 'b']),
    () => sideFault((json['sides'] as JsonObject)['a'], 'sides.a'),
    () => sideFault((json['sides'] as JsonObject)['b'], 'sides.b'),
    () => wholeFault(json['strengthMax'], 'strengthMax'),
    () => wholeFault(json['stock'], 'stock'),
    () => wholeFault(json['target'], 'target'),
    () =>
      typeof json['enemyInHomeBlocksIt'] === 'boolean'
        ? null
        : { path: 'enemyInHomeBlocksIt', reason: 'wrong-kind' },
    () => sourcesFault(json['sources'], 'sources'),
  )
}

const scenarioKeys = [
  'format',
  'version',
  'id',
  'name',
  'countries',
  'neighbours',
  'sides',
  'strengthMax',
  'stock',
  'target',
  'enemyInHomeBlocksIt',
] as const
