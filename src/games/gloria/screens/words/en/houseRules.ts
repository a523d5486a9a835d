// English words of the house rules: each as a question, why the usual answer is the usual one, and the answers.
import type { HouseRuleWords } from '@/words/houseRules.ts'
import type { HouseRules } from '../../../rules/index.ts'

const yesNo = { yes: 'Yes', no: 'No' } as const

export const houseRulesEn: HouseRuleWords<HouseRules> = {
  scale: {
    ask: 'How much of the rules?',
    why: 'The source builds them up in three steps.',
    values: { basic: 'Basic', advanced: 'Advanced', world: 'World-wide' },
  },
  rounds: { ask: 'How many rounds?', why: 'An evening a round: a year.', values: {} },
  turnOrder: {
    ask: 'In what order do the kings play?',
    why: 'Fair, without dice.',
    values: {
      rotating: 'Another one first each round',
      rolled: 'By dice',
      fixed: 'Always the same',
    },
  },
  start: {
    ask: 'With what does a king begin?',
    why: 'A siege needs something to besiege with.',
    values: {
      army: 'An army',
      brigades: 'One infantry and one artillery brigade',
      empty: 'Nothing but his city',
    },
  },
  seats: { ask: 'How many kings?', why: 'The map has ten.', values: {} },
  battleHold: {
    ask: 'Does the game wait for a battle?',
    why: 'What comes next hangs on the result.',
    values: {
      wait: 'Yes, until its result is in',
      park: 'No, its areas are closed until the result is in',
    },
  },
  attritionWho: {
    ask: 'Who throws for attrition?',
    why: 'The source: in the area where a move ends.',
    values: {
      moved: 'Whoever has moved',
      movedAndSieging: 'Whoever has moved or besieges',
      all: 'All units of the king in turn',
    },
  },
  buildAt: {
    ask: 'Where are brigades built?',
    why: 'The source names fortresses for combining.',
    values: {
      fortress: 'In own fortresses',
      city: 'In all own cities',
      anywhere: 'Wherever an own unit stands',
    },
  },
  hireAnywhere: {
    ask: 'May independents be hired anywhere?',
    why: 'The source: “any one area”.',
    values: yesNo,
  },
  siegeAfterMove: {
    ask: 'May a force besiege in the turn in which it moved?',
    why: 'The besieged needs time to answer.',
    values: yesNo,
  },
  specials: {
    ask: 'For whom are special units named?',
    why: 'The source: when an army is made.',
    values: { perArmy: 'For each army', perPlayer: 'Once for all armies of a king' },
  },
  roadNetwork: {
    ask: 'May a road move change roads?',
    why: 'On a lost map nobody can see where they meet.',
    values: { joined: 'Yes, where they meet', named: 'No, along one road only' },
  },
  powerPay: {
    ask: 'What do the powers of Port Evinrude and Rio cost?',
    why: '“Instead of collecting” and “pay 50” are the same 50.',
    values: { forgo: 'The income of the city', purse: '50 set aside' },
  },
  salhepatica: {
    ask: 'Do alliances cost Salhepatica its income?',
    why: 'Alliances last longer than a turn.',
    values: { passive: 'No', instead: 'Yes, or they rest' },
  },
  pope: {
    ask: 'On what does Labanza lay its interdict?',
    why: '“The power” is a city’s.',
    values: { city: 'On one city', player: 'On all cities of a king' },
  },
  plateAttempts: {
    ask: 'How often does one throw for plate fleets?',
    why: 'The source: “may attempt each turn”.',
    values: { continent: 'Once a continent', player: 'Once in all', post: 'Once for each post' },
  },
  plateCapture: {
    ask: 'When does a blocker take a plate fleet?',
    why: 'A beaten escort loses its convoy.',
    values: {
      beaten: 'When he beats the escort',
      blocked: 'Whenever he stops it',
      never: 'Never',
    },
  },
  pointsPerArmy: {
    ask: 'How many points is an army on the table?',
    why: 'A usual army of The March of Eagles.',
    values: {},
  },
  carry: {
    ask: 'Does it count how a battle was lost?',
    why: 'The source degrades all alike.',
    values: { none: 'No', rout: 'Yes: a broken side gives no supply' },
  },
  quick: {
    ask: 'May dice stand in for a battle?',
    why: 'For kings whom nobody plays.',
    values: { on: 'Yes', off: 'No' },
  },
  victory: {
    ask: 'Who wins?',
    why: 'The source has no victory.',
    values: {
      cities: 'Most unsacked cities at the end',
      sixCities: 'Six unsacked cities at once, else most at the end',
      umpire: 'Nobody counts',
    },
  },
  fog: {
    ask: 'What is seen of units?',
    why: 'The board of the source lies open.',
    values: { open: 'All of them', near: 'Those next to own units and cities' },
  },
}
