// English names of cards, armies and reasons, for sentences and buttons.
import { counted } from '@/words/counted.ts'
import type { Card, IdleReason, Posture } from '../../rules/index.ts'

export const count = counted('en')

export const armies = (n: number): string => count(n, 'an army', (shown) => `${shown} armies`)

export const cards: Readonly<Record<Card, string>> = {
  move1: 'Move 1',
  move2: 'Move 2',
  recruit: 'Recruit',
  fortify: 'Fortify',
  attack: 'Attack',
  attack1: 'Attack +1',
  strength: 'Strength',
  score: 'Score',
}

export const postures: Readonly<Record<Posture, string>> = {
  normal: 'an army',
  fortified: 'a fortified army',
  capital: 'the army on the capital',
  'capital-fortified': 'the fortified army on the capital',
}

export const idle: Readonly<Record<IdleReason, string>> = {
  'no-army': 'no army is in play',
  'no-stock': 'no army is left to recruit',
  'capital-occupied': 'the enemy is on the capital',
  'all-fortified': 'all armies are fortified already',
  'no-target': 'there is nothing to attack',
  declined: 'the fortified armies stay where they are',
  'strength-at-most': 'the strength cannot rise further',
  'no-die': 'no country can give a point',
}

export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`

/** As in "an army and a fortified army". */
export function gathered(moved: readonly Posture[]): string {
  const names = [...new Set(moved)].map((posture) => {
    const n = moved.filter((each) => each === posture).length
    if (n === 1) return postures[posture]
    return posture === 'fortified' ? `${String(n)} fortified armies` : `${String(n)} armies`
  })
  return list(names)
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
