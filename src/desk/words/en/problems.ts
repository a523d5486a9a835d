// English words of what an event can find wrong with a list.
import { counted } from '../../../words/counted.ts'
import { eventProblemWords, largestUnit, mostPlaces } from '../problemWords.ts'
import { listWith } from '../../../words/lists.ts'
import { ordinals } from '../../../words/ordinals.ts'
import { army as words } from '../../../games/eagles/words/en/armies/army.ts'
import { problems } from '../../../games/eagles/words/en/armies/problems.ts'

const count = counted('en')
const nth = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })
const list = listWith('and')
const either = listWith('or')
const places = (battalions: readonly number[]): string =>
  list(battalions.map((place) => `the ${nth(place + 1)}`))
/** Which battalions they are: `: the 1st and the 3rd`; nothing if there are more than anybody would read. */
const named = (battalions: readonly number[]): string =>
  battalions.length > mostPlaces ? '' : `: ${places(battalions)}`

const units = {
  minute: (n: number) => count(n, 'one minute', (s) => `${s} minutes`),
  hour: (n: number) => count(n, 'one hour', (s) => `${s} hours`),
  day: (n: number) => count(n, 'one day', (s) => `${s} days`),
}

const atMost = (most: number, what: string): string =>
  most === 0 ? `The event allows no ${what} battalion.` : `The event allows ${most}.`

export const eventProblems = eventProblemWords(problems, {
  'nation-not-allowed': (p) =>
    `${p.nation === 'other' ? 'The army is of another nation' : `The army is ${words.nations[p.nation]}`}. The event allows ${either(p.allowed.map((nation) => words.nations[nation]))}.`,
  'too-many-battalions': (p) =>
    `The army has ${count(p.count, 'one battalion', (s) => `${s} battalions`)}. The event allows at most ${p.most}.`,
  'too-many-guards': (p) =>
    `The army has ${count(p.count, 'one Guards battalion', (s) => `${s} Guards battalions`)}${named(p.battalions)}. ${atMost(p.most, 'Guards')}`,
  'too-many-green': (p) =>
    `The army has ${count(p.count, 'one Green battalion', (s) => `${s} Green battalions`)}${named(p.battalions)}. ${atMost(p.most, 'Green')}`,
  'light-not-allowed': (p) =>
    `The event allows no Light battalions, and ${places(p.battalions)} ${p.battalions.length === 1 ? 'is' : 'are'} Light.`,
  late: (p) => {
    const { count: n, unit } = largestUnit(p.minutes)
    return `The list came ${units[unit](n)} after the deadline.`
  },
})
