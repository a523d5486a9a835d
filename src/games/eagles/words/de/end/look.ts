// German words for looking back at a battle.
import type { look as english } from '../../en/end/look.ts'

export const look: typeof english = {
  title: 'Rückblick',
  loading: 'Die Schlacht wird aufgebaut …',
  slider: 'Augenblick der Schlacht',
  at: (entry, of, turn) => `Eintrag ${String(entry)} von ${String(of)}, ${turn}`,
  start: 'Der Anfang',
  turn: (n) => `Zug ${String(n)}`,
  settingUp: 'Aufstellung',
  play: 'Abspielen',
  pause: 'Anhalten',
  nextTurn: 'Nächster Zug',
  previousTurn: 'Zug davor',
  next: 'Einen Schritt vor',
  previous: 'Einen Schritt zurück',
  takenBack: 'Später zurückgenommen:',
  takesBack: 'Antworten werden zurückgenommen.',
  playOn: 'Ab hier weiterspielen',
  playOnHint:
    'Beginnt eine neue Schlacht mit allem bis zu diesem Augenblick. Diese bleibt, wie sie ist.',
  playedOn: 'Eine neue Schlacht geht von hier aus weiter.',
  problem: 'Diese Schlacht lässt sich nur bis hierher zeigen.',
}
