// All German words of the sheets over a battle.
import type { BattleSheetWords } from '../en/battleSheets.ts'
import { correctionTables } from './battleCorrections.ts'
import { log } from './battleLog.ts'
import { overrule } from './battleOverrule.ts'
import { rosters } from './battleRosters.ts'
import { story } from './battleStory.ts'

export const battleSheetsDe: BattleSheetWords = {
  rosters,
  log,
  overrule,
  corrections: correctionTables,
  story,
}
