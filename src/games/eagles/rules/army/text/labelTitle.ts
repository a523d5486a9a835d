// What a label may be that names no battalion: "Round 2:", "reserve –", "b)".
import { isAmong, isTitleApart } from './lexicon/lexicon.ts'
import { isAt, peek, signAt, type Parser } from './parser.ts'

const isOfRound = (word: string): boolean =>
  /^(?:rounds?|runde|day|tag|game|spiel|turn|scenario|szenario|match|mission|version|v|variante?|partie|wave|welle|plan)$/i.test(
    word,
  )

/** "he says it's 20 Guards": small words of a sentence; no battalion is called so. */
const isSaid = (parser: Parser): boolean =>
  peek(parser)?.glued === false &&
  /^(?:he|she|they|him|them|it['’]s|told|said|says|sagt|sagte|meint|ihm|ihn)$/.test(signAt(parser))

/** "old: Guards 24", "Reserve – Guards 24", "Round 2: Guards 24": another state of a battalion, or none of the list. */
export function isApart(parser: Parser): boolean {
  const { named, places } = parser.draft
  if (isSaid(parser)) return true
  // "Landwehr Reserve 2: …", "1st Reserve – …"
  if (named || (places.length > 0 && /^reserv/i.test(signAt(parser)))) return false
  const behind = isAt(parser, 'number', 1) && isOfRound(signAt(parser)) ? 2 : 1
  const next = peek(parser, behind)
  const isDash = next?.glued === false && /^[-–—]$/.test(signAt(parser, behind))
  const title = signAt(parser)
  const isOfState = isTitleApart(title) || isAt(parser, 'left')
  return (next?.kind === 'colon' || isDash) && (behind === 2 || isOfState)
}

/** "Nice to have:", "In the post –", "Next purchase:": words of a sentence; no battalion is called so. */
export function isPhrase(parser: Parser): boolean {
  const { text, tokens, draft } = parser
  const isDash = peek(parser)?.glued === false && /^[-–—]$/.test(signAt(parser))
  if (draft.inBody || !draft.named || !(isAt(parser, 'colon') || isDash)) return false
  const words = text.slice(draft.nameFrom, draft.nameTo).split(/\s+/)
  // "My dream:"
  const isOwn = tokens[0]?.kind === 'prose' && isTitleApart(words.at(-1) ?? '')
  // "Saxon allies:" are of another nation.
  if (isOwn || isAmong('allied', words.at(-1) ?? '')) return true
  return tokens[0]?.kind === 'next' || words.some((word) => isAmong('ofSentence', word))
}

/** "b)" at the beginning numbers the battalion and names nobody. */
export const isItem = (parser: Parser, word: string): boolean =>
  parser.at === 0 &&
  word.length === 1 &&
  isAt(parser, 'close', 1) &&
  peek(parser, 1)?.glued === true
