// Every figure of a campaign that can be set right, and the decoder of corrections from outside.
import { isObject } from '../../../core/record/json.ts'
import {
  correctionsOf,
  exactly,
  free,
  implied,
  listOf,
  matching,
  picked,
  pickedOrNone,
  ruleValue,
  seatsShape,
  shaped,
  signed,
  text,
  typedNumber,
  whole,
  word,
  yesOrNo,
  type CorrectionOf,
  type FigureField,
  type Figures,
  type Seat,
  type Shape,
} from '../../campaign/rules/index.ts'
import type { OwnTurn } from './model.ts'
import { specialIds, unitKinds, type Special } from './tables.ts'

/** What a unit has done in its own turn; `acted`: besieged, or what is neither of the others. */
const deeds = ['nothing', 'moved', 'fought', 'acted'] as const
/** Of a power that is taken in the place of income; `none`: it is not. */
const powerStates = ['none', 'taken', 'used'] as const
/** In the words of the own turn's lists: a port, a fortress, a people, `deal:8t1`. */
export const turnLists = [
  'lifts',
  'besieged',
  'done',
  'courts',
  'war',
] as const satisfies readonly (keyof OwnTurn)[]

const mostMoney = 9_999
const lastRound = 40
const pieceId = matching(/^U[1-9]\d{0,5}$/u)
const specialId = exactly(...specialIds)
const value: Shape = (json, path) =>
  (typeof json === 'string' ? text(40) : whole(0, mostMoney))(json, path)

const specials: FigureField<readonly Special[]> = {
  shape: listOf(specialId, 2, 2),
  inputs: () => [
    { id: 'first', from: 'special' },
    { id: 'second', from: 'special' },
  ],
  read: (both) => both,
  write: (both) => both,
}

/** Null: never. */
const round: FigureField<number | null> = {
  shape: (json, path) => (json === null ? null : whole(1, lastRound)(json, path)),
  inputs: () => [{ id: 'round', from: 'round', hasNone: true, isFree: true }],
  read: ([given]) => (given === '-' ? null : Number(given)),
  write: (nth) => [nth === null ? '-' : String(nth)],
}

