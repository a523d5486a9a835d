// A copy of a thing without one of its keys.

export function without<T extends object, K extends keyof T>(thing: T, key: K): Omit<T, K> {
  const copy = { ...thing }
  Reflect.deleteProperty(copy, key)
  return copy
}
