// German words of the shelf, of what is under way, and of the very first open.
import type { shelf as english } from '../en/shelf.ts'
import { counted } from '../counted.ts'

const count = counted('de')

export const shelf: typeof english = {
  title: 'Die Spiele',
  sub: {
    armies: (n) => count(n, 'eine Armee', (s) => `${s} Armeen`),
    notBegun: 'Noch nicht begonnen',
  },
  settings: 'Einstellungen',
  storage: 'Speicher und Sicherung',
  newer:
    'Ein Spiel aus einer neueren Version dieser App. Es bleibt erhalten; zum Öffnen die App aktualisieren.',
  underWay: {
    strip: (turn) => (turn === 0 ? 'Schlacht: Aufstellung' : `Schlacht: Zug ${String(turn)}`),
    stripOf: (game, turn, counts) =>
      turn === 0
        ? `${game}: Aufstellung`
        : `${game}: ${{ turns: 'Zug', rounds: 'Runde', cards: 'Runde' }[counts]} ${String(turn)}`,
    toAct: {
      british: 'die Briten sind dran',
      french: 'die Franzosen sind dran',
      prussian: 'die Preußen sind dran',
      austrian: 'die Österreicher sind dran',
      russian: 'die Russen sind dran',
      spanish: 'die Spanier sind dran',
      portuguese: 'die Portugiesen sind dran',
    },
    sideToAct: (side) => `Seite ${side} ist dran`,
    bothToAct: 'beide sind dran',
    goOn: 'Weiter',
    many: (n) => count(n, 'noch eine wartet', (s) => `noch ${s} warten`),
  },
  welcome: {
    presents: 'Aide-de-Camp präsentiert',
    plan: 'Ein Schlachtplan: Eine französische Kolonne geht auf eine britische Linie hinter einer Hecke vor; ein Maßstab dazwischen zeigt 8 Zoll',
    inches: '8 Zoll',
    what: 'Ganze Schlachten mit einem Handy. Es fragt, ihr zieht und würfelt, es rechnet.',
    battle: 'Erste Schlacht spielen',
    battleHint: 'zwei Armeen bereit, alles erklärt',
    army: 'Armee aufstellen',
    armyHint: '200 Punkte, laufend geprüft',
    scan: 'Liste einlesen',
    scanHint: 'Foto, QR-Code oder Text',
    more: 'Sprache, Einstellungen, Sicherung einspielen',
    promise: 'Läuft ohne Netz. Nichts verlässt dieses Handy.',
  },
}
