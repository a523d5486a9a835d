// English numbers of a list: points, places, Rankers and characters.
import type { Character } from '@/games/eagles/rules/index.ts'
import { counted } from '../../../../../words/counted.ts'
import { ordinals, pointsIn } from '../../../../../words/ordinals.ts'
import { army as words } from './army.ts'

const count = counted('en')
export const number = pointsIn('en')
const nth = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })
export const ordinal = (place: number): string => nth(place + 1)
export const rankers = (n: number): string => count(n, 'one Ranker', (shown) => `${shown} Rankers`)

/** "one sergeant", "3 sergeants". */
export const some = (n: number, kind: Character): string =>
  count(
    n,
    `one ${words.characters[kind].one}`,
    (shown) => `${shown} ${words.characters[kind].many}`,
  )

/** Within a sentence, for a battalion without a name. */
export const shortSubject = (place: number): string => `the ${ordinal(place)}`
