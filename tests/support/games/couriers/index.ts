// Couriers as a game that can be played: rules, words, what is secret, one recorded playthrough.
import type { Playable } from '../playable.ts'
import { couriers } from './rules.ts'
import type { CouriersKinds } from './state.ts'
import { de, en } from './words.ts'

export const playableCouriers: Playable<CouriersKinds> = {
  game: couriers,
  setups: [{ turns: 1 }, { turns: 4 }],
  corrections: [{ house: 'blue', town: 'duero' }],
  secretOf: ({ kind }) => (kind === 'orders' ? 'sheet' : null),
  words: { en, de },
  playthrough: new URL('./playthrough.json', import.meta.url),
}
