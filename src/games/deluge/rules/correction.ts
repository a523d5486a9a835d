// CC-OVR: every figure of a campaign that can be set right, and the decoder of corrections from outside.
import { isObject } from '../../../core/record/json.ts'
import {
  chooser,
  correctionsOf,
  free,
  idShape,
  listOf,
  matching,
  noneText,
  objectOf,
  orNull,
  partly,
  picked,
  pickedOrNone,
  ruleValue,
  seatsShape,
  shaped,
  signed,
  text,
  typedNumber,
  typedOrNone,
  typedText,
  whole,
  word,
  yesOrNo,
  type CorrectionOf,
  type Dated,
  type FigureField,
  type Figures,
  type Seat,
  type Shape,
} from '../../campaign/rules/index.ts'
import {
  bestIntelligence,
  forceKinds,
  longestName,
  mostUnits,
  relationKinds,
  type ForceKind,
} from './map.ts'
import type { Force, ForceFacts, Unit } from './model.ts'
import { readUnitList } from './unitList.ts'
import { freshUnit } from './units.ts'

const forceId = matching(/^F[1-9]\d{0,6}$/u)
const most = 99_999
const lastTurn = 999
const turn = whole(0, lastTurn)
const turnPlayed = whole(1, lastTurn)
/** Of one force. */
const manyUnits = mostUnits * 4
/** A list of units: so long that the longest one that can be read fits. */
const longest = 2000

const unitShape: Shape = (json, path) => {
  const problem = objectOf({
    name: text(longestName),
    points: whole(1, most),
    full: whole(1, most),
    lossTokens: whole(0, 999),
  })(json, path)
  if (problem !== null || !isObject(json)) return problem ?? path
  return Number(json['points']) <= Number(json['full']) ? null : `${path}.points`
}
const unitsShape = listOf(unitShape, manyUnits, 1)

/** TD-STR-09: the strongest first. */
const strongestShape: Shape = (json, path) => {
  const unit = objectOf({ name: text(longestName), points: whole(1, most) })
  const problem = listOf(unit, manyUnits, 1)(json, path)
  if (problem !== null || !Array.isArray(json)) return problem ?? path
  const points = json.map((each: unknown) => (isObject(each) ? Number(each['points']) : 0))
  return points.some((each, place) => each > (points[place - 1] ?? each)) ? path : null
}

/** At full strength, under the names of a force; undefined: not to be read, which the decoder refuses. */
const freshUnits = (list = '') =>
  readUnitList(list)?.map(({ name, points }) => freshUnit(name, points))

const houseValue: Shape = (json, path) =>
  typeof json === 'string' || Number.isSafeInteger(json) ? null : path

const claim: FigureField<{ readonly by: string; readonly since: number } | null> = {
  shape: orNull(objectOf({ by: idShape, since: turn })),
  inputs: () => [
    { id: 'claimant', from: 'faction', hasNone: true },
    { id: 'since', from: null },
  ],
  read: ([by, since = '']) => (by === noneText ? null : { by, since: Number(since) }),
  write: (now) => [now?.by ?? noneText, String(now?.since ?? '')],
}

/** That a battle was won where the force is now, or none. */
const wonHere: FigureField<Force['wonHere']> = {
  shape: orNull(objectOf({ turn: turnPlayed, node: idShape })),
  inputs: () => [{ id: 'won', from: 'won', hasNone: true }],
  read: ([won = noneText]) => {
    const [nth, node] = won.split(' ')
    return won === noneText ? null : { turn: Number(nth), node }
  },
  write: (won) => [won === null ? noneText : `${String(won.turn)} ${won.node}`],
}

/** What is said of a force when it is made. */
const nature = {
  kind: word('forceKind', forceKinds),
  intelligence: typedNumber('intelligence', whole(0, bestIntelligence)),
  loot: typedNumber('tokens', whole(0, most)),
  fledThisTurn: yesOrNo('fled'),
  name: typedText('name', text(longestName)),
}
const forceParts = {
  at: picked('node', 'node'),
  from: pickedOrNone('from', 'step'),
  wonHere,
  ...nature,
}
/** What is set right of a force, one at a time; its units have a form of their own. */
export const traits = Object.keys(forceParts)
const units = shaped<readonly Unit[]>(unitsShape)

type NewForce = Partial<Pick<Force, keyof typeof nature>> & { readonly units: readonly Unit[] }
const newForce: FigureField<NewForce> = {
  shape: objectOf(
    { units: unitsShape },
    Object.fromEntries(
      Object.entries(nature).map(([name, { shape }]) => [name, shape ?? unitsShape]),
    ),
  ),
  inputs: () => [
    { id: 'forceKind', from: forceKinds, isFree: true },
    { id: 'list', from: null, longest },
  ],
  read: ([kind, list]) => ({ kind, units: freshUnits(list) ?? [] }),
  write: () => [],
}

