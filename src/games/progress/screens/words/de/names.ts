// German names of cards, armies and reasons, for sentences and buttons.
import { counted } from '@/words/counted.ts'
import type { Card, IdleReason, Posture } from '../../rules/index.ts'

export const count = counted('de')

export const armies = (n: number): string => count(n, 'eine Armee', (shown) => `${shown} Armeen`)

export const cards: Readonly<Record<Card, string>> = {
  move1: 'Bewegen 1',
  move2: 'Bewegen 2',
  recruit: 'Rekrutieren',
  fortify: 'Befestigen',
  attack: 'Angreifen',
  attack1: 'Angreifen +1',
  strength: 'Stärken',
  score: 'Punkten',
}

export const postures: Readonly<Record<Posture, string>> = {
  normal: 'eine Armee',
  fortified: 'eine befestigte Armee',
  capital: 'die Armee auf der Hauptstadt',
  'capital-fortified': 'die befestigte Armee auf der Hauptstadt',
}

export const idle: Readonly<Record<IdleReason, string>> = {
  'no-army': 'keine Armee ist im Spiel',
  'no-stock': 'keine Armee ist mehr im Vorrat',
  'capital-occupied': 'der Feind steht auf der Hauptstadt',
  'all-fortified': 'alle Armeen sind schon befestigt',
  'no-target': 'es gibt nichts anzugreifen',
  declined: 'die befestigten Armeen bleiben, wo sie sind',
  'strength-at-most': 'die Stärke kann nicht weiter steigen',
  'no-die': 'kein Land kann einen Punkt abgeben',
}

export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1) ?? ''}`

/** Wie in „eine Armee und eine befestigte Armee“. */
export function gathered(moved: readonly Posture[]): string {
  const names = [...new Set(moved)].map((posture) => {
    const n = moved.filter((each) => each === posture).length
    if (n === 1) return postures[posture]
    return posture === 'fortified' ? `${String(n)} befestigte Armeen` : `${String(n)} Armeen`
  })
  return list(names)
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
