// Words that leave something open elsewhere, where they only say what is there: "drummer only", "but no officer".
import { isAt, peek, signAt, type Parser } from './parser.ts'
import type { Kind } from './tokens.ts'

/** "36 figures including the officer": whether he is one of them is not said. */
export const isOfSize = (parser: Parser): boolean =>
  isAt(parser, 'rankers', -1) &&
  /^(?:incl(?:uding)?|inkl(?:usive)?|inclusive)$/i.test(signAt(parser))

/** "but no officer" says no more than "no officer". */
export const isBut = (parser: Parser): boolean =>
  isAt(parser, 'none', 1) && /^(?:but|aber)$/i.test(signAt(parser))

const endsPart: ReadonlySet<Kind> = new Set<Kind>(['sep', 'stop', 'close'])
const endsAt = (parser: Parser, ahead: number): boolean => {
  const token = peek(parser, ahead)
  return token === undefined || endsPart.has(token.kind)
}

/** "drummer only", "nur ein Trommler": him, and nobody else. */
export function isOnlyHim(parser: Parser): boolean {
  if (!/^(?:only|just|nur|bloß|lediglich)$/i.test(signAt(parser))) return false
  if (isAt(parser, 'character', -1)) return endsAt(parser, 1)
  const ahead = isAt(parser, 'numeral', 1) ? 2 : 1
  return isAt(parser, 'character', ahead) && endsAt(parser, ahead + 1)
}
