// German words of the list of battles and of beginning one.
import type { battles as english } from '../../en/battles/battles.ts'
import { counted } from '../../../../../words/counted.ts'
import { houseRuleBoardDe } from '../../../../../words/de/houseRules.ts'
import { houseRules } from './houseRules.ts'
import { ruleChapters } from './ruleChapters.ts'

const count = counted('de')

const list: (typeof english)['list'] = {
  title: 'Schlacht',
  underWay: 'Im Gange',
  others: 'Wartet',
  finished: 'Beendet',
  goOn: 'Weiter',
  open: (armies) => `${armies} öffnen`,
  against: 'gegen',
  both: (a, b) => `${a} gegen ${b}`,
  notBegun: 'Aufstellung',
  turn: (turn, of) =>
    of === null ? `Zug ${String(turn)}` : `Zug ${String(turn)} von ${String(of)}`,
  phases: {
    setUp: 'Aufstellung',
    initiative: 'Initiative',
    activations: 'Aktivierungen',
    resolve: 'Moraltests',
    compulsory: 'Fluchten',
    over: 'das Ende',
  },
  lastPlayed: (when) => `Zuletzt gespielt ${when}`,
  playedOn: (when) => `Gespielt ${when}`,
  wins: (army) => `${army} hat gewonnen`,
  draw: 'Unentschieden',
  copy: 'Eine zweite Fassung, die gefunden und behalten wurde',
  guided: 'Erste Schlacht, mit Hinweisen',
  newer: 'Aus einer neueren Version',
  newerHint:
    'Sie bleiben hier, wie sie sind, und stehen in jeder Sicherung. Aktualisiere die App, um sie zu öffnen.',
  newerGame: (when) => `Ein Spiel aus einer neueren Version, zuletzt gespielt ${when}`,
  saveNewer: 'Als Datei speichern',
  newBattle: 'Neue Schlacht',
  firstBattle: 'Erste Schlacht, mit Hinweisen',
  firstHint:
    'Zwei Bataillone je Seite, zwei Züge: Die App sagt, was sie fragt, warum, und was üblich ist.',
  empty: {
    title: 'Noch keine Schlacht',
    text: 'Führe deine Armee an den Tisch: Die App fragt, ihr antwortet und würfelt. Jeder Schritt wird sofort gesichert.',
  },
  remove: 'Löschen',
  removeOf: (armies) => `${armies} löschen`,
  confirm: (armies) =>
    `Die Schlacht ${armies} löschen? Sie bleibt 30 Tage im Papierkorb und zählt so lange nicht.`,
  confirmOpen: 'Sie ist noch nicht beendet.',
  removed: 'Die Schlacht liegt im Papierkorb.',
  deleted: (n) => count(n, 'Eine gelöschte Schlacht', (s) => `${s} gelöschte Schlachten`),
  takeIn: 'Schlacht übernehmen',
  takeInHint: 'Vom anderen Handy: seine Datei oder die Codes, die es zeigt',
  history: 'Chronik',
  historyHint: 'Jede beendete Schlacht zählt: für ihre Armeen, deren Würfelglück, jedes Bataillon.',
  unreadable:
    'Die Schlachten auf diesem Handy sind gerade nicht lesbar. Schließe andere Tabs und versuche es erneut.',
}

