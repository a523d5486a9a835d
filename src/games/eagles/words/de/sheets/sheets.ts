// All German words of the sheets over a battle.
import { counted } from '../../../../../words/counted.ts'
import { inGroups, spelledOut } from '../../../telling/codeAloud.ts'
import type { log as logEn } from '../../en/sheets/log.ts'
import type { overrule as overruleEn } from '../../en/sheets/overrule.ts'
import type { rosters as rostersEn } from '../../en/sheets/rosters.ts'
import type { BattleSheetWords } from '../../en/sheets/sheets.ts'
import { correctionTables } from './corrections.ts'

const count = counted('de')

const log: typeof logEn = {
  title: 'Verlauf',
  of: 'Bataillon',
  all: 'Alle Bataillone',
  settingUp: 'Aufstellung',
  turn: (n) => `Zug ${String(n)}`,
  entries: (n) => count(n, 'eine Zeile', (shown) => `${shown} Zeilen`),
  code: (code) => `Code ${inGroups(code)}`,
  codeHint:
    'Lest euch den Code am Ende eines Zuges vor: Ist er gleich, haben beide Handys dieselbe Schlacht. Ob ehrlich gewürfelt wurde, sagt er nicht. Eine ältere Version zeigt nur die ersten sechs Zeichen.',
  spelled: (code) => `Code ${spelledOut(code)}`,
  saved: (n) =>
    count(
      n,
      'Der eine Eintrag ist gesichert.',
      (shown) => `Alle ${shown} Einträge sind gesichert.`,
    ),
  pending: (n) =>
    count(
      n,
      'Ein Eintrag ist noch nicht gesichert.',
      (shown) => `${shown} Einträge sind noch nicht gesichert.`,
    ),
  storedOnce:
    'Der Browser verweigert die Zweitschrift auf diesem Handy: Alles ist nur einmal gesichert.',
  notYet: 'noch nicht gesichert',
  isSaved: 'gesichert',
  takenBack: 'zurückgenommen:',
  takesBack: (n) =>
    count(n, 'Eine Antwort zurückgenommen', (shown) => `${shown} Antworten zurückgenommen`),
  app: 'App',
  table: 'Tisch',
  dice: (faces, source) => `Würfel (${source}): ${faces.join(', ')}`,
  did: {
    hit: (face) => `${String(face)} trifft`,
    pass: (face) => `${String(face)} gelingt`,
  },
  didNot: {
    hit: (face) => `${String(face)} verfehlt`,
    pass: (face) => `${String(face)} misslingt`,
  },
  empty: 'Noch ist nichts geschehen.',
  emptyFor: 'Dieses Bataillon hat noch nichts getan.',
  lookBack: 'Rückblick',
  lookBackHint: 'Jeder Augenblick dieser Schlacht, mit einem Schieber.',
}

const overrule: typeof overruleEn = {
  title: 'Berichtigen',
  lead: 'Der Tisch hat recht, nicht die App. Stellt richtig, was falsch ist, und sagt warum; der Verlauf behält beides.',
  what: 'Was ist falsch?',
  choose: 'Wählen …',
  subjects: {
    battalion: (name) => name,
    commander: (side) => `Oberbefehlshaber ${side}`,
    turn: 'Der Zug',
    initiative: 'Die Initiative',
    fight: 'Wer gegen wen kämpft',
    activation: 'Die laufende Aktivierung',
    result: 'Der Ausgang der Schlacht',
  },
  groups: { strength: 'Stärke', state: 'Zustand', turn: 'In diesem Zug' },
  commander: {
    alive: 'Er lebt',
    with: 'Er ist bei',
    nobody: 'niemandem: für sich',
    hasMoved: 'hat sich bewegt',
    moved: 'Hat seine freie Bewegung gemacht',
  },
  turn: 'Es ist Zug',
  initiative: 'Die Initiative hat',
  fight: {
    what: 'Was stimmt?',
    engage: 'Zwei kämpfen',
    join: 'Eines hilft einem Freund',
    disengage: 'Eines kämpft nicht',
    charger: 'Hat gestürmt',
    charged: 'Wurde angegriffen',
    battalion: 'Bataillon',
    friend: 'Hilft',
  },
  activation: 'Was offen ist, entfällt; der Zug geht mit der nächsten Aktivierung weiter.',
  result: 'Die Schlacht gewinnt',
  draw: 'Niemand: unentschieden',
  more: (label) => `Mehr: ${label}`,
  fewer: (label) => `Weniger: ${label}`,
  preview: 'Was sich ändert',
  nothing: 'Noch ist nichts geändert.',
  change: (label, from, to) => `${label}: ${from} → ${to}`,
  fighting: 'Im Gefecht',
  drops: 'Die offene Frage entfällt.',
  dead: 'tot',
  reason: 'Grund',
  reasonHint: 'Ein paar Worte; beide lesen sie im Verlauf.',
  reasonMissing: 'Sagt warum: Der Verlauf behält den Grund.',
  reasons: ['Verzählt', 'Vertippt', 'Am Tisch vergessen', 'Beide einig'],
  usual: 'Übliche Gründe',
  do: 'Berichtigen',
  done: 'Geändert. Es lässt sich zurücknehmen wie jede Antwort.',
}

