// German words that count stored things of every kind.
import { counted } from '../counted.ts'

const count = counted('de')

type Word = (n: number) => string

/** „eine Armee“, und nach „von“: „einer Armee“. */
type Case = 'plain' | 'dative'

const words: Readonly<Record<string, Readonly<Record<Case, Word>>>> = {
  armies: {
    plain: (n) => count(n, 'eine Armee', (s) => `${s} Armeen`),
    dative: (n) => count(n, 'einer Armee', (s) => `${s} Armeen`),
  },
  battles: {
    plain: (n) => count(n, 'eine Schlacht', (s) => `${s} Schlachten`),
    dative: (n) => count(n, 'einer Schlacht', (s) => `${s} Schlachten`),
  },
  events: {
    plain: (n) => count(n, 'ein Turnier', (s) => `${s} Turniere`),
    dative: (n) => count(n, 'einem Turnier', (s) => `${s} Turnieren`),
  },
  progressScenarios: {
    plain: (n) => count(n, 'ein Szenario', (s) => `${s} Szenarios`),
    dative: (n) => count(n, 'einem Szenario', (s) => `${s} Szenarios`),
  },
  tickets: {
    plain: (n) => count(n, 'ein Schlachtzettel', (s) => `${s} Schlachtzettel`),
    dative: (n) => count(n, 'einem Schlachtzettel', (s) => `${s} Schlachtzetteln`),
  },
  campaignMaps: {
    plain: (n) => count(n, 'eine Karte', (s) => `${s} Karten`),
    dative: (n) => count(n, 'einer Karte', (s) => `${s} Karten`),
  },
  photos: {
    plain: (n) => count(n, 'ein Foto', (s) => `${s} Fotos`),
    dative: (n) => count(n, 'einem Foto', (s) => `${s} Fotos`),
  },
  mapPictures: {
    plain: (n) => count(n, 'ein Kartenbild', (s) => `${s} Kartenbilder`),
    dative: (n) => count(n, 'einem Kartenbild', (s) => `${s} Kartenbildern`),
  },
}
const ofNewer: Readonly<Record<Case, Word>> = {
  plain: (n) =>
    count(n, 'etwas aus einer neueren Version', (s) => `${s} Dinge aus einer neueren Version`),
  dative: (n) =>
    count(n, 'etwas aus einer neueren Version', (s) => `${s} Dingen aus einer neueren Version`),
}

/** How many of each there are; what there is none of is not named. */
export function things(counts: Readonly<Record<string, number>>, inCase: Case = 'plain'): string[] {
  const known = Object.entries(words).flatMap(([name, word]) => {
    const n = counts[name] ?? 0
    return n > 0 ? [word[inCase](n)] : []
  })
  const others = Object.entries(counts).filter(([name]) => !Object.hasOwn(words, name))
  const sum = others.reduce((total, [, n]) => total + n, 0)
  return sum > 0 ? [...known, ofNewer[inCase](sum)] : known
}
