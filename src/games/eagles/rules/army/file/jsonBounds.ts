// Depth and size of a JSON text, counted before it is parsed: a bomb is refused while it is still text.

export interface JsonBounds {
  /** Nested arrays and objects. */
  readonly depth: number
  /** Values and keys, roughly: brackets, commas and colons. */
  readonly nodes: number
}

const quote = 34
const backslash = 92
const opening: ReadonlySet<number> = new Set([91, 123])
const closing: ReadonlySet<number> = new Set([93, 125])
const between: ReadonlySet<number> = new Set([44, 58])

/** The place after the string that begins at `start`. */
function afterString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== quote)
    at += text.charCodeAt(at) === backslash ? 2 : 1
  return at + 1
}

export function isWithin(text: string, most: JsonBounds): boolean {
  let depth = 0
  let nodes = 0
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      at = afterString(text, at)
      continue
    }
    if (opening.has(code)) depth += 1
    else if (closing.has(code)) depth -= 1
    if (opening.has(code) || between.has(code)) nodes += 1
    if (depth > most.depth || nodes > most.nodes) return false
    at += 1
  }
  return true
}
