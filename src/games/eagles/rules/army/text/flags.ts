// Light and rifles in the line of a battalion.
import { isLeftEmpty } from './character.ts'
import type { Draft } from './draft.ts'
import { fail, isAt, signAt, type Parser } from './parser.ts'

export function takeFlag(parser: Parser, kind: 'light' | 'rifles'): void {
  const { draft } = parser
  if (draft.absent.has(kind)) fail(parser, 'negation')
  // "52nd Light Infantry: Drilled", "95th Rifles: Veteran": of a name, or of the troops
  const follows = draft.named || (draft.places.length > 0 && !isAt(parser, 'battalion', -1))
  draft.flaggedInName ||= draft.quality === null && (follows || isAt(parser, 'filler', 1))
  if (isLeftEmpty(parser)) fail(parser, 'doubt')
  draft[kind] = true
  parser.at += 1
  const none = isAt(parser, 'colon') ? 1 : 0
  if (none > 0 && /^(?:yes|ja)$/i.test(signAt(parser, 1))) parser.at += 2
  if (isAt(parser, 'none', none) && none > 0) {
    draft[kind] = false
    parser.at += 2
  }
}

/** ARMY-09, ARMY-10: Light is Veteran, and only Light has rifles; where a name says it, it may be no more than the name. */
export const isAtOdds = ({ light, rifles, quality }: Draft): boolean =>
  (light && quality !== null && quality !== 'veteran') || (rifles && !light)
