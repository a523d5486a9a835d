// English words of the house rules: each as a question, why the usual answer is the usual one, and the answers.
import type { HouseRuleWords } from '@/words/houseRules.ts'
import type { HouseRules } from '../../../rules/index.ts'

const yesNo = { no: 'No', yes: 'Yes' } as const

export const houseRulesEn: HouseRuleWords<HouseRules> = {
  turns: { ask: 'How many turns?', why: 'Three years; the hand-out names none.', values: {} },
  turnsPerYear: {
    ask: 'How many turns are a year?',
    why: 'Seasons. A claim becomes land after a year.',
    values: {},
  },
  turnOrder: {
    ask: 'In what order do the factions act?',
    why: 'Fair, without dice.',
    values: {
      rotating: 'Another one first each turn',
      rolled: 'By dice',
      fixed: 'Always the same',
    },
  },
  orders: {
    ask: 'How are orders given?',
    why: 'Nobody waits for anybody.',
    values: { secret: 'All together, in secret', inTurn: 'One faction after another' },
  },
  sheets: {
    ask: 'How many sheets a turn for strategy and movement?',
    why: 'What scouts find is meant for the march.',
    values: { two: 'One each', one: 'One for both' },
  },
  presence: {
    ask: 'Where are forces of others seen?',
    why: 'Close by there is no hiding an army.',
    values: {
      near: 'Next to own or allied land and forces',
      all: 'Everywhere',
      scouted: 'Only where one stands or owns the land',
    },
  },
  openScore: { ask: 'Are the points public?', why: 'It stays exciting to the end.', values: yesNo },
  diplomacy: {
    ask: 'Who makes war, peace and alliances?',
    why: 'The hand-out has no diplomacy.',
    values: {
      open: 'The factions, in public',
      secret: 'The factions; alliances stay secret',
      umpire: 'Only the umpire',
    },
  },
  swedenStart: {
    ask: 'Sweden’s purse at the start',
    why: 'Meant to be adjusted to the number of players; how is lost.',
    values: (value) => `${value} thalers`,
  },
  principalities: {
    ask: 'Are the principalities one faction, two or three?',
    why: 'The hand-out has a comma and a stroke.',
    values: {
      two: 'Two: Transylvania; Moldavia and Wallachia',
      one: 'One: all three',
      three: 'Three: each alone',
    },
  },
  firstIncome: {
    ask: 'Is there income in turn 1 beside the purse?',
    why: 'Factions start with their purse.',
    values: yesNo,
  },
  plcFriendly: {
    ask: 'Which land pays the Commonwealth?',
    why: 'Friendly means still hers.',
    values: { owned: 'Its own', allied: 'Also its allies’' },
  },
  lootStopsIncome: {
    ask: 'Does looted land stop paying?',
    why: 'Only supply is named.',
    values: yesNo,
  },
  supply: {
    ask: 'Where does supply come from?',
    why: 'It must come from somewhere.',
    values: { home: 'Home land', any: 'Any friendly land' },
  },
  recover: {
    ask: 'Who recovers in supply?',
    why: 'Each unit carries its own tokens.',
    values: { unit: 'Every unit, one token', force: 'One token in the whole force' },
  },
  tokenLimit: {
    ask: 'How many loss tokens break up a unit?',
    why: 'A limit, if there was one, is lost.',
    values: (value) => (value === '0' ? 'No limit' : value),
  },
  scoutsPerForce: {
    ask: 'How often may a force scout each turn?',
    why: 'One turn, one look.',
    values: {},
  },
  subsidies: {
    ask: 'Who may give money away?',
    why: 'One pair is named.',
    values: {
      listed: 'The Ottomans to the Crimea',
      all: 'All, to whom they are not at war with',
      none: 'Nobody',
    },
  },
  mixedMoves: {
    ask: 'How are marches through mixed land reckoned?',
    why: 'Both pure cases come out right.',
    values: {
      share: 'Six units, each step has its price',
      cap: 'Steps and hostile steps are capped',
    },
  },
  fleeing: {
    ask: 'Who may flee before a battle?',
    why: 'A force can choose.',
    values: { both: 'Both sides', defender: 'The defender', none: 'Nobody' },
  },
  quickEdge: {
    ask: 'Does the D10 favour the stronger side?',
    why: 'The table of the hand-out is blind.',
    values: yesNo,
  },
  losses: {
    ask: 'What does a battle cost?',
    why: 'The hand-out has a table.',
    values: { percent: 'By the table of results', table: 'Half of what fell on the table' },
  },
  battleLoot: {
    ask: 'How much loot does a won battle bring?',
    why: 'The die is lost.',
    values: { d3: 'D3 tokens', d6: 'D6 tokens', none: 'None' },
  },
  neutralLand: {
    ask: 'May land without an owner be taken?',
    why: 'It is not enemy territory.',
    values: { closed: 'No', open: 'Yes' },
  },
  homeLost: {
    ask: 'When is a home region lost?',
    why: 'A region is more than a town.',
    values: { all: 'When all of it is', capital: 'With the capital' },
  },
  victory: {
    ask: 'How are points of others taken off?',
    why: 'Nothing goes in a circle.',
    values: {
      base: 'From their own points',
      linear: 'All at once, exactly',
      order: 'One after another',
    },
  },
  scale: {
    ask: 'How large are the battles on the table?',
    why: 'One table, one evening.',
    values: (value) =>
      value === 'largest200'
        ? 'The larger side has 200'
        : `${value.slice('fixed:'.length)} × the points`,
  },
}
