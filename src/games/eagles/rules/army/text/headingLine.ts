// What headings are read with: the tokens of a line, which kinds are among them, its numbers and nations.
import type { Nation } from '../model.ts'
import type { Kind, Token } from './tokens.ts'

export type Line = readonly Token[]

export const has = (line: Line, kind: Kind): boolean => line.some((token) => token.kind === kind)
export const hasOnly = (line: Line, kinds: ReadonlySet<Kind>): boolean =>
  line.every((token) => kinds.has(token.kind))
export const kindAt = (line: Line, at: number): Kind | undefined => line.at(at)?.kind

export function nationIn(line: Line): Nation | null {
  for (const token of line) if (token.kind === 'nation') return token.value
  return null
}

export const isOneNation = (line: Line): boolean =>
  new Set(line.flatMap((token) => (token.kind === 'nation' ? [token.value] : []))).size <= 1

/** Signs, fillers and numbers, which any line about points may have. */
export const frame: readonly Kind[] = [
  'sep',
  'stop',
  'colon',
  'equals',
  'filler',
  'number',
  'points',
  'mark',
  'open',
  'close',
  'percent',
]

/** Numbers that count no battalions and are no shares of a hundred. */
export function numbersIn(line: Line): readonly number[] {
  const numbers: number[] = []
  for (const [n, token] of line.entries()) {
    if (token.kind !== 'number' && token.kind !== 'numeral') continue
    const next = line[n + 1]?.kind
    const isOther = next === 'battalion' || next === 'battalions' || next === 'percent'
    if (!isOther) numbers.push(token.value)
  }
  return numbers
}
