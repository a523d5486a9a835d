// English words of the rulebook of The Deluge.
import type { OrderRule, RulebookWords, TurnRule } from '../../../rulebook/book.ts'
import { warEn } from './war.ts'

const ordersEn: Readonly<Record<OrderRule, string>> = {
  'TD-ATT-01':
    'Supply comes from your home places that you own (a vassal: or its overlord), if they are not looted and no hostile force is there. If you own none and are no vassal, it comes from every place you own, on the same two conditions.',
  'TD-ATT-02':
    'From these sources the supply net spreads from place to place, through friendly land that is not looted and holds no hostile force. The sources belong to it.',
  'TD-ATT-03': 'A force is in supply if it stands in the net or right next to it.',
  'TD-ATT-04': 'In supply every unit gets rid of one loss token.',
  'TD-ATT-05':
    'Out of supply in friendly land that is not looted, a force lives off the land: no loss token this time, but the place counts as looted for this turn and D3 more. Nobody gets tokens for that, and a second force there finds nothing left.',
  'TD-ATT-06': 'Out of supply anywhere else, every unit takes one loss token.',
  'TD-ATT-07':
    'Loss tokens pile up without limit. They take no points away, and the ticket shows them; what they do in battle is up to the rules on your table.',
  'TD-ATT-08':
    'One faction after another in turn order, one force after another. The net counts as it is when a force’s turn comes.',
  'TD-STR-01':
    'Raise a force in a home place that you own (a vassal: or its overlord), if no enemy claims it and no hostile force is there. Say its kind, its intelligence from 0 to 6 as on your army list, and its points: at least 22, in 1 to 40 units. A point costs 1 thaler, tokens do not count. The force may act at once. Names have 40 letters at most and may be left out.',
  'TD-STR-02':
    'The app has no army lists of other games. Of a unit it wants a name and points; if you give only a number of units and a sum, it shares the points out evenly, and the first units take the rest: 22 points in 5 units are 5, 5, 4, 4 and 4. There are never more units than points.',
  'TD-STR-03':
    'Once a turn you may reinforce a force that is in friendly land and in supply. Merge units first, then bring damaged ones back towards full strength or add up to 40 new ones: 1 thaler a point, at least 1 point if you merge nothing. What purse and tokens do not cover is struck, point by point from the last field backwards.',
  'TD-STR-04':
    'Merging costs nothing and may be done again and again. Two units of the same name, one of them damaged at least, become one if together they do not exceed the larger full strength. It takes the earlier place, the larger full strength and the higher number of loss tokens.',
  'TD-STR-05':
    'A skirmish force that gains points and then has 22 or more may become a task force. It can never turn back.',
  'TD-STR-06':
    'Tokens the force carries help to pay, 10 thalers each. No more are taken than the price needs, and the purse pays what is missing; no change is given.',
  'TD-STR-07':
    'Scout a hostile force in a neighbouring place, as it was at the start of the phase: with as many dice as your own force has intelligence (with 0 it cannot), or for 5 thalers with 2 dice instead. The money is gone either way. A force scouts once a turn, and you scout a target once a turn.',
  'TD-STR-08':
    'From each D6 take the target’s intelligence: 4 or more is a success. A 6 on the die always is.',
  'TD-STR-09':
    'With 1 success you know whether it is a task force or a skirmish force, with 2 also the number of units. With 3 you see its strongest unit with name and points, and one more for each further success. You keep this, with the turn you learned it; the target notices nothing.',
  'TD-STR-10':
    'The Ottomans may make the Crimea a present of money, as much as they like and have. The Crimea gets it once every sheet of this phase is closed.',
  'TD-STR-11':
    'A force may join another of yours in the same place: units, loss tokens and loot go over, the higher intelligence counts, and it is a task force if one of them was. You may also disband a force; its loot is lost and nothing is paid back.',
  'TD-STR-12':
    'Some things do not exist: another way of scouting, splitting a force, buying intelligence.',
  'TD-MOV-01':
    'Every force has 6 move units. A step into friendly land costs a skirmish force 2 and a task force 3; into other land it costs 3 and 6. So a skirmish force makes three friendly steps or two others, a task force two or one.',
  'TD-MOV-02':
    'Draw a path from place to place, or let the force stay. Which land is friendly is settled when the phase begins. Ferries are ways like all others, and you may pass a place twice. Forces in the way, seen or not, never forbid an order: so no refusal gives a hidden one away.',
  'TD-MOV-03':
    'Whoever runs into a hostile force stops there, and the rest of the march is lost. Allies and neutrals stop nobody. A force that stands with enemies when the phase begins may walk away.',
  'TD-MOV-04':
    'All march together in three beats, a step in each. If enemies would swap places over one link, the faction earlier in the turn order goes on; the other’s forces that would cross there stop for good. Then everybody steps, and whoever now stands with an enemy stops.',
  'TD-MOV-05':
    'If more than two factions would swap places, it is settled pair by pair in turn order. A force that has been stopped holds up nobody by crossing, but whoever enters its place and is hostile stops there.',
  'TD-MOV-06':
    'If a house rule lets the factions march one after another, it goes by turn order. You move your forces as you like, and each march is carried out before you choose the next.',
  'TD-MOV-07':
    'Every force remembers where its last step of the phase came from; if it did not move, there is no such place. Flight and retreat change nothing about it.',
}

