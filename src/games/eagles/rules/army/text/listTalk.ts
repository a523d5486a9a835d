// Sentences around a list that may be about it: nobody can list all the words in which somebody takes something back.
import { isAmong, isElse } from './lexicon/lexicon.ts'
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

/** "Mehr habe ich nicht", "bin zum ersten Mal dabei", "Sent from Outlook" */
const isFormula = (sentence: string): boolean =>
  /^mehr hab|^(?:ich )?(?:bin|ist) (?:mein|zum) ersten mal\b|\bsent from\b|^posted by\b/i.test(
    sentence,
  )

/** A title, a farewell, or words about something else than the list. */
const isOfElse = (words: readonly string[]): boolean =>
  isTitle(words) ||
  /^(?:dear|liebe[rs]?)$/i.test(words[0] ?? '') ||
  isOwnList(words) ||
  isEnd(words.join(' ')) ||
  isFormula(words.join(' ')) ||
  isFinalList(words.join(' ')) ||
  words.some(isElse)

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
}

const saidIn = (tokens: readonly Token[], text: string): readonly Said[] =>
  sentencesOf(tokens, text).map((sentence) => {
    const words = wordsOf(sentence, text).filter((word) => /[\p{L}\p{N}]/u.test(word))
    // "Plus what I told you on the phone."
    const adds = /^(?:plus|minus|dazu)$/i.test(words[0] ?? '')
    return {
      words,
      points: adds || sentence.some(({ kind }) => ofList.has(kind)) || isPointed(words),
    }
  })

/** A word of time, people or judgement is no other matter, if something points to the list: "the second goes on Monday"; nor if something is to be altered. */
const isOnlyPassing = (words: readonly string[]): boolean =>
  words.some((word) => isAmong('passing', word)) && !words.some((word) => isAmong('altering', word))

/** Whether a line around a list says something of it: a sentence points to it or leaves something open, and is about nothing else. */
export const speaksOfList = (tokens: readonly Token[], text: string): boolean =>
  saidIn(tokens, text).some(({ words, points }) => points && !isOfElse(words))

/** The same, or nothing in a sentence tells what it is about. */
export function mayBeOfList(tokens: readonly Token[], text: string): boolean {
  const isTitle = tokens.at(-1)?.kind === 'colon' && tokens.length <= mostOfTitle
  const isQuestion = tokens.some((token) => written(text, token) === '?')
  return saidIn(tokens, text).some(({ words, points }) => {
    if (isOfElse(words)) return false
    return points || (!isTitle && !isOnlyPassing(words) && mayBeAbout(words, isQuestion))
  })
}
