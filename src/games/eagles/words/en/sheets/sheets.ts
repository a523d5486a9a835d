// All English words of the sheets over a battle; German has the type of this object.
import { correctionTables } from './corrections.ts'
import { log } from './log.ts'
import { overrule } from './overrule.ts'
import { rosters } from './rosters.ts'

export const battleSheetsEn = { rosters, log, overrule, corrections: correctionTables }

export type BattleSheetWords = typeof battleSheetsEn
