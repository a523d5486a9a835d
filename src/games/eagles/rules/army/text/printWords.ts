// The words of the booklet's notation in which lists are printed; the lexicon reads all of them.
import { nationWords } from '../nationWords.ts'
import type { Character, Nation, Quality } from '../model.ts'

export interface Counted {
  readonly one: string
  readonly many: string
}

type CharacterWords = { readonly [kind in Character]: Counted }

export interface PrintWords {
  readonly army: string
  readonly nations: { readonly [nation in Nation]: string }
  readonly limit: string
  readonly exact: string
  /** `place` counts from 1. */
  readonly battalion: (place: number) => string
  readonly qualities: { readonly [quality in Quality]: string }
  readonly light: string
  readonly rifles: string
  readonly rankers: Counted
  readonly characters: CharacterWords
  /** ARMY-05: light and rifle units have buglers. */
  readonly lightCharacters: CharacterWords
  /** Pairs of ensigns (ARMY-07). */
  readonly pairs: Counted
  readonly points: (points: number) => string
  readonly total: string
}

/** 1st, 2nd, 3rd, 4th … but 11th, 12th, 13th. */
function englishOrdinal(n: number): string {
  const isTeen = Math.floor(n / 10) % 10 === 1
  return `${n}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
}

const englishCharacters = {
  drummer: { one: 'Drummer', many: 'Drummers' },
  sergeant: { one: 'Sergeant', many: 'Sergeants' },
  ensign: { one: 'Ensign', many: 'Ensigns' },
  officer: { one: 'Officer', many: 'Officers' },
} as const

const germanCharacters = {
  drummer: { one: 'Trommler', many: 'Trommler' },
  sergeant: { one: 'Sergeant', many: 'Sergeanten' },
  ensign: { one: 'Fähnrich', many: 'Fähnriche' },
  officer: { one: 'Offizier', many: 'Offiziere' },
} as const

const english: PrintWords = {
  army: 'Army',
  nations: nationWords.en,
  limit: 'Limit',
  exact: 'exact',
  battalion: (place) => `${englishOrdinal(place)} Battalion`,
  qualities: { green: 'GREEN', drilled: 'DRILLED', veteran: 'VETERAN', guards: 'GUARDS' },
  light: 'LIGHT',
  rifles: 'RIFLES',
  rankers: { one: 'Ranker', many: 'Rankers' },
  characters: englishCharacters,
  lightCharacters: { ...englishCharacters, drummer: { one: 'Bugler', many: 'Buglers' } },
  pairs: { one: 'pair of Ensigns', many: 'pairs of Ensigns' },
  points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
  total: 'TOTAL',
}

const german: PrintWords = {
  army: 'Armee',
  nations: nationWords.de,
  limit: 'Grenze',
  exact: 'genau',
  battalion: (place) => `${place}. Bataillon`,
  qualities: { green: 'REKRUTEN', drilled: 'GEDRILLT', veteran: 'VETERANEN', guards: 'GARDE' },
  light: 'LEICHT',
  rifles: 'BÜCHSEN',
  rankers: { one: 'Ranker', many: 'Rankers' },
  characters: germanCharacters,
  lightCharacters: { ...germanCharacters, drummer: { one: 'Hornist', many: 'Hornisten' } },
  pairs: { one: 'Paar Fähnriche', many: 'Paar Fähnriche' },
  points: (points) => `${String(points).replace('.', ',')} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  total: 'GESAMT',
}

export const printWords = { en: english, de: german } as const

export type TextLanguage = keyof typeof printWords
