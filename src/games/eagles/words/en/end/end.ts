// All English words of the end of a battle and of its replay; German has the type of this object.
import { end } from './endings.ts'
import { look } from './look.ts'
import { story } from '../story/story.ts'

export const battleEndEn = { end, look, story }

export type BattleEndWords = typeof battleEndEn
