// German words of the answers.
import { headOf } from '@/core/option.ts'
import type { FieldHead } from '@/games/eagles/rules/index.ts'
import type * as english from '../../en/battle/answers.ts'
import { counted } from '../../../../../words/counted.ts'
import { listWith } from '../../../../../words/lists.ts'
import { optionIn } from '../../../telling/optionWords.ts'

const count = counted('de')

export const kinds: typeof english.kinds = {
  forward: { name: 'Vorrücken', what: '2W6 in Linie, 3W6 in Kolonne' },
  back: { name: 'Zurückgehen', what: 'bis 1W6, Front bleibt' },
  wheel: { name: 'Schwenken', what: 'bis 1W6 am äußeren Ende' },
  formation: { name: 'Formation wechseln', what: 'Linie oder Kolonne, Front nach Wahl' },
  reform: { name: 'Ordnen', what: 'am Ende des Zuges wieder in Ordnung' },
  shoot: { name: 'Schießen', what: 'eine Salve auf ein Ziel' },
  attack: { name: 'Angreifen', what: 'eine Probe, dann der Sturm' },
  fightOn: { name: 'Weiterkämpfen', what: 'die nächste Runde, ohne Probe' },
  rally: { name: 'Sammeln', what: 'hält an, ungeordnet, und steht im nächsten Zug' },
  pass: { name: 'Passen', what: 'ohne Wurf; einen Angriff darf es beantworten' },
}

export const could: typeof english.could = {
  manoeuvre: 'manövrieren',
  reform: 'ordnen',
  shoot: 'schießen',
  attack: 'angreifen',
  fightOn: 'weiterkämpfen',
  rally: 'sammeln',
  pass: 'passen',
  list: listWith('oder'),
}

export const option = optionIn({
  kinds,
  die: 'Diesen Würfel neu werfen',
  screen: (whose) => `Plänkler ${whose}`,
  past: (battalion) => `${battalion}, an seinen Plänklern vorbei`,
  commander: (ofSide) => `Ober\u00adbefehls\u00adhaber ${ofSide}`,
  upTo: (distance) => `bis ${distance}`,
  plain: {
    hold: 'Feuer zurückhalten',
    goOn: 'Weiter: Moraltests',
    separate: 'Niemandem: Er bleibt allein',
    reroll: 'Noch einmal würfeln',
    leave: 'So lassen',
    all: 'Alle Fehlwürfe neu',
    line: 'In Linie',
    column: 'In Kolonne',
    none: 'Offen',
    soft: 'Weiche Deckung',
    hard: 'Harte Deckung',
    front: 'Front',
    flank: 'Flanke',
    rear: 'Rücken',
    fire: 'Schießen',
    nobody: 'Eben',
    no: 'Nein',
    yes: 'Ja',
    beyond: 'zu weit',
    reaches: 'Kommt an',
    short: 'Zu kurz',
    miss: 'Einen Fehlwurf neu',
  },
})

export const firsts: typeof english.firsts = {
  'sides.first': (people) => `Zuerst: ${people}`,
  'initiative.first': (people) => `Zuerst: ${people}`,
}

const fields: Readonly<Record<FieldHead, string>> = {
  cover: 'Deckung',
  distance: 'Entfernung',
  groups: 'Gruppen sehen das Ziel',
  slowed: 'Schwieriges Gelände oder bergauf, am Anfang oder meist',
  difficult: 'Durch schwieriges Gelände: wird ungeordnet',
  obstacles: 'Überquerte Hindernisse',
  held: 'Das Ziel steht an einem der Hindernisse',
  met: 'Getroffene Seite',
  screen: 'Plänkler voraus',
  passed: 'Durch Freunde hindurch',
  saw: 'Freunde, die es laufen sehen',
  reachedEdge: 'Erreicht den eigenen Rand',
  uphill: 'Wer steht höher',
  fire: 'Abwehrfeuer',
  followUp: 'Nachdrängen',
  formation: 'Formation',
  formed: 'Formation',
  skirmishers: 'Plänkler voraus',
}

const fieldWords: Readonly<Record<string, string>> = fields

/** Of `passed:3` as of `passed`. */
export const field = (id: string): string => fieldWords[headOf(id)] ?? ''

export const slowedBack = 'Schwieriges Gelände oder bergauf: halb'

export const families: typeof english.families = {
  none: {
    passed: 'Kein Freund im Weg',
    saw: 'Kein Freund sieht es',
    screen: 'Keine Plänkler im Weg',
    formed: 'Alle in Linie',
    skirmishers: 'Keine Plänkler voraus',
  },
  some: {
    passed: (who) => `Hindurch, wird ungeordnet: ${who}`,
    saw: (who) => `Gesehen von: ${who}`,
    screen: (who) => `Vertreibt die Plänkler: ${who}`,
    formed: (who) => `In Kolonne: ${who}`,
    skirmishers: (who) => `Plänkler voraus: ${who}`,
  },
  change: 'Ändern',
  done: 'Fertig',
}

export const coverOf: typeof english.coverOf = (whose) => `Deckung ${whose}`
export const uphillOf: typeof english.uphillOf = (short) => `${short} höher`
export const groupsSee: typeof english.groupsSee = (most) =>
  `von ${String(most)} Gruppen sehen das Ziel`
