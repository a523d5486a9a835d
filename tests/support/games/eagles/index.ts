// The March of Eagles as a game that can be played: its words come from the locales.
import {
  battle,
  type BattleKinds,
  type BattleReason,
  type BattleState,
} from '@/games/eagles/rules/index.ts'
import { writingIn } from '@/games/eagles/telling/wording.ts'
import type { Far } from '@/games/eagles/telling/lengths.ts'
import type { BattleWords } from '@/games/eagles/words/battle.ts'
import { battleDe } from '@/games/eagles/words/de/battle/battle.ts'
import { inches as inchesDe } from '@/games/eagles/words/de/battle/units.ts'
import { battleEn } from '@/games/eagles/words/en/battle/battle.ts'
import { inches as inchesEn } from '@/games/eagles/words/en/battle/units.ts'
import { setupOf } from '../../battle.ts'
import { namesOf } from '../../battleNames.ts'
import type { GameWords, Playable } from '../playable.ts'

const wordsFrom = (words: BattleWords, far: Far): GameWords<BattleKinds> => {
  const namesIn = (state: BattleState) => namesOf(state, words, far)
  return {
    event: (event, state) => writingIn(words.events, namesIn(state))(event, [event]),
    option: (option, state) => words.answers.option(option, namesIn(state)),
    reason: (reason: BattleReason) => words.reasons.reason(reason),
    field: (field) => words.answers.field(field),
  }
}

const one = ['veteran 16 officer sergeant drummer']
const several = ['drilled 24 drummer officer', 'veteran 20 sergeant light screen 4']

export const playableEagles: Playable<BattleKinds> = {
  game: battle,
  setups: [
    setupOf(one, ['green 16'], { turns: 2 }),
    setupOf(several, ['drilled 24 sergeant', 'green 20 ensign'], { turns: 3 }),
  ],
  corrections: [{ figure: 'battalion', battalion: 0, set: { fired: true } }],
  secretOf: () => null,
  words: {
    en: wordsFrom(battleEn, inchesEn),
    de: wordsFrom(battleDe, inchesDe),
  },
  playthrough: new URL('../../../games/secondThoughts.json', import.meta.url),
}
