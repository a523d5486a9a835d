// The words of the sheets over a battle (rosters, log, overrule), of its end and its replay: they come when one opens.
import type { BattleSheetWords } from './en/sheets/sheets.ts'
import { roomWords } from '../../../words/index.ts'

export type { BattleSheetWords } from './en/sheets/sheets.ts'

export const { words: sheetWords, enter: enterSheets } = roomWords<BattleSheetWords>({
  en: () => import('./en/sheets/sheets.ts').then((module) => module.battleSheetsEn),
  de: () => import('./de/sheets/sheets.ts').then((module) => module.battleSheetsDe),
})
