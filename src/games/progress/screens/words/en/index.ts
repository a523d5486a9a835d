// English words of the screens of The March of Progress.
import type { Side } from '@/core/conversation.ts'
import { counted } from '@/words/counted.ts'
import type { HouseRuleWords } from '@/words/houseRules.ts'
import type { HouseRules } from '../../../rules/index.ts'
import { playEn } from './play.ts'

const houseRulesEn: HouseRuleWords<HouseRules> = {
  initiativeFlip: {
    ask: 'When does the initiative pass?',
    why: 'Both have played the cards; what they achieve is another matter.',
    values: {
      always: 'Whenever both played the same kind of card',
      bothAct: 'Only if both can do something',
    },
  },
  orderAsked: {
    ask: 'When is it asked who goes first?',
    why: 'Fewer taps, and the same game.',
    values: { whenItMatters: 'When it can matter', always: 'In every shared step' },
  },
  attackChoice: {
    ask: 'Where may an attack go?',
    why: 'An attack is demanded, not a place.',
    values: {
      anywhere: 'Wherever the enemy stands beside one',
      whereNormal: 'Only where a normal army fights',
    },
  },
  heldBackFortified: {
    ask: 'What becomes of fortified armies that stayed lying in a lost attack?',
    why: 'The loser of a combat loses all armies there.',
    values: { destroyed: 'They are lost too', survive: 'They stay' },
  },
  occupierAttacks: {
    ask: 'Does the garrison count again when its occupier attacks?',
    why: 'While the enemy holds the capital there is no garrison.',
    values: { noGarrison: 'No', garrisonRearms: 'Yes' },
  },
  strengthAtSix: {
    ask: 'What does Strength do at strength 6?',
    why: 'The point is given first; then the strength rises, if it can.',
    values: { reduces: 'The point is gone all the same', nothing: 'Nothing' },
  },
  blockedHome: {
    ask: 'What does an enemy in the home block?',
    why: 'The card speaks of the home’s own points.',
    values: { homeOnly: 'The home’s points', nothing: 'The whole score' },
  },
  agreement: {
    ask: 'May the game end by agreement or by resigning?',
    why: 'At a table one may always stop.',
    values: { on: 'Yes', off: 'No' },
  },
  quietTurns: {
    ask: 'When is the end offered by itself?',
    why: 'Longer than any sensible game goes without a score.',
    values: (n) => (n === '0' ? 'Never' : `After ${n} turns`),
  },
}

const guideEn = {
  guide: {
    begin: 'A first game with hints',
    lessons: 'Lessons and puzzles',
    title: 'First game',
    leave: 'No more hints',
    card: {
      1: 'Every turn both lock a card in secret. Try Recruit: it puts a second army into your home. A card that was played lies on your pile until you score, so you cannot play it again at once.',
      2: 'You hold your home; the country in the middle belongs to whoever stands in it alone. Move an army there, or play Score: it earns a point and the worth of all you hold, and brings all cards back.',
    },
    reveal:
      'Both cards are turned up together. Then the six steps are done in order: move, recruit, fortify, attack, strength, score.',
    interlude: {
      2: 'Read down the six steps: what happened in each stands there. Scoring comes last, so an army that walks in before can spoil a score.',
      3: 'Whoever has 18 points at the end of a turn wins. From here on you know all you need; the rules stand behind “Why?” at the foot.',
    },
    step: 'Sometimes a card leaves you a choice. Nothing is hidden here: decide with both cards on the table.',
    initiative:
      'If both play a move, or both an attack, whoever has the initiative says who goes first, and then it passes to the other.',
  },
  tools: {
    why: 'Why? The rules of this question',
    whyHint: 'What lies behind it, with the number of each rule.',
    correct: 'Correct a figure',
    correctHint: 'If the table and the screen do not agree. The log keeps it.',
    lead: 'Set the figures as they are on the table. Nothing else changes.',
    vp: (side: string) => `Points of ${side}`,
    strength: (side: string) => `Strength of ${side}`,
    die: (country: string) => `Worth of ${country}`,
    armies: (side: string) => `Armies of ${side}`,
    army: (side: string, n: number) => `${side}: army ${String(n)}`,
    inStock: 'In the stock',
    pile: (side: string) => `On the pile of ${side}`,
    pilesLocked: 'Piles cannot be corrected while a card is locked or lies open.',
    initiative: 'Who has the initiative',
    reason: 'Why is it corrected?',
    noReason: 'Say why: the log keeps it.',
    reasons: ['Wrong tap', 'Forgotten rule', 'Agreed'],
    none: 'Nothing is changed yet.',
    do: 'Correct',
    done: 'It is corrected.',
    impossible: (field: string) => `There is no such position: ${field}.`,
    less: (label: string) => `Less: ${label}`,
    more: (label: string) => `More: ${label}`,
  },
  tabs: { play: 'Play', results: 'Results', rules: 'Rules' },
}

const count = counted('en')

const startEn = {
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

export const screenEn = {
  sides: { a: 'Blue', b: 'Orange' } satisfies Readonly<Record<Side, string>>,
  letters: { a: 'B', b: 'O' } satisfies Readonly<Record<Side, string>>,
  both: 'Both',
  steps: ['Move', 'Recruit', 'Fortify', 'Attack', 'Strength', 'Score'],
  ...playEn,
  ...startEn,
  ...guideEn,
  houseRules: houseRulesEn,
}

export type ScreenWords = typeof screenEn
