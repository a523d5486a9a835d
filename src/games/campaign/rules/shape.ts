// Shapes for data from outside: each finds the path of the first field that does not fit.
import { own } from '../../../core/own.ts'
import { isObject, wellFormed, type Malformed } from '../../../core/record/json.ts'
import type { Result } from '../../../core/result.ts'

export { malformed } from '../../../core/record/json.ts'

/** Null if the value fits, else the path of the first field that is missing, unfit or unknown. */
export type Shape = (json: unknown, path: string) => string | null

const fits =
  (test: (json: unknown) => boolean): Shape =>
  (json, path) =>
    test(json) ? null : path

/** A text of at most `most` characters, the empty one too. */
export const text = (most: number): Shape =>
  fits((json) => typeof json === 'string' && json.length <= most)

export const matching = (pattern: RegExp): Shape =>
  fits((json) => typeof json === 'string' && pattern.test(json))

/** A whole number between both, minus zero is none. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Shape =>
  fits(
    (json) =>
      Number.isSafeInteger(json) &&
      !Object.is(json, -0) &&
      Number(json) >= least &&
      Number(json) <= most,
  )

export const flag: Shape = fits((json) => typeof json === 'boolean')

export const exactly = (...values: readonly unknown[]): Shape =>
  fits((json) => values.includes(json))

export const orNull =
  (shape: Shape): Shape =>
  (json, path) =>
    json === null ? null : shape(json, path)

export const listOf =
  (shape: Shape, most: number, least = 0): Shape =>
  (json, path) => {
    if (!Array.isArray(json) || json.length > most || json.length < least) return path
    const list: readonly unknown[] = json
    for (const [place, each] of list.entries()) {
      const problem = shape(each, under(path, String(place)))
      if (problem !== null) return problem
    }
    return null
  }

/** Any keys that fit `key`, each with a value of the same shape. */
export const recordOf =
  (key: Shape, shape: Shape, most: number): Shape =>
  (json, path) => {
    if (!isObject(json)) return path
    const entries = Object.entries(json)
    if (entries.length > most) return path
    for (const [name, each] of entries) {
      const problem = key(name, under(path, name)) ?? shape(each, under(path, name))
      if (problem !== null) return problem
    }
    return null
  }

export type Fields = Readonly<Record<string, Shape>>

/** All of `fields`, perhaps some of `optional`, and nothing else. */
export const objectOf =
  (fields: Fields, optional: Fields = {}): Shape =>
  (json, path) => {
    if (!isObject(json)) return path
    for (const [key, shape] of Object.entries(fields)) {
      const problem = Object.hasOwn(json, key)
        ? shape(json[key], under(path, key))
        : under(path, key)
      if (problem !== null) return problem
    }
    for (const [key, value] of Object.entries(json)) {
      if (Object.hasOwn(fields, key)) continue
      const shape = own(optional, key)
      const problem = shape === undefined ? under(path, key) : shape(value, under(path, key))
      if (problem !== null) return problem
    }
    return null
  }

const under = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** `T` must be what the shape describes. */
export const readAs = <T>(shape: Shape, json: unknown, path = ''): Result<T, Malformed> =>
  wellFormed(json, shape(json, path))
