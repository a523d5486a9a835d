// German words of figures and odds.
import type { Person } from '@/games/eagles/rules/index.ts'
import type * as english from '../../en/battle/figures.ts'
import { counted } from '../../../../../words/counted.ts'
import { listWith } from '../../../../../words/lists.ts'

const count = counted('de')

export const labels: typeof english.labels = {
  checkBonus: 'Zum Wurf',
  checkNeeded: 'Nötig',
  volleyDice: 'Würfel der Salve',
  hitBonus: 'Zu jedem Würfel',
  reach: 'Reichweite des Sturms',
  limit: 'Wie weit es gehen darf',
  strength: 'Stärke im Gefecht',
  initiativeBonus: 'Zum Wurf',
  casualtiesOfLoser: 'Verluste des Verlierers',
  quality: 'Seine Qualität braucht',
  greenDrop: 'Rekruten ohne ihren Befehlshaber',
  officer: 'Offizier',
  officers: 'Lebende Offiziere',
  halfLosses: 'Hälfte oder mehr verloren',
  lostCombat: 'Runde verloren',
  groups: 'Gruppen',
  columnTarget: 'Ziel in Kolonne',
  britishLine: 'Briten in Linie, keine Rekruten',
  guards: 'Garde',
  riflemen: 'Büchsenschützen',
  softCover: 'Weiche Deckung',
  hardCover: 'Harte Deckung',
  disordered: 'Ungeordnet',
  skirmishers: 'Ziel sind Plänkler',
  noFewerThanNone: 'Nie unter null',
  range: 'Entfernung',
  rounded: 'Gerundet',
  atLeastOne: 'Mindestens ein Würfel',
  commander: 'Oberbefehlshaber',
  defensiveFire: 'Abwehrfeuer',
  die: 'Würfel',
  roughGround: 'Schwieriges Gelände nimmt diesen Würfel',
  halfSpeed: 'Halb in diesem Gelände',
  obstacle: 'Hindernis',
  chargedInLine: 'In Linie gestürmt',
  chargedInColumn: 'In Kolonne gestürmt',
  character: 'Andere Charaktere',
  joined: 'Ein Freund hilft',
  uphill: 'Höher als der Feind',
  check: 'Die Probe',
  hits: 'Treffer',
  personFalls: 'Ein Charakter fällt',
  distance: 'Zoll',
  combat: 'Die Runde',
  combatMargin: 'Um drei oder mehr',
  initiative: 'Die Initiative',
  band: 'Die Entfernung',
  peopleLost: 'Gefallene Charaktere',
  sides: 'Der höhere Wurf',
}

const parts: Readonly<Record<string, string>> = {
  0.5: 'die Hälfte',
  0.25: 'ein Viertel',
  1: 'alle',
}

export const ledger: typeof english.ledger = {
  total: 'Zusammen',
  partOf: (label, part, of) => `${label}: ${parts[part] ?? `× ${String(part)}`} von ${of}`,
  rounding: (effect, isOnly) => {
    if (effect === 'roundUp') return 'Aufgerundet, wie stets bei Plänklern'
    return isOnly ? 'Einmal gerundet, ½ nach oben' : 'Bei diesem Schritt gerundet, ½ nach oben'
  },
  qualityOf: (quality) => `${quality}: nötig`,
  rangeAt: (distance) => `Auf ${distance}`,
  groupsOf: (rankers, formation) => `Gruppen, ${String(rankers)} Soldaten, ${formation}`,
  screenOf: (n) => `Gruppen der Plänkler, ${String(n)} Figuren`,
  open: (what) => `${what}: wie es zustande kommt, mit den Regeln`,
  rule: (id) => `Regel ${id}`,
  why: 'Wie es zustande kommt',
  die: 'Würfel',
  against: 'Vor dem Wurf',
  band: (part, onTwo) => {
    if (part === 1) return 'Bei 6, auf kurze Entfernung'
    if (part === 0.5)
      return onTwo === 'medium'
        ? 'Bei 2 bis 5, auf mittlere Entfernung'
        : 'Bei 3 bis 5, auf mittlere Entfernung'
    return onTwo === 'long' ? 'Bei 1 oder 2, auf große Entfernung' : 'Bei 1, auf große Entfernung'
  },
}

const likeliest = listWith('oder')

export const odds: typeof english.odds = {
  hits: (likely, atLeastOne) => ({
    lead:
      likely.join() === '0' ? 'Am ehesten kein Treffer' : `Am ehesten ${likeliest(likely)} Treffer`,
    rest: `; mindestens einer: ${atLeastOne}.`,
  }),
  noHits: { lead: 'Kein Würfel kann treffen.', rest: '' },
  check: (passes) => ({ lead: `Gelingt: ${passes}`, rest: ', Wiederholungen eingerechnet.' }),
  checkOnce: (passes) => ({ lead: `Gelingt: ${passes}.`, rest: '' }),
  distance: (likely, mean) => ({
    lead: `Am ehesten ${likeliest(likely)}`,
    rest: `; im Mittel ${mean}.`,
  }),
  anywhere: (least, most, mean) => ({
    lead: `Von ${least} bis ${most}`,
    rest: `, alles gleich wahrscheinlich; im Mittel ${mean}.`,
  }),
  roughGround: (mean) => ({ lead: `In schwierigem Gelände ${mean}`, rest: ' im Mittel.' }),
  reach: (reached) => ({ lead: `Erreicht das Ziel: ${reached}.`, rest: '' }),
  falls: (chance) => ({ lead: `Ein Charakter fällt: ${chance}.`, rest: '' }),
  certainFall: { lead: 'Ein Charakter wird fallen.', rest: '' },
  persons: (chances) => ({
    lead: 'Jede Figur mit gleicher Aussicht',
    rest: `: ${chances.join(', ')}.`,
  }),
  combat: (who, win, tie, lose) => ({
    lead: `Sieg für ${who}: ${win}`,
    rest: `; gleich ${tie}, Niederlage ${lose}.`,
  }),
  margin: (chance) => ({ lead: '', rest: `Charaktere des Verlierers in Gefahr: ${chance}.` }),
  sides: (one, chance, other, otherChance) => ({
    lead: `${one}: ${chance}`,
    rest: `; ${other}: ${otherChance}.`,
  }),
  people: (none) => ({ lead: `Niemand fällt: ${none}.`, rest: '' }),
  over: (percent) => `über ${percent}`,
  under: (percent) => `unter ${percent}`,
}

export const need: typeof english.need = {
  dice: (n) => count(n, 'Ein Würfel', (s) => `${s} Würfel`),
  hits: (face) => (face > 6 ? 'nichts trifft' : `ab ${String(face)} ein Treffer`),
  hitsAlways: 'jeder Würfel trifft',
  passes: (face) => (face > 6 ? 'kann nicht gelingen' : `gelingt ab ${String(face)}`),
  passesAlways: 'kann nicht misslingen',
  falls: 'fällt ab 4',
}

export const person: Readonly<Record<Person, string>> = {
  drummer: 'einen Trommler',
  sergeant: 'einen Sergeanten',
  ensign: 'den Fähnrich',
  officer: 'den Offizier',
  commander: 'den Oberbefehlshaber',
}

export const whoFalls: typeof english.whoFalls = {
  label: 'Wer bei welchem Wurf fällt',
  row: (throws, who) => `${throws.join(', ')}: ${who}`,
  person: {
    drummer: 'ein Trommler',
    sergeant: 'ein Sergeant',
    ensign: 'der Fähnrich',
    officer: 'der Offizier',
    commander: 'der Oberbefehlshaber',
  },
  nobody: 'niemand: noch einmal',
}
