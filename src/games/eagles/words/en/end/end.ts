// All English words of the end of a battle and of its replay; German has the type of this object.
import { end } from './endings.ts'
import { look } from './look.ts'

export const battleEndEn = { end, look }

export type BattleEndWords = typeof battleEndEn
