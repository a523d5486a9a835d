// Sentences around a list that may be about it: nobody can list all the words in which somebody takes something back.
import { beginsAmong, folded, isAmong, isElse, isOfChange, lexicon } from './lexicon/lexicon.ts'
import { ordersChange } from './ordersChange.ts'
import { mayBeAbout } from './otherTalk.ts'
import { written, type Kind, type Token } from './tokens.ts'

type Sentence = readonly Token[]

const ends: ReadonlySet<Kind> = new Set<Kind>(['stop', 'mark', 'doubt'])

/** A clause that begins so belongs to the one beside it: "if you need anything, shout". */
const isDependent = (word: string): boolean =>
  /^(?:if|when|whether|that|because|since|as|so|or|and|wenn|falls|ob|dass|weil|sobald|damit|oder|und)$/i.test(
    word,
  )

/** "e-mail" and "lists/armies" are one. */
const parts = (token: Token, next: Token | undefined): boolean =>
  token.kind === 'sep' && !(token.glued && next?.glued === true)

/** The sentences of a line, and what commas part in one that asks nothing. */
function sentencesOf(tokens: readonly Token[], text: string): readonly Sentence[] {
  const sentences: Token[][] = [[]]
  const isQuestion = tokens.some((token) => written(text, token) === '?')
  let isOver = false
  for (const [n, token] of tokens.entries()) {
    const word = written(text, token)
    const first = sentences.at(-1)?.[0]
    const isBound = isQuestion || (first !== undefined && isDependent(written(text, first)))
    if (ends.has(token.kind) && !/\p{L}/u.test(word)) sentences.push([])
    else if (parts(token, tokens[n + 1])) isOver = !isBound
    else {
      if (isOver && !isDependent(word)) sentences.push([])
      isOver = false
      sentences.at(-1)?.push(token)
    }
  }
  return sentences.filter(({ length }) => length > 0)
}

const ofList: ReadonlySet<Kind> = new Set<Kind>([
  'doubt',
  'apart',
  'struck',
  'all',
  'each',
  'ordinal',
  'ordinalWord',
  'same',
])

