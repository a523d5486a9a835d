// Shapes for data from outside: each finds the path of the first field that does not fit.
import { own } from '../../../core/own.ts'
import { isObject, wellFormed, type Malformed } from '../../../core/record/json.ts'
import type { Result } from '../../../core/result.ts'

export { malformed } from '../../../core/record/json.ts'

type Test = (json: unknown, path: string) => string | null

/** What a shape takes, for a form that asks for it. */
type Asked = (
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'choice'; readonly values: readonly unknown[] }
  /** One of a list, by the name that the campaign gives the list. */
  | { readonly kind: 'id'; readonly of: string }
  | { readonly kind: 'list'; readonly each: Asked | undefined; readonly most: number }
) & { readonly hasNone?: true }

/** Null if the value fits, else the path of the first field that is missing, unfit or unknown. */
export interface Shape {
  (json: unknown, path: string): string | null
  /** Undefined: no form can ask for it by this alone. */
  readonly asks?: Asked
}

const asking = (test: Test, asks: Asked): Shape =>
  Object.assign((json: unknown, path: string) => test(json, path), { asks })

const fits =
  (test: (json: unknown) => boolean): Test =>
  (json, path) =>
    test(json) ? null : path

/** An id of this form that a list has. */
export const idOf = (list: string, shape: Shape): Shape => asking(shape, { kind: 'id', of: list })

/** A text of at most `most` characters, the empty one too. */
export const text = (most: number): Shape =>
  asking(
    fits((json) => typeof json === 'string' && json.length <= most),
    { kind: 'text', most },
  )

export const matching = (pattern: RegExp): Shape =>
  fits((json) => typeof json === 'string' && pattern.test(json))

/** A whole number between both, minus zero is none. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Shape =>
  asking(
    fits(
      (json) =>
        Number.isSafeInteger(json) &&
        !Object.is(json, -0) &&
        Number(json) >= least &&
        Number(json) <= most,
    ),
    { kind: 'number', min: least, max: most },
  )

export const flag: Shape = asking(
  fits((json) => typeof json === 'boolean'),
  { kind: 'flag' },
)

export const exactly = (...values: readonly unknown[]): Shape =>
  asking(
    fits((json) => values.includes(json)),
    { kind: 'choice', values },
  )

export const orNull = (shape: Shape): Shape => {
  const test: Test = (json, path) => (json === null ? null : shape(json, path))
  return shape.asks === undefined ? test : asking(test, { ...shape.asks, hasNone: true })
}

export const listOf = (shape: Shape, most: number, least = 0): Shape =>
  asking(
    (json, path) => {
      if (!Array.isArray(json) || json.length > most || json.length < least) return path
      const list: readonly unknown[] = json
      for (const [place, each] of list.entries()) {
        const problem = shape(each, under(path, String(place)))
        if (problem !== null) return problem
      }
      return null
    },
    { kind: 'list', each: shape.asks, most },
  )

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
