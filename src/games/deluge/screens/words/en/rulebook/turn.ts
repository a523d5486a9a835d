// English words of the rules of land, turn, diplomacy and money, in our own words; each rule under its id.
import type { TurnRule } from '../../../rulebook/book.ts'

export const turnEn: Readonly<Record<TurnRule, string>> = {
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
