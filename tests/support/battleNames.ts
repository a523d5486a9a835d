// Names of a battle for tests: by the words of a language, in inches unless told otherwise.
import { helperOf, type BattleState } from '@/games/eagles/rules/index.ts'
import type { Far } from '@/games/eagles/telling/lengths.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'

const plainInches: Far = (inches) => `${String(inches)} in`

export const namesOf = (state: BattleState, words: BattleWords, far: Far = plainInches): Names =>
  words.namesIn(state, far, (purpose) => helperOf(state.setup.house, purpose))
