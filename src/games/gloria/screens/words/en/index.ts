// English words of the screens of Gloria Mundi.
import { en } from '../../../words/en.ts'
import { kinds, specials } from '../../../words/enTerms.ts'
import type { Tables } from '../../../words/words.ts'
import type { UnitKind } from '../../../rules/index.ts'
import { aheadEn } from './ahead.ts'
import { correctEn } from './correct.ts'
import { guideEn } from './guide.ts'
import { houseRulesEn } from './houseRules.ts'
import { mapEn } from './map.ts'
import { playEn } from './play.ts'
import { startEn } from './start.ts'

const tables: Tables = en
const kindWords: Readonly<Record<UnitKind, string>> = kinds
const specialWords: Readonly<Record<string, string>> = specials

export const screenEn = {
  tables,
  kinds: kindWords,
  specials: specialWords,
  umpire: 'the umpire',
  named: (king: string, player: string) => `${king} (${player})`,
  everybody: 'All',
  start: startEn,
  houseRules: houseRulesEn,
  map: mapEn,
  pages: { play: 'Play', rules: 'Rules' },
  ahead: aheadEn,
  correct: correctEn,
  guide: guideEn,
  ...playEn,
}

export type ScreenWords = typeof screenEn
