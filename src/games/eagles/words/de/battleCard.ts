// German words of the battle card.
import type { battleCard as english } from '../en/battleCard.ts'

export const battleCard: typeof english = {
  hint: 'Alles, was diese beiden Armeen am Tisch brauchen: als Postkarte zu drucken (A6).',
  print: 'Als Postkarte drucken',
  heading: {
    needed: 'Braucht',
    groups: 'Gruppen',
    column: 'Kolonne',
    half: 'Halbiert ab',
  },
  neededOf: (needed) => `${String(needed)}+`,
  light: 'leicht',
  rifles: 'Büchsen',
  ranges: { musket: 'Muskete', rifle: 'Büchse' },
  band: (upTo, part) => `bis ${upTo} ${part}`,
  parts: { 1: 'alle', 0.5: 'die Hälfte', 0.25: 'ein Viertel', 0: 'keine' },
  fire: 'Abwehrfeuer',
  faces: (faces, part) => `${faces}: ${part}`,
  sections: {
    dice: 'Würfel einer Salve',
    score: 'Auf jeden Trefferwurf',
    attack: 'Angriffsprobe',
    resolve: 'Moraltest',
    combat: 'Gefecht: Würfel + Gruppen',
  },
  order:
    'Erst addieren, dann halbieren, dann die Reichweite; einmal kaufmännisch runden; mindestens 1.',
  combat: (loser, winner, margin) =>
    `Verlierer −${String(loser)}, Sieger −${String(winner)}; ab ${String(margin)} Unterschied würfelt jeder Charakter des Verlierers (bei 4+ fällt er).`,
}
