// All German words of the end of a battle and of its replay.
import type { BattleEndWords } from '../en/battleEnd.ts'
import { end } from './battleEndings.ts'
import { look } from './battleLook.ts'
import { story } from './battleStory.ts'

export const battleEndDe: BattleEndWords = { end, look, story }
