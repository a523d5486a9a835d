// English words of the rulebook of The Deluge.
import type { RulebookWords } from '../../../rulebook/book.ts'
import { ordersEn } from './orders.ts'
import { turnEn } from './turn.ts'
import { warEn } from './war.ts'

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
