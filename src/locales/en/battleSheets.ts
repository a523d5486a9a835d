// All English words of the sheets over a battle; German has the type of this object.
import { correctionTables } from './battleCorrections.ts'
import { log } from './battleLog.ts'
import { overrule } from './battleOverrule.ts'
import { rosters } from './battleRosters.ts'
import { story } from './battleStory.ts'

export const battleSheetsEn = { rosters, log, overrule, corrections: correctionTables, story }

export type BattleSheetWords = typeof battleSheetsEn
