// English words of the rulebook of Gloria Mundi.
import type { AdvancedRule, RulebookWords, WorldRule } from '../../../rulebook/book.ts'
import { basicEn } from './basic.ts'

const worldEn: Readonly<Record<WorldRule, string>> = {
  'GM-WW-01':
    'Areas 80 to 89 and 90 to 99 are two continents on the ocean. You move there as on land. They count as sacked for ever: attrition 4.',
  'GM-WW-02':
    'Every area belongs to a tribe or a kingdom; a kingdom’s city is closed to players. Natives are on the map for one attack only: a tribe’s brigade is insurgents, a kingdom has infantry and an army.',
  'GM-WW-03':
    'Post: in step 4 a brigade on a site without a post becomes a trading post and is gone. Your other units there are its garrison.',
  'GM-WW-04':
    'A unit that comes to stand where an enemy’s post has no garrison destroys it, fort or no fort.',
  'GM-WW-05':
    'Fort: 50 at an own post. Tribes then leave post and garrison alone; players and kingdoms do not.',
  'GM-WW-06': 'Deal: in step 4 once a turn for each people in whose land you have a post, a die.',
  'GM-WW-07':
    'Court: 50 in step 3, once a turn for each kingdom with a post of yours; the die falls in step 4. The deal: 1 to 3, three, two or one native brigades attack, 4 and 5 nothing, 6 a post is lost. The court: 1 the kingdom’s army attacks, 2 the posts of others on the continent are silenced, 3 the kingdom is yours, 4 and 5 nothing, 6 a post is lost. The first row of both is lost and ours.',
  'GM-WW-08':
    'A native attack may go against one post of another, no ally, in that people’s land. Without a garrison the post is gone, else there is a battle. The garrison is degraded either way; natives never are and go home.',
  'GM-WW-09':
    'Plate fleet: in step 4 a die for each continent with a working post of yours; at the number of those posts or less, never on a 6, a plate fleet lies at one of them.',
  'GM-WW-10':
    'A lift takes it to an own unsacked ocean port; landed, it brings 50 in your next step 2. It needs no room, throws no attrition, and may go at once.',
  'GM-WW-11':
    'Blocked with a 5 or 6, it is the blocker’s and brings him the 50. Any other failed move leaves it where it was.',
  'GM-WW-12':
    'A unit that comes to stand beside an enemy’s plate fleet with no unit of its owner takes it. If its post is destroyed it stays.',
  'GM-WW-13':
    'A kingdom is yours until another throws a 3, or you a 6, at its court. Your plate throws on its continent succeed on 1 to 5.',
  'GM-WW-14': 'A post works unless it is silenced.',
  'GM-WW-15': 'Posts and forts are no units: they take no room and hinder nobody.',
  'GM-WW-16':
    'Orlon’s power, in step 4 of the turn it is taken: one throw on the deal table for any people; and the army of each kingdom may attack once, a post in its land, or another kingdom of its continent: a die each, the lower is beaten and has neither deal nor court until Orlon’s next step 1.',
}

