// Pennies as a game that can be played: rules, words, what is secret, one recorded playthrough.
import type { Playable } from '../playable.ts'
import { pennies, type PenniesKinds } from './rules.ts'
import { de, en } from './words.ts'

export const playablePennies: Playable<PenniesKinds> = {
  game: pennies,
  setups: [{ rounds: 1 }, { rounds: 6 }],
  corrections: [{ side: 'b', wins: 0 }],
  secretOf: ({ kind }) => (kind === 'coin' ? 'coin' : null),
  words: { en, de },
  playthrough: new URL('./playthrough.json', import.meta.url),
}
