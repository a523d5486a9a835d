// German words of what an event can find wrong with a list.
import { counted } from '../../../words/counted.ts'
import {
  eventProblemWords,
  largestUnit,
  mostPlaces,
  type EventProblemWords,
} from '../problemWords.ts'
import { listWith } from '../../../words/lists.ts'
import { army as words } from '../../../games/eagles/words/de/armies/army.ts'
import { problems } from '../../../games/eagles/words/de/armies/problems.ts'

const count = counted('de')
const list = listWith('und')
const either = listWith('oder')
const places = (battalions: readonly number[]): string =>
  list(battalions.map((place) => `das ${place + 1}.`))
const named = (battalions: readonly number[]): string =>
  battalions.length > mostPlaces ? '' : `: ${places(battalions)}`

const units = {
  minute: (n: number) => count(n, 'eine Minute', (s) => `${s} Minuten`),
  hour: (n: number) => count(n, 'eine Stunde', (s) => `${s} Stunden`),
  day: (n: number) => count(n, 'einen Tag', (s) => `${s} Tage`),
}

/** A list of places ends in a full stop by itself. */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const atMost = (most: number, what: string): string =>
  most === 0 ? `Das Turnier erlaubt kein ${what}.` : `Das Turnier erlaubt ${most}.`

export const eventProblems: EventProblemWords = eventProblemWords(problems, {
  'nation-not-allowed': (p) =>
    `${p.nation === 'other' ? 'Die Armee ist von einer anderen Nation' : `Die Nation der Armee ist: ${words.nations[p.nation]}`}. Erlaubt sind beim Turnier ${either(p.allowed.map((nation) => words.nations[nation]))}.`,
  'too-many-battalions': (p) =>
    `Die Armee hat ${count(p.count, 'ein Bataillon', (s) => `${s} Bataillone`)}. Das Turnier erlaubt höchstens ${p.most}.`,
  'too-many-guards': (p) =>
    `${ended(`Die Armee hat ${count(p.count, 'ein Gardebataillon', (s) => `${s} Gardebataillone`)}${named(p.battalions)}`)} ${atMost(p.most, 'Gardebataillon')}`,
  'too-many-green': (p) =>
    `${ended(`Die Armee hat ${count(p.count, 'ein Rekrutenbataillon', (s) => `${s} Rekrutenbataillone`)}${named(p.battalions)}`)} ${atMost(p.most, 'Rekrutenbataillon')}`,
  'light-not-allowed': (p) =>
    `Das Turnier erlaubt keine leichten Bataillone, und ${places(p.battalions)} ${p.battalions.length === 1 ? 'ist' : 'sind'} leicht.`,
  late: (p) => {
    const { count: n, unit } = largestUnit(p.minutes)
    return `Die Liste kam ${units[unit](n)} nach dem Einsendeschluss.`
  },
})