const advancedEn: Readonly<Record<AdvancedRule, string>> = {
  'GM-SPEC-01':
    'Whoever makes an army names its two special units, the same twice if he likes. They take the place of two of its 24 and are gone when it is degraded or broken.',
  'GM-SPEC-02':
    'They are secret until the army’s first battle or siege die. On the map only siege guns count: one off the siege die, where 1 stays 1 and 6 stays 6. What the others do on the table is lost; the app names a stand-in, if both agree.',
  'GM-CAV-01':
    'Cavalry brigades alone may move two links, not back to where they began; the first area must be empty or their own. They may attack at the end instead, if there is room to stay; if they do not win, they stay there.',
  'GM-ROAD-01':
    'From an area with a road a force may go along any number of road links, not back to where it began, changing roads where they meet.',
  'GM-ROAD-02':
    'No enemy and no independent may stand on the way or at its end. In a city without a unit the force must stop.',
  'GM-ROAD-03':
    'It may end with an attack over the next road link. If it does not win, it stays in the last area it entered. Attrition only where it stops.',
  'GM-ROAD-04': 'Own units may be passed; where it stops there must be room.',
  'GM-SEA-01':
    'Each unsacked port you own gives one lift a turn: one land unit from the port to a coast of its sea, or from such a coast to the port.',
  'GM-SEA-02':
    'A city can be the goal only as your own unsacked port; then the lift of either end serves.',
  'GM-SEA-03':
    'There is no attack from the sea: landing is entering, with room. The unit has moved, with attrition. The two seas do not join.',
  'GM-FLEET-01':
    'Fleet: for 50 an artillery and a supply brigade in an own unsacked port become a fleet. Fleets are no land units; any number may lie in a port.',
  'GM-FLEET-02':
    'A fleet may sail once a turn, in step 5, to another own unsacked port of its sea. Nobody can block that.',
  'GM-FLEET-03':
    'When a lift is announced, others with a fleet on that sea are asked in turn order whether they block; the first yes blocks. The mover may intercept with a fleet of his own. If he does not, the move fails; else a die decides.',
  'GM-FLEET-04':
    'The die: 1 to 3 the move happens, 4 to 6 it fails. Degraded: on 1 the blocker, on 2 both, on 5 both, on 6 the interceptor; on 3 and 4 nobody. A degraded fleet becomes its two brigades again in its port.',
  'GM-FLEET-05':
    'A failed move leaves the unit where it was; unit and lift are used up, without attrition. A fleet blocks and intercepts once a turn of the mover at most.',
  'GM-FLEET-06':
    'When a port falls or is sacked its fleets sail at once to another own port of the sea, or are lost. A fleet alone does not hold a fortress.',
  'GM-CITY-01':
    'Step 2: for each unsacked city its owner takes the income or its power. A power lasts, or may be used once, until his next step 1 or until the city is lost. “Pay 50” is this income forgone.',
  'GM-CITY-02':
    'Passive powers cost nothing. A power of a sacked or interdicted city does not work; if it was chosen, it is lost. A city nobody owns has none.',
  'GM-CITY-00': 'Fortunoff brings 100 instead of 50.',
  'GM-CITY-09':
    'Bergdorf, one use of three: on 1 to 3 take the money of a plate fleet that another lands; sack an empty ocean coast; on 1 to 3 pirates block a sea move on the ocean, or intercept for its owner.',
  'GM-CITY-14':
    'Orlon: a force of its owner that fought with a supply brigade and won is not degraded, and the supply brigade stays. World-wide it may set the natives at war instead of income.',
  'GM-CITY-25':
    'Zweibacken, one use: an enemy force outside the cities throws for attrition, supply too; or a new brigade appears in any area its owner might enter, but in no fortress.',
  'GM-CITY-30': 'Salhepatica: alliances.',
  'GM-CITY-34':
    'Lollapalooza: the sortie of the militia; and, for nothing, the militia that defends it.',
  'GM-CITY-40':
    'Labanza, one use: one city’s power does not work until the owner’s next step 1, passive ones too.',
  'GM-CITY-50':
    'Cardor has a siege table of its own in every game, and no other player’s road march enters or leaves 51 or 53.',
  'GM-CITY-52': 'Port Evinrude, one use: the Khan.',
  'GM-CITY-58':
    'Flotsam and Jestsam: in every battle of its owner in region 5 a brigade of Grenzers fights for him as a third unit and is not degraded.',
  'GM-CITY-59':
    'Rio By the Sea O, one use: after one battle none of its owner’s units that fought is degraded.',
  'GM-CITY-60': 'Port Salut: the ferries of the Mealy.',
  'GM-KHAN-01':
    'A die, within three steps of the Northern Wastes: 1 an army of the Khan attacks a force, 2 two light cavalry brigades do, 3 up to three areas are sacked, 4 one or none, 5 and 6 nothing. The Khan has no losses and takes no land. What a 1 did is lost and ours.',
  'GM-DIP-01':
    'The owner of Salhepatica and any king may become allies by agreement in step 1 of either’s turn, while the power works. All its allies are allies of each other. The other may end it in his step 1, Salhepatica’s owner in anybody’s.',
  'GM-DIP-02':
    'Allies are no enemies. They share areas within the usual numbers, defend together, and attack together in the turn of Salhepatica’s owner. Each unit stays its owner’s.',
  'GM-DIP-03':
    'When an alliance ends or rests, in shared areas whoever does not own the city there, else the later comer, retires at once, where he likes, without being degraded.',
  'GM-MIL-01':
    'Sortie, not in two turns running: in step 5 an army and an infantry brigade enter or attack one area beside the Amana Range. They stay until the next step 1, take no city, and are never degraded.',
  'GM-MIL-02':
    'While 34 is owned and its power works, its enemies always find an army and an infantry brigade of militia there. Who goes there attacks. Beaten, the militia is gone for this battle and the city falls.',
  'GM-RIV-01':
    'Its owner crosses the Mealy without bridges, and says in step 2 whether he closes them: then forces of others without army and artillery may not cross.',
  'GM-RIV-02':
    'On the Mealy a force of his may go by river any way between areas that touch it, not through an enemy army or artillery. It may attack at the end; if it does not win, it is back where it began.',
  'GM-RIV-03': 'There must be room at the goal; attrition at the end as usual.',
}

export const rulebookEn: RulebookWords = {
  page: {
    title: 'Rules',
    lead: 'As the app plays them, in our own words, after an article of the year 2000 by V. Schmidt. Its map, its lists and some rows of its tables are lost; where ours stand in, it says so.',
    search: 'Search the rules',
    clear: 'Clear the search',
    none: 'No rule speaks of that.',
    lost: 'Source missing: the source had this and it is lost; ours stands in.',
    ruling: 'Our ruling: the source is silent here, or only half clear.',
    houseRule: 'House rule',
  },
  parts: { basic: 'Basic', advanced: 'Advanced', world: 'World-wide' },
  chapters: {
    MAP: 'The map',
    UNIT: 'Units',
    TURN: 'Rounds and turns',
    ECO: 'Money',
    MOV: 'Moving',
    ATT: 'Attrition',
    DEG: 'Degrading and surplus',
    BAT: 'Battle',
    FORT: 'Fortresses',
    SIEGE: 'Sieges',
    WIN: 'Winning',
    SPEC: 'Special units',
    CAV: 'Cavalry',
    ROAD: 'Roads',
    SEA: 'The sea',
    FLEET: 'Fleets',
    CITY: 'Powers of the cities',
    KHAN: 'The Khan',
    DIP: 'Alliances',
    MIL: 'The militia',
    RIV: 'The river',
    WW: 'Beyond the ocean',
  },
  rules: { ...basicEn, ...advancedEn, ...worldEn },
}
