// German words of the battle screen itself.
import type { CheckPurpose } from '@/games/eagles/rules/index.ts'
import type * as english from '../../en/battle/screen.ts'
import { counted } from '../../../../../words/counted.ts'

const count = counted('de')

const checks: Readonly<Record<CheckPurpose, string>> = {
  manoeuvre: 'Manöver würfeln',
  reform: 'Ordnen würfeln',
  shoot: 'Feuerbefehl würfeln',
  nerve: 'Mut würfeln',
  attack: 'Angriff würfeln',
  rally: 'Sammeln würfeln',
  resolve: 'Moral würfeln',
}

export const screen: typeof english.screen = {
  title: (title) => `Schlacht: ${title}`,
  turn: (n) => `Zug ${String(n)}`,
  ofTurns: (n) => `von ${String(n)}`,
  beforeTurns: 'Vor der Schlacht',
  phases: {
    setUp: 'Aufstellung',
    initiative: 'Initiative',
    activations: 'Aktivierungen',
    resolve: 'Moraltests',
    compulsory: 'Fluchten',
    over: 'Das Ende',
  },
  initiative: 'Initiative',
  initiativeOf: (side) => `Initiative: ${side}`,
  menu: 'Mehr',
  missing: 'Diese Schlacht gibt es auf diesem Handy nicht.',
  broken:
    'Diese Fassung der App kann die Schlacht nicht bis zum Ende lesen. Was lesbar ist, zeigt der Rückblick, und von dort aus lässt sich weiterspielen.',
  lookBack: 'Rückblick',
  toBattles: 'Zu den Schlachten',
  loading: 'Die Schlacht wird geöffnet …',
  answer: 'Antwort',
  armies: (side) => `Bataillone ${side}`,
  counter: (parts) => parts.join(', '),
  rankers: (n) => count(n, 'ein Soldat', (s) => `${s} Soldaten`),
  states: {
    good: 'in Ordnung',
    disordered: 'ungeordnet',
    mustStand: 'muss stehen',
    engaged: 'im Gefecht',
    joined: 'unterstützt ein Gefecht',
    broken: 'gebrochen',
    acted: 'in Ordnung',
    gone: 'nicht mehr da',
    waiting: 'noch nicht aufgestellt',
  },
  formations: { line: 'Linie', column: 'Kolonne' },
  hasActed: 'hat gehandelt',
  inQuestion: 'gefragt',
  who: {
    choice: (people) => `${people}: eure Antwort`,
    facts: (people) => `${people}: eure Angabe`,
    dice: (people) => `${people}: euer Wurf`,
    measure: (people) => `${people}: ihr messt`,
    together: 'Beide antworten',
    both: 'Beide würfeln',
  },
  activationOf: (n, of) => `Aktivierung ${String(n)} von ${String(of)}`,
  targetDeclared: 'Ziel benannt',
  fires: (who, on) => `${who} schießt auf ${on}`,
  screenFires: (whose, on) => `Die Plänkler ${whose} schießen auf ${on}`,
  skirmishers: (whose) => `die Plänkler ${whose}`,
  rule: 'Regel',
}

export const tray: typeof english.tray = {
  roll: (n) => count(n, 'Würfeln', (s) => `${s} Würfel werfen`),
  type: (typed, of, next) => {
    if (of === 1) return 'oder antippen, was fiel'
    if (next !== undefined) return `oder antippen, was fiel; jetzt: ${next}`
    return typed === of
      ? `${String(of)} von ${String(of)}`
      : `oder antippen, was fiel: ${String(typed)} von ${String(of)}`
  },
  typed: 'Auf dem Tisch gewürfelt',
  keys: ['1', '2', '3', '4', '5', '6'],
  takeBack: 'Letzten ändern',
  take: 'So gelten lassen',
  rolling: 'Die Würfel rollen. Tippen zeigt sie sofort.',
  rolled: (faces) => `Gewürfelt: ${faces.join(', ')}.`,
  hit: 'trifft',
  miss: 'fehlt',
  deadly: 'tödlich',
  was: (face) => `war ${String(face)}`,
  passed: 'gelingt',
  failed: 'misslingt',
  rerollDie: (face) => `Die ${String(face)} neu werfen`,
  dice: 'Die Würfel',
}

export const foot: typeof english.foot = {
  saved: 'Alles bis hierher ist gesichert.',
  saving: 'Die letzte Antwort wird gerade gesichert.',
  tools: 'Werkzeuge der Schlacht',
  undo: 'Zurück',
  nothing: 'Kein Schritt zurück',
  log: 'Verlauf',
  rosters: 'Bataillone',
  rules: 'Regeln',
  overrule: 'Berichtigen',
}

export const undoSheet: typeof english.undoSheet = {
  title: 'Würfel zurück\u00adnehmen?',
  ask: (side) =>
    `Würfel sind gefallen. Zurück geht es nur, wenn die andere Seite zustimmt: ${side}.`,
  askBoth: 'Würfel sind gefallen. Zurück geht es nur, wenn beide zustimmen.',
  agree: 'Einverstanden: zurück',
  keep: 'Liegen lassen',
  stays: 'Im Verlauf bleiben sie stehen, durchgestrichen.',
}

