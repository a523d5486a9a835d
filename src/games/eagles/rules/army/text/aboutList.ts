// Words around a list that say something of the list itself: that there is none, that it is another one, that it goes on.
import { isOfOthers, isUnfinishedWord } from './lexicon/lexicon.ts'
import { written, type Kind, type Token } from './tokens.ts'

/** A longer line is a sentence about something else. */
const mostWords = 6

const signs: ReadonlySet<Kind> = new Set<Kind>(['sep', 'stop', 'colon', 'mark', 'open', 'close'])
const figures: ReadonlySet<Kind> = new Set<Kind>(['number', 'numeral', 'ordinal'])

/** "no list", "not my final list": whether what follows is the list at all is left open. */
function deniesList(tokens: readonly Token[]): boolean {
  const denial = tokens.findIndex(({ kind }) => kind === 'none')
  return denial >= 0 && tokens.slice(denial).some(({ kind }) => kind === 'army')
}

const isList = (word: string): boolean => /^(?:list|liste|listen|roster)$/i.test(word)
const isLast = (word: string): boolean => /^(?:last|letzte[nrs]?)$/i.test(word)
const isArmy = (word: string): boolean => /^arm(?:y|ee)$/i.test(word)
/** "Old Army" is a name. */
const isOld = (word: string): boolean => /^(?:old|older|alte?[nr]?)$/i.test(word)
/** "To my opponent:", "Dear opponent:" */
const addresses = (word: string): boolean =>
  /^(?:to|dear|hi|hello|an|für|liebe[rs]?|hallo)$/i.test(word)
const isSmall = (word: string): boolean =>
  /^(?:the|my|mine|this|ones?|der|die|das|dem|meine?|aus|from)$/i.test(word)

const ofLastTime: readonly RegExp[] = [
  // "Last list:"; "my last list before Christmas" is this one
  /(?:^|\s)(?:last|letzte[nrs]?)\s+(?:list|liste|roster)\s*:/i,
  // "last year's list"
  /(?:^|\s)(?:last|letzte[nrs]?)\s+\p{L}+['’]s\s+(?:list|roster)(?!\p{L})/iu,
  // "Last year:", "From last event:"
  /^(?:from\s+)?(?:last|letzte[ns]?)\s+(?:year|time|season|event|tournament|jahr|mal|turnier)\s*:/i,
]

/** "Opponent:", "For comparison:", "The wrong one:", "Old army:": a title of one word or two. */
function isTitleOfAnother(words: readonly string[]): boolean {
  const [first = '', second, ...more] = words.filter((word) => !isSmall(word))
  if (more.length > 0 || words.some(addresses)) return false
  if (second === undefined) return isOfOthers(first)
  return isOfOthers(second) || (isArmy(second) && isOfOthers(first))
}

/** "Old list", "Opponent:", "Beispielliste". */
function isOfAnother(said: readonly Token[], tokens: readonly Token[], text: string): boolean {
  // "this replaces my old list"
  if (said.some(({ kind }) => kind === 'doubt')) return false
  const words = said.map((token) => written(text, token))
  const line = text.slice(tokens[0]?.from, tokens.at(-1)?.to)
  if (ofLastTime.some((form) => form.test(line))) return true
  if (tokens.at(-1)?.kind === 'colon' && isTitleOfAnother(words)) return true
  const hasList = words.some(isList)
  return words.some((word) => {
    if (!isOfOthers(word) || isLast(word)) return false
    return hasList || /liste$/i.test(word) || (!isOld(word) && words.some(isArmy))
  })
}

const rest = /^(?:rest|remainder|restlichen?)$/i
const follows =
  /^(?:follow|follows|following|will|come|comes|coming|to come|to follow|later|tomorrow|soon|missing|pending|folgt|folgen|kommt|kommen|später|morgen|bald|fehlt|noch|noch offen)$/i

/** "the rest will follow"; "the rest of your day" is a greeting. */
const restFollows = (said: readonly Token[], text: string): boolean =>
  said.some((token) => rest.test(written(text, token))) &&
  said.some((token) => follows.test(written(text, token)))

/** "the rest will follow", "draft list" */
const goesOn = (said: readonly Token[], text: string): boolean =>
  !said.some(({ kind }) => figures.has(kind)) &&
  (said.some((token) => isUnfinishedWord(written(text, token))) || restFollows(said, text))

/** Whether a line around a list leaves it open if this is the list that is played, and all of it. */
export function doubtsList(tokens: readonly Token[], text: string): boolean {
  if (deniesList(tokens)) return true
  const said = tokens.filter(({ kind }) => !signs.has(kind))
  return said.length <= mostWords && (isOfAnother(said, tokens, text) || goesOn(said, text))
}
