// Quotations: a name between quotation marks, in which no sign means anything else.

/** No name is longer; what does not close within is no quotation. */
const longestQuote = 500

export interface Quotation {
  readonly value: string
  /** Behind its closing mark. */
  readonly to: number
}

const closingOf: { readonly [opening: string]: string } = {
  '"': '"',
  '“': '”“',
  '”': '”“',
  '„': '”“',
  '«': '»',
}

export const opensQuote = (sign: string): boolean => Object.hasOwn(closingOf, sign)

/** Behind the row of straight marks that begins here. */
function rowEnd(text: string, from: number, end: number): number {
  let at = from
  while (at < end && text[at] === '"') at += 1
  return at
}

/**
 * Finds the quotation that begins at a mark, before `end`; null: nothing closes it. Straight marks are doubled within,
 * of curly ones any that closes does. Asked from left to right: rows of marks that never close are looked through once.
 */
export function quotationsIn(text: string, end: number): (from: number) => Quotation | null {
  /** Before here nothing closes a straight mark; per opening mark the same of the curly ones. */
  let straightUnclosed = 0
  let unclosed: Map<string, number> | null = null

  function straightEnd(from: number): number {
    const last = Math.min(end, from + longestQuote)
    const own = rowEnd(text, from + 1, last)
    if ((own - from) % 2 === 0) return own
    let at = Math.max(own, straightUnclosed)
    for (at = text.indexOf('"', at); at >= 0 && at < last; at = text.indexOf('"', at)) {
      const next = rowEnd(text, at, last)
      if ((next - at) % 2 === 1) return next
      at = next
    }
    straightUnclosed = at < 0 ? end : Math.min(at, last)
    return -1
  }

  function curlyEnd(from: number, opening: string): number {
    const closing = closingOf[opening] ?? ''
    const last = Math.min(end, from + longestQuote)
    unclosed ??= new Map()
    for (let at = Math.max(from + 1, unclosed.get(opening) ?? 0); at < last; at += 1)
      if (closing.includes(text[at] ?? '')) return at + 1
    unclosed.set(opening, last)
    return -1
  }

  return (from) => {
    const opening = text[from] ?? ''
    const to = opening === '"' ? straightEnd(from) : curlyEnd(from, opening)
    if (to < 0) return null
    const content = text.slice(from + 1, to - 1)
    return { value: opening === '"' ? content.replaceAll('""', '"') : content, to }
  }
}

/** Whether a place of a text lies in a straight quotation of its line. */
export function quotedParts(text: string): (at: number) => boolean {
  const starts: number[] = []
  const ends: number[] = []
  let at = text.indexOf('"')
  while (at >= 0) {
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline
    const quotation = quotationsIn(text, end)
    while (at >= 0 && at < end) {
      const found = quotation(at)
      if (found !== null) {
        starts.push(at)
        ends.push(found.to)
      }
      at = text.indexOf('"', found?.to ?? at + 1)
    }
  }
  return (place) => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= place) low = middle + 1
      else high = middle
    }
    return low > 0 && place < (ends[low - 1] ?? 0)
  }
}