/** "That was all", "das war es", "that's it" */
const isEnd = (sentence: string): boolean =>
  /^(?:and |und )?(?:that['’]?s|that (?:is|was)|das (?:ist|war)|das wär['’]?s?|das wars|das war['’]s)(?: (?:it|all|of it|from me|alles|es|dann|schon|then|also|von mir))*$/i.test(
    sentence,
  )

/** "Rest of the Grande Armee": every word that says something begins with a capital. */
const isTitle = (words: readonly string[]): boolean =>
  // In a line of capitals they say nothing.
  words.some((word) => /\p{Ll}/u.test(word)) &&
  words.every((word) => !/^\p{Ll}/u.test(word) || /^(?:of|the|de|la|der|des|und|and)$/i.test(word))

const wordsOf = (sentence: Sentence, text: string): readonly string[] =>
  sentence.flatMap((token) => written(text, token).split(/[ '’]/))

/** "This is my list:" */
const isOwnList = (words: readonly string[]): boolean =>
  words.some(
    (word, n) =>
      /^(?:my|our|meine?|unsere?)$/i.test(word) &&
      (isAmong('list', words[n + 1] ?? '') || isAmong('armyWord', words[n + 1] ?? '')),
  )

/** "Final list:", "Die endgültige Liste:" */
const isFinalList = (sentence: string): boolean =>
  /^(?:(?:my|the|our|meine|die|unsere) )?(?:final|finished|finale|fertige|endgültige) (?:army )?(?:list|liste)$/i.test(
    sentence.replace(/ ?:$/, ''),
  )

/** "Mehr habe ich nicht", "bin zum ersten Mal dabei", "Sent from Outlook", "by the way", "Ich komme gern", "Den Rest spare ich mir" */
const isFormula = (sentence: string): boolean =>
  /^mehr hab|^(?:ich )?(?:bin|ist) (?:mein|zum) ersten mal\b|\bsent from\b|^posted by\b|^(?:it is |it['’]s )?(?:my|the)? ?first time for (?:me|us)$|^by the way$|^the march of eagles(?: army)?(?: list)?$|^(?:army ?)?list for (?:the )?["“„«]|^(?:ich|wir) kommen? (?:sehr )?gerne?$|^(?:ich|i) (?:hoffe|hope)$|^(?:den )?rest (?:spar|verschenk)e? ich(?: mir)?$/i.test(
    sentence,
  )

/** "one", "ones" and "eins" stand for a battalion, unless the word behind them says for what. */
const isOfNothingElse = (next: string | undefined): boolean =>
  next === undefined ||
  /^(?:of|from|only|is|are|was|made|painted|ready|von|nur|ist|mitbringen|bemalt|fertig)$/i.test(
    next,
  )

const isThem = (word: string | undefined): boolean =>
  /^(?:them|those|these|ihnen|denen|diesen)$/i.test(word ?? '')

const isOfTime = (word: string | undefined): boolean =>
  word !== undefined && /^(?:past|an|a|hour|day|term|time|price|\d.*)$/i.test(word)

/** "only one of them", "the painted ones only", "I lost eight", "four more": whatever else the sentence is about, this may be of the list. */
function changesCount(words: readonly string[]): boolean {
  const refers = words.some(
    (word, n) =>
      (/^(?:ones?|eine?[sn]?)$/i.test(word) && isOfNothingElse(words[n + 1])) ||
      /^(?:first|second|third|both|beide|erste[sn]?|zweite[sn]?|dritte[sn]?)$/i.test(word),
  )
  const isOnly = words.some((word) => /^(?:only|just|nur|bloß|lediglich)$/i.test(word))
  if (refers && isOnly) return true
  return words.some((word, n) => {
    const next = words[n + 1]
    const isNumber = isCount(word)
    if (isNumber && /^(?:more|fewer|less|mehr|weniger|davon)$/i.test(next ?? '')) return true
    if (isNumber && /^(?:of|von)$/i.test(next ?? '')) return isThem(words[n + 2])
    // "half past ten" and "half an hour" are times
    if (/^(?:half|hälfte)$/i.test(word)) return !isOfTime(next)
    return (
      /^(?:lost|sold|broke|forgot|verloren|verkauft|vergessen)$/i.test(word) && isCount(next ?? '')
    )
  })
}

/** "four", "vier" and "4"; an article counts nothing. */
const isCount = (word: string): boolean => {
  const meaning = lexicon().words.get(folded(word))
  return /^\d+$/.test(word) || (meaning?.kind === 'numeral' && meaning.value > 1)
}

/** A title, a farewell, or words about something else than the list. */
const isOfElse = (words: readonly string[]): boolean =>
  isTitle(words) ||
  /^(?:dear|liebe[rs]?)$/i.test(words[0] ?? '') ||
  isOwnList(words) ||
  isEnd(words.join(' ')) ||
  isFormula(words.join(' ')) ||
  isFinalList(words.join(' ')) ||
  (words.some(isElse) && !changesCount(words))

/** A title with a colon; what is longer is a sentence. */
const mostOfTitle = 6

const isPointed = (words: readonly string[]): boolean =>
  words.some((word) => isAmong('aboutList', word))

/** "(the big ones)" says which figures of one's collection they are. */
const isOfFigures = (words: readonly string[]): boolean =>
  /^the (?:big|small) ones$/i.test(words.join(' '))

/** Whether a remark on a battalion points to what stands there or to a change: "(bigger in reality)", "(these go first)". */
export const pointsToList = (tokens: readonly Token[], text: string): boolean =>
  sentencesOf(tokens, text)
    .map((sentence) => wordsOf(sentence, text))
    .some((words) => !isOfElse(words) && !isOfFigures(words) && isPointed(words))

interface Said {
  readonly words: readonly string[]
  /** It points to the list, or leaves something open. */
  readonly points: boolean
  readonly isLoneDoubt: boolean
}

const saidIn = (tokens: readonly Token[], text: string): readonly Said[] =>
  sentencesOf(tokens, text).map((sentence) => {
    const words = wordsOf(sentence, text).filter((word) => /[\p{L}\p{N}]/u.test(word))
    // "Plus what I told you on the phone."
    const adds = /^(?:plus|minus|dazu)$/i.test(words[0] ?? '')
    return {
      words,
      points:
        adds ||
        sentence.some(({ kind }) => ofList.has(kind)) ||
        isPointed(words) ||
        changesCount(words),
      // "Twice, please."
      isLoneDoubt:
        sentence.length === 1 &&
        sentence[0]?.kind === 'doubt' &&
        !/^(?:or|oder)$/i.test(words[0] ?? ''),
    }
  })

/** A word of time, people or judgement is no other matter, if something points to the list: "the second goes on Monday"; nor if something is to be altered. */
const isOnlyPassing = (words: readonly string[]): boolean =>
  words.some((word) => isAmong('passing', word)) && !words.some((word) => isAmong('altering', word))

/** Whether a line around a list says something of it: a sentence points to it or leaves something open, and is about nothing else. */
export const speaksOfList = (tokens: readonly Token[], text: string): boolean =>
  saidIn(tokens, text).some(
    ({ words, points, isLoneDoubt }) => isLoneDoubt || (points && !isOfElse(words)),
  )

/** "Sorry it's a bit late, the boiler broke": shorter clauses, "thanks", do not say what the others are about. */
const fewestOfSentence = 4

const altersAny = (words: readonly string[]): boolean =>
  words.some(
    (word) =>
      isOfChange(word) ||
      isAmong('altering', word) ||
      isAmong('persons', word) ||
      isAmong('spending', word) ||
      isAmong('choosing', word) ||
      beginsAmong('altered', word) ||
      beginsAmong('correcting', word),
  )

/** Whether each sentence names what else it is about, and none points to the list. */
export const isSurelyElse = (tokens: readonly Token[], text: string): boolean =>
  saidIn(tokens, text).every(({ words, points }) => !points && words.some(isElse))

/** The same, or nothing in a sentence tells what it is about. */
export function mayBeOfList(tokens: readonly Token[], text: string): boolean {
  if (ordersChange(text.slice(tokens[0]?.from, tokens.at(-1)?.to))) return true
  const isTitle = tokens.at(-1)?.kind === 'colon' && tokens.length <= mostOfTitle
  const isQuestion = tokens.some((token) => written(text, token) === '?')
  const said = saidIn(tokens, text)
  const isOfOther = said.some(({ words }) => words.length >= fewestOfSentence && isOfElse(words))
  return said.some(({ words, points, isLoneDoubt }) => {
    if (isLoneDoubt) return true
    if (isOfElse(words) || (!points && isOfOther && !altersAny(words))) return false
    return points || (!isTitle && !isOnlyPassing(words) && mayBeAbout(words, isQuestion))
  })
}
