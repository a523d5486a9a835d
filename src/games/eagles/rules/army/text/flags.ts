// Light and rifles in the line of a battalion.
import { isLeftEmpty } from './character.ts'
import { extendName, type Draft } from './draft.ts'
import { fail, isAt, peek, signAt, type Parser } from './parser.ts'

/** "95th Rifles:", "King's Rifles –", "52nd Light Infantry:": the troops a regiment is called after stay in its name. */
function nameAfter(parser: Parser): void {
  const { draft, context } = parser
  const [before, flag] = [peek(parser, -1), peek(parser)]
  if (draft.quality !== null || flag === undefined || !/^\p{Lu}/u.test(signAt(parser))) return
  const isRegiment = before?.kind === 'ordinal' && draft.places[0] !== context.place
  if (!isRegiment && !(before?.kind === 'word' && draft.named)) return
  const isInfantry = /^(?:infantry|infanterie)$/i.test(signAt(parser, 1))
  const end = isInfantry ? peek(parser, 1) : flag
  const sign = peek(parser, isInfantry ? 2 : 1)?.kind
  if (end === undefined || !(sign === 'colon' || sign === 'sep')) return
  extendName(draft, flag.from, end.to)
  draft.named = true
}

export function takeFlag(parser: Parser, kind: 'light' | 'rifles'): void {
  const { draft } = parser
  if (draft.absent.has(kind)) fail(parser, 'negation')
  // "52nd Light Infantry: Drilled", "95th Rifles: Veteran": of a name, or of the troops
  const follows = draft.named || (draft.places.length > 0 && !isAt(parser, 'battalion', -1))
  draft.flaggedInName ||= draft.quality === null && (follows || isAt(parser, 'filler', 1))
  if (isLeftEmpty(parser)) fail(parser, 'doubt')
  nameAfter(parser)
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
