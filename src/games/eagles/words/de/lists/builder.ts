// German words of the builder.
import { bounds, limits } from '@/games/eagles/rules/index.ts'
import { counted } from '../../../../../words/counted.ts'
import type { builder as english } from '../../en/lists/builder.ts'
import { number } from '../armies/figures.ts'

const count = counted('de')

export const builder: typeof english = {
  characterLimits: {
    drummer: '2 Punkte, höchstens 2',
    sergeant: '4 Punkte, höchstens 2',
    ensign: '6 Punkte',
    officer: '10 Punkte',
  },
  pairOfEnsigns: '6 Punkte; ein Paar ist einer',
  bugler: 'Hornisten',
  total: 'Punkte der Armee',
  quality: 'Qualität',
  rankers: 'Soldaten',
  rankersEach: {
    green: 'je ½ Punkt',
    drilled: 'je 1 Punkt',
    veteran: 'je 1½ Punkte',
    guards: 'je 2 Punkte',
    none: 'ohne Preis',
  },
  fewer: (what) => `${what}: einen Schritt weniger`,
  more: (what) => `${what}: einen Schritt mehr`,
  troops: 'Truppe',
  troopsHint: 'eines darf leicht sein',
  troopsRifles: 'Büchsen je +1',
  name: 'Name',
  nameHint: (otherwise) => `Sonst: ${otherwise}`,
  note: 'Notiz für dich',
  ofPoints: (limit) => `von ${limit} Punkten`,
  left: (n) => `${n} übrig`,
  over: (n) => `${n} zu viel`,
  spent: 'alles ausgegeben',
  gauge: (points, limit) => `${points} von ${limit} Punkten`,
  addBattalion: 'Bataillon hinzu\u00adfügen',
  addFirst: 'Erstes Bataillon hinzu\u00adfügen',
  noBattalions: 'Noch keine Bataillone. Das erste hat 24 Gedrillte; ändere es nach Belieben.',
  duplicateBattalion: 'Ver\u00addoppeln',
  removeBattalion: 'Ent\u00adfernen',
  removed: (name) => `${name} ist von der Liste.`,
  putBack: 'Zurückholen',
  reorder: 'Reihenfolge der Bataillone',
  reorderHint: 'Am Griff ziehen oder die Pfeile benutzen.',
  moveUp: (name) => `${name}: nach oben`,
  moveDown: (name) => `${name}: nach unten`,
  moved: (name, place) => `${name} ist jetzt Nummer ${String(place)}.`,
  fits: (n) => `Was in ${n} passt`,
  suggestions: 'Ideen',
  complete: 'Liste zufällig auffüllen',
  completed: (added, left, shown) => {
    const battalions = count(added, 'Ein Bataillon dazu', (s) => `${s} Bataillone dazu`)
    return left === 0 ? `${battalions}. Die Liste ist voll.` : `${battalions}. Übrig: ${shown}.`
  },
  cannotComplete: 'Kein weiteres Bataillon passt. Was da ist, bleibt, wie es ist.',
  problems: (n) => count(n, 'Ein Problem.', (s) => `${s} Probleme.`),
  misprint: 'Preis verdruckt',
  legal: 'Regelgerecht.',
  details: 'Name, Nation und Grenze',
  armyName: 'Name der Armee',
  armyNote: 'Notiz für dich',
  nation: 'Nation',
  limit: 'Punktegrenze',
  limitHint: `Eine ganze Zahl von ${limits.least} bis ${number(bounds.limit)}`,
  budget: 'Ausgeben',
  budgetHint: 'Hausregel: Ist eine Liste regelgerecht, die weniger ausgibt?',
  showOriginal: 'Der Text, aus dem sie stammt',
  missing: 'Diese Armee ist nicht auf diesem Handy. Vielleicht wurde sie gelöscht.',
  inBin: 'Diese Armee liegt im Papierkorb.',
}
