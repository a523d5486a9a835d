// The words of any game on the table, and of the first page of a game.
import type { TableWords } from './en/table.ts'
import { roomWords } from './index.ts'

export const { words: tableWords, enter: enterTable } = roomWords<TableWords>({
  en: () => import('./en/table.ts').then((module) => module.tableEn),
  de: () => import('./de/table.ts').then((module) => module.tableDe),
})