const start: (typeof english)['start'] = {
  ticket: {
    title: (id) => `Für den Feldzug: Zettel ${id}`,
    limit: (side, points) => `${side}: höchstens ${String(points)} Punkte.`,
    turns: (turns) => count(turns, 'Ein Zug.', (s) => `${s} Züge.`),
    placing: (side) =>
      `${side} greift an: Diese Seite wählt ihre Tischseite und sagt, wer zuerst aufstellt.`,
    lowered: (side, n) =>
      count(
        n,
        `${side}: Ein Bataillon kämpft eine Qualität tiefer. Welches?`,
        (s) => `${side}: ${s} Bataillone kämpfen eine Qualität tiefer. Welche?`,
      ),
    traits: {
      fanatics: (side) => `${side}: ein Bataillon Fanatiker. Welches?`,
      terror: (side) => `${side}: Ein Bataillon verbreitet Schrecken. Welches?`,
    },
    traitMeans: {
      fanatics:
        'Bis es bricht, gelingt ihm jede Angriffsprobe ohne Würfel. Beide Seiten müssen einverstanden sein.',
      terror:
        'Bis es bricht, würfelt ein Gegner in Kontakt jeden bestandenen Moraltest noch einmal. Beide Seiten müssen einverstanden sein.',
    },
    traitless: 'Keines: ohne spielen',
    without: 'Ohne den Feldzug spielen',
  },
  title: 'Neue Schlacht',
  mine: 'Deine Armee',
  theirs: 'Die andere Armee',
  players: {
    title: 'Wer spielt',
    mine: 'Dein Name',
    theirs: 'Name gegenüber',
    hint: 'Für die Chronik der Schlachten; kann leer bleiben.',
  },
  swap: 'Seiten tauschen',
  swapped: 'Die Seiten sind getauscht.',
  change: 'Ändern',
  choose: 'Armee wählen',
  playable: 'Nicht regelgerecht, aber spielbar. In der Schlacht ist sie so gekennzeichnet.',
  problems: (n) => count(n, 'Das Problem zeigen', (s) => `${s} Probleme zeigen`),
  problemsOf: (army) => `Was an ${army} nicht regelgerecht ist`,
  table: 'Tisch',
  ground: {
    legend: 'Auf dem Tisch',
    open: 'Offener Tisch',
    kinds: {
      hedge: 'Hecke',
      wall: 'Mauer',
      wood: 'Wald',
      hill: 'Hügel',
      building: 'Gebäude',
      marsh: 'Sumpf',
    },
    hints: {
      unsaid: 'Kreuze an, was dort liegt: Nur danach wird gefragt. Bis dahin nach allem.',
      open: 'Nach Gelände und Deckung wird nicht gefragt.',
      ticked: 'Nur nach dem Angekreuzten wird gefragt.',
    },
  },
  tables: { '72x48': '180 × 120 cm', '48x48': '120 × 120 cm' },
  distances: 'Entfernungen',
  clock: 'Uhr',
  clocks: (minutes) => `${String(minutes)} min`,
  noClock: 'Keine',
  clockHint: 'Minuten, die jede Seite für die ganze Schlacht hat.',
  begin: 'Schlacht beginnen',
  own: 'Auf diesem Handy',
  ownSearch: 'Deine Armeen durchsuchen',
  noneFound: 'Keine Armee auf diesem Handy passt.',
  more: 'Weitere Armeen',
  samples: 'Beispielarmeen',
  readIn: 'Eine andere Armee einlesen',
  readHint: 'Link, Text, Datei, Bild oder Kamera.',
  read: 'Einlesen',
  take: 'Mit dieser Armee spielen',
  takeOne: (army) => `Mit ${army} spielen`,
  keep: 'Auch auf meine Liste setzen',
  elsewhere: 'Etwas anderes einlesen',
  chosen: 'gewählt',
  cannot: {
    battalions: (army) =>
      `${army} hat noch kein Bataillon. Füge eines hinzu oder wähle eine andere Armee.`,
    quality: (army, battalion) =>
      `${battalion} von ${army} hat keine Qualität. Gib ihm eine oder wähle eine andere Armee.`,
    rankers: (army, battalion) =>
      `${battalion} von ${army} hat keine Soldaten, die auf dem Tisch stehen könnten. Stelle das richtig oder wähle eine andere Armee.`,
    characters: (army, battalion) =>
      `${battalion} von ${army} hat mehr Charaktere einer Art, als die Würfel unterscheiden können. Stelle das richtig oder wähle eine andere Armee.`,
    other: 'Diese beiden Armeen lassen sich so nicht spielen. Wähle eine andere.',
  },
  putRight: 'Zur Armee',
}

const house: (typeof english)['house'] = {
  board: houseRuleBoardDe,
  title: 'Hausregeln',
  explained: 'Vor der Schlacht vereinbart, dann für sie fest.',
  asTheRules: 'Unsere Vorgaben',
  changed: (n) => count(n, 'Eine geändert', (s) => `${s} geändert`),
  count: (n) => count(n, 'Eine Hausregel', (s) => `${s} Hausregeln`),
  countOf: (n, of) => `${String(n)} von ${String(of)} Regeln geändert`,
  allDefaults: 'Alle Vorgaben',
  presetNames: {
    letter: 'Heft beim Wort',
    last: 'Letzte Schlacht',
  },
  presetHint:
    'Beim Wort: ein Wurf vor dem Schießen, zwei Würfe zum Angriff, ein Moraltest je Zug, jede Deckung halbiert, auch der Sieger testet.',
  agreed: 'Für diese Schlacht vereinbart',
  agreedNone: 'Unsere Vorgaben, nichts geändert.',
  isNow: (value, standard) => `${value}. Vorgabe: ${standard}.`,
  illegal: (army) => `${army} ist nicht regelgerecht`,
  line: (parts) => parts.join(' · '),
}

const round: (typeof english)['round'] = {
  title: 'Dein Tisch',
  at: (event, number, table) => `${event}, Runde ${String(number)}, Tisch ${String(table)}`,
  against: (first, second) => `${first} gegen ${second}`,
  noList: 'keine Liste: Wähle die Armee vor der Schlacht',
  who: 'Wessen Handy ist das?',
  mine: (name) => `Hier spielt ${name}`,
  clock: (minutes) => `Uhr: ${String(minutes)} Minuten je Seite`,
  hint: 'Listen, Hausregeln und Tisch kommen von der Turnierleitung. Am Ende zeigt die Schlacht einen Ergebniszettel für sie.',
  damaged:
    'Dieser Code einer Paarung ist beschädigt oder abgeschnitten. Scanne ihn bei der Turnierleitung noch einmal.',
  newer:
    'Diese Paarung kommt aus einer neueren Version der App. Aktualisiere sie und scanne den Code noch einmal.',
  leave: 'Keine Schlacht dieser Runde',
  scan: 'Code einer Paarung scannen',
}

export const battles: typeof english = { list, start, round, house, houseRules, ruleChapters }
