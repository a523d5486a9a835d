// German words of the organiser's desk.
import { bounds, limits as points } from '@/games/eagles/rules/index.ts'
import { counted } from '../../../words/counted.ts'
import type { events as english } from '../en/events.ts'
import { adding } from './adding.ts'
import { limits } from './limits.ts'
import { eventProblems } from './problems.ts'
import { roundDesk } from './roundDesk.ts'
import { rounds } from './rounds.ts'
import { teams } from './teams.ts'
import { number } from '../../../games/eagles/words/de/armies/figures.ts'
import { troubles } from './troubles.ts'

const count = counted('de')
const lists = (n: number): string => count(n, 'eine Liste', (s) => `${s} Listen`)

const list: (typeof english)['list'] = {
  title: 'Turniere',
  add: 'Neues Turnier',
  newName: 'Neues Turnier',
  empty: {
    title: 'Noch keine Turniere',
    text: 'Ein Turnier prüft jede Liste, die man dir schickt: alle auf einmal, auf diesem Gerät, ohne Netz.',
  },
  lead: (n, limits) =>
    `${n === 0 ? 'Noch keine Listen' : count(n, 'Eine Liste', (s) => `${s} Listen`)}, ${limits}`,
  actionsFor: (name) => `Mehr zu ${name}`,
  edit: 'Turnier ändern',
  duplicate: 'Ver\u00addoppeln',
  copyOf: (name) => `${name} (Kopie)`,
  saveFile: 'Datei des Turniers speichern',
  remove: 'Löschen',
  confirm: (name, n) =>
    `${name} mit ${n === 0 ? 'keinen Listen' : lists(n)} endgültig löschen? Das lässt sich nicht zurücknehmen.`,
  removed: 'Das Turnier ist gelöscht.',
  openFile: 'Turnier\u00addatei öffnen',
  notAnEvent: 'In dieser Datei ist kein Turnier, oder etwas darin ist nicht, wie es sein soll.',
  unreadable:
    'Die Turniere lassen sich gerade nicht lesen. Schließe andere Tabs dieser App und versuche es noch einmal.',
  missing: 'Dieses Turnier gibt es hier nicht. Vielleicht wurde es gelöscht.',
}

const form: (typeof english)['form'] = {
  name: 'Name',
  date: 'Tag',
  place: 'Ort',
  limit: 'Punktegrenze',
  limitWrong: `Eine ganze Zahl von ${points.least} bis ${number(bounds.limit)}; eine gerade, wenn sie genau erreicht werden muss.`,
  budget: 'Punkte',
  nations: 'Nationen, die kommen dürfen',
  caps: 'Grenzen dieses Turniers',
  capsHint: 'Ein leeres Feld heißt: keine Grenze.',
  mostBattalions: 'Bataillone höchstens',
  mostGuards: 'Gardebataillone höchstens',
  mostGreen: 'Rekrutenbataillone höchstens',
  wrong: (least, most, isOptional) =>
    isOptional
      ? `Eine ganze Zahl bis ${number(most)}, oder nichts.`
      : `Eine ganze Zahl von ${least} bis ${number(most)}.`,
  light: 'Leichte Bataillone sind erlaubt',
  deadline: 'Listen bis',
  zone: 'Zeitzone',
  deadlineHint: (shown) => `Auf diesem Gerät ist das ${shown}.`,
  note: 'Hinweis an die Spieler',
  houseRules: 'Hausregeln der Schlachten',
  changedRules: (n) =>
    n === 0
      ? 'Unsere Vorgaben'
      : count(
          n,
          'Eine weicht von unseren Vorgaben ab',
          (s) => `${s} weichen von unseren Vorgaben ab`,
        ),
  done: 'Zur Übersicht',
}

