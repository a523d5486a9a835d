// English words of the rulebook of Gloria Mundi.
import type { RulebookWords } from '../../../rulebook/book.ts'
import { advancedEn } from './advanced.ts'
import { basicEn } from './basic.ts'
import { worldEn } from './world.ts'

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
