// English terms of a battle: what the codes in its events are called within a sentence.
import type {
  ActivationKind,
  CheckPurpose,
  Cover,
  DisorderCause,
  Formation,
  GoneWay,
  Met,
  MoveKind,
  Person,
  Reason,
} from '@/games/eagles/rules/index.ts'
import { inPairs } from '../../../telling/story.ts'
import { counted } from '../../../../../words/counted.ts'
import type { Far } from '../../../telling/lengths.ts'
import { listWith } from '../../../../../words/lists.ts'
import { numbersIn } from '../../../../../words/numbers.ts'
import { units } from '../battle/units.ts'

const count = counted('en')
const written = numbersIn('en', 2)

/** "7 in", "2.5 in": for whoever has no setting of his own. */
export const inches: Far = (distance) => `${written(distance)} ${units.signs.in}`

export const rankers = (n: number): string => count(n, 'one Ranker', (shown) => `${shown} Rankers`)
export const skirmishers = (n: number): string =>
  count(n, 'one skirmisher', (shown) => `${shown} skirmishers`)
export const groups = (n: number): string => count(n, 'one group', (shown) => `${shown} groups`)
export const dice = (n: number): string => count(n, 'one die', (shown) => `${shown} dice`)
export const hits = (n: number): string =>
  n === 0 ? 'no hit' : count(n, 'one hit', (shown) => `${shown} hits`)

/** Natural faces as they lie on the table: "6 2 4". */
export const faces = (shown: readonly number[]): string => shown.join(' ')

/** "4 + 2 = 6", or only the face when nothing is added. */
export const scored = (face: number, score: number): string => {
  const bonus = score - face
  if (bonus === 0) return String(face)
  return `${face} ${bonus > 0 ? '+' : '−'} ${Math.abs(bonus)} = ${score}`
}

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

export const moves: { readonly [K in MoveKind]: string } = {
  forward: 'forward',
  back: 'back',
  wheel: 'round in a wheel',
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
  difficultGround: 'by the difficult ground',
  obstacle: 'by the obstacle',
  hitInFight: 'by the blow from the side',
  hitInFlank: 'by the blow from the side',
  passedThrough: 'by a friend passing through',
  fightEnded: 'after the fight',
  shortCharge: 'by its short charge',
  rallied: 'after its flight',
}

export const reasons: { readonly [K in Reason]: string } = {
  shotAt: 'it was shot at',
  sawRun: 'it saw a friend run',
  commanderFell: 'its commander fell',
}

export const sidesMet: { readonly [K in Met]: string } = {
  front: 'in front',
  flank: 'in the flank',
  rear: 'in the rear',
}

export const people: { readonly [K in Person]: string } = {
  drummer: 'the drummer',
  sergeant: 'the sergeant',
  ensign: 'the ensign',
  officer: 'the officer',
  commander: 'the Supreme Commander',
}

/** Who never stands alone in a battalion (ARMY-05, ARMY-06): "both sergeants". */
const pairs: { readonly [K in Person]?: string } = {
  drummer: 'both drummers',
  sergeant: 'both sergeants',
}

/** Several at once, as parts of a list. */
export const peopleNamed = (fallen: readonly Person[]): readonly string[] =>
  inPairs(fallen, people, pairs)

export const goneWays: { readonly [K in GoneWay]: string } = {
  ranOff: 'is lost for good',
  destroyed: 'is destroyed',
  dispersed: 'is scattered for good',
}

/** DF-02: a quarter, a half, all. */
export const bands: Readonly<Record<number, string>> = {
  0: 'too late, no shot',
  0.25: 'long range',
  0.5: 'medium range',
  1: 'short range',
}
