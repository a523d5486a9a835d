// English words of the rules of supply, strategic actions and movement, in our own words; each rule under its id.
import type { OrderRule } from '../../../rulebook/book.ts'

export const ordersEn: Readonly<Record<OrderRule, string>> = {
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
