// English words of the battle card.
import type { CardPart } from '@/games/eagles/rules/index.ts'

export const battleCard = {
  hint: 'Everything these two armies need, for the table: print it on a postcard (A6).',
  print: 'Print as a postcard',
  heading: {
    needed: 'Needs',
    groups: 'Groups',
    column: 'Column',
    half: 'Half lost',
  },
  neededOf: (needed: number) => `${String(needed)}+`,
  light: 'Light',
  rifles: 'rifles',
  ranges: { musket: 'Musket', rifle: 'Rifle' },
  band: (upTo: string, part: string) => `to ${upTo} ${part}`,
  parts: { 1: 'all', 0.5: 'half', 0.25: 'a quarter', 0: 'none' },
  fire: 'Defensive fire',
  faces: (faces: string, part: string) => `${faces}: ${part}`,
  sections: {
    dice: 'Dice of a volley',
    score: 'On each die to hit',
    attack: 'Attack check',
    resolve: 'Resolve test',
    combat: 'Combat: die + groups',
  } satisfies Record<CardPart, string>,
  order: 'Add first, then halve, then range; round once, half up; at least 1.',
  combat: (loser: number, winner: number, margin: number) =>
    `Loser −${String(loser)}, winner −${String(winner)}; by ${String(margin)} or more each character of the loser is diced for (4+ falls).`,
}
