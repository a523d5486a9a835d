// The March of Progress as a game that can be played: rules, words, what is secret, one recorded playthrough.
import {
  defaultHouseRules,
  isCard,
  marlborough,
  meaningOf,
  progress,
  thirtyYearsWar,
  type ProgressKinds,
  type ProgressSetup,
  type ProgressState,
  type PromptKind,
} from '@/games/progress/rules/index.ts'
import { namesIn, progressWords, type Language } from '@/games/progress/words/index.ts'
import type { GameWords, Playable } from '../playable.ts'

const setup = {
  scenario: thirtyYearsWar,
  houseRules: defaultHouseRules,
  seats: { a: { name: 'Marta', player: 'person' }, b: { name: '', player: 'person' } },
  initiative: 'roll',
} as const satisfies ProgressSetup

/** The kind of the question that offers this option, or refuses it. */
const kindOf = (state: ProgressState): PromptKind => {
  if (state.resolving !== null) return state.resolving.asked.kind
  if (state.offer !== null) return 'end.accept'
  return state.chosen.a !== null && state.chosen.b !== null ? 'reveal' : 'card'
}

const wordsIn = (language: Language): GameWords<ProgressKinds> => {
  const words = progressWords[language]
  return {
    event: (event, state) => words.event(event, namesIn(state, language)),
    option: (option, state) => {
      const meaning = meaningOf(kindOf(state), option)
      return meaning === null ? '' : words.option(meaning, namesIn(state, language))
    },
    reason: (reason) => words.reason[reason],
    field: () => '',
  }
}

export const playableProgress: Playable<ProgressKinds> = {
  game: progress,
  setups: [
    setup,
    { ...setup, scenario: marlborough(), houseRules: { ...defaultHouseRules, agreement: 'off' } },
    { ...setup, initiative: 'b', houseRules: { ...defaultHouseRules, orderAsked: 'always' } },
  ],
  corrections: [{ strength: { a: 3 } }, { armies: { b: ['n1:normal', 'n1:fortified'] } }],
  secretOf: ({ kind }, answer) =>
    kind === 'card' && answer.kind === 'choice' && isCard(answer.option) ? 'card' : null,
  words: { en: wordsIn('en'), de: wordsIn('de') },
  playthrough: new URL('./playthrough.json', import.meta.url),
}
