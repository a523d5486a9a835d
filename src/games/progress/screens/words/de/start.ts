// German words around a game: the set-up, the result.
import type { ScreenWords } from '../en/index.ts'
import { counted } from '@/words/counted.ts'

const count = counted('de')

export const startDe: Pick<ScreenWords, 'start' | 'end'> = {
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
