// "2nd: same as above", "3rd same as the 1st", "ditto": which battalion a line repeats.
import type { Kind, Token } from './tokens.ts'

const around: ReadonlySet<Kind> = new Set<Kind>([
  'sep',
  'stop',
  'colon',
  'filler',
  'battalion',
  'mark',
  'same',
])

const placeOf = (token: Token): number =>
  token.kind === 'ordinal' || token.kind === 'ordinalWord' || token.kind === 'number'
    ? token.value
    : 0

/** The place of the battalion that is repeated, from 1; 0: the line repeats none. */
export function sameAs(tokens: readonly Token[], last: number): number {
  const at = tokens.findIndex(({ kind }) => kind === 'same')
  if (at < 0) return 0
  const others = tokens.filter((token) => !around.has(token.kind))
  const behind = tokens.slice(at).filter((token) => placeOf(token) > 0)
  const before = tokens.slice(0, at).filter((token) => placeOf(token) > 0)
  if (others.length !== before.length + behind.length || before.length > 1 || behind.length > 1)
    return 0
  const own = before[0]
  if (own !== undefined && placeOf(own) !== last + 1) return 0
  const named = behind[0]
  return named === undefined ? last : placeOf(named)
}