/** In the order in which they are offered. */
export const figures = {
  money: {
    of: { player: picked('player', 'king') },
    set: { amount: typedNumber('amount', signed(mostMoney)) },
  },
  owner: {
    of: { area: picked('city', 'city') },
    set: { owner: pickedOrNone('owner', 'king') },
  },
  sacked: { of: { area: picked('land', 'land') }, set: { sacked: yesOrNo('sacked') } },
  unit: {
    of: { unit: free(picked('unit', 'unit', pieceId)) },
    set: {
      kind: word('kind', unitKinds),
      owner: pickedOrNone('owner', 'king'),
      at: picked('area', 'area'),
    },
  },
  newUnit: {
    of: {},
    set: {
      kind: word('kind', unitKinds),
      owner: pickedOrNone('owner', 'king'),
      at: picked('area', 'area'),
    },
  },
  noUnit: { of: { unit: free(picked('unit', 'unit', pieceId)) }, set: {} },
  did: { of: { unit: picked('mover', 'mover', pieceId) }, set: { did: word('did', deeds) } },
  /** Of an army; `shown`: they are known to all. */
  specials: {
    of: { unit: picked('army', 'army', pieceId) },
    set: { specials, shown: yesOrNo('shown') },
  },
  /** With `specials: perPlayer`; `shown`: they are known to all. */
  named: {
    of: { player: picked('king', 'namer') },
    set: { specials, shown: yesOrNo('shown') },
  },
  power: {
    of: { city: free(picked('city', 'powerCity')) },
    set: { is: word('power', powerStates) },
  },
  /** A city, or with `pope: player` a king; null: none of his is in force. */
  interdict: {
    of: { by: free(picked('king', 'mighty')) },
    set: { of: free(pickedOrNone('ban', 'ban')) },
  },
  bridges: { of: {}, set: { closed: free(yesOrNo('bridges', 'atTheMealy')) } },
  /** Null: the militia is at home. */
  sortie: {
    of: { player: free(picked('king', 'militia')) },
    set: { at: free(pickedOrNone('sortieAt', 'amana')) },
  },
  lastSortie: { of: { player: picked('king', 'mighty') }, set: { round } },
  turn: {
    of: {
      of: free(word('list', turnLists, 'turnList')),
      what: free(picked('deed', 'deed', text(80))),
    },
    set: { done: yesOrNo('done') },
  },
  owed: {
    of: { unit: free(picked('waiting', 'waiting', pieceId)) },
    set: { owed: yesOrNo('owed') },
  },
  fleet: {
    of: { fleet: picked('fleet', 'fleet', pieceId) },
    set: { at: picked('port', 'port'), owner: implied(picked('owner', 'portOwner')) },
  },
  fleetDid: {
    of: { fleet: picked('fleet', 'fleet', pieceId) },
    set: { sailed: yesOrNo('sailed'), used: yesOrNo('used') },
  },
  newFleet: {
    of: {},
    set: { at: picked('port', 'port'), owner: implied(picked('owner', 'portOwner')) },
  },
  noFleet: { of: { fleet: picked('fleet', 'fleet', pieceId) }, set: {} },
  /** `owner` null: there is none any more, and no fort. */
  post: {
    of: { area: free(picked('site', 'site')) },
    set: { owner: pickedOrNone('owner', 'king'), fort: yesOrNo('fort', 'fort') },
  },
  plate: {
    of: { plate: picked('plate', 'plate', pieceId) },
    set: { owner: picked('owner', 'king'), at: picked('site', 'site') },
  },
  newPlate: {
    of: {},
    set: { at: picked('postOf', 'post'), owner: implied(picked('owner', 'postOwner')) },
  },
  noPlate: { of: { plate: picked('plate', 'plate', pieceId) }, set: {} },
  credit: {
    of: { player: picked('king', 'creditor') },
    set: { amount: typedNumber('credit', whole(0, mostMoney)) },
  },
  kingdom: {
    of: { people: picked('kingdom', 'kingdom') },
    set: { owner: pickedOrNone('sides', 'king') },
  },
  silenced: {
    of: { continent: picked('continent', 'continent'), by: picked('king', 'king') },
    set: { silenced: yesOrNo('silenced') },
  },
  beaten: {
    of: { people: picked('kingdom', 'kingdom'), by: picked('king', 'king') },
    set: { beaten: yesOrNo('beaten') },
  },
  allied: {
    of: { player: picked('ally', 'ally') },
    set: { allied: yesOrNo('allied', 'alliance') },
  },
  seats: { of: {}, set: { seats: shaped<readonly Seat[]>(seatsShape) } },
  /** In the game again. */
  back: { of: { player: picked('king', 'exile') }, set: {} },
  houseRule: {
    of: { key: free(picked('key', 'houseRule', text(40))) },
    set: { value: ruleValue('value', 'houseRuleValue', value) },
  },
} as const satisfies Figures

export type FigureTable = typeof figures
export type FigureName = keyof FigureTable
export type Correction = CorrectionOf<FigureTable>
export type CorrectionIn<Name extends FigureName> = Extract<Correction, { readonly figure: Name }>

/** What a campaign remembers is told as it is set; what stands on the map and money are seen. */
export const remembered = [
  'named',
  'power',
  'interdict',
  'bridges',
  'sortie',
  'lastSortie',
  'turn',
  'owed',
  'fleetDid',
  'plate',
  'credit',
  'kingdom',
  'silenced',
  'beaten',
  'seats',
  'back',
] as const satisfies readonly FigureName[]
type Remembered = (typeof remembered)[number]

/** As it is told: of seats only that they were set anew, for their standing answers are their own. */
export type ToldCorrection =
  CorrectionIn<Exclude<Remembered, 'seats'>> | { readonly figure: 'seats' }

const read = correctionsOf(figures)
export const readCorrection = (json: unknown): ReturnType<typeof read> =>
  read(isObject(json) ? json : {})
