// JSON from a text of anywhere.

/** Undefined if it is no JSON; a byte-order mark is passed over. Never throws. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
  } catch {
    return undefined
  }
}