export const groupsFire: typeof english.groupsFire = (most) =>
  `von ${String(most)} Gruppen schießen`
export const skirmishersOf: typeof english.skirmishersOf = (most) =>
  `Plänkler vor der Front, bis zu ${String(most)}`
export const obstaclesCrossed = 'Hindernisse überquert'

export const confirm: typeof english.confirm = {
  'combat.facts': 'Kämpfen',
  'charge.screens': 'Weiter',
  'charge.ground': 'Weiter',
  'rout.facts': 'Weiter',
}
export const way: typeof english.way = {
  charge: (far) => `Weiter mit ${far}`,
  open: (far) => `Freies Gelände: bis zu ${far} weit`,
  rough: (far) => `In diesem Gelände: bis zu ${far} weit`,
  obstacles: (n) => count(n, 'Für das Hindernis würfeln', (s) => `Für ${s} Hindernisse würfeln`),
}
export const goOn = 'Weiter'

export const place: typeof english.place = (formation, screen) =>
  screen === 0
    ? `${formation} aufstellen`
    : `${formation}, ${count(screen, 'ein Plänkler', (n) => `${n} Plänkler`)} voraus`

export const ranges: typeof english.ranges = {
  1: { short: 'alle', long: 'volle Wirkung' },
  0.5: { short: 'halb', long: 'halbe Wirkung' },
  0.25: { short: 'Viertel', long: 'ein Viertel' },
  0: { short: 'verloren', long: 'zu weit' },
}

export const measured: typeof english.measured = (distance, range) => `${distance}, ${range}`
export const measureFirst = 'Erst messen'
export const beyond: typeof english.beyond = (distance) =>
  `Weiter als ${distance} geht der Schuss verloren.`
export const noGroups = 'Keine Gruppe schießt'
export const charge: typeof english.charge = {
  reaches: 'erreichbar',
  short: 'zu weit',
  go: (d, reach) => `Es sind ${d}, Reichweite ${reach}`,
}

export const decisions: typeof english.decisions = {
  fire: { fire: 'Schießen', hold: 'Feuer zurückhalten' },
  followUp: { yes: 'Nachdrängen', no: 'Stehen bleiben' },
  reachedEdge: { no: 'Noch auf dem Tisch', yes: 'Vom Tisch' },
}

export const choose: typeof english.choose = {
  open: 'Wählen',
  cannot: 'Jetzt nicht',
  ofStrength: (left, original) => `${String(left)} von ${String(original)}`,
  screenOut: 'Plänkler vor der Front',
  looseOrder: 'in aufgelöster Ordnung',
  skirmishersOut: (n) => count(n, 'ein Plänkler voraus', (s) => `${s} Plänkler voraus`),
  withCommander: 'mit dem Oberbefehlshaber',
  commanderPrice: (drops) =>
    `Solange er bei einem Bataillon ist, zählen alle anderen eine Stufe tiefer: ${drops.join(', ')}.`,
  commanderMay: 'Sein freier Ritt: bis 4W6',
}

export const fewer: typeof english.fewer = (what) => `${what}: einen Schritt weniger`
export const more: typeof english.more = (what) => `${what}: einen Schritt mehr`

export const orders: typeof english.orders = {
  legend: (whom) => `Befehl: ${whom}`,
  chips: { advance: 'Vor', shoot: 'Feuer', charge: 'Sturm', form: 'Form', pass: 'Passen' },
  toLine: 'Zur Linie',
  toColumn: 'Zur Kolonne',
  tapMine: 'Tippe auf das Bataillon, das handelt.',
  tapOrder: 'Dann auf seinen Befehl. Bei Feuer und Sturm auf den Gegner: Das ist das Ziel.',
  tapTarget: 'Tippe oben auf den Gegner oder wähle hier.',
  orderFirst: 'Zuerst der Befehl: Feuer oder Sturm.',
  mineFirst: 'Zuerst das Bataillon, das handelt.',
  whichPart: 'Die Plänkler oder das Bataillon selbst? Wähle unten.',
  notTarget: 'Das ist hier kein Ziel.',
  free: 'frei zu handeln',
  acted: 'hat gehandelt',
  asList: 'Als Liste mit allen Angaben',
  asGroups: 'Kurz zeigen',
}

export const range: typeof english.range = {
  ask: 'Wie weit ist es?',
  dice: (n) => count(n, 'ein Würfel', (s) => `${s} Würfel`),
  lost: 'der Schuss geht verloren',
  ruler: 'Maßstab anlegen',
  noRuler: 'Ohne Maßstab',
  upTo: (far) => `bis zu ${far}`,
  with: (far) => `mit ${far}`,
  meets: { front: 'Trifft die Front', flank: 'Trifft eine Flanke', rear: 'Trifft den Rücken' },
}

export const usual: typeof english.usual = {
  groups: (n, of) => `${String(n)} von ${String(of)} Gruppen`,
  change: 'Ändern',
}

export const sheet: typeof english.sheet = {
  all: 'Alle in Linie: aufgestellt',
  placed: 'Aufgestellt',
  send: 'Plänkler voraus schicken',
  hint: 'Stellt abwechselnd auf. Ändert hier nur, was nicht in Linie steht.',
  skirmishers: (whose) => `Plänkler ${whose}`,
}
