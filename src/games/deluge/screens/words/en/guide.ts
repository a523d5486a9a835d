// English words of the first campaign that explains itself: two turns, three factions.
import type { Phase } from '../../../rules/model.ts'

const first: Readonly<Partial<Record<Phase, string>>> = {
  strategy:
    'Here you spend your purse, a thaler a point. Your one army decides, so make it stronger: “Reinforce”, a few new units. For 22 thalers or more “Raise” puts a second force into your home land. Then “Close the sheet”; nobody sees it before the phase is run.',
  movement:
    'Pick a force, tap the next place, step by step; the price of each step stands beside it. Sweden and Muscovy are both at war with the Commonwealth, not with each other. Land with an enemy in it means battle, and only there can you win land at once. Who should stay needs no order: “Close the sheet”.',
  combat:
    'Where you stand in enemy land you may “Capture” or “Loot”. After a battle won by a task force, land is yours at once; without one you only lay a claim, which takes a year. Loot is money: each token is worth 10 thalers.',
}

const second: Readonly<Partial<Record<Phase, string>>> = {
  resources:
    'The income of the turn is booked; the ledger shows every line. A force at home may hand in its loot here, 10 thalers a token.',
  attrition:
    'Who stands in your supply net or next to it recovers. Cut off in friendly land, a force eats the place bare, and the D3 says for how long.',
  strategy:
    'The last chance to spend: thalers score nothing. Reinforce whoever is to fight now. If an enemy stands next door, scout first: three successes show his strongest unit.',
  movement:
    'The last march. Sweden scores 3 each for Parnawa, Dorpat, Wenden and Pomerania, Muscovy 1 each for Smolensk 1, Smolensk 2 and Witebsk. The Commonwealth starts with 12 and loses ½ for each place: it guards what is marked on the map under “Points”.',
  combat:
    'The last fights. “Capture” now what scores, if a task force won the battle there: claims bring no points, and neither does loot.',
}

export const guideEn = {
  title: 'A hint',
  leave: 'No more hints',
  first,
  second,
  result:
    'Fight it on the table and enter who broke or lost on points, or choose “Let a D10 decide”. Both sides have losses; the worse the defeat, the more, from 10 to 75 %.',
  flee: '“Flee” saves a weak force and shows you what stands against it, but the field is the enemy’s. “Fight” if you are as strong: the D10 gives both sides the same chance.',
  over: 'That was the first campaign. In the whole one, twelve turns and ten factions, there are alliances, vassals and the long road home with the loot.',
}
