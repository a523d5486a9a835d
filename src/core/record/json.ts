// Looking into JSON from outside: what is not as it should be is found, never thrown.

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** The first key of `object` that is missing or not allowed; null if it has exactly these. */
export const oddKey = (object: JsonObject, keys: readonly string[]): string | null =>
  keys.find((key) => !Object.hasOwn(object, key)) ??
  Object.keys(object).find((key) => !keys.includes(key)) ??
  null

/** A whole number that survives JSON unchanged, at least `least`. */
export const isCount = (json: unknown, least = 0): json is number =>
  Number.isSafeInteger(json) && Number(json) >= least

export const isText = (json: unknown): json is string => typeof json === 'string'
