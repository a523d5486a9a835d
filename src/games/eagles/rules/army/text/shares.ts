// Shares of a hundred in the line of a battalion.
import { fail, peek, type Parser } from './parser.ts'
import type { Token } from './tokens.ts'

const besideShare: ReadonlySet<Token['kind']> = new Set<Token['kind']>([
  'sep',
  'stop',
  'colon',
  'equals',
  'open',
  'close',
  'points',
])

/** "38 pts, 51 %", "(51 %)": apart from the figures; "at 50 % strength" is about them. */
const isApart = (token: Token | undefined): boolean =>
  token === undefined || besideShare.has(token.kind)

/** A share of a hundred says nothing about the list. */
export function takeShare(parser: Parser, token: Token): void {
  if (!isApart(peek(parser, -1)) || !isApart(peek(parser, 2))) fail(parser, 'doubt')
  parser.asides.push({ from: token.from, to: peek(parser, 1)?.to ?? token.to })
  parser.at += 2
}
