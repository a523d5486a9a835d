// Words around a list that say something of the list itself: that there is none, that it is another one, that it goes on.
import { beginsAmong, endsAmong, isAmong, isOfOthers, isUnfinishedWord } from './lexicon/lexicon.ts'
import { leavesOpen } from './parser.ts'
import { takesBack } from './takesBack.ts'
import { written, type Kind, type Token } from './tokens.ts'

/** A longer line is a sentence about something else. */
const mostWords = 6
/** The longest one that takes the list back. */
const mostOfCorrection = 9

const signs: ReadonlySet<Kind> = new Set<Kind>(['sep', 'stop', 'colon', 'mark', 'open', 'close'])
const figures: ReadonlySet<Kind> = new Set<Kind>(['number', 'numeral', 'ordinal'])

/** "no list", "not my final list": whether what follows is the list at all is left open. */
function deniesList(tokens: readonly Token[]): boolean {
  const denial = tokens.findIndex(({ kind }) => kind === 'none')
  return denial >= 0 && tokens.slice(denial).some(({ kind }) => kind === 'army')
}

/** "Last list:", "last year's list", "From last event:"; "my last list before Christmas" is this one. */
function isOfLastTime(tokens: readonly Token[], text: string): boolean {
  const wordAt = (n: number): string => {
    const token = tokens[n]
    return token === undefined ? '' : written(text, token)
  }
  const isColon = (n: number): boolean => tokens[n]?.kind === 'colon'
  return tokens.some((_, n) => {
    if (!isAmong('last', wordAt(n))) return false
    const next = wordAt(n + 1)
    if (isAmong('list', next)) return isColon(n + 2)
    if (/\p{L}['’]s$/u.test(next)) return isAmong('list', wordAt(n + 2))
    if (!isAmong('periods', next)) return false
    // "the list from last month"
    const isOfList = [n - 1, n - 2].some((before) => isAmong('list', wordAt(before)))
    return isOfList || (n <= 1 && isColon(n + 2))
  })
}

/** "Opponent:", "For comparison:", "The wrong one:", "Old army:": a title of one word or two. */
function isTitleOfAnother(words: readonly string[]): boolean {
  const [first = '', second, ...more] = words.filter((word) => !isAmong('small', word))
  if (more.length > 0 || words.some((word) => isAmong('addressing', word))) return false
  if (second === undefined) return isOfOthers(first)
  return isOfOthers(second) || (isAmong('armyWord', second) && isOfOthers(first))
}

/** The longest title with a colon, and without one. */
const mostOfTitle = { colon: 5, bare: 2 } as const

/** "Shopping list:", "WTB", "Still in the box:", "Possible army": nothing that is played, or not yet. */
function isOfOtherUse(words: readonly string[], hasColon: boolean): boolean {
  if (words.length > (hasColon ? mostOfTitle.colon : mostOfTitle.bare)) return false
  const isOther = words.some(
    (word) =>
      isAmong('otherUse', word) || (endsAmong('list', word) && beginsAmong('otherUse', word)),
  )
  // "Dear Mr Box:", but "To buy:"
  const isTo = /^(?:to|zu|zum)$/i.test(words[0] ?? '')
  if (isOther && (isTo || !words.some((word) => isAmong('addressing', word)))) return true
  if (words.some((word) => isAmong('addressing', word))) return false
  const isOwned = /^(?:what|was) (?:i|we|ich|wir) (?:own|have|got|besitze|habe)/i.test(
    words.join(' '),
  )
  const isNotYet = hasColon && words.some((word) => /^(?:still|yet|noch)$/i.test(word))
  const isPossible =
    words.some((word) => isAmong('standing', word)) &&
    words.some((word) => isAmong('list', word) || isAmong('armyWord', word))
  return isOwned || isNotYet || isPossible
}

/** "Old list", "Opponent:", "Beispielliste". */
function isOfAnother(said: readonly Token[], tokens: readonly Token[], text: string): boolean {
  // "this replaces my old list"
  const words = said.map((token) => written(text, token))
  const isReplaced = words.some((word) => isAmong('rather', word))
  if (!isReplaced && said.some(({ kind }) => kind === 'doubt')) return false
  if (isOfLastTime(tokens, text)) return true
  if (tokens.at(-1)?.kind === 'colon' && isTitleOfAnother(words)) return true
  const hasList = words.some((word) => isAmong('list', word))
  const hasArmy = words.some((word) => isAmong('armyWord', word))
  return words.some((word) => {
    if (hasArmy && isAmong('allied', word)) return true
    if (!isOfOthers(word) || isAmong('last', word)) return false
    return hasList || endsAmong('list', word) || (!isAmong('aged', word) && hasArmy)
  })
}

const hasWord = (which: Parameters<typeof isAmong>[0], said: readonly Token[], text: string) =>
  said.some((token) => isAmong(which, written(text, token)))

/** "the rest will follow", "the others as last time"; "the rest of your day" is a greeting. */
const restFollows = (said: readonly Token[], text: string): boolean =>
  (hasWord('rest', said, text) && hasWord('following', said, text)) ||
  (hasWord('remaining', said, text) && hasWord('last', said, text))

/** "italics = optional", "+ = elite", "the bold ones are a grade better" */
function explains(tokens: readonly Token[], text: string): boolean {
  if (hasWord('shaped', tokens, text)) return true
  const at = tokens.findIndex(({ kind }) => kind === 'equals')
  const isOfSign = tokens.slice(0, at).every(({ kind }) => kind === 'sep' || kind === 'mark')
  return at > 0 && (isOfSign || leavesOpen(tokens.slice(at)))
}

/** "sorry, I meant …", "make that …", "actually …": something was said wrongly. */
export const saysAnew = (said: readonly Token[], text: string): boolean =>
  said.some((token, n) => {
    const next = said[n + 1]
    const word = written(text, token)
    const both = next === undefined ? '' : `${word} ${written(text, next)}`
    return isAmong('anew', word) || isAmong('anew', both)
  })

/** "the rest will follow", "draft list" */
const goesOn = (said: readonly Token[], text: string): boolean =>
  !said.some(({ kind }) => figures.has(kind)) &&
  (said.some((token) => isUnfinishedWord(written(text, token))) || restFollows(said, text))

const parts: ReadonlySet<Kind> = new Set<Kind>(['sep', 'stop', 'mark'])

/** What commas and full stops part: of a long line each by itself. */
function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]]
  for (const token of tokens)
    if (parts.has(token.kind)) clauses.push([])
    else clauses.at(-1)?.push(token)
  return clauses.filter(({ length }) => length > 0)
}

/** Whether a line around a list leaves it open if this is the list that is played, and all of it. */
export function doubtsList(tokens: readonly Token[], text: string): boolean {
  if (doubtsWhole(tokens, text)) return true
  const clauses = clausesOf(tokens)
  return clauses.some(
    (clause) => takesBack(clause, text) || (clauses.length > 1 && doubtsWhole(clause, text)),
  )
}

function doubtsWhole(tokens: readonly Token[], text: string): boolean {
  if (deniesList(tokens) || explains(tokens, text)) return true
  const said = tokens.filter(({ kind }) => !signs.has(kind))
  if (said.length > mostOfCorrection) return false
  const words = said.map((token) => written(text, token))
  if (words.some((word) => isAmong('slips', word))) return true
  if (isOfOtherUse(words, tokens.at(-1)?.kind === 'colon')) return true
  const isShort = said.length <= mostWords || words.some((word) => isAmong('rather', word))
  return isShort && (isOfAnother(said, tokens, text) || goesOn(said, text))
}