const rosters: typeof rostersEn = {
  title: 'Beide Armeen',
  army: (people, unbroken, of) => `${people}: ${String(unbroken)} von ${String(of)} ungebrochen`,
  commander: {
    name: 'Oberbefehlshaber',
    dead: 'tot: alle zählen eine Stufe tiefer',
    alone: 'für sich',
    with: (battalion) => `bei: ${battalion}; alle anderen zählen eine Stufe tiefer`,
  },
  strength: (left, of) => `${String(left)} von ${String(of)} Soldaten übrig`,
  groups: (n) => count(n, 'eine Feuergruppe', (shown) => `${shown} Feuergruppen`),
  notYet: 'noch nicht aktiviert',
  done: (order) => `in diesem Zug: ${order}`,
  passed: 'in diesem Zug: gepasst',
  acted: 'hat in diesem Zug gehandelt',
  details: {
    needs: 'Aktiviert und trifft ab',
    quality: 'Qualität',
    front: 'Feuergruppen vorn',
    ofAll: (n, all) => `${String(n)} von ${String(all)}`,
    screen: 'Plänkler draußen',
    figures: (n, groups) => `${String(n)}, ${count(groups, 'eine Gruppe', (s) => `${s} Gruppen`)}`,
    people: 'Charaktere',
    nobody: 'keine mehr',
    fallenPeople: (n) => `${String(n)} verloren`,
    lost: 'Soldaten verloren',
    half: (n) => `die Hälfte sind ${String(n)}`,
    models: 'Figuren',
    off: (off, toLift) => {
      if (toLift === 0) return `${String(off)} vom Tisch`
      return off === 0
        ? count(
            toLift,
            'eine steht noch für einen Gefallenen',
            (s) => `${s} stehen noch für Gefallene`,
          )
        : `${String(off)} vom Tisch, ${String(toLift)} stehen noch für Gefallene`
    },
    fight: 'Kämpft',
    against: (enemy) => `gegen: ${enemy}`,
    beside: (friend) => `an der Seite von: ${friend}`,
    marks: 'Zustände',
    fired: 'hat geschossen',
    tested: 'hat getestet',
    reforming: 'ordnet sich',
    spent: (n) =>
      count(n, 'ein Wiederholungswurf verbraucht', (s) => `${s} Wiederholungswürfe verbraucht`),
    mustTest: 'Moraltest nach den Aktivierungen',
    special: 'Besonderes',
    light: 'Leicht',
    rifles: 'Büchsen',
    british: 'britische Linie',
    traits: { fanatics: 'Fanatiker, bis es bricht', terror: 'verbreitet Schrecken, bis es bricht' },
  },
  overrule: 'Berichtigen',
  log: 'Verlauf dieses Bataillons',
  legend: {
    title: 'Was die Zeichen bedeuten',
    figures:
      'Die obere Zahl ist der Platz des Bataillons in seiner Liste, die untere zählt seine Soldaten. Gestrichelter Rand: Es hat in diesem Zug gehandelt. Goldener Rahmen: Um dieses Bataillon geht es gerade.',
  },
}

export const battleSheetsDe: BattleSheetWords = {
  rosters,
  log,
  overrule,
  corrections: correctionTables,
}
