// German words around the story of a recorded battle.
import { inGroups } from '../../../telling/codeAloud.ts'
import { counted } from '../../../../../words/counted.ts'
import type { replayWords as english } from '../../en/sheets/replay.ts'

const count = counted('de')

export const replayWords: typeof english = {
  noFile: 'Diese Datei ist nicht lesbar.',
  sides: (a, b) => `Seite 1: ${a}\nSeite 2: ${b}`,
  army: (name, points) => `${name}, ${points} Punkte`,
  settingUp: 'Aufstellung',
  turn: (n) => `Zug ${n}`,
  takenBack: (sentence) => `(zurückgenommen) ${sentence}`,
  standing: 'So stehen sie',
  sound: (entries, code) =>
    `${count(entries, 'Der eine Eintrag entspricht', (shown) => `Alle ${shown} Einträge entsprechen`)} den Regeln. Code ${inGroups(code)}.`,
  unsound: (problem) => `NICHT IN ORDNUNG. ${problem}`,
  rankers: (left, original) => `${left} von ${original} Soldaten`,
  skirmishers: (n) => count(n, 'ein Plänkler', (shown) => `${shown} Plänkler`),
  formations: { line: 'in Linie', column: 'in Kolonne' },
  marks: {
    disordered: 'in Unordnung',
    mustStand: (turn) => `muss in Zug ${turn} stehen`,
    engaged: 'kämpft',
    joined: 'im Gefecht eines Freundes',
    broken: 'gebrochen',
  },
  gone: 'nicht mehr auf dem Tisch',
  commander: {
    dead: (who) => `${who}: tot`,
    alone: (who) => `${who}: allein`,
    with: (who, battalion) => `${who}: führt ${battalion}`,
  },
}
