// An event as a sentence, in the words of the language that is spoken; empty if it needs no saying.
import type { BattleEvent } from '@/games/eagles/rules/index.ts'
import type { BattleWords, Names } from '@/games/eagles/words/battle.ts'

type Kind = BattleEvent['kind']
type EventOf<K extends Kind> = { [P in K]: Extract<BattleEvent, { kind: P }> }[K]

export function tellIn<K extends Kind>(
  words: BattleWords,
  event: EventOf<K>,
  names: Names,
): string {
  const tell: (event: EventOf<K>, names: Names) => string = words.tell[event.kind]
  return tell(event, names)
}