export const after: typeof english.after = {
  done: (next) => `Weiter: ${next}`,
  next: {
    choice: (people) => `${people} am Zug`,
    dice: (people) => `${people} am Wurf`,
    facts: (people) => `${people} am Zug`,
    both: 'beide würfeln',
    over: 'das Ergebnis',
  },
  rolls: {
    check: (who, purpose, least) =>
      `${who}: ${checks[purpose]}${least === null || least > 6 || least <= 1 ? '' : `, ab ${String(least)}`}`,
    run: (who) => `${who}: Flucht würfeln`,
    characters: (who) => `${who}: für die Charaktere würfeln`,
    followUp: (who) => `${who}: nachdrängen?`,
    combat: 'Beide würfeln für die Runde',
    ground: 'Weiter zum Kampf',
    fallen: 'Würfeln, wer fällt',
    initiative: 'Beide würfeln um die Initiative',
  },
  costs: {
    rankers: (before, left) =>
      before === left
        ? 'Verliert keinen Soldaten.'
        : `Verliert ${count(before - left, 'einen Soldaten', (s) => `${s} Soldaten`)}, ${String(before)} → ${String(left)}.`,
    back: (far) => `${far} zurück.`,
    loserToCome: 'Verliert 6, gefallene Charaktere mitgezählt; dann zurück.',
    winnerToCome: 'Verliert 2 Soldaten.',
    gone: 'Ist verloren.',
  },
  takeOff: 'Jetzt vom Tisch nehmen',
  takeOffInstead: 'Jetzt vom Tisch, statt eines Soldaten',
  losses: (before, left) => `${String(before)} → ${String(left)}`,
  rankers: 'Soldaten',
  groups: 'Gruppen',
  lost: (n, of) => `${String(n)} von ${String(of)} verloren.`,
  stay: (n) => `Die Figuren bleiben stehen, bis ${String(n)} verloren sind.`,
  strength: (left, of) => `${String(left)} von ${String(of)} Soldaten übrig`,
  expected: (hits, expected) => `${hits}, erwartet ${expected}`,
  hits: (n) => count(n, 'ein Treffer', (s) => `${s} Treffer`),
  onTable: 'Jetzt auf dem Tisch',
  before: (parts) => `Vor dem Wurf, von 36: ${parts}.`,
  winFor: (who, n) => `${who} ${String(n)}`,
  equal: (n) => `gleich ${String(n)}`,
  charged: 'hat gestürmt',
  isCharged: 'wurde angegriffen',
  total: 'zusammen',
  also: 'Was folgt',
}

export const whatIf: typeof english.whatIf = { ask: 'Was wäre, wenn …?' }

export const menu: typeof english.menu = {
  title: 'Diese Schlacht',
  flat: 'Flach auf dem Tisch',
  flatHint: 'Dreht jede Frage zu dem hin, der antworten muss.',
  voice: 'Ergebnisse vorlesen',
  voiceHint: 'Mit der Stimme des Handys.',
  sound: 'Würfelgeräusch',
  vibration: 'Vibration',
  card: 'Schlacht\u00adkarte',
  cardHint:
    'Gruppen, nötige Würfe, Reichweiten und Modifikatoren dieser beiden Armeen; als Postkarte zu drucken.',
  leave: 'Schlacht verlassen',
  leaveHint: 'Sie bleibt, wie sie ist; komm jederzeit zurück.',
  sayAgain: 'Frage vorlesen',
  giveAgain: 'Wieder so antworten',
  giveAgainHint: (what) => `Zuletzt zurückgenommen: ${what}.`,
}

export const over: typeof english.over = {
  title: 'Die Schlacht ist zu Ende.',
  draw: 'Niemand siegt: unentschieden.',
  wins: (people) => `Sieg: ${people}.`,
  count: (people, unbroken, casualties) =>
    `${people}: ${String(unbroken)} ungebrochen, ${String(casualties)} Verluste`,
  show: 'Zum Ergebnis',
}

export const quick: typeof english.quick = {
  hits: 'Wie viele Treffer?',
  six: 'Eine Sechs darunter?',
  sixWhy: 'Ein Charakter kann fallen.',
  yes: 'Ja',
  no: 'Nein',
  faces: 'Jeden Würfel einzeln tippen',
  byHits: 'Nur die Treffer zählen',
  skip: 'Kann nicht misslingen: weiter',
  skipPerson: 'Es kann nur einer sein: weiter',
  tests: (n) => count(n, 'Moraltest würfeln', (s) => `Alle ${s} Moraltests würfeln`),
  runs: (n) => count(n, 'Lauf würfeln', (s) => `Alle ${s} Läufe würfeln`),
  rolling: 'Die Würfel rollen weiter. Tippe für den nächsten.',
}

export const through: typeof english.through = {
  title: 'Durchwürfeln',
  hint: 'Würfel, zwischen denen niemand entscheidet, fallen mit einem Tipp nacheinander.',
  choices: { never: 'Nie', usual: 'Wie üblich', always: 'Immer' },
  usualHint: 'Wie üblich: eine Probe mit ihrer Strecke, und alle Tests und Läufe am Zugende.',
  faces: 'Jeden Würfel einer Salve tippen',
  facesHint: 'Für alle, die ihr Würfelglück Auge für Auge lesen wollen.',
  moved: 'Nach dem letzten Zug eines Oberbefehlshabers nur fragen, wenn schon einer geritten ist',
}
