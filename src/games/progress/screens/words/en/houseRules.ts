// English words of the house rules: each as a question, why it is as it is, and its answers.
import type { HouseRuleWords } from '../houseRuleWords.ts'

export const houseRulesEn: HouseRuleWords = {
  title: 'House rules',
  quiet: (n) => (n === 0 ? 'Never' : `After ${String(n)} turns`),
  questions: {
    initiativeFlip: 'When does the initiative pass?',
    orderAsked: 'When is it asked who goes first?',
    attackChoice: 'Where may an attack go?',
    heldBackFortified: 'What becomes of fortified armies that stayed lying in a lost attack?',
    occupierAttacks: 'Does the garrison count again when its occupier attacks?',
    strengthAtSix: 'What does Strength do at strength 6?',
    blockedHome: 'What does an enemy in the home block?',
    agreement: 'May the game end by agreement or by resigning?',
    quietTurns: 'When is the end offered by itself?',
  },
  why: {
    initiativeFlip: 'Both have played the cards; what they achieve is another matter.',
    orderAsked: 'Fewer taps, and the same game.',
    attackChoice: 'An attack is demanded, not a place.',
    heldBackFortified: 'The loser of a combat loses all armies there.',
    occupierAttacks: 'While the enemy holds the capital there is no garrison.',
    strengthAtSix: 'The point is given first; then the strength rises, if it can.',
    blockedHome: 'The card speaks of the home’s own points.',
    agreement: 'At a table one may always stop.',
    quietTurns: 'Longer than any sensible game goes without a score.',
  },
  values: {
    initiativeFlip: {
      always: 'Whenever both played the same kind of card',
      bothAct: 'Only if both can do something',
    },
    orderAsked: { whenItMatters: 'When it can matter', always: 'In every shared step' },
    attackChoice: {
      anywhere: 'Wherever the enemy stands beside one',
      whereNormal: 'Only where a normal army fights',
    },
    heldBackFortified: { destroyed: 'They are lost too', survive: 'They stay' },
    occupierAttacks: { noGarrison: 'No', garrisonRearms: 'Yes' },
    strengthAtSix: { reduces: 'The point is gone all the same', nothing: 'Nothing' },
    blockedHome: { homeOnly: 'The home’s points', nothing: 'The whole score' },
    agreement: { on: 'Yes', off: 'No' },
  },
}
