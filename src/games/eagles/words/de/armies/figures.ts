// German numbers of a list: points, places, Rankers and characters.
import type { Character } from '@/games/eagles/rules/index.ts'
import { counted } from '../../../../../words/counted.ts'
import { ordinals, pointsIn } from '../../../../../words/ordinals.ts'
import { army as words } from './army.ts'

export const count = counted('de')
export const number = pointsIn('de')
const nth = ordinals('de', { other: '.' })
export const ordinal = (place: number): string => nth(place + 1)
export const rankers = (n: number): string =>
  count(n, 'einen Soldaten', (shown) => `${shown} Soldaten`)

/** Accusative: "einen Sergeanten", "3 Sergeanten". */
const oneOf = {
  drummer: 'einen Trommler',
  sergeant: 'einen Sergeanten',
  ensign: 'einen Fähnrich',
  officer: 'einen Offizier',
} as const satisfies { readonly [kind in Character]: string }

export const some = (n: number, kind: Character): string =>
  count(n, oneOf[kind], (shown) => `${shown} ${words.characters[kind].many}`)

/** Within a sentence, for a battalion without a name. */
export const shortSubject = (place: number): string => `das ${ordinal(place)}`
