// English terms of a battle: what the codes in its events are called within a sentence.
import type {
  ActivationKind,
  BattleEvent,
  Character,
  CheckPurpose,
  Cover,
  DisorderCause,
  Formation,
  GoneWay,
  Met,
  Person,
  Reason,
} from '@/games/eagles/rules/index.ts'
import { inPairs } from '../../../telling/wording.ts'
import { counted } from '../../../../../words/counted.ts'
import { listWith } from '../../../../../words/lists.ts'
import { person } from '../battle/figures.ts'

type FireBar = Extract<BattleEvent, { kind: 'fireBarred' }>['because']

const count = counted('en')

export const rankers = (n: number): string => count(n, 'one Ranker', (shown) => `${shown} Rankers`)
export const skirmishers = (n: number): string =>
  count(n, 'one skirmisher', (shown) => `${shown} skirmishers`)
export const groups = (n: number): string => count(n, 'one group', (shown) => `${shown} groups`)
export const dice = (n: number): string => count(n, 'one die', (shown) => `${shown} dice`)
export const hits = (n: number): string =>
  n === 0 ? 'no hit' : count(n, 'one hit', (shown) => `${shown} hits`)

export const listed = listWith('and')

export const orders: { readonly [K in ActivationKind]: string } = {
  forward: 'is to advance',
  back: 'is to step back',
  wheel: 'is to wheel',
  formation: 'is to change formation',
  reform: 'is to reform',
  shoot: 'is to shoot',
  attack: 'is to attack',
  fightOn: 'is to fight on',
  rally: 'is to rally',
  pass: 'waits',
}

export const checks: { readonly [K in CheckPurpose]: string } = {
  manoeuvre: 'manoeuvre check',
  reform: 'reform check',
  shoot: 'fire check',
  nerve: 'first attack check',
  attack: 'attack check',
  rally: 'rally check',
  resolve: 'resolve test',
}

/** What a battalion does that passes, and one that fails. */
export const checked: Readonly<Record<CheckPurpose, readonly [string, string]>> = {
  manoeuvre: ['obeys', 'does not move'],
  reform: ['reforms', 'does not reform'],
  shoot: ['opens fire', 'does not fire'],
  nerve: ['dares it', 'hangs back'],
  attack: ['attacks', 'does not attack'],
  rally: ['rallies', 'does not rally'],
  resolve: ['holds', 'does not hold'],
}

export const formations: { readonly [K in Formation]: string } = {
  line: 'in line',
  column: 'in column',
}

export const covers: { readonly [K in Cover]: string } = {
  none: 'in the open',
  soft: 'in soft cover',
  hard: 'in hard cover',
}

export const disorderCauses: { readonly [K in DisorderCause]: string } = {
  difficultGround: 'by difficult ground',
  obstacle: 'by the obstacle',
  hitInFight: 'hit in its fight',
  hitInFlank: 'hit in the flank',
  passedThrough: 'passed through',
  fightEnded: 'after the fight',
  shortCharge: 'by its short charge',
  rallied: 'just rallied',
}

export const reasons: { readonly [K in Reason]: string } = {
  shotAt: 'was shot at',
  sawRun: 'saw a friend run',
  commanderFell: 'lost the Supreme Commander',
}

export const noFire: { readonly [B in FireBar]: string } = {
  acted: 'has acted',
  passed: 'has passed',
  fired: 'has fired',
  standing: 'charged too short',
  engaged: 'is in a fight',
  joined: 'supports a fight',
  flank: 'is hit in the flank',
  rear: 'is hit in the rear',
}

export const helpers: { readonly [C in Character]: string } = {
  drummer: 'drummer',
  sergeant: 'sergeant',
  ensign: 'ensign',
  officer: 'officer',
}

export const sidesMet: { readonly [K in Met]: string } = {
  front: 'in front',
  flank: 'in the flank',
  rear: 'in the rear',
}

/** Who never stands alone in a battalion (ARMY-05, ARMY-06): "both sergeants". */
const pairs: { readonly [K in Person]?: string } = {
  drummer: 'both drummers',
  sergeant: 'both sergeants',
}

/** Several at once, as parts of a list. */
export const people = (fallen: readonly Person[]): readonly string[] =>
  inPairs(fallen, person, pairs)

export const goneWays: { readonly [K in GoneWay]: string } = {
  ranOff: 'has run off the table',
  destroyed: 'has no Ranker left and is removed',
  dispersed: 'is dispersed and removed',
}

/** DF-02: a quarter, a half, all. */
export const bands: Readonly<Record<number, string>> = {
  0: 'too late to fire',
  0.25: 'long range, a quarter of the dice',
  0.5: 'medium range, half the dice',
  1: 'short range, all dice',
}
