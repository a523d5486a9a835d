// What a battalion is said not to have: "no rifles", "without a drummer".
import { characters } from '../model.ts'
import { deny, isComplete } from './draft.ts'
import { fail, isAt, peek, signAt, type Parser } from './parser.ts'
import type { Kind } from './tokens.ts'

const isNone = (parser: Parser, ahead: number): boolean =>
  isAt(parser, 'none', ahead) || /^[-–—]$/.test(signAt(parser, ahead))

const goesOn: ReadonlySet<Kind> = new Set<Kind>(['character', 'number', 'numeral', 'none'])

/** A line "Characters: …" below "Drilled 28" may be about all battalions; below fields, one a line, it is one of them. */
function isOfOneBattalion({ text, tokens, at }: Parser): boolean {
  const from = tokens[at]?.from ?? 0
  const above = text.slice(tokens[0]?.from ?? 0, from).split('\n')
  return above.length !== 2 || (above.at(-1)?.trim() ?? '') !== ''
}

/** "Characters: drummer, officer", "characters: none", "characters: –": the title of a field. */
export function takeCharacters(parser: Parser): void {
  const { draft } = parser
  const next = peek(parser, 2)
  if (!isAt(parser, 'colon', 1) || next === undefined || !isOfOneBattalion(parser)) {
    fail(parser, 'not-understood')
    return
  }
  if (isNone(parser, 2) && peek(parser, 3) === undefined) {
    if (draft.heardCharacter) fail(parser, 'negation')
    for (const each of characters) deny(draft, each)
    draft.inBody = true
    parser.at += 3
    return
  }
  if (!goesOn.has(next.kind)) fail(parser, 'not-understood')
  parser.at += 2
}

/** "Green 40 / none": the field of the characters, at the end. */
const isNobody = (parser: Parser): boolean =>
  /^(?:none|keine[rs]?)$/i.test(signAt(parser)) &&
  isAt(parser, 'sep', -1) &&
  peek(parser, 1) === undefined &&
  isComplete(parser.draft) &&
  !parser.draft.heardCharacter

/** "no rifles", "without a drummer", "not Light", "no characters": what follows a negation. */
export function takeNegation(parser: Parser): void {
  const { draft } = parser
  // "with/without officer"
  if (signAt(parser, -1) === '/' && isAt(parser, 'and', -2)) fail(parser, 'doubt')
  if (isNobody(parser)) {
    for (const each of characters) deny(draft, each)
    parser.at += 1
    return
  }
  let ahead = 1
  const article = peek(parser, ahead)
  if (article?.kind === 'filler' || (article?.kind === 'numeral' && article.value === 1)) ahead += 1
  const target = peek(parser, ahead)
  const absent =
    target?.kind === 'character'
      ? target.value
      : target?.kind === 'light' || target?.kind === 'rifles'
        ? target.kind
        : null
  const follower = peek(parser, ahead + 1)
  const further = peek(parser, ahead + 2)?.kind
  const isOr = /^(?:or|oder|nor)$/i.test(signAt(parser, ahead + 1))
  const mayGoOn =
    follower?.kind === 'and' &&
    (further === 'character' || further === 'light' || further === 'rifles')
  if (target?.kind === 'characters') {
    if (draft.heardCharacter) fail(parser, 'negation')
    for (const each of characters) deny(draft, each)
  } else if (absent === null || mayGoOn) fail(parser, 'negation')
  else {
    const isThere =
      absent === 'light' || absent === 'rifles' ? draft[absent] : draft.characters[absent] > 0
    if (isThere) fail(parser, 'negation')
    deny(draft, absent)
  }
  parser.at += ahead + 1
  if (isOr && absent !== null) takeNegation(parser)
}
