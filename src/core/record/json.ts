// Looking into JSON from outside: what is not as it should be is found, never thrown.
import type { Refusal } from '../conversation.ts'
import { ok, refused, type Refused, type Result } from '../result.ts'

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

/** The one crossing from loose JSON to a type: `T` must be what has no such problem. */
export const checked = <T, P>(json: unknown, problem: P | null): Result<T, P> =>
  problem === null ? ok(json as T) : refused(problem)

export type Malformed = Extract<Refusal, { readonly code: 'malformed' }>

export const malformed = (path: string): Refused<Malformed> => refused({ code: 'malformed', path })

/** `misfit`: the path of the first field that is not as `T` has it. */
export const wellFormed = <T>(json: unknown, misfit: string | null): Result<T, Malformed> =>
  checked(json, misfit === null ? null : { code: 'malformed', path: misfit })
