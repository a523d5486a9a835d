// English words of the rules of combat, loot, land and victory, in our own words; each rule under its id.
import type { WarRule } from '../../../rulebook/book.ts'

export const warEn: Readonly<Record<WarRule, string>> = {
  'TD-CMB-01':
    'After the marches there is a fight wherever forces at war stand together. First everybody is asked about flight, in all places at once, and those who flee go. Then the first ticket of every place is written, so that you can fight side by side. Results are taken place by place; one that comes early waits. A further fight in a place comes before the next place.',
  'TD-CMB-02':
    'Camps form faction by faction: first who already holds this field in this turn, then who has a force here that did not march, then the rest, each group in turn order. A faction joins the first camp in which all are its allies, or founds its own. The field is held by the winner, after a draw by the defender, after a flight by whoever stayed.',
  'TD-CMB-03':
    'The first camp that has an enemy camp defends and is Blue. The first camp at war with it attacks and is Red. Who is at war with nobody over there stands aside and neither flees nor loses nor takes anything. Then camps form anew, until no enemies are left together.',
  'TD-CMB-04':
    'Before a fight each force of the defender, then of the attacker, is asked: fight or flee? Answers stay secret until all are in. Blue goes first, then Red, as long as somebody of the other camp is left to fight and a way is open; else the force stays. One that has no way out, or has fled this turn, is not asked and fights. If one camp is gone, there is no battle and nobody has won.',
  'TD-CMB-05':
    'Whoever flees learns the kind and the number of units of each hostile force there, as they were before anybody fled.',
  'TD-CMB-06':
    'Now a ticket is written: points against points, the sum of all that fight in each camp. You decide how large a table you play. Write your army lists before the battle, within these points and by the rules you fight with.',
  'TD-CMB-07':
    'There are five results: Red breaks, Red loses on points, Blue loses on points, Blue breaks, a draw. Type the result in, take it from a battle of The March of Eagles, or throw a D10.',
  'TD-CMB-08':
    'A result is carried out in this order: losses, destroyed forces, loot, the retreat of the beaten, force by force. Last, the winner’s forces are noted as victors in this place.',
  'TD-CMB-09':
    'After a draw both sides have losses and nobody has won. The attacker’s forces go back to where they came from, without loss tokens, unless a hostile force is there. If it is, or if they never marched, they retreat as if beaten. The defender stays.',
  'TD-CMB-10': 'Whoever leaves a battle of his own will has lost it on points.',
  'TD-CMB-11':
    'The ticket shows each camp whom it is up against, as before the fight: kind, units, points and loss tokens. Intelligence and loot stay hidden.',
  'TD-RET-01':
    'Every force goes alone, with 6 move units at the usual prices and the land as it now is: one to three steps, no place twice. It keeps away from the places the other camp’s fighting forces came from, unless there is no other way at all.',
  'TD-RET-02':
    'The last place must be free of hostile forces, the places between need not be. Whoever is asked to flee or must retreat sees, for the rest of the phase, where forces stand up to three links around, though not what they are.',
  'TD-RET-03':
    'Every hostile force in the places you pass gives each unit one loss token; start and end do not count. If the way does not end in friendly land, there is one more.',
  'TD-RET-04':
    'Only the ways with the fewest loss tokens count, and of these those that lead farthest from the battle, counted in links. If several ends are left, you choose; a single one is taken without asking.',
  'TD-RET-05': 'If there is no way, a beaten force is destroyed, and no force can flee.',
  'TD-RET-06':
    'Nobody is attacked by a retreat, and a force that has retreated does not move again this turn.',
  'TD-LOSS-01':
    'Losses of Red and of Blue: Blue breaks, 10 % and 75 %. Blue loses on points, 25 % and 50 %. Red loses on points, 50 % and 25 %. Red breaks, 75 % and 10 %. A draw, 25 % each. If you do not fight it out, a D10 decides, in the same order: 1–2, 3–5, 6–8, 9–10. The die knows no draw.',
  'TD-LOSS-02':
    'Every force loses this share of the points it had before the fight; a half is rounded up.',
  'TD-LOSS-03':
    'Points are lost one at a time, always by the unit that then has most, the earlier of equals. A unit without points is gone, and its loss tokens with it. The umpire may share the losses out in another way.',
  'TD-LOSS-04': 'A force that has fallen below 22 points carries on as it is.',
  'TD-LOOT-01':
    'Forces carry loot in tokens worth 10 thalers each. A token helps to reinforce, or you hand it in at home; there is no other use.',
  'TD-LOOT-02':
    'Whoever loots a place makes it bare for this turn and D3 more. It yields D6 tokens, D3 more for the Crimea, to your force there that has most points; between equals to the lower number.',
  'TD-LOOT-03': 'As long as a place is looted nobody can loot it again. It can still be captured.',
  'TD-LOOT-04': 'No supply comes from looted land, and none passes through it.',
  'TD-LOOT-05':
    'After a fight with a winner, D3 tokens go to the force of that camp that has most points left, and D3 more if it is of the Crimea. They are taken from the beaten forces first; what those do not have is found on the field.',
  'TD-LOOT-06':
    'All the loot of a destroyed force, also of a beaten one without a way out, goes to the force that takes the battle’s loot, on top of it. If there is no such force, as after a draw, it is lost.',
  'TD-CAP-01':
    'When all fights are over, it goes place by place and in turn order: who has a force in enemy land, with no hostile force there, may capture it, loot it or do nothing. Each answer counts for those asked next. Only what is possible is offered, and nobody is asked if there is no choice.',
  'TD-CAP-02':
    'To capture, you need a task force there, and you must not be the Crimea. The Crimea may capture for an ally who may, and who is at war with the owner.',
  'TD-CAP-03':
    'If a task force of yours has won a battle in this place this turn, the land is yours at once.',
  'TD-CAP-04':
    'Without such a victory you lay claim to it, and the claim bears this turn’s date. A claim of yours that is there already keeps its date.',
  'TD-CAP-05':
    'A claim lives only if at the end of every turn a task force of yours or of your ally is there, no force hostile to you is, and you are at war with the owner. That is looked at before old claims turn into land.',
  'TD-CAP-06':
    'After a full year the claimed land is yours: at the end of the fourth turn after the one in which you laid the claim.',
  'TD-CAP-07': 'Land that nobody owns can be neither captured nor looted.',
  'TD-CAP-08': 'When a place changes hands, any claim on it is gone. Looted land stays looted.',
  'TD-VAS-01':
    'You have lost your home if at the end of a turn you own none of your home places and a turn ago still owned one. If several have, they come one after the other in the order of the list.',
  'TD-VAS-02':
    'Then you choose: become a vassal of the captor or fight on. The captor is who owns the home place that was taken last; of several at the same moment, the last in the list.',
  'TD-VAS-03':
    'A vassal’s wars with its overlord and the overlord’s allies end, they are neutral now, and overlord and vassal become allies. The vassal keeps its base income, pays tribute and may raise forces in its old home. No land changes hands.',
  'TD-VAS-04':
    'A new vassal throws a D6 at once and in secret: so many turns it has to bow. Only the vassal and the umpire know the number.',
  'TD-VAS-05':
    'If you fight on, you have no base income and can raise nothing until you win a home place back.',
  'TD-VAS-06':
    'When those turns are over, the vassal may rebel in the diplomacy phase. The bond is broken and there is war with the overlord; every old home place that the overlord owns, and where neither the overlord nor one of its allies has a force, is the vassal’s again.',
  'TD-VAS-07':
    'An overlord who becomes a vassal keeps his own. If your captor is your own vassal, even by a chain of others, or if there is none, you are not asked and fight on. A vassal is not asked a second time.',
  'TD-VIC-01':
    'Points are counted when the last turn is over; until then you see yours, the umpire sees all. Sweden: 3 each for Parnawa, Dorpat, Wenden and Pomerania, less ⅓ of Muscovy’s. Commonwealth: 12, less ½ for each Commonwealth place owned neither by it nor by the Holy Roman Empire, never below 0. Muscovy: 1 each for Smolensk 1 to 4, Witebsk and Kjow 1 to 3, 2 each for Mscislaw and Czernihow, less ¼ of the Ottomans’. Cossacks: 4 each for Kjow 1 to 3. Ottomans: 3 each for Hungary, Transylvania, Moldova and Wallachia, less ¼ of the Holy Roman Empire’s and ¼ of Muscovy’s. Crimea: 1 for each token kept. Transylvania, and Moldavia and Wallachia: 5 for each home place it owns, 2 for each place it owns that was Ottoman at the start. Brandenburg: 3 each for Pomerania, Chelmno, Malbork and Warma, less ¼ of Sweden’s. Holy Roman Empire: 2 for each Commonwealth place it owns, 1 each for Transylvania, Moldova and Wallachia if not Ottoman.',
  'TD-VIC-02':
    'A place scores for its owner. Claims bring nothing, and neither does the land of your vassals.',
  'TD-VIC-03':
    'What is taken off is a share of the other’s own points, before anything was taken off those. Each share is rounded down by itself, and nobody falls below 0.',
  'TD-VIC-04':
    'Half points of the Commonwealth stay halves. Most points win, and equals share their place.',
  'TD-VIC-05':
    'Who leads several factions counts the mean of their points. With fewer players we suggest these pairs, each on top of those before: with 9, Transylvania and Moldavia and Wallachia; with 8, Ottomans and Crimea; with 7, Muscovy and Cossacks; with 6, Sweden and Brandenburg; with 5, Commonwealth and Holy Roman Empire.',
}
