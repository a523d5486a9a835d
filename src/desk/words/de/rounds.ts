// German words of the rounds of an event.
import { counted } from '../../../words/counted.ts'
import type { rounds as english } from '../en/rounds.ts'

const count = counted('de')

export const rounds: typeof english = {
  title: 'Runden',
  standings: 'Tabelle',
  pairings: 'Paarungen',
  shown: 'Was gezeigt wird',
  table: (n) => `Tisch ${String(n)}`,
  round: (n) => `Runde ${String(n)}`,
  pair: (n) => `Runde ${String(n)} auslosen`,
  pairHint:
    'Gleiche treffen auf Gleiche; niemand trifft zweimal auf denselben, solange es sich vermeiden lässt.',
  tooFew: (lacking) =>
    `Für Runden braucht es mindestens zwei Spieler; ${lacking === 1 ? 'einer fehlt' : 'zwei fehlen'} noch.`,
  notPaired: {
    away: (n) =>
      count(
        n,
        'Einer könnte spielen, ist aber noch nicht als anwesend eingetragen.',
        (s) => `${s} könnten spielen, sind aber noch nicht als anwesend eingetragen.`,
      ),
    lists: (n) =>
      count(
        n,
        'Eine Liste ist weder regelgerecht noch angenommen.',
        (s) => `${s} Listen sind weder regelgerecht noch angenommen.`,
      ),
    gone: (n) => count(n, 'Einer ist abgereist.', (s) => `${s} sind abgereist.`),
  },
  missing: (n) => count(n, 'Ein Ergebnis fehlt', (s) => `${s} Ergebnisse fehlen`),
  unpair: (n) => `Auslosung der Runde ${String(n)} zurücknehmen`,
  tooMany: (most) => `Hier lassen sich höchstens ${String(most)} Spieler auslosen.`,
  takeBack: 'Zurücknehmen',
  unpairSure: (n) => `Die Ergebnisse der Runde ${String(n)} gehen mit verloren.`,
  unpaired: (n) => `Die Auslosung der Runde ${String(n)} ist zurückgenommen.`,
  against: (a, b) => `${a} gegen ${b}`,
  bye: (name) => `${name} hat ein Freilos`,
  result: (a, b) => `Ergebnis von ${a} gegen ${b}`,
  wins: (name) => `Sieg: ${name}`,
  draw: 'Unentschieden',
  open: 'Noch nicht gespielt',
  earlier: {
    title: (n) => `Ein Ergebnis der Runde ${String(n)} ändern?`,
    from: (result) => `Bisher „${result}“`,
    to: (result) => `Dann „${result}“`,
    rests: (next, last) =>
      `${
        next === last
          ? `Danach wurde Runde ${String(next)} ausgelost.`
          : `Danach wurden die Runden ${String(next)} bis ${String(last)} ausgelost.`
      } Deren Paarungen bleiben; Tabelle und weitere Runden richten sich nach der Änderung.`,
    change: 'Trotzdem ändern',
    leave: 'So lassen',
    changed: (n) => `Das Ergebnis der Runde ${String(n)} ist geändert.`,
  },
  lost: (name) => `Verluste von ${name}, Figuren`,
  fromFile: 'Aus der Datei der Schlacht',
  reading: 'Die Schlacht wird gelesen …',
  read: 'Das Ergebnis ist aus der Datei übernommen.',
  whoWas: (a, b) => `Die Listen verraten nicht, wer wer war. Seite 1 war ${a}, Seite 2 war ${b}.`,
  whoLedA: 'Wer führte Seite 1?',
  tooBigFile: 'Diese Datei ist zu groß für eine Schlacht.',
  slowFile: 'Diese Schlacht zu lesen dauert hier zu lange. Trage das Ergebnis von Hand ein.',
  wrongFile: 'Das ist keine Datei einer beendeten Schlacht von The March of Eagles.',
  before: {
    title: (n) => `Vor Runde ${String(n)}`,
    twice: (a, b) => `${a} und ${b}: ein Spieler oder zwei?`,
    onePlayer: 'Einer: die neuere Liste gilt',
    rivals: 'Beide wurden in derselben Runde ausgelost, es sind also zwei Spieler.',
    answerFirst: 'Sag zuerst, wer einer ist und wer zwei: Sonst säße jemand an zwei Tischen.',
    leftOut: (n) => count(n, 'Einer bleibt draußen', (s) => `${s} bleiben draußen`),
    decided: 'Von dir ausgelassen',
    accept: 'Liste annehmen',
    accepted: (name) => `${name} spielt mit: Die Liste ist angenommen.`,
    open: 'Liste öffnen',
    pair: (n) => count(n, 'Einen Spieler auslosen', (s) => `${s} Spieler auslosen`),
    notIn: (n) =>
      count(
        n,
        'Einer ist in der nächsten Runde nicht dabei',
        (s) => `${s} sind in der nächsten Runde nicht dabei`,
      ),
  },
  whoGone: 'Wer ist abgereist?',
  gone: 'Abgereist',
  goneMark: 'abgereist',
  goneAtTable: (name) =>
    `${name} ist abgereist und setzt ab der nächsten Runde aus. Der Tisch dieser Runde muss noch entschieden werden.`,
  back: 'Spielt wieder mit',
  place: 'Platz',
  player: 'Spieler',
  points: 'Punkte',
  record: 'Siege, Unentschieden, Niederlagen',
  short: { record: 'S–U–N', opponents: 'Gegner', casualties: 'Figuren' },
}
