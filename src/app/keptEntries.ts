// Entries kept in localStorage, looked into without trust: they may be older, torn, or from another player's backup.

export type Entries = ReadonlyMap<string, unknown>

export const entriesOf = (json: unknown): Entries =>
  new Map(typeof json === 'object' && json !== null ? Object.entries(json) : [])

/** The entries of what was kept; none of what cannot be read. */
export function keptEntries(text: string): Entries {
  try {
    return entriesOf(JSON.parse(text))
  } catch {
    return entriesOf(null)
  }
}
