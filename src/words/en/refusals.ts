// English words of answers that are not taken, the same in every game.
import type { CommonRefusal } from '../refusals.ts'

/** Says what is wrong and what to do. */
export function commonRefusal(problem: CommonRefusal): string {
  switch (problem.code) {
    case 'not-asked':
      return 'It is not your turn to answer.'
    case 'stale':
      return 'This question was answered already.'
    case 'retract-count':
      return 'There is nothing to take back.'
    case 'retract-final':
      return 'Everybody has seen it: it can no longer be taken back.'
    case 'retract-others':
      return 'You can only take back your own last answer.'
    case 'wrong-kind':
    case 'missing-field':
    case 'unknown-field':
    case 'malformed':
      return 'That does not answer this question. Nothing was changed.'
    case 'not-offered':
      return 'That is not offered here. Choose one of the answers shown.'
    case 'not-whole':
      return 'Give a whole number.'
    case 'too-small':
      return `At least ${String(problem.bound)}.`
    case 'too-large':
      return `At most ${String(problem.bound)}.`
  }
}
