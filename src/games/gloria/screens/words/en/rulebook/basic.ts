// English words of the basic rules, in our own words; each rule under its id.
import type { BasicRule } from '../../../rulebook/book.ts'

export const basicEn: Readonly<Record<BasicRule, string>> = {
  'GM-MAP-01':
    'Eight regions of ten areas each. The first figure of an area’s number is its region: 00 to 79.',
  'GM-MAP-02':
    'Every region has one attrition number; cities have their own, wherever they lie, and sacked areas a worse one. Ours: regions 1, 1, 2, 2, 2, 1, 1, 3, cities 1, sacked 4.',
  'GM-MAP-03':
    'Nobody enters the Northern Wastes, the Amana Range or the sea; in the basic and the advanced game nobody enters the outer lands 80 to 99 either.',
  'GM-MAP-04':
    'Linked areas are adjacent. Over a river you go only where a road makes a bridge. This holds for moving, attacking, retreating and besieging.',
  'GM-MAP-05':
    'Regions are no countries, and land belongs to nobody. Only cities have an owner: whoever came to stand there last.',
  'GM-MAP-06':
    'There are twelve cities, ten of them fortresses. Lollapalooza (34) and Labanza (40) are open; which the second open one was is lost.',
  'GM-MAP-07':
    'Cardor (50) is reached from 51 and 53 only, the two areas of the Plimsole Line, a wall from the bay to the ocean. They are sacked for ever.',
  'GM-MAP-08': 'The source gives Cardor and Labanza the same number. Labanza is 40 here.',
  'GM-UNIT-01':
    'Land units are armies and brigades. On the table an army has 24 units and 5 generals, a brigade 7 and 2.',
  'GM-UNIT-02':
    'You can build brigades of infantry, light cavalry, heavy cavalry, artillery and supply. Insurgents appear only where a special rule says so.',
  'GM-UNIT-03':
    'An area holds two land units at most, one army at most, and those of one player only. Independents do not count, they give way. What would leave you more than that is not allowed.',
  'GM-UNIT-04':
    'What an army or a brigade consists of is lost. Tickets print our lists; on the map they do not matter.',
  'GM-UNIT-05':
    'In step 5 you may break an army that has not acted into two brigades of types you choose, in place, if there is room. They have not acted.',
  'GM-UNIT-06':
    'Each king begins with his fortress and an army in it. The open cities are unowned and empty. Units are numbered in one count, U1, U2 and so on, never twice.',
  'GM-TURN-01': 'A round gives every king who is not out one turn of his own. There are 12 rounds.',
  'GM-TURN-02':
    'A turn has eight steps: start, income or power, purchases, agents, moves and attacks, attrition and surplus, sieges, end.',
  'GM-TURN-03': 'In steps 5 and 7 each land unit acts once: it moves, attacks, besieges or stays.',
  'GM-TURN-04':
    'Who has neither a city nor a land unit at the end of anybody’s turn is out for good, with his fleets, posts, plate fleets and alliances.',
  'GM-TURN-05':
    'A battle is fought before the turn goes on; until its result is in, nothing else is asked.',
  'GM-ECO-01': 'Step 2: each unsacked city you own brings 50.',
  'GM-ECO-02':
    'Step 3: everything costs 50. Buy as often as the money lasts; what is left is lost.',
  'GM-ECO-03':
    'Build: one brigade of any type that can be built, in an unsacked fortress of your own with room. The line itself is lost; an army costs 150 in effect, so this is what it must have said.',
  'GM-ECO-04':
    'Combine: two brigades of yours in one unsacked fortress of your own become an army, whatever their types.',
  'GM-ECO-05':
    'Hire: one or two independents of one area, wherever it is. They become brigades of yours, two of them an army if you like. Not beside another player’s unit and not in a city that is not yours.',
  'GM-ECO-06':
    'Rebuild: one sacked area anywhere is whole again, but never the Plimsole Line or the outer lands. A city is a fortress and a port at once; it pays from its owner’s next step 2.',
  'GM-ECO-07': 'What you buy may act in the same turn.',
  'GM-MOV-01': 'A force moves over one link. Units of one area may go together or apart.',
  'GM-MOV-02':
    'You cannot move where an enemy is, nor into a fortress held by independents alone. Empty cities and fortresses you simply enter.',
  'GM-MOV-03': 'Independents do not keep you out; what is too much is settled in step 6.',
  'GM-MOV-04': 'You choose in which order your forces go.',
  'GM-ATT-01':
    'Step 6: each unit that moved throws a die; at the number of its area or less it is degraded. Who fought, retreated or failed at sea does not throw.',
  'GM-ATT-02': 'The number: sacked 4, else a city 1, else that of the region.',
  'GM-ATT-03': 'Supply brigades and independents never throw.',
  'GM-ATT-04':
    'First all dice, area by area, army before brigade; then all degrading; then what is too much.',
  'GM-DEG-01':
    'A degraded army becomes two brigades of types its owner chooses. They have acted if it had.',
  'GM-DEG-02': 'A degraded brigade becomes an independent of the same type where it stands.',
  'GM-DEG-03': 'An independent that would be degraded is gone.',
  'GM-DEG-04':
    'With more than two units in an area some go: independents first, lowest number first, then the owner’s choice. Of two armies one goes.',
  'GM-DEG-05':
    'This is settled after attrition, after each battle with its retreat, after each siege die and after each purchase or power that brings a unit; never in between.',
  'GM-BAT-01':
    'A force may attack the enemy in an adjacent area. All enemy units there defend; independents look on.',
  'GM-BAT-02': 'Without an army you cannot attack an area that holds one.',
  'GM-BAT-03':
    'Units in an unsacked fortress can never be attacked in battle. In open and sacked cities they can.',
  'GM-BAT-04':
    'A battle is a ticket for the table. It ends with a winner or drawn. How map and table met is lost; the conversion is ours.',
  'GM-BAT-05':
    'If the attacker wins, the loser retires where the attacker says; the attackers move in, all of them; escapes are asked, attacker first; everybody else who fought is degraded; then surplus.',
  'GM-BAT-06':
    'If the defender wins, the attackers stay where they came from; the rest as above, defender first.',
  'GM-BAT-07': 'Drawn: as if the defender had won, but nobody may sack.',
  'GM-BAT-08':
    'A retreat goes over a link into an area without an enemy, into no city of another or of nobody, with room for all if any area has it. With nowhere to go the force is destroyed. No attrition.',
  'GM-BAT-09':
    'Supply: a force with a supply brigade may give that up to spare its other unit. A supply brigade alone spares nobody.',
  'GM-BAT-10':
    'Sack: the winner may sack the area of the battle; then none of his units is degraded. In his own city too.',
  'GM-BAT-11': 'Each side has one such escape at most, and only one that spares somebody.',
  'GM-BAT-12':
    'A sacked area has attrition 4. A sacked city is no fortress and no port, gives neither income nor power, and nothing is built there. It keeps its owner.',
  'GM-FORT-01': 'A fortress with an army in it can be neither attacked nor besieged.',
  'GM-FORT-02': 'A fortress without land units is entered by any move.',
  'GM-FORT-03': 'With one or two brigades in it, anybody’s, it can be besieged.',
  'GM-FORT-04':
    'Held by independents alone it falls to a siege only. Its owner may hire them or build there, but not besiege it.',
  'GM-FORT-05': 'An open or sacked city with independents alone is entered like any area.',
  'GM-FORT-06':
    'A city is yours when a unit of yours comes to stand in it, and stays yours when it leaves. Passing through is not standing.',
  'GM-SIEGE-01':
    'Step 7: a force that has not moved or fought, with an army or artillery, may besiege an adjacent fortress of another or of nobody. One die for a fortress in a turn.',
  'GM-SIEGE-02':
    'The die: 1 taken, all inside are gone; 2 taken, the brigades inside go away, one besieging unit is degraded; 3 one on each side is degraded; 4 to 6 one besieging unit is degraded. At Cardor: 1 taken with one besieging unit degraded; 2 one inside; 3 one on each side; 4 nothing; 5 one, 6 two besieging units. The first row of both tables is lost and ours.',
  'GM-SIEGE-03':
    'Taken: those inside go, the whole besieging force moves in and owns the city. It may then sack it, and nobody of it is degraded.',
  'GM-SIEGE-04':
    'Who goes away finds a city of his own with room; else a linked area of the same region; else he is gone.',
  'GM-SIEGE-05':
    'Two besieging units are degraded one after the other; an army degraded first may lose one of its brigades as the second.',
  'GM-SIEGE-06': 'When the last unit inside is gone the fortress is empty, not taken.',
  'GM-WIN-01':
    'After the last round most unsacked cities win, then most armies, then most brigades; else the victory is shared. It ends at once when one king is left. The source names no way to win.',
}
