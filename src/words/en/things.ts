// English words that count stored things of every kind.
import { counted } from '../counted.ts'

const count = counted('en')

const words: Readonly<Record<string, (n: number) => string>> = {
  armies: (n) => count(n, 'one army', (s) => `${s} armies`),
  battles: (n) => count(n, 'one battle', (s) => `${s} battles`),
  events: (n) => count(n, 'one event', (s) => `${s} events`),
  progressScenarios: (n) => count(n, 'one scenario', (s) => `${s} scenarios`),
  tickets: (n) => count(n, 'one battle ticket', (s) => `${s} battle tickets`),
  campaignMaps: (n) => count(n, 'one map', (s) => `${s} maps`),
  photos: (n) => count(n, 'one photograph', (s) => `${s} photographs`),
  mapPictures: (n) => count(n, 'one picture behind a map', (s) => `${s} pictures behind maps`),
}
const ofNewer = (n: number): string =>
  count(n, 'one thing of a newer version', (s) => `${s} things of a newer version`)

/** How many of each there are; what there is none of is not named. */
export function things(counts: Readonly<Record<string, number>>): string[] {
  const known = Object.entries(words).flatMap(([name, word]) => {
    const n = counts[name] ?? 0
    return n > 0 ? [word(n)] : []
  })
  const others = Object.entries(counts).filter(([name]) => !Object.hasOwn(words, name))
  const sum = others.reduce((total, [, n]) => total + n, 0)
  return sum > 0 ? [...known, ofNewer(sum)] : known
}