const turnEn: Readonly<Record<TurnRule, string>> = {
  'TD-GEN-01':
    'Thalers, points and tokens are whole numbers, never less than nothing. You can order only what your purse covers at that moment; what you do not spend is yours next turn.',
  'TD-GEN-02':
    'The campaign lasts 12 turns, four to a year, from the spring of 1655 on. If a year has another number of turns, only the year is shown.',
  'TD-GEN-03':
    '“In order” means: places and factions as the map lists them, forces by their numbers.',
  'TD-GEN-04':
    'The factions act in the order of the list, and each turn the next one on the list goes first.',
  'TD-GEN-05':
    'Any two factions are at war, neutral or allies. A vassal and its overlord are allies, and only a rebellion parts them.',
  'TD-GEN-06':
    'Land is friendly if you or an ally of yours owns it and no enemy of yours claims it. It is enemy land if its owner is at war with you, claimed or not. All other land is neutral.',
  'TD-GEN-07': 'Looted land shows a turn: it counts as looted until that turn is over.',
  'TD-GEN-08':
    'A place holds any number of forces, of one faction or of several that are not at war.',
  'TD-GEN-09':
    'A force that has lost its last unit is destroyed and leaves the map at once. Who gets its loot is told under TD-LOOT-06.',
  'TD-SEQ-0':
    'A turn begins with diplomacy: every faction writes its sheet in secret, and all sheets are run together.',
  'TD-SEQ-1':
    'Now the money comes in by itself. Then you are asked which forces at home hand in loot.',
  'TD-SEQ-2':
    'Supply and attrition run by themselves. A D3 is thrown only where a force eats the land bare.',
  'TD-SEQ-3':
    'In secret, every faction gives as many strategic orders as it can pay for. They are run in turn order, when all sheets are closed.',
  'TD-SEQ-4': 'Every faction draws its marches in secret. Then all march together.',
  'TD-SEQ-5':
    'Combat: stand or flee, then the tickets of all places. After that place by place: result, losses, loot, retreat, further fights. In the end conquered land is captured or looted.',
  'TD-SEQ-6':
    'At the end of the turn old claims turn into land, lost homes and vassals are seen to, and the report is written.',
  'TD-DIP-01':
    'You may declare war on a neutral faction or offer it an alliance, offer peace to an enemy, and end the alliance with an ally. A vassal may rebel. For each faction you give one order at most.',
  'TD-DIP-02':
    'Each pair is settled by the first of these that fits: war if either declares it; an alliance ends if either ends it; peace or an alliance comes if both want it; else nothing changes. Rebellions follow in the order of the list, by the relations that hold then.',
  'TD-DIP-03':
    'When two factions make an end of their war, their claims on each other’s land are gone. All forces stay where they stand.',
  'TD-DIP-04':
    'What has changed between two factions is known to all at once. Offers that came to nothing stay secret.',
  'TD-DIP-05':
    'About its overlord a vassal can order nothing but a rebellion. On allies of the overlord it cannot declare war, not even in the turn in which it rebels. The overlord can order nothing about its vassal.',
  'TD-INC-01':
    'In turn 1 you get your start purse and nothing else: Sweden 80, Commonwealth 130, Muscovy 70, Cossacks 60, Ottomans 100, Crimea 25, Transylvania 25, Moldavia and Wallachia 25, Brandenburg 45, Holy Roman Empire 100.',
  'TD-INC-02':
    'From turn 2 on there is a base income: Muscovy and the Ottomans 50, Sweden and the Holy Roman Empire 40, the Cossacks 30, Transylvania, Moldavia and Wallachia, and Brandenburg 25 each. The Commonwealth and the Crimea have none. You get it while you own one of your home places or are a vassal.',
  'TD-INC-03':
    'Sweden and Muscovy also get 10 for each place they own that was not theirs at the start. Claims make no difference here.',
  'TD-INC-04': 'The Commonwealth gets 5 for each Commonwealth place it owns and no enemy claims.',
  'TD-INC-05': 'Looted land pays as if nothing had happened.',
  'TD-INC-06':
    'A vassal pays its overlord a quarter of its base and extra income, rounded down. Both ledgers show the payment.',
  'TD-INC-07':
    'A force in a home place that you own may hand in as many tokens as you like, 10 thalers each. The Crimea may keep tokens for victory instead. You are asked force by force, and none is an answer too. If you name more than the force carries, the surplus falls away, tokens to keep first.',
  'TD-INC-08':
    'Each faction in the order of the list books base, extra and tribute, and the overlord has the tribute at once. Loot is handed in when all have been paid.',
}

export const rulebookEn: RulebookWords = {
  page: {
    title: 'Rules',
    lead: 'As the app plays them, in our own words, after a hand-out of two pages. Its map and a few of its figures are lost; where ours stand in, it says so.',
    search: 'Search the rules',
    clear: 'Clear the search',
    none: 'No rule speaks of that.',
    lost: 'Source missing: the hand-out had this and it is lost; ours stands in.',
    ruling: 'Our ruling: the hand-out is silent here, or only half clear.',
    houseRule: 'House rule',
  },
  chapters: {
    GEN: 'Land and relations',
    SEQ: 'The turn',
    DIP: 'Diplomacy',
    INC: 'Resources',
    ATT: 'Supply and attrition',
    STR: 'Strategic actions',
    MOV: 'Movement',
    CMB: 'Combat',
    RET: 'Flight and retreat',
    LOSS: 'Losses',
    LOOT: 'Loot',
    CAP: 'Capturing land',
    VAS: 'Lost homes and vassals',
    VIC: 'Winning',
  },
  rules: { ...turnEn, ...ordersEn, ...warEn },
}
