// German words of the screens of The March of Progress.
import { counted } from '@/words/counted.ts'
import type { ScreenWords } from '../en/index.ts'
import type { HouseRuleWords } from '@/words/houseRules.ts'
import type { HouseRules } from '../../../rules/index.ts'
import { playDe } from './play.ts'

const houseRulesDe: HouseRuleWords<HouseRules> = {
  initiativeFlip: {
    ask: 'Wann geht die Initiative über?',
    why: 'Beide haben die Karten gespielt; was sie bewirken, ist eine andere Frage.',
    values: {
      always: 'Sobald beide die gleiche Art Karte gespielt haben',
      bothAct: 'Nur wenn beide etwas tun können',
    },
  },
  orderAsked: {
    ask: 'Wann wird gefragt, wer zuerst handelt?',
    why: 'Weniger Tipper, dasselbe Spiel.',
    values: {
      whenItMatters: 'Wenn es etwas ausmachen kann',
      always: 'In jedem gemeinsamen Schritt',
    },
  },
  attackChoice: {
    ask: 'Wohin darf ein Angriff gehen?',
    why: 'Gefordert ist ein Angriff, kein Ort.',
    values: {
      anywhere: 'Überallhin, wo der Feind neben einer Armee steht',
      whereNormal: 'Nur wo eine nicht befestigte Armee kämpft',
    },
  },
  heldBackFortified: {
    ask: 'Was wird aus befestigten Armeen, die bei einem verlorenen Angriff liegen blieben?',
    why: 'Wer einen Kampf verliert, verliert dort alle Armeen.',
    values: { destroyed: 'Auch sie sind verloren', survive: 'Sie bleiben' },
  },
  occupierAttacks: {
    ask: 'Zählt die Garnison wieder, wenn ihr Besetzer angreift?',
    why: 'Solange der Feind die Hauptstadt hält, gibt es keine Garnison.',
    values: { noGarrison: 'Nein', garrisonRearms: 'Ja' },
  },
  strengthAtSix: {
    ask: 'Was bewirkt Stärken bei Stärke 6?',
    why: 'Erst wird der Punkt abgegeben, dann steigt die Stärke, wenn sie kann.',
    values: { reduces: 'Der Punkt ist trotzdem weg', nothing: 'Nichts' },
  },
  blockedHome: {
    ask: 'Was blockiert ein Feind im Heimatland?',
    why: 'Die Karte spricht von den Punkten des Heimatlands.',
    values: { homeOnly: 'Die Punkte des Heimatlands', nothing: 'Die ganze Wertung' },
  },
  agreement: {
    ask: 'Darf man einvernehmlich enden oder aufgeben?',
    why: 'Am Tisch darf man immer aufhören.',
    values: { on: 'Ja', off: 'Nein' },
  },
  quietTurns: {
    ask: 'Wann wird das Ende von selbst angeboten?',
    why: 'So lange bleibt kein vernünftiges Spiel ohne Punkte.',
    values: (n) => (n === '0' ? 'Nie' : `Nach ${n} Runden`),
  },
}

const guideDe: Pick<ScreenWords, 'guide' | 'tabs' | 'tools'> = {
  guide: {
    begin: 'Ein erstes Spiel mit Hinweisen',
    lessons: 'Lektionen und Rätsel',
    title: 'Erstes Spiel',
    leave: 'Keine Hinweise mehr',
    card: {
      1: 'In jeder Runde legen beide verdeckt eine Karte fest. Versuch es mit Rekrutieren: Das bringt eine zweite Armee in dein Heimatland. Eine gespielte Karte liegt auf deinem Stapel, bis du punktest; gleich noch einmal geht sie also nicht.',
      2: 'Dein Heimatland hältst du; das Land in der Mitte hält, wer allein darin steht. Zieh eine Armee dorthin oder spiel Punkten: Das bringt einen Punkt und den Wert von allem, was du hältst, und holt alle Karten zurück.',
    },
    reveal:
      'Beide Karten werden zugleich aufgedeckt. Dann kommen die sechs Schritte der Reihe nach: bewegen, rekrutieren, befestigen, angreifen, stärken, punkten.',
    interlude: {
      2: 'Lies die sechs Schritte von oben nach unten: Bei jedem steht, was geschah. Gepunktet wird zuletzt; eine Armee, die vorher einrückt, kann es verderben.',
      3: 'Wer am Ende einer Runde 18 Punkte hat, gewinnt. Mehr brauchst du nicht zu wissen; die Regeln stehen unten hinter „Warum?“.',
    },
    step: 'Manchmal lässt eine Karte die Wahl. Hier ist nichts geheim: Entscheide, beide Karten liegen offen.',
    initiative:
      'Ziehen beide oder greifen beide an, sagt, wer die Initiative hat, wer zuerst handelt; dann geht sie an den anderen.',
  },
  tools: {
    why: 'Warum? Die Regeln zu dieser Frage',
    whyHint: 'Was dahintersteht, mit der Nummer jeder Regel.',
    correct: 'Berichtigen',
    correctHint: 'Wenn Tisch und Bildschirm nicht übereinstimmen. Der Verlauf behält es.',
    lead: 'Stell die Zahlen so ein, wie sie auf dem Tisch sind. Sonst ändert sich nichts.',
    vp: (side) => `Punkte von ${side}`,
    strength: (side) => `Stärke von ${side}`,
    die: (country) => `Wert von ${country}`,
    armies: (side) => `Armeen von ${side}`,
    army: (side, n) => `${side}: Armee ${String(n)}`,
    inStock: 'Im Vorrat',
    pile: (side) => `Auf dem Stapel von ${side}`,
    pilesLocked:
      'Stapel lassen sich nicht berichtigen, solange eine Karte festgelegt ist oder offen liegt.',
    initiative: 'Wer die Initiative hat',
    reason: 'Warum wird berichtigt?',
    noReason: 'Sag, warum: Der Verlauf behält es.',
    reasons: ['Vertippt', 'Regel vergessen', 'So vereinbart'],
    none: 'Noch ist nichts geändert.',
    do: 'Berichtigen',
    done: 'Es ist berichtigt.',
    impossible: (field) => `Eine solche Lage gibt es nicht: ${field}.`,
    less: (label) => `Weniger: ${label}`,
    more: (label) => `Mehr: ${label}`,
  },
  tabs: { play: 'Spielen', results: 'Ergebnisse', rules: 'Regeln' },
}

