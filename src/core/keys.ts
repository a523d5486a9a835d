// Objects whose type names every key they have.

/** Of an object that has no key beside those of its type. */
export const keysOf = <T extends object>(object: T): readonly (keyof T & string)[] =>
  Object.keys(object) as (keyof T & string)[]

/** An object of all these keys; what each of them gets must be its own. */
export const byKeys = <T extends object>(
  keys: readonly (keyof T & string)[],
  valueOf: (key: keyof T & string, place: number) => T[keyof T & string],
): T => Object.fromEntries(keys.map((key, place) => [key, valueOf(key, place)])) as T
