// English words around a game: the set-up, the result.
import { counted } from '@/words/counted.ts'

const count = counted('en')

export const startEn = {
  start: {
    lead: 'A card game for two: each turn both choose a card in secret, and both cards are turned up together. On one phone, on two, or against the computer.',
    person: 'A person',
    computer: 'The computer',
    seat: (side: string) => `Who plays ${side}?`,
    nameOf: (side: string) => `Name of ${side}`,
    levels: {
      easy: { name: 'Cadet', hint: 'Knows the rules. Half of the cards are whims.' },
      normal: {
        name: 'Captain',
        hint: 'Looks a turn ahead and mixes the cards. Beats the level before it 98 times in 100.',
      },
      strong: {
        name: 'Marshal',
        hint: 'Looks two turns ahead. Beats the level before it 87 times in 100.',
      },
    },
    war: 'Which war?',
    wars: {
      'thirty-years-war': {
        name: 'Thirty Years War',
        hint: 'Three countries, all eight cards, 18 points win. About 15 minutes.',
      },
      marlborough: {
        name: 'Marlborough',
        hint: 'Four countries, no Attack +1, homes no cheaper than 2. About 15 minutes.',
      },
    },
    ownHint: 'A scenario of your own; the game keeps it as it is now.',
    editScenarios: 'Own scenarios',
    edition: 'Least worth of the neutral countries',
    editions: { '1': '1, the English card', '0': '0, the German card' },
    neutral: 'Worth of the neutral countries at the start',
    layout: 'How the countries lie',
    layouts: { diamond: 'Diamond', apart: 'Neutrals apart', row: 'In a row' },
    first: 'Who has the initiative?',
    dice: 'Throw for it',
    houseRules: 'House rules',
    differs: (n: number) =>
      n === 0 ? 'as the booklets have it' : count(n, 'one differs', (shown) => `${shown} differ`),
    locked: 'It locks its card before you tap yours, and never sees yours.',
    fellBack: 'The computer got stuck. It plays on as a Captain.',
    onePerson: 'At least one side is played by a person.',
    begin: 'Begin the game',
    throw: 'Throw for the initiative',
  },
  end: {
    wins: (name: string, margin: number, turn: number) =>
      `${name} wins by ${String(margin)}, in turn ${String(turn)}.`,
    resigned: (name: string, turn: number) =>
      `${name} wins in turn ${String(turn)}: the other side resigned.`,
    tie: (turn: number) => `A tie, in turn ${String(turn)}.`,
    points: 'Points over the turns',
    rows: {
      base: 'for scoring at all',
      home: 'from the own home',
      neutral: 'from neutral countries',
      enemyHome: 'from the enemy’s home',
      combats: 'combats won',
      idle: 'cards that did nothing',
    },
    total: 'victory points',
    held: (country: string) => `turns held ${country}`,
    cards: 'Cards played',
    turning: (turn: number) => `The turning point: turn ${String(turn)}.`,
    turningCards: (a: string, one: string, b: string, other: string) =>
      `${a} played ${one}, ${b} ${other}.`,
    rematch: 'Again, sides swapped',
  },
}