const count = counted('de')

const startDe: Pick<ScreenWords, 'start' | 'end'> = {
  start: {
    lead: 'Ein Kartenspiel für zwei: Jeden Zug wählen beide heimlich eine Karte, dann werden beide zugleich aufgedeckt. An einem Handy, an zweien oder gegen den Computer.',
    person: 'Ein Mensch',
    computer: 'Computer',
    seat: (side) => `Wer spielt ${side}?`,
    nameOf: (side) => `Name von ${side}`,
    levels: {
      easy: { name: 'Fähnrich', hint: 'Kennt die Regeln. Die Hälfte der Karten sind Launen.' },
      normal: {
        name: 'Hauptmann',
        hint: 'Sieht eine Runde voraus und mischt die Karten. Schlägt die Stufe davor 98 von 100 Mal.',
      },
      strong: {
        name: 'Marschall',
        hint: 'Sieht zwei Runden voraus. Schlägt die Stufe davor 87 von 100 Mal.',
      },
    },
    war: 'Welcher Krieg?',
    wars: {
      'thirty-years-war': {
        name: 'Dreißigjähriger Krieg',
        hint: 'Drei Länder, alle acht Karten, mit 18 Punkten gewinnt man. Etwa 15 Minuten.',
      },
      marlborough: {
        name: 'Marlborough',
        hint: 'Vier Länder, kein Angreifen +1, Heimatländer nie unter 2. Etwa 15 Minuten.',
      },
    },
    ownHint: 'Ein eigenes Szenario; das Spiel behält es, wie es jetzt ist.',
    editScenarios: 'Eigene Szenarios',
    edition: 'Geringster Wert der neutralen Länder',
    editions: { '1': '1, englische Karte', '0': '0, deutsche Karte' },
    neutral: 'Wert der neutralen Länder zu Beginn',
    layout: 'Wie die Länder liegen',
    layouts: { diamond: 'Als Raute', apart: 'Neutrale getrennt', row: 'In einer Reihe' },
    first: 'Wer hat die Initiative?',
    dice: 'Darum würfeln',
    houseRules: 'Hausregeln',
    differs: (n) =>
      n === 0
        ? 'wie in den Heften'
        : count(n, 'eine ist anders', (shown) => `${shown} sind anders`),
    locked: 'Er legt seine Karte fest, bevor du tippst, und sieht deine nie.',
    fellBack: 'Der Computer hing fest. Er spielt als Hauptmann weiter.',
    onePerson: 'Mindestens eine Seite spielt ein Mensch.',
    begin: 'Das Spiel beginnen',
    throw: 'Um die Initiative würfeln',
  },
  end: {
    wins: (name, margin, turn) =>
      `${name} gewinnt mit ${String(margin)} Vorsprung, in Runde ${String(turn)}.`,
    resigned: (name, turn) =>
      `${name} gewinnt in Runde ${String(turn)}: Die andere Seite hat aufgegeben.`,
    tie: (turn) => `Unentschieden, in Runde ${String(turn)}.`,
    points: 'Punkte über die Runden',
    rows: {
      base: 'fürs Punkten selbst',
      home: 'aus dem eigenen Land',
      neutral: 'aus neutralen Ländern',
      enemyHome: 'aus dem Land des Feindes',
      combats: 'gewonnene Kämpfe',
      idle: 'Karten ohne Auswirkung',
    },
    total: 'Siegpunkte',
    held: (country) => `Runden gehalten: ${country}`,
    cards: 'Gespielte Karten',
    turning: (turn) => `Der Wendepunkt: Runde ${String(turn)}.`,
    turningCards: (a, one, b, other) => `${a} spielte ${one}, ${b} ${other}.`,
    rematch: 'Noch einmal, Seiten getauscht',
  },
}

export const screenDe: ScreenWords = {
  sides: { a: 'Blau', b: 'Orange' },
  letters: { a: 'B', b: 'O' },
  both: 'Beide',
  steps: ['Bewegen', 'Rekrutieren', 'Befestigen', 'Angreifen', 'Stärken', 'Punkten'],
  ...playDe,
  ...startDe,
  ...guideDe,
  houseRules: houseRulesDe,
}
