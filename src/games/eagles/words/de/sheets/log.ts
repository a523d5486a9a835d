// German words of the log of a battle.
import type { log as english } from '../../en/sheets/log.ts'
import { inGroups, spelledOut } from '../../../telling/codeAloud.ts'
import { counted } from '../../../../../words/counted.ts'

const count = counted('de')

export const log: typeof english = {
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
