// All German words of the end of a battle and of its replay.
import type { BattleEndWords } from '../../en/end/end.ts'
import { end } from './endings.ts'
import { look } from './look.ts'

export const battleEndDe: BattleEndWords = { end, look }
