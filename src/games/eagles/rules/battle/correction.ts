// Every figure that players may overrule, as data: what a battalion has and what else there is; overrule.ts puts it into effect.
import { sides, type Refusal, type Side } from '../../../../core/conversation.ts'
import { isObject, wellFormed, type JsonObject } from '../../../../core/record/json.ts'
import type { Result } from '../../../../core/result.ts'
import { bounds } from '../army/bounds.ts'
import { qualities } from '../army/model.ts'
import { characterTable } from '../army/prices.ts'
import { formations, type BattalionId, type BattalionState } from './battalion.ts'
import { isFlag, oneOf, wholeFrom } from './loose.ts'

type Test<T> = (value: unknown) => value is T
type Tested<F> = F extends Test<infer T> ? T : never

type Group = 'strength' | 'state' | 'turn'

/** A figure of a battalion: where it stands in a form, and how it is now. */
interface BattalionFigure<T> {
  readonly group: Group
  readonly test: Test<T>
  readonly now: (battalion: BattalionState, turn: number) => T
  /** Null: it is no number. */
  readonly most: number | null
  readonly words: readonly (T & string)[]
}

const counted = (most: number, now: BattalionFigure<number>['now']): BattalionFigure<number> => ({
  group: 'strength',
  test: wholeFrom(0, most),
  now,
  most,
  words: [],
})

const worded = <const W extends string>(
  group: Group,
  words: readonly W[],
  now: BattalionFigure<W>['now'],
): BattalionFigure<W> => ({ group, test: oneOf(words), now, most: null, words })

const marked = (group: Group, now: BattalionFigure<boolean>['now']): BattalionFigure<boolean> => ({
  group,
  test: isFlag,
  now,
  most: null,
  words: [],
})

const stands = ['no', 'thisTurn', 'nextTurn'] as const

export const battalionFigures = {
  rankers: counted(bounds.rankers, ({ rankers }) => rankers),
  screen: counted(bounds.rankers, ({ screen }) => screen),
  drummer: counted(characterTable.drummer.most, ({ drummer }) => drummer),
  sergeant: counted(characterTable.sergeant.most, ({ sergeant }) => sergeant),
  ensign: counted(characterTable.ensign.most, ({ ensign }) => ensign),
  officer: counted(characterTable.officer.most, ({ officer }) => officer),
  quality: worded('strength', qualities, ({ quality }) => quality),
  formation: worded('state', formations, ({ formation }) => formation),
  disordered: marked('state', ({ disordered }) => disordered),
  mustStand: worded('state', stands, ({ standTurn }, turn) => {
    if (standTurn === 0 || standTurn < turn) return 'no'
    return standTurn === turn ? 'thisTurn' : 'nextTurn'
  }),
  broken: marked('state', ({ broken }) => broken),
  /** True takes it off the table, false puts it back. */
  gone: marked('state', ({ gone }) => gone !== null),
  activated: marked('turn', ({ activity }) => activity !== 'none'),
  fired: marked('turn', ({ fired }) => fired),
  tested: marked('turn', ({ tested }) => tested),
} as const

type BattalionTable = typeof battalionFigures

/** The figures of a battalion that can be set; what is not named stays. */
export type BattalionCorrection = {
  readonly [Name in keyof BattalionTable]?: Tested<BattalionTable[Name]['test']>
}

/** Every key known, every value fit; at least one. */
const isSet: Test<BattalionCorrection> = (set): set is BattalionCorrection =>
  isObject(set) && Object.keys(set).length > 0 && misfitIn(set) === null

const figures = new Map<string, { readonly test: (value: unknown) => boolean }>(
  Object.entries(battalionFigures),
)

const misfitIn = (set: JsonObject): string | null =>
  Object.entries(set).find(([name, value]) => figures.get(name)?.test(value) !== true)?.[0] ?? null

const battalion: Test<BattalionId> = wholeFrom(0, 9_999)
const battalionOrNobody: Test<BattalionId | null> = (value): value is BattalionId | null =>
  value === null || battalion(value)
const side: Test<Side> = oneOf(sides)

/** The fields of each kind of correction. */
const kinds = {
  battalion: { battalion, set: isSet },
  /** `with`: the battalion he is with, null while separate. */
  commander: { side, alive: isFlag, with: battalionOrNobody, moved: isFlag },
  turn: { turn: wholeFrom(0, 20) },
  initiative: { holder: side },
  /** Two battalions are fighting after all; the charger is named first. */
  engage: { charger: battalion, charged: battalion },
  /** They are not fighting: both are free, with the marks they have. */
  disengage: { battalion },
  join: { battalion, friend: battalion },
  /** WIN-03: objectives, or the players simply agree. */
  result: { winner: oneOf([...sides, 'draw']) },
  /** What is open is dropped and the turn goes on with the next activation. */
  activation: {},
} as const

type Kinds = typeof kinds
export type CorrectedFigure = keyof Kinds

/** By the figure that is corrected. */
export type Corrections = {
  readonly [F in CorrectedFigure]: { readonly [Name in keyof Kinds[F]]: Tested<Kinds[F][Name]> }
}

export type Correction<F extends CorrectedFigure = CorrectedFigure> = {
  [P in F]: { readonly figure: P } & Corrections[P]
}[F]

const isKind = (figure: unknown): figure is CorrectedFigure =>
  typeof figure === 'string' && Object.hasOwn(kinds, figure)

function misfitOf(json: JsonObject): string | null {
  const { figure, ...given } = json
  if (!isKind(figure)) return 'figure'
  const tests = Object.entries<(value: unknown) => boolean>(kinds[figure])
  const misfit = tests.find(([name, test]) => !test(given[name]))?.[0]
  const stranger = Object.keys(given).find((key) => tests.every(([name]) => name !== key))
  if (misfit !== 'set') return misfit ?? stranger ?? null
  const { set } = given
  const inSet = isObject(set) ? misfitIn(set) : null
  return stranger ?? (inSet === null ? 'set' : `set.${inSet}`)
}

/** From outside: a record, a second phone. Nothing unknown gets in. */
export const readCorrection = (json: unknown): Result<Correction, Refusal> =>
  wellFormed(json, isObject(json) ? misfitOf(json) : '')
