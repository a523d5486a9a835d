// All English words of the end of a battle and of its replay; German has the type of this object.
import { end } from './battleEndings.ts'
import { look } from './battleLook.ts'
import { story } from './battleStory.ts'

export const battleEndEn = { end, look, story }

export type BattleEndWords = typeof battleEndEn
