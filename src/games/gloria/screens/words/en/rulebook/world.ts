// English words of the world-wide rules, in our own words; each rule under its id.
import type { WorldRule } from '../../../rulebook/book.ts'

export const worldEn: Readonly<Record<WorldRule, string>> = {
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
