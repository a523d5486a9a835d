// All German words of the sheets over a battle.
import type { BattleSheetWords } from '../../en/sheets/sheets.ts'
import { correctionTables } from './corrections.ts'
import { log } from './log.ts'
import { overrule } from './overrule.ts'
import { rosters } from './rosters.ts'

export const battleSheetsDe: BattleSheetWords = {
  rosters,
  log,
  overrule,
  corrections: correctionTables,
}
