// The open question as a sentence, in the words of the language that is spoken.
import type { QuestionFrame, QuestionKind } from '@/games/eagles/rules/index.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'

export function questionIn<K extends QuestionKind>(
  words: BattleWords,
  about: QuestionFrame<K>,
  names: Names,
): string {
  const ask: (about: QuestionFrame<K>, names: Names) => string = words.questions[about.at]
  return ask(about, names)
}
