// The words of the sheets over a battle (rosters, log, overrule), of its end and its replay: they come when one opens.
import type { BattleSheetWords } from './en/battleSheets.ts'
import { roomWords } from './index.ts'

export type { BattleSheetWords } from './en/battleSheets.ts'

export const { words: sheetWords, enter: enterSheets } = roomWords<BattleSheetWords>({
  en: () => import('./en/battleSheets.ts').then((module) => module.battleSheetsEn),
  de: () => import('./de/battleSheets.ts').then((module) => module.battleSheetsDe),
})
