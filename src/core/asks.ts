// The open questions of a game, of the table and of every seat.
import type { Game, Kinds, Party, Question } from './game.ts'
import { table } from './game.ts'

/** The table and every seat, the table first. */
export const partiesOf = <K extends Kinds>(
  game: Game<K>,
  setup: K['setup'],
): readonly Party<K>[] => [table, ...game.seats(setup)]

/** The open question of one seat, or of the table; null if it has none. */
export const askOf = <K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  party: Party<K>,
): Question<K> | null => game.ask(game.seen(state, party), party)

/** All open questions: the table's alone, or those of the seats in their order; none exactly when the game is over. */
export const asks = <K extends Kinds>(
  game: Game<K>,
  setup: K['setup'],
  state: K['state'],
): readonly Question<K>[] => {
  const shared = askOf(game, state, table)
  if (shared !== null) return [shared]
  const open: Question<K>[] = []
  for (const seat of game.seats(setup)) {
    const question = askOf(game, state, seat)
    if (question !== null) open.push(question)
  }
  return open
}
