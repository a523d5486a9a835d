// Guard against a double tap: what goes on is not begun again.

/** Null: the same, by its name, goes on already. */
export function onceEach() {
  const going = new Set<string>()
  return async <T>(name: string, work: () => Promise<T>): Promise<T | null> => {
    if (going.has(name)) return null
    going.add(name)
    try {
      return await work()
    } finally {
      going.delete(name)
    }
  }
}
