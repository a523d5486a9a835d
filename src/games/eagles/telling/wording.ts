// Events in words: one grammar for screen, voice, log, report and command line, filled by a table of each language.
import type { BattleEvent, Person } from '@/games/eagles/rules/index.ts'
import { sentence, type Names } from './names.ts'

type EventKind = BattleEvent['kind']
type EventOf<K extends EventKind> = { [P in K]: Extract<BattleEvent, { readonly kind: P }> }[K]

/** Both without a full stop, and in lower case where a name does not begin them. */
interface Wording {
  /** What it led to; empty where it needs no saying. */
  readonly said: string
  /** What the battle screen shows anyway: dice, totals, counters, the next question. Written out where nothing is drawn. */
  readonly drawn: string
}

/** Only `said` where it is a string. `among`: all events of the same answers, in order. */
export type EventWords = {
  readonly [K in EventKind]: (
    event: EventOf<K>,
    names: Names,
    among: readonly BattleEvent[],
  ) => string | Partial<Wording>
}

function wordingOf<K extends EventKind>(
  words: EventWords,
  event: EventOf<K>,
  names: Names,
  among: readonly BattleEvent[],
): Wording {
  const word: EventWords[K] = words[event.kind]
  const worded = word(event, names, among)
  return { said: '', drawn: '', ...(typeof worded === 'string' ? { said: worded } : worded) }
}

const closed = (text: string): string => (text === '' ? '' : `${sentence(text)}.`)

/** A sentence for the battle screen and the voice; empty if it needs no saying. */
export const saidOf = (
  words: EventWords,
  event: BattleEvent,
  names: Names,
  among: readonly BattleEvent[],
): string => closed(wordingOf(words, event, names, among).said)

export type Writing = (event: BattleEvent, among: readonly BattleEvent[]) => string

/** The same with all that the screen draws, for log, report and command line; empty if another event says it. */
export const writingIn =
  (words: EventWords, names: Names): Writing =>
  (event, among) => {
    const { said, drawn } = wordingOf(words, event, names, among)
    if (said === '' || drawn === '') return closed(said + drawn)
    return closed(`${said}; ${drawn}`)
  }

type Check = EventOf<'checkRolled'>

/** What is told of the same check next, if it is among these events. */
const followedBy = (event: Check, among: readonly BattleEvent[]): BattleEvent | undefined =>
  among
    .slice(among.indexOf(event) + 1)
    .find(
      (other) =>
        (other.kind === 'checkRolled' ||
          other.kind === 'checkFailed' ||
          other.kind === 'traitActed') &&
        other.battalion === event.battalion &&
        other.purpose === event.purpose,
    )

/** A check that failed may be thrown again until its end is told (GEN-10); one that passed is, before terror. */
export const isOver = (event: Check, among: readonly BattleEvent[]): boolean => {
  const next = followedBy(event, among)?.kind
  return event.passed ? next !== 'traitActed' : next === 'checkFailed'
}

/** The die has said it: only a re-roll that was declined leaves it to this event. */
export const isRolled = (event: EventOf<'checkFailed'>, among: readonly BattleEvent[]): boolean =>
  among.some((other) => other.kind === 'checkRolled' && followedBy(other, among) === event)

/** The hits of a volley are told once, with its end. */
export const isSettled = (among: readonly BattleEvent[]): boolean =>
  among.some(({ kind }) => kind === 'volleySettled')

/** "both sergeants and the officer": people named twice are told once, as a pair. */
export const inPairs = (
  people: readonly Person[],
  one: { readonly [P in Person]: string },
  pair: { readonly [P in Person]?: string },
): readonly string[] =>
  [...new Set(people)].map((person) => {
    const isPair = people.indexOf(person) !== people.lastIndexOf(person)
    return (isPair ? pair[person] : undefined) ?? one[person]
  })
