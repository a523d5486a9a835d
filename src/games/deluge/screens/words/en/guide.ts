// English words of the first campaign that explains itself: two turns, three factions.
import type { Phase } from '../../../rules/index.ts'

const first: Readonly<Partial<Record<Phase, string>>> = {
  strategy:
    'Spend your purse here, a thaler a point. A good beginning: “Reinforce” your force, “Add points”, a few new units. With 22 thalers left “Raise” brings a second force into your home land. Then close the sheet; it stays secret until the phase is run.',
  movement:
    'Tap the next place; its price stands beside it. Sweden’s way leads to Parnawa or Dorpat, Muscovy’s to Witebsk; the Commonwealth is at war with both and goes where it can meet them. Who stays needs no order: close the sheet.',
  combat:
    'Where you stand in enemy land you may “Capture” or “Loot”. If a task force won a battle there, the land is yours at once; otherwise you lay a claim, and with a task force there until the end of the next turn it is yours. A token of loot is worth 10 thalers.',
}

const second: Readonly<Partial<Record<Phase, string>>> = {
  resources:
    'Your income is booked; the ledger shows every line. A force at home may hand in its loot now, 10 thalers a token.',
  attrition:
    'Who stands in your supply net or next to it recovers. Cut off in friendly land, a force eats the place bare; the D3 says for how long.',
  strategy:
    'The last chance to spend, for thalers bring no points: reinforce whoever is to fight now. If an enemy stands next door, scout him; you know the answer before you march.',
  movement:
    'The last march. Sweden scores 3 each for Parnawa, Dorpat, Wenden and Pomerania, Muscovy 3 each for Smolensk 1, Smolensk 2 and Witebsk. The Commonwealth starts with 7 and loses ½ for each place. Claims of the first turn need their task force to stay. “Points” on the map shows yours.',
  combat:
    'The last fights. Where a task force has won a battle, “Capture” makes the land yours and it scores; a claim laid now comes too late, and loot brings no points.',
}

export const guideEn = {
  title: 'A hint',
  leave: 'No more hints',
  first,
  second,
  result:
    'Fight it on the table and enter who broke or lost on points, or “Let a D10 decide”. Both sides have losses, from 10 to 75 %: the worse the defeat, the more.',
  flee: '“Flee” saves the force and shows you what it was up against, but the field is the enemy’s. On the table strength counts; the D10 gives even the weaker side 5 chances in 10.',
  over: 'That was the first campaign. The whole one has twelve turns and ten factions, with alliances, vassals and the long way home with the loot.',
}
