// Sentences around a list that nothing tells to be about something else: people change a list in more words than anybody can list.
import { isAmong } from './lexicon/lexicon.ts'

/** Shorter ones call, greet, or are told by their words alone; longer ones tell a story. */
const fewestWords = 3
const mostWords = 9

/** "At dawn we fight", "da bin ich" */
const isInverted = ([first = '', ...more]: readonly string[]): boolean =>
  /^(?:at|on|in|and|so|but|then|now|am|um|im|und|dann|da|aber)$/i.test(first) &&
  more.slice(0, 3).some((word) => /^(?:i|we|ich|wir)$/i.test(word))

/** "I will be there", "ich kenne die Regeln noch nicht": what somebody does says nothing of the list, if it names nothing of it. */
const isOfSelf = (words: readonly string[]): boolean =>
  (/^(?:i|we|ich|wir|bin|hab|habe)$/i.test(words[0] ?? '') || isInverted(words)) &&
  !words.some(
    (word) =>
      /^(?:it|that|this|these|those|es|das|diese[nrs]?)$/i.test(word) ||
      isAmong('persons', word) ||
      isAmong('altering', word) ||
      isAmong('spending', word) ||
      isAmong('choosing', word),
  )

/** "Who else is coming?", "Gibt es Preise?": asks, and orders nothing. */
const asks = ([first = '']: readonly string[]): boolean =>
  /^(?:wh(?:o|at|en|ere|ich|y|ose)|how|is|are|do|does|did|will|any|anyone|anybody|wer|was|wann|wo|wie|warum|welche[rs]?|gibt|ist|sind|hat|habt|kommt|kennt|fährt)$/i.test(
    first,
  )

/** "Wellington's boys", "Greetings aus Köln", "it is for 2026", "[club 1234] army list" */
const isNamed = (words: readonly string[]): boolean => {
  const [before = '', name = ''] = words.slice(-2)
  const isOfPlace = /^(?:by|from|in|aus)$/i.test(before) && /^\p{Lu}/u.test(name)
  const isOfYear = /^(?:for|in|für)$/i.test(before) && /^(?:19|20)\d\d$/.test(name)
  const isSubject = /^army$/i.test(before) && /^list$/i.test(name)
  const isOfPerson = words.length === 3 && words[1] === 's' && /^\p{Lu}/u.test(words[0] ?? '')
  return isOfPlace || isOfYear || isSubject || isOfPerson
}

/** Telephones, times, and single letters: "L I S T", "+44 7700 900123", "2026 8:14 pm". */
const isSpelled = (words: readonly string[]): boolean =>
  words.every((word) => word.length < 2 || /^(?:\+?\d|[ap]m$)/i.test(word))

/** Whether a sentence around a list may be about the list, though nothing in it points to it. */
export const mayBeAbout = (words: readonly string[], isQuestion: boolean): boolean =>
  words.length >= fewestWords &&
  words.length <= mostWords &&
  !isOfSelf(words) &&
  !(isQuestion && asks(words)) &&
  !isNamed(words) &&
  !isSpelled(words)