const board: (typeof english)['board'] = {
  addLists: 'Listen hinzu\u00adfügen',
  print: 'Drucken',
  more: 'Mehr',
  counts: {
    legal: 'regel\u00adgerecht',
    change: 'zu ändern',
    look: 'ansehen',
    unreadable: 'nicht gelesen',
    changed: 'seither geändert',
  },
  onlyThese: 'nur diese zeigen',
  states: {
    look: 'Ansehen',
    legal: 'Regelgerecht',
    accepted: 'Angenommen',
    changed: 'Seit der Prüfung geändert',
    illegal: 'Nicht regelgerecht',
    unreadable: 'Unlesbar',
    late: 'Zu spät',
  },
  write: (known, unknown) => {
    const players = count(known, 'Einem Spieler schreiben', (s) => `${s} Spielern schreiben`)
    const lists = count(unknown, '1 Liste von unbekannt', (s) => `${s} Listen von unbekannt`)
    if (unknown === 0) return players
    return known === 0 ? lists : `${players}, ${lists}`
  },
  unread: (n) => count(n, 'Eine nicht lesbar', (s) => `${s} nicht lesbar`),
  settleThese: 'Von dir zu klären',
  settleAll: (n) => count(n, 'Die eine zum Ansehen klären', (s) => `Alle ${s} zum Ansehen klären`),
  settleAllTitle: 'Ändert eine davon etwas?',
  settleAllHint: 'Jede Zeile, die neben einer Liste steht. Öffne die Liste, bei der es so ist.',
  settledAll: (n) => count(n, 'Eine Liste ist geklärt.', (s) => `${s} Listen sind geklärt.`),
  search: 'Spieler und Armeen suchen',
  searchHint: 'Name, Nation oder Fingerabdruck',
  clear: 'Suche leeren',
  filter: 'Zeigen',
  filters: {
    all: 'Alle Listen',
    change: 'Zu ändern',
    look: 'Anzusehen',
    answered: 'Beantwortet',
    open: 'Noch nicht beantwortet',
    changed: 'Seit der Prüfung geändert',
    legal: 'Regelgerecht oder angenommen',
    unreadable: 'Unlesbar',
    alike: 'Dieselbe Liste zweimal',
    asked: 'Ein Spieler oder zwei',
  },
  sort: 'Reihenfolge',
  sorts: { state: 'Offenes zuerst', player: 'Spieler', points: 'Punkte', nation: 'Nation' },
  none: 'Keine Liste passt.',
  noneYet: 'Noch keine Listen. Lege Dateien hier ab, füge eine Mail ein oder scanne Codes.',
  noneYetTouch: 'Noch keine Listen. Wähle Dateien, füge eine Mail ein oder scanne Codes.',
  drop: 'Dateien hier ablegen',
  unknownPlayer: 'Spieler unbekannt',
  left: (n, shown) => (n === 0 ? 'Nichts übrig' : `${shown} übrig`),
  moreProblems: (n) => count(n, 'Und noch eines.', (s) => `Und ${s} weitere.`),
  answered: 'beantwortet',
  alike: (who) => `Dieselbe Liste wie ${who}.`,
  sameName: 'Zweimal dieser Name oder diese Adresse. Ein Spieler oder zwei?',
  version: (n) => `Fassung ${String(n)}`,
  heading: {
    player: 'Spieler',
    email: 'E-Mail',
    army: 'Armee',
    nation: 'Nation',
    battalions: 'Bataillone',
    points: 'Punkte',
    verdict: 'Urteil',
    why: 'Was nicht stimmt oder übrig ist',
    code: 'Code',
  },
  rounds: 'Runden und Tabelle',
  table: {
    legend: 'Zwischen den Spalten',
    separators: { ',': 'Komma', ';': 'Semi\u00adkolon', '\t': 'Tabu\u00adlator' },
    hint: 'Was ein Tabellenprogramm erwartet, richtet sich nach seiner Sprache. Steht alles in einer Spalte, nimm ein anderes.',
    save: 'Tabelle speichern',
    formats: { separator: ';', decimal: ',' },
  },
  csv: 'Übersicht als Tabelle speichern',
  allLists: 'Alle Listen als eine Datei speichern',
  share: 'Spieler einladen',
}

