// The shape of a scenario file: every field there, of its kind, and no other.
import { checked, isObject, isText, oddKey, type JsonObject } from '../../../../core/record/json.ts'
import type { Result } from '../../../../core/result.ts'
import { isCard } from '../cards.ts'
import type { Fault } from './fault.ts'
import { firstFault } from './fault.ts'
import { scenarioFormat, scenarioVersion, sourceMarks, type Scenario } from './scenario.ts'

type Find = (json: unknown, path: string) => Fault | null

const join = (path: string, key: string | number): string =>
  path === '' ? String(key) : `${path}.${key}`

const kindFault =
  (isOfKind: (json: unknown) => boolean): Find =>
  (json, path) =>
    isOfKind(json) ? null : { path, reason: 'wrong-kind' }

/** An object with exactly these fields, found at fault in their order; `optional` ones may be missing. */
const fieldsFault =
  (fields: Readonly<Record<string, Find>>, optional: readonly string[] = []): Find =>
  (json, path) => {
    if (!isObject(json)) return { path, reason: 'wrong-kind' }
    const isWanted = (key: string): boolean => !optional.includes(key) || Object.hasOwn(json, key)
    const odd = oddKey(json, Object.keys(fields).filter(isWanted))
    if (odd === null)
      return firstFault(
        ...Object.entries(fields).map(
          ([key, find]) =>
            () =>
              find(json[key], join(path, key)),
        ),
      )
    return { path: join(path, odd), reason: Object.hasOwn(json, odd) ? 'unknown-field' : 'missing' }
  }

const isWhole = (json: unknown): json is number =>
  Number.isSafeInteger(json) && !Object.is(json, -0)

const wholeFault = kindFault(isWhole)
const textFault = kindFault(isText)

const listFault =
  (each: Find): Find =>
  (json, path) => {
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

const nameFault = fieldsFault({ en: textFault, de: textFault })

const countryFault = fieldsFault({
  id: textFault,
  homeOf: kindFault((json) => json === null || json === 'a' || json === 'b'),
  name: nameFault,
  vp: wholeFault,
  min: wholeFault,
  garrison: wholeFault,
})

const pairFault: Find = (json, path) =>
  Array.isArray(json) && json.length === 2
    ? listFault(textFault)(json, path)
    : { path, reason: 'wrong-kind' }

/** A card that the engine does not know is refused by name. */
const cardFault: Find = (json, path) => {
  if (!isText(json)) return { path, reason: 'wrong-kind' }
  return isCard(json) ? null : { path, reason: 'unknown-card', about: json.slice(0, 40) }
}

const sideFault = fieldsFault({
  cards: listFault(cardFault),
  armies: wholeFault,
  inPlay: listFault(textFault),
  strength: wholeFault,
})

const sourcesFault: Find = (json, path) => {
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

const bodyFault = fieldsFault(
  {
    format: () => null,
    version: () => null,
    id: textFault,
    name: nameFault,
    countries: listFault(countryFault),
    neighbours: listFault(pairFault),
    sides: fieldsFault({ a: sideFault, b: sideFault }),
    strengthMax: wholeFault,
    stock: wholeFault,
    target: wholeFault,
    enemyInHomeBlocksIt: kindFault((json) => typeof json === 'boolean'),
    sources: sourcesFault,
  },
  ['sources'],
)

/** Format and version come first: what a newer app wrote may look different in every other respect. */
export const readShape = (json: unknown): Result<Scenario, Fault> =>
  checked(json, (isObject(json) ? headFault(json) : null) ?? bodyFault(json, ''))
