// German words of an event of teams.
import { counted } from '../../../words/counted.ts'
import type { teams as english } from '../en/teams.ts'

const count = counted('de')
const s = (n: number): string => String(n)

export const teams: typeof english = {
  title: 'Mannschaften',
  who: 'Wer ausgelost wird',
  size: (n) => (n === 1 ? 'Spieler' : `Mannschaften zu ${s(n)}`),
  short: (n) => `Mannschaften zu ${s(n)}`,
  inInvitation: (n) =>
    `Sie sagt auch, dass Mannschaften zu ${s(n)} spielen und wie man Mannschaft und Brett zur Liste schreibt.`,
  invited: (n) => [
    `Mannschaften zu ${s(n)}, Brett gegen Brett; Brett 1 ist das erste`,
    'Zu jeder Liste zwei Zeilen: „Mannschaft: der Name“ und „Brett: die Nummer“',
  ],
  sizeHint:
    'Ausgelost werden Mannschaften; gespielt wird Brett gegen Brett. Alle Bretter zusammen entscheiden den Mannschaftskampf.',
  sizeStays: 'Das bleibt so, sobald eine Runde ausgelost ist.',
  clubHint:
    '„Gleicher Verein“ trennt Mannschaften, deren Spieler alle aus einem Verein sind. „Gleiche Nation“ zählt zwischen Mannschaften nicht.',
  hint: 'Oben steht das erste Brett. Wer fehlt, lässt keine Lücke: Die anderen rücken auf, und die letzten Bretter gehen kampflos verloren.',
  none: 'Noch hat niemand eine Mannschaft.',
  teamless: (n) =>
    count(n, 'Ein Spieler hat keine Mannschaft', (all) => `${all} Spieler haben keine Mannschaft`),
  teamlessHint: 'Wer keine Mannschaft hat, wird nicht ausgelost.',
  teamOf: (name) => `Mannschaft von ${name}`,
  noTeam: 'Keine Mannschaft',
  newTeam: 'Neue Mannschaft …',
  name: 'Name der Mannschaft',
  add: 'Mannschaft anlegen',
  taken: (name) => `Eine Mannschaft namens ${name} gibt es schon.`,
  board: (n) => `Brett ${s(n)}`,
  reserve: 'Ersatz',
  down: (name) => `${name} weiter nach unten`,
  leave: (name) => `${name} aus der Mannschaft nehmen`,
  left: (name) => `${name} hat keine Mannschaft mehr.`,
  forfeits: (name, here, of, boards) =>
    `${name}: ${s(here)} von ${s(of)} da. ${
      boards.length === 1
        ? `Brett ${s(boards[0] ?? 0)} geht kampflos verloren.`
        : `Die Bretter ${boards.join(', ')} gehen kampflos verloren.`
    }`,
  incomplete: 'Unvollständige Mannschaften',
  empty: (names) => `Niemand ist da von: ${names.join(', ')}.`,
  open: 'Mannschaften öffnen',
  pair: (n) => count(n, 'Eine Mannschaft auslosen', (all) => `${all} Mannschaften auslosen`),
  tooFew: (lacking) =>
    `Für Runden braucht es mindestens zwei Mannschaften, von denen jemand spielen kann; ${lacking === 1 ? 'eine fehlt' : 'zwei fehlen'} noch.`,
  match: (n) => `Kampf ${s(n)}`,
  bye: (name) => `${name}: Freilos`,
  score: (first, second) => `${s(first)} : ${s(second)}`,
  scoreSaid: (a, first, b, second) => `Brettpunkte: ${a} ${s(first)}, ${b} ${s(second)}`,
  alone: (name) => `${name} hat keinen Gegner und bekommt die Punkte eines Freiloses`,
  atTable: (table, board) => `Tisch ${s(table)}, Brett ${s(board)}`,
  moreAt: (table) => `Code, Zettel, nicht erschienen: Tisch ${s(table)}`,
  openBoard: 'Code, Zettel, nicht erschienen',
  more: (match) => `Tauschen, behalten, neu setzen: Kampf ${s(match)}`,
  openMatch: 'Tauschen, behalten, neu setzen',
  swap: 'Eine Mannschaft tauschen',
  swapWho: 'Welche Mannschaft wechselt den Platz?',
  fix: 'Diesen Kampf behalten, wenn die anderen neu ausgelost werden',
  anew: 'Diesen Kampf neu setzen',
  anewHint: 'Beide Mannschaften sitzen dann, wie sie jetzt unter „Mannschaften“ stehen.',
  seatedAnew: 'Der Kampf ist neu gesetzt.',
  notSeated:
    'Es hat sich nichts geändert: Von einer Mannschaft ist niemand da, oder ein Spieler sitzt schon in einem anderen Kampf.',
  begun: 'Dieser Kampf hat begonnen: Seine Bretter bleiben, wie sie sind.',
  standings: 'Tabelle der Mannschaften',
  players: 'Tabelle der Spieler',
  team: 'Mannschaft',
  points: 'Kampfpunkte',
  boardScoring: 'Punkte eines Bretts',
  matchScoring: 'Punkte eines Mannschaftskampfs',
  matchOwn: 'Für den Kampf als Ganzes, was immer seine Bretter wert sind.',
  decided: 'Wer mehr Brettpunkte hat, gewinnt den Kampf.',
  shortBoards: 'Bretter',
  saveStandings: 'Rangliste der Mannschaften als Tabelle speichern',
  csv: {
    match: 'Kampf',
    board: 'Brett',
    firstTeam: 'Erste Mannschaft',
    secondTeam: 'Zweite Mannschaft',
  },
}
