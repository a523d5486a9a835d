// German words of answers that are not taken, the same in every game.
import type { CommonRefusal } from '../refusals.ts'

export function commonRefusal(problem: CommonRefusal): string {
  switch (problem.code) {
    case 'not-asked':
      return 'Du bist gerade nicht gefragt.'
    case 'stale':
      return 'Diese Frage ist schon beantwortet.'
    case 'retract-count':
      return 'Es gibt nichts zurückzunehmen.'
    case 'retract-final':
      return 'Alle haben es gesehen: Es lässt sich nicht mehr zurücknehmen.'
    case 'retract-others':
      return 'Zurücknehmen kannst du nur deine eigene letzte Antwort.'
    case 'wrong-kind':
    case 'missing-field':
    case 'unknown-field':
    case 'malformed':
      return 'Das beantwortet diese Frage nicht. Es wurde nichts geändert.'
    case 'not-offered':
      return 'Das steht hier nicht zur Wahl. Nimm eine der gezeigten Antworten.'
    case 'not-whole':
      return 'Gib eine ganze Zahl an.'
    case 'too-small':
      return `Mindestens ${String(problem.bound)}.`
    case 'too-large':
      return `Höchstens ${String(problem.bound)}.`
  }
}
