// German words of any game on the table: curtain, log, undo, replay, and the first page of a game.
import type { Refusal } from '@/core/conversation.ts'
import { counted } from '../counted.ts'
import type { TableWords } from '../en/table.ts'
import { houseRuleBoardDe } from './houseRules.ts'
import { commonRefusal } from './refusals.ts'
import { isCommon } from '../refusals.ts'

const count = counted('de')

function refusal(problem: Refusal): string {
  if (isCommon(problem)) return commonRefusal(problem)
  switch (problem.code) {
    case 'game-over':
      return 'Das Spiel ist zu Ende.'
    case 'forbidden':
      return `Die Regeln erlauben es jetzt nicht (${problem.rule}).`
    case 'not-a-number':
      return 'Gib eine Zahl ein, etwa 6 oder 6,5.'
    case 'dice-count':
    case 'dice-face':
    case 'dice-source':
      return 'Das sind nicht die Würfel, die gefragt sind. Wirf oder tippe sie noch einmal.'
    case 'no-reason':
      return 'Gib einen Grund an: Die anderen sollen ihn später kennen.'
  }
}

export const tableDe: TableWords = {
  houseRules: houseRuleBoardDe,
  loading: 'Das Spiel wird aufgebaut …',
  answer: 'Deine Antwort',
  refusal,
  apart: {
    /** Who is asked on another phone; everybody together has no tile. */
    at: (who: { readonly name: string; readonly tile: object | null } | null): string | null => {
      if (who === null) return null
      return who.tile === null
        ? 'Das wird auf dem führenden Handy beantwortet.'
        : `${who.name} antwortet auf dem anderen Handy.`
    },
    locked:
      'Deine Wahl liegt fest. Niemand sieht sie, bevor beide gewählt haben, und bis dahin steht sie in keiner Sicherung.',
  },
  curtain: {
    give: (name) => `Gib das Handy weiter: ${name}`,
    away: 'Alle anderen schauen weg.',
    take: (name) => `Ich bin’s: ${name}`,
    others: 'Jemand anderes',
    pass: 'Weitergeben',
    who: 'Wer nimmt das Handy?',
    thinking: (name) => `${name} überlegt …`,
    nothing: 'Du bist gerade nicht gefragt. Gib das Handy weiter.',
  },
  desk: {
    legend: 'Als wer schaust du?',
    seat: (name) => `Für ${name}`,
    own: 'Als Spielleitung',
    idle: (name) => `${name} ist gefragt. Die Antwort gibst du unter „Für ${name}“.`,
  },
  news: 'Seit deiner letzten Antwort',
  newsBefore: (lines) => `Davor: ${String(lines)} Zeilen`,
  foot: {
    tools: 'Werkzeuge',
    undo: (what) => `Zurück: ${what}`,
    askUndo: (what) => `Zurück, bitte: ${what}`,
    nothing: 'Kein Schritt zurück',
    redo: 'Noch einmal geben',
    log: 'Verlauf',
    more: 'Mehr',
    saved: 'Alles ist gesichert.',
    saving: 'Noch ist nicht alles gesichert.',
  },
  share: {
    title: 'Aufzeichnung speichern oder teilen',
    hint: 'Alles, was geschah, als Datei.',
    untilReveal: 'Als Datei, bis dorthin, wo nichts verdeckt war.',
  },
  askBack: 'Nein, zurück',
  undoDice: {
    title: 'Würfel zurück\u00adnehmen?',
    ask: 'Würfel sind gefallen. Zurück geht es nur, wenn alle zustimmen.',
    stays: 'Im Verlauf bleiben sie stehen, durchgestrichen.',
    agree: 'Einverstanden: zurück',
    keep: 'Liegen lassen',
  },
  tray: {
    roll: (n) => count(n, 'Würfeln', (s) => `${s} Würfel werfen`),
    type: (typed, of) =>
      of === 1
        ? 'oder antippen, was fiel'
        : `oder antippen, was fiel: ${String(typed)} von ${String(of)}`,
    typed: 'Auf dem Tisch gewürfelt',
    keys: ['1', '2', '3', '4', '5', '6'],
    takeBack: 'Letzten ändern',
    take: 'So gelten lassen',
  },
  facts: {
    goOn: 'Weiter',
    more: (label) => `Mehr: ${label}`,
    fewer: (label) => `Weniger: ${label}`,
    measure: (label, min, max) => `${label}: ${min} bis ${max} Zoll`,
    unread: (min, max) => `Gib eine Strecke von ${min} bis ${max} Zoll ein.`,
  },
  log: {
    title: 'Verlauf',
    empty: 'Noch ist nichts geschehen.',
    takenBack: 'zurückgenommen:',
    takesBack: (n) =>
      count(n, 'Eine Antwort zurückgenommen', (shown) => `${shown} Antworten zurückgenommen`),
    lookBack: 'Zurückblicken',
    lookBackHint: 'Jeder Augenblick dieses Spiels, mit einem Schieber.',
  },
  look: {
    title: 'Rückblick',
    slider: 'Augenblick des Spiels',
    start: 'Der Anfang',
    at: (moment, of) => `Schritt ${String(moment)} von ${String(of)}`,
    play: 'Abspielen',
    pause: 'Anhalten',
    next: 'Einen Schritt vor',
    previous: 'Einen Schritt zurück',
    nextTurn: 'Nächster Zug',
    previousTurn: 'Zug davor',
    takenBack: 'Später zurückgenommen:',
    takesBack: 'Antworten werden zurückgenommen.',
    problem: 'Dieses Spiel lässt sich nur bis hierher zeigen.',
    playOn: 'Ab hier weiterspielen',
    playOnHint:
      'Beginnt ein neues Spiel mit allem bis zu diesem Augenblick. Dieses bleibt, wie es ist.',
    playedOn: 'Ein neues Spiel geht von hier aus weiter.',
  },
  over: {
    title: 'Das Spiel ist zu Ende',
    again: 'Neues Spiel',
    code: 'Code der Aufzeichnung:',
    codeHint: 'Gleiche Codes auf zwei Handys heißen: dasselbe Spiel, Eintrag für Eintrag.',
  },
  missing: {
    missing: 'Dieses Spiel ist nicht auf diesem Handy.',
    broken:
      'Dieses Spiel lässt sich nicht weiterspielen: Sein Verlauf ist nicht, was die Regeln daraus machen. Bis dorthin kannst du zurückblicken.',
    toGames: 'Zu den Spielen',
  },
  first: {
    games: 'Alle Spiele',
    newGame: 'Neues Spiel',
    underWay: 'Im Gange',
    finished: 'Beendet',
    copy: 'Eine zweite Fassung, die gefunden und behalten wurde',
    turn: (turn, of) =>
      of === null ? `Zug ${String(turn)}` : `Zug ${String(turn)} von ${String(of)}`,
    setUp: 'Aufstellung',
    lastPlayed: (when) => `Zuletzt gespielt ${when}`,
    remove: 'Löschen',
    removeOf: (what) => `Löschen: ${what}`,
    confirm: 'Dieses Spiel löschen? Es bleibt 30 Tage im Papierkorb.',
    binned: 'Das Spiel liegt im Papierkorb.',
    bin: (n) => count(n, 'Ein gelöschtes Spiel', (shown) => `${shown} gelöschte Spiele`),
    restore: 'Zurückholen',
    restored: 'Das Spiel ist wieder da.',
    forGood: 'Endgültig löschen',
    confirmForGood: (what) =>
      `„${what}“ endgültig löschen, mit dem Verlauf? Das lässt sich nicht rückgängig machen.`,
    removed: 'Das Spiel ist gelöscht.',
    unreadable:
      'Die Spiele auf diesem Handy sind gerade nicht lesbar. Schließe andere Tabs und versuche es erneut.',
  },
}