const entry: (typeof english)['entry'] = {
  list: 'Die Liste',
  player: 'Spieler',
  saveName: 'Namen speichern',
  sameName: (name) =>
    `Auch eine andere Liste ist von ${name} oder von dieser Adresse. Ist es derselbe Spieler?`,
  onePlayer: 'Derselbe: eine neuere Fassung',
  twoPlayers: 'Zwei Spieler',
  accept: 'Annehmen',
  acceptAnyway: 'Trotzdem annehmen',
  acceptNote: 'Anmerkung',
  acceptReason: 'Warum wird sie angenommen?',
  accepted: (note) => (note === '' ? 'Angenommen.' : `Angenommen: ${note}`),
  unaccept: 'Annahme zurück\u00adnehmen',
  next: 'Nächster Spieler',
  reply: 'Antwort an den Spieler',
  replyLanguage: 'Sprache der Antwort',
  copy: 'Nachricht an den Spieler kopieren',
  copied: 'Die Nachricht ist kopiert.',
  notCopied: 'Kopieren ist hier nicht erlaubt. Markiere den Text und kopiere ihn selbst.',
  share: 'Teilen',
  answered: 'Beantwortet',
  versions: 'Fassungen',
  version: (n, when) => `Fassung ${String(n)}, gelesen ${when}`,
  change: { same: 'unverändert', changed: 'geändert', added: 'neu', removed: 'weg' },
  was: (before) => `war ${before}`,
  headName: 'Der Name der Armee ist ein anderer.',
  headNation: 'Die Nation ist eine andere.',
  sameList: 'Noch einmal dieselbe Liste.',
  original: 'Wie sie kam',
  readAnew: 'Text neu lesen',
  readAnewHint:
    'Nach einem Update liest die App vielleicht mehr. Was sie liest, wird eine eigene Fassung; was du entschieden hast, bleibt.',
  isReadAnew: 'Neu gelesen: Siehe die Fassungen.',
  notReadAnew: 'Aus dem Text wird heute keine einzelne Liste gelesen. Es bleibt alles, wie es war.',
  ask: (name) => `${name} fragen`,
  byHand: 'von Hand',
  nation: 'Nation',
  nationOfList: 'Wie in der Liste',
  whichNation: 'Welche Nation?',
  army: 'Name der Armee',
  sentAt: (when) => `Gesendet ${when}`,
  notDated: 'Wann sie gesendet wurde, weiß niemand; sie gilt als pünktlich.',
  inTime: 'Sie kam trotzdem pünktlich',
  from: (file) => `Aus ${file}`,
  fingerprint: 'Fingerabdruck',
  seated: 'Dieser Spieler ist ausgelost; die Liste bleibt, denn Runden und Tabelle brauchen sie.',
  rivals: (name) =>
    `Beide Listen von ${name} wurden in derselben Runde ausgelost; es sind also zwei Spieler.`,
  remove: 'Aus der Übersicht nehmen',
  removed: (name) => `${name} ist nicht mehr in der Übersicht.`,
  total: 'Gesamt',
}

const invite: (typeof english)['invite'] = {
  title: 'Spieler einladen',
  hint: 'Wer das öffnet, hat die Grenzen des Turniers in der App, und die Armee wird schon beim Bauen danach geprüft.',
  link: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  code: (name) => `Code von ${name}`,
  found: 'Ein Turnier',
  take: 'Zu meinen Turnieren nehmen',
  limits: 'Grenzen',
  allNations: 'Jede Nation',
  nations: (names) => `Nationen: ${names}`,
  points: (points, isExact) => (isExact ? `Genau ${points} Punkte` : `Bis ${points} Punkte`),
  most: {
    mostBattalions: (n) => count(n, 'Höchstens ein Bataillon', (s) => `Höchstens ${s} Bataillone`),
    mostGuards: (n) =>
      n === 0
        ? 'Kein Gardebataillon'
        : count(n, 'Höchstens ein Gardebataillon', (s) => `Höchstens ${s} Gardebataillone`),
    mostGreen: (n) =>
      n === 0
        ? 'Kein Rekrutenbataillon'
        : count(n, 'Höchstens ein Rekrutenbataillon', (s) => `Höchstens ${s} Rekrutenbataillone`),
  },
  noLight: 'Kein leichtes Bataillon',
  deadline: (when) => `Listen bis ${when}`,
  houseRules: 'Hausregeln',
  noHouseRules: 'Alle Schlachten nach unseren Vorgaben.',
  scan: 'Scannen und die Armee gegen dieses Turnier prüfen',
  checkAgainst: 'Gegen ein Turnier prüfen',
  noEvent: 'Kein Turnier',
  fits: 'Diese Armee darf am Turnier teilnehmen.',
  damaged:
    'Dieser Code eines Turniers ist beschädigt oder abgeschnitten. Bitte noch einmal um ihn.',
  newer:
    'Dieses Turnier stammt von einer neueren Version der App. Aktualisiere sie und öffne es noch einmal.',
}

const paper: (typeof english)['paper'] = {
  what: 'Was gedruckt wird',
  kinds: {
    pack: 'Turnier',
    board: 'Übersicht',
    lists: 'Alle Listen',
    pairings: 'Paarungen',
    codes: 'Tischcodes',
    standings: 'Tabelle',
  },
  page: 'Die Seiten, wie sie gedruckt werden',
  nothing: 'Noch gibt es nichts zu drucken.',
  checked: (when) => `Geprüft ${when}`,
}

export const events: typeof english = {
  troubles,
  list,
  form,
  limits,
  board,
  adding,
  entry,
  invite,
  paper,
  rounds,
  roundDesk,
  teams,
  problems: eventProblems,
}
