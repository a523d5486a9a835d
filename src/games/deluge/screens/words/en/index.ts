// English words of the screens of The Deluge.
import { en } from '../../../words/en.ts'
import type { Tables } from '../../../words/words.ts'
import { guideEn } from './guide.ts'
import { houseRulesEn } from './houseRules.ts'
import { mapEn } from './map.ts'
import { playEn } from './play.ts'
import { startEn } from './start.ts'
import { umpireEn } from './umpire.ts'

const tables: Tables = en

export const screenEn = {
  tables,
  umpire: 'the umpire',
  named: (faction: string, player: string) => `${faction} (${player})`,
  everybody: 'All',
  pages: { play: 'Play', rules: 'Rules' },
  start: startEn,
  guide: guideEn,
  houseRules: houseRulesEn,
  ...playEn,
  ...umpireEn,
  map: mapEn,
}

export type ScreenWords = typeof screenEn
