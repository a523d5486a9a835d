// German terms of a battle: what the codes in its events are called within a sentence.
import type { Person } from '@/games/eagles/rules/index.ts'
import { inPairs } from '../../../telling/story.ts'
import { counted } from '../../../../../words/counted.ts'
import type * as english from '../../en/story/terms.ts'
import { listWith } from '../../../../../words/lists.ts'
import { numbersIn } from '../../../../../words/numbers.ts'
import { units } from '../battle/units.ts'

const count = counted('de')
const written = numbersIn('de', 2)

/** "7 Zoll", "2,5 Zoll" */
export const inches: typeof english.inches = (distance) => `${written(distance)} ${units.signs.in}`

/** After a verb: "verliert einen Soldaten". */
export const rankers = (n: number): string =>
  count(n, 'einen Soldaten', (shown) => `${shown} Soldaten`)

/** As a subject: "ein Soldat in einer Gruppe bleibt". */
export const rankersLeft = (n: number): string =>
  count(n, 'ein Soldat', (shown) => `${shown} Soldaten`)

export const skirmishers = (n: number): string =>
  count(n, 'einen Plänkler', (shown) => `${shown} Plänkler`)

/** After "in" and "mit". */
export const groups = (n: number): string => count(n, 'einer Gruppe', (shown) => `${shown} Gruppen`)
export const withSkirmishers = (n: number): string =>
  count(n, 'einem Plänkler', (shown) => `${shown} Plänklern`)

export const dice = (n: number): string => count(n, 'ein Würfel', (shown) => `${shown} Würfel`)
export const hits = (n: number): string =>
  n === 0 ? 'kein Treffer' : count(n, 'ein Treffer', (shown) => `${shown} Treffer`)

/** Natural faces as they lie on the table: "6 2 4". */
export const faces = (shown: readonly number[]): string => shown.join(' ')

export const scored: typeof english.scored = (face, score) => {
  const bonus = score - face
  if (bonus === 0) return String(face)
  return `${face} ${bonus > 0 ? '+' : '−'} ${Math.abs(bonus)} = ${score}`
}

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

export const moves: typeof english.moves = {
  forward: 'vorrücken',
  back: 'zurückgehen',
  wheel: 'schwenken',
}

export const formations: typeof english.formations = { line: 'in Linie', column: 'in Kolonne' }

export const covers: typeof english.covers = {
  none: 'im Freien',
  soft: 'in weicher Deckung',
  hard: 'in harter Deckung',
}

export const disorderCauses: typeof english.disorderCauses = {
  difficultGround: 'durch das schwierige Gelände',
  obstacle: 'durch das Hindernis',
  hitInFight: 'durch den Stoß von der Seite',
  hitInFlank: 'durch den Stoß von der Seite',
  passedThrough: 'durch einen Freund, der hindurchzieht',
  fightEnded: 'nach dem Gefecht',
  shortCharge: 'durch den zu kurzen Angriff',
  rallied: 'nach der Flucht',
}

export const reasons: typeof english.reasons = {
  shotAt: 'es wurde beschossen',
  sawRun: 'es sah einen Freund laufen',
  commanderFell: 'sein Befehlshaber ist gefallen',
}

export const sidesMet: typeof english.sidesMet = {
  front: 'von vorn',
  flank: 'in der Flanke',
  rear: 'im Rücken',
}

const people: typeof english.people = {
  drummer: 'der Trommler',
  sergeant: 'der Sergeant',
  ensign: 'der Fähnrich',
  officer: 'der Offizier',
  commander: 'der Oberbefehlshaber',
}

/** After a verb: "verliert den Trommler". */
export const peopleLost: typeof english.people = {
  drummer: 'den Trommler',
  sergeant: 'den Sergeanten',
  ensign: 'den Fähnrich',
  officer: 'den Offizier',
  commander: 'den Oberbefehlshaber',
}

const pairs: { readonly [K in Person]?: string } = {
  drummer: 'beide Trommler',
  sergeant: 'beide Sergeanten',
}

/** Several at once, as parts of a list: as subject, and after a verb. */
export const peopleNamed = (fallen: readonly Person[]): readonly string[] =>
  inPairs(fallen, people, pairs)
export const peopleLostNamed = (fallen: readonly Person[]): readonly string[] =>
  inPairs(fallen, peopleLost, pairs)

export const goneWays: typeof english.goneWays = {
  ranOff: 'ist endgültig verloren',
  destroyed: 'ist vernichtet',
  dispersed: 'ist endgültig zersprengt',
}

export const bands: typeof english.bands = {
  0: 'zu spät, kein Schuss',
  0.25: 'große Entfernung',
  0.5: 'mittlere Entfernung',
  1: 'kurze Entfernung',
}
