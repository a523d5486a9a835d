// German terms of a battle: what the codes in its events are called within a sentence.
import type { Person } from '@/games/eagles/rules/index.ts'
import { inPairs } from '../../../telling/wording.ts'
import { counted } from '../../../../../words/counted.ts'
import type * as english from '../../en/events/terms.ts'
import { listWith } from '../../../../../words/lists.ts'
import { person, whoFalls } from '../battle/figures.ts'

const count = counted('de')

/** After a verb: "verliert einen Soldaten". */
export const rankers = (n: number): string =>
  count(n, 'einen Soldaten', (shown) => `${shown} Soldaten`)

/** As a subject: "ein Soldat in einer Gruppe bleibt". */
export const rankersLeft = (n: number): string =>
  count(n, 'ein Soldat', (shown) => `${shown} Soldaten`)

/** After a verb. */
export const skirmishers = (n: number): string =>
  count(n, 'einen Plänkler', (shown) => `${shown} Plänkler`)
/** As a subject. */
export const skirmishersLost = (n: number): string =>
  count(n, 'ein Plänkler', (shown) => `${shown} Plänkler`)

/** After "in" and "mit". */
export const groups = (n: number): string => count(n, 'einer Gruppe', (shown) => `${shown} Gruppen`)
export const withSkirmishers = (n: number): string =>
  count(n, 'einem Plänkler', (shown) => `${shown} Plänklern`)

export const dice = (n: number): string => count(n, 'ein Würfel', (shown) => `${shown} Würfel`)
export const hits = (n: number): string =>
  n === 0 ? 'kein Treffer' : count(n, 'ein Treffer', (shown) => `${shown} Treffer`)
/** After a verb. */
export const hitsScored = (n: number): string =>
  count(n, 'einen Treffer', (shown) => `${shown} Treffer`)

export const listed = listWith('und')

export const orders: typeof english.orders = {
  forward: 'soll vorrücken',
  back: 'soll zurückgehen',
  wheel: 'soll schwenken',
  formation: 'soll die Formation wechseln',
  reform: 'soll sich ordnen',
  shoot: 'soll schießen',
  attack: 'soll angreifen',
  fightOn: 'soll weiterkämpfen',
  rally: 'soll sich sammeln',
  pass: 'wartet',
}

export const checks: typeof english.checks = {
  manoeuvre: 'Manöverprobe',
  reform: 'Ordnungsprobe',
  shoot: 'Feuerprobe',
  nerve: 'erste Angriffsprobe',
  attack: 'Angriffsprobe',
  rally: 'Sammelprobe',
  resolve: 'Moraltest',
}

export const checked: typeof english.checked = {
  manoeuvre: ['gehorcht', 'rührt sich nicht'],
  reform: ['ordnet sich', 'ordnet sich nicht'],
  shoot: ['eröffnet das Feuer', 'schießt nicht'],
  nerve: ['wagt es', 'zögert'],
  attack: ['greift an', 'greift nicht an'],
  rally: ['sammelt sich', 'sammelt sich nicht'],
  resolve: ['hält stand', 'hält nicht stand'],
}

export const formations: typeof english.formations = { line: 'in Linie', column: 'in Kolonne' }

export const covers: typeof english.covers = {
  none: 'im Freien',
  soft: 'in weicher Deckung',
  hard: 'in harter Deckung',
}

export const disorderCauses: typeof english.disorderCauses = {
  difficultGround: 'durch schwieriges Gelände',
  obstacle: 'durch das Hindernis',
  hitInFight: 'im Gefecht getroffen',
  hitInFlank: 'in der Flanke getroffen',
  passedThrough: 'weil jemand hindurchging',
  fightEnded: 'nach dem Gefecht',
  shortCharge: 'nach dem kurzen Sturm',
  rallied: 'eben gesammelt',
}

export const reasons: typeof english.reasons = {
  shotAt: 'wurde beschossen',
  sawRun: 'sah einen Freund laufen',
  commanderFell: 'verlor den Oberbefehlshaber',
}

export const noFire: typeof english.noFire = {
  acted: 'hat schon gehandelt',
  passed: 'hat gepasst',
  fired: 'hat schon geschossen',
  standing: 'hat zu kurz gestürmt',
  engaged: 'steht im Kampf',
  joined: 'hilft in einem Kampf',
  flank: 'ist in der Flanke getroffen',
  rear: 'ist im Rücken getroffen',
}

export const helpers: typeof english.helpers = {
  drummer: 'Trommler',
  sergeant: 'Sergeant',
  ensign: 'Fähnrich',
  officer: 'Offizier',
}

export const sidesMet: typeof english.sidesMet = {
  front: 'von vorn',
  flank: 'in der Flanke',
  rear: 'im Rücken',
}

const pairs: { readonly [K in Person]?: string } = {
  drummer: 'beide Trommler',
  sergeant: 'beide Sergeanten',
}

/** Several at once, as parts of a list: as subject, and after a verb. */
export const people = (fallen: readonly Person[]): readonly string[] =>
  inPairs(fallen, whoFalls.person, pairs)
export const peopleLost = (fallen: readonly Person[]): readonly string[] =>
  inPairs(fallen, person, pairs)

export const goneWays: typeof english.goneWays = {
  ranOff: 'ist vom Tisch gelaufen',
  destroyed: 'hat keinen Soldaten mehr und kommt vom Tisch',
  dispersed: 'wird zersprengt und kommt vom Tisch',
}

export const bands: typeof english.bands = {
  0: 'zu spät zum Schießen',
  0.25: 'große Entfernung, ein Viertel der Würfel',
  0.5: 'mittlere Entfernung, die Hälfte der Würfel',
  1: 'kurze Entfernung, alle Würfel',
}
