// The decoder for corrections from outside: a record, a second phone. Nothing unknown gets in.
import { sides, type Refusal, type Side } from '../../../../core/conversation.ts'
import { ok, refused, type Result } from '../../../../core/result.ts'
import { isObject, type JsonObject } from '../../../../core/record/json.ts'
import { qualities } from '../army/model.ts'
import type { BattalionCorrection, Correction } from './correction.ts'
import { bounds } from '../army/bounds.ts'
import { characterTable } from '../army/prices.ts'
import { isFlag, oneOf, wholeFrom } from './loose.ts'
import { formations } from './battalion.ts'

const malformed = (path: string): Result<never, Refusal> => refused({ code: 'malformed', path })

type Test = (value: unknown) => boolean

const figureTests: Readonly<Record<keyof BattalionCorrection, Test>> = {
  rankers: wholeFrom(0, bounds.rankers),
  screen: wholeFrom(0, bounds.rankers),
  drummer: wholeFrom(0, characterTable.drummer.most),
  sergeant: wholeFrom(0, characterTable.sergeant.most),
  ensign: wholeFrom(0, characterTable.ensign.most),
  officer: wholeFrom(0, characterTable.officer.most),
  quality: oneOf(qualities),
  formation: oneOf(formations),
  disordered: isFlag,
  mustStand: oneOf(['no', 'thisTurn', 'nextTurn']),
  broken: isFlag,
  gone: isFlag,
  activated: isFlag,
  fired: isFlag,
  tested: isFlag,
}

const isFigure = (key: string): key is keyof BattalionCorrection => Object.hasOwn(figureTests, key)

/** Every key known, every value fit; at least one. */
function misfitIn(set: unknown): string | null {
  if (!isObject(set) || Object.keys(set).length === 0) return 'set'
  for (const [key, value] of Object.entries(set))
    if (!isFigure(key) || !figureTests[key](value)) return `set.${key}`
  return null
}

const isBattalion: Test = wholeFrom(0, 9_999)
const isSide = oneOf(sides)
const isBattalionOrNobody: Test = (value) => value === null || isBattalion(value)

/** The other fields of each kind of correction, each with its test. */
const fieldTests: Readonly<Record<Correction['figure'], Readonly<Record<string, Test>>>> = {
  battalion: { battalion: isBattalion, set: isObject },
  commander: { side: isSide, alive: isFlag, with: isBattalionOrNobody, moved: isFlag },
  turn: { turn: wholeFrom(0, 20) },
  initiative: { holder: isSide },
  engage: { charger: isBattalion, charged: isBattalion },
  disengage: { battalion: isBattalion },
  join: { battalion: isBattalion, friend: isBattalion },
  result: { winner: oneOf([...sides, 'draw'] satisfies (Side | 'draw')[]) },
  activation: {},
}

const isKnownFigure = (figure: unknown): figure is Correction['figure'] =>
  typeof figure === 'string' && Object.hasOwn(fieldTests, figure)

function misfitOf(json: JsonObject): string | null {
  const { figure } = json
  if (!isKnownFigure(figure)) return 'figure'
  const tests = fieldTests[figure]
  for (const [field, test] of Object.entries(tests)) if (!test(json[field])) return field
  const stranger = Object.keys(json).find((key) => key !== 'figure' && !Object.hasOwn(tests, key))
  if (stranger !== undefined) return stranger
  return figure === 'battalion' ? misfitIn(json['set']) : null
}

export function readCorrection(json: unknown): Result<Correction, Refusal> {
  if (!isObject(json)) return malformed('')
  const misfit = misfitOf(json)
  // The one crossing: every field has passed its test.
  return misfit === null ? ok(json as unknown as Correction) : malformed(misfit)
}