/** With the turn it dates from; null: it is not known. */
const dated = <T>(field: FigureField<T>): FigureField<Dated<T> | null> => ({
  shape: orNull(objectOf({ value: field.shape ?? unitsShape, turn: turnPlayed })),
  inputs: (given) => [...field.inputs(given), { id: 'turn', from: 'past' }],
  read: (texts, given) => {
    const value = field.read(texts.slice(0, -1), given)
    return value === null ? null : { value, turn: Number(texts.at(-1)) }
  },
  write: (fact, given) =>
    fact === null ? [] : [...field.write(fact.value, given), String(fact.turn)],
})

const strongest: FigureField<ForceFacts['strongest']> = {
  shape: strongestShape,
  inputs: () => [{ id: 'strongest', from: null, longest }],
  read: ([list = '']) =>
    list.trim() === '' ? null : freshUnits(list)?.map(({ name, points }) => ({ name, points })),
  write: (list) => [list.map(({ name, points }) => `${String(points)} ${name}`.trim()).join('; ')],
}
const facts = partly('fact', {
  at: dated(picked('node', 'node')),
  kind: dated<ForceKind>({
    ...word('forceKind', forceKinds),
    inputs: () => [{ id: 'forceKind', from: forceKinds, hasNone: true }],
    read: ([kind]) => (kind === noneText ? null : kind),
  }),
  units: dated<number>({
    ...typedNumber('count', whole(1, manyUnits)),
    read: typedOrNone('count', whole(1, manyUnits)).read,
  }),
  strongest: dated(strongest),
})
export const factNames = ['at', 'kind', 'units', 'strongest', 'nothing'] as const

/** What a faction knows; with nothing to set it would set nothing right. */
const known: typeof facts = {
  ...facts,
  shape: (json, path) =>
    isObject(json) && Object.keys(json).length === 0 ? path : (facts.shape?.(json, path) ?? null),
  inputs: (given) =>
    given['fact'] === 'nothing'
      ? [{ id: 'nothing', from: 'forgotten', isImplied: true }]
      : facts.inputs(given),
  read: (texts, given) =>
    given['fact'] === 'nothing'
      ? Object.fromEntries((texts[0] ?? '').split(' ').map((fact) => [fact, null]))
      : facts.read(texts, given),
}

const faction = picked('faction', 'faction')
const node = picked('node', 'node')

/** In the order in which they are offered. */
export const figures = {
  /** So much more, or less. */
  purse: {
    of: { faction },
    set: {
      amount: typedNumber('amount', (json, path) => (json === 0 ? path : signed(most)(json, path))),
    },
  },
  kept: { of: { faction }, set: { tokens: typedNumber('tokens', whole(0, most)) } },
  owner: { of: { node }, set: { owner: pickedOrNone('owner', 'faction') } },
  claim: { of: { node }, set: { claim } },
  looted: { of: { node }, set: { until: typedNumber('until', turn) } },
  relation: {
    of: { one: faction, other: picked('other', 'rival') },
    set: { is: word('is', relationKinds) },
  },
  /** With the vassal's clock; null: none. */
  overlord: {
    of: { faction },
    set: {
      overlord: pickedOrNone('overlord', 'faction'),
      rebelAfter: typedOrNone('rebelAfter', turn),
    },
  },
  force: {
    of: { force: picked('force', 'force', forceId), trait: chooser('trait', traits) },
    set: { set: partly('trait', { ...forceParts, units }) },
  },
  newForce: { of: {}, set: { faction, at: node, set: newForce } },
  noForce: { of: { force: picked('force', 'force', forceId) }, set: {} },
  /** What a faction knows of a force of another one; what is not named stays as it is. */
  known: {
    of: { faction, force: free(picked('foe', 'foe', forceId)), fact: chooser('fact', factNames) },
    set: { set: known },
  },
  /** Dropped: the faction writes it anew. */
  sheet: { of: { faction }, set: {} },
  seats: { of: {}, set: { seats: shaped<readonly Seat[]>(seatsShape) } },
  houseRule: {
    of: { key: free(picked('key', 'houseRule', text(40))) },
    set: { value: ruleValue('value', 'houseRuleValue', houseValue) },
  },
} as const satisfies Figures

export type FigureTable = typeof figures
export type FigureName = keyof FigureTable
export type Correction = CorrectionOf<FigureTable>
export type CorrectionIn<Name extends FigureName> = Extract<Correction, { readonly figure: Name }>

export const readCorrection = correctionsOf(figures)
