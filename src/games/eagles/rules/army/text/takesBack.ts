// Clauses around a list that take it back, wholly or in part, in words that name no troops.
import { beginsAmong, isAmong } from './lexicon/lexicon.ts'
import { written, type Token } from './tokens.ts'

type Clause = readonly Token[]

const wordsIn = (clause: Clause, text: string): readonly string[] =>
  clause.map((token) => written(text, token))

const has = (which: Parameters<typeof isAmong>[0], words: readonly string[]): boolean =>
  words.some((word) => isAmong(which, word))

/** "something is wrong with that", "da ist ein Fehler drin"; not "tell me if there is a mistake". */
const findsFault = (clause: Clause, words: readonly string[]): boolean =>
  has('wrongs', words) &&
  has('pointing', words) &&
  !has('social', words) &&
  !clause.some(({ kind }) => kind === 'doubt' || kind === 'apart')

/** "neue Liste folgt", "list follows tomorrow"; "hier folgt meine Liste" announces this one. */
function announcesAnother(words: readonly string[]): boolean {
  const list = words.findIndex((word) => isAmong('list', word))
  return list >= 0 && words.slice(list).some((word) => /^(?:folgt|folgen|follows?)$/i.test(word))
}

/** "The new list comes at nine", "the right one is coming", "I'll have another version by then" */
const hasAnother = (clause: Clause, words: readonly string[]): boolean =>
  clause.at(-1)?.kind !== 'colon' &&
  words.some(
    (word, n) =>
      (isAmong('newer', word) || /^(?:right|correct|proper)$/i.test(word)) &&
      (isAmong('list', words[n + 1] ?? '') || /^(?:version|one)$/i.test(words[n + 1] ?? '')),
  ) &&
  words.some((word) =>
    /^(?:comes?|coming|follows?|will|\p{L}+['’]ll|by|until|kommt|bis|um)$/iu.test(word),
  )

/** "expect a new list", "ich schicke was Neues"; "I send you a new list:" announces this one. */
const sendsAnother = (clause: Clause, words: readonly string[]): boolean =>
  clause.at(-1)?.kind !== 'colon' && has('sending', words) && has('newer', words)

/** "I will rethink that", "we can take some away" */
const altersIt = (words: readonly string[]): boolean =>
  !has('social', words) &&
  words.some((word) => beginsAmong('altered', word)) &&
  (has('pointing', words) || has('persons', words))

/** "the points don't match", "das gefällt mir noch nicht" */
const isUnfit = (clause: Clause, words: readonly string[]): boolean =>
  !/^(?:if|falls|wenn)$/i.test(words[0] ?? '') &&
  clause.some(({ kind }, n) => kind === 'none' || /(?:n['’]t|nt|not)$/i.test(words[n] ?? '')) &&
  has('fitting', words)

const ofEarlier =
  /^(?:last|mine|ours|what|had|played|brought|letzte[nmrs]?|meine[rs]?|gespielt|dabei|damals|\p{L}+['’]s)$/iu

/** "That was what I had in spring", "Das war beim letzten Mal:"; "That was a great day" is about the day. */
const wasBefore = ([it = '', was = '', ...more]: readonly string[]): boolean =>
  /^(?:this|that|these|those|it|das|dies|die|so)$/i.test(it) &&
  /^(?:was|were|war|waren)$/i.test(was) &&
  more.some((word) => ofEarlier.test(word))

/** "Fill it up to 200", "Mach die 200 voll": with what is not said. */
const fillsUp = (words: readonly string[]): boolean => {
  const says = (pattern: RegExp): boolean => words.some((word) => pattern.test(word))
  const isEnglish = says(/^(?:fill|top|pad|bulk|beef|round)$/i) && says(/^up$/i)
  return isEnglish || (says(/^(?:mach|füll|stock)\p{Ll}*$/iu) && says(/^(?:voll|auf)$/i))
}

/** "no wait", "hang on", "Moment mal", and nothing else: something is to come. */
const isStopped = (words: readonly string[]): boolean =>
  words.length <= 3 &&
  /^(?:(?:oh |no |ach |nein )?(?:wait|halt|warte|stop|stopp)|hang on|hold on|(?:einen )?moment)(?: (?:mal|a|please|bitte|minute))*$/i.test(
    words.join(' '),
  )

/** "Here is what Tom will play:" */
const isWhatSomebodyPlays = (words: readonly string[]): boolean =>
  words.some(
    (word, n) =>
      /^(?:what|was)$/i.test(word) &&
      /^(?:\p{Lu}\p{Ll}+|he|she|they|er|sie)$/u.test(words[n + 1] ?? ''),
  )

const isPointer =
  /^(?:this|that|these|those|it|mine|ours|ones?|my|list|army|here|the|for|us|me|das|dies|diese[rs]?|die|meine?[rs]?|hier|armee|liste|für|mich)$/i

/** "Not this one:", "NOT MINE", "nicht diese", "not for Saturday" */
const refuses = ([no, ...more]: Clause, [, ...words]: readonly string[]): boolean =>
  no?.kind === 'none' &&
  words.length > 0 &&
  (/^(?:for|by|für|von)$/i.test(words[0] ?? '') ||
    more.every(({ kind }, n) => kind === 'colon' || isPointer.test(words[n] ?? '')))

/** "Spend the remaining points as you see fit"; "I didn't use all my points" leaves them. */
function spends(clause: Clause, words: readonly string[]): boolean {
  const at = words.findIndex((word) => isAmong('spending', word))
  const isDenied = clause.some(
    ({ kind }, n) => n < at && (kind === 'none' || /n['’]?t$/i.test(words[n] ?? '')),
  )
  const isOfRest = clause.some(
    ({ kind }, n) => kind === 'points' || kind === 'left' || isAmong('remaining', words[n] ?? ''),
  )
  return at >= 0 && !isDenied && isOfRest
}

/** "This was my list in spring", "what I used to play" */
const isPast = (words: readonly string[]): boolean =>
  wasBefore(words) ||
  (has('list', words) && words.some((word) => /^(?:was|were|war|waren)$/i.test(word))) ||
  words.some((word, n) => /^used$/i.test(word) && /^to$/i.test(words[n + 1] ?? '') && n > 0)

/** "room for one more"; "one more thing" is about something else. */
const wantsMore = (words: readonly string[]): boolean =>
  /\b(?:one|eine?s?) (?:more|mehr)$/i.test(words.join(' '))

/** "on second thoughts", "made up my mind", "ich ziehe das zurück" */
const hasSecondThoughts = (words: readonly string[]): boolean =>
  words.some(
    (word, n) => isAmong('backing', word) || isAmong('backing', `${word} ${words[n + 1] ?? ''}`),
  )

/** Whether a clause takes the list back, or something of it. */
export function takesBack(clause: Clause, text: string): boolean {
  const words = wordsIn(clause, text)
  return (
    findsFault(clause, words) ||
    announcesAnother(words) ||
    sendsAnother(clause, words) ||
    hasAnother(clause, words) ||
    altersIt(words) ||
    isUnfit(clause, words) ||
    isPast(words) ||
    refuses(clause, words) ||
    spends(clause, words) ||
    fillsUp(words) ||
    isStopped(words) ||
    isWhatSomebodyPlays(words) ||
    wantsMore(words) ||
    hasSecondThoughts(words)
  )
}
