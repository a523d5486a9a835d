// Values worked out once for each thing they are made of, and forgotten with it.
type Known = object | string | number | boolean | null

export const once = <Of extends object, Value extends Known>(make: (of: Of) => Value) => {
  const known = new WeakMap<Of, Value>()
  return (of: Of): Value => {
    const before = known.get(of)
    if (before !== undefined) return before
    const made = make(of)
    known.set(of, made)
    return made
  }
}

/** The same for each thing and a key. */
export const onceEach = <Of extends object, Key, Value extends Known>(
  make: (of: Of, key: Key) => Value,
) => {
  const lists = once<Of, Map<Key, Value>>(() => new Map())
  return (of: Of, key: Key): Value => {
    const known = lists(of)
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(of, key)
    known.set(key, made)
    return made
  }
}
