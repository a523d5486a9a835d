// The one door for answers from outside: JSON of any shape in, an answer or the place of the fault out.
import type { Answer, DiceSource, DiceTally, FactValues, Refusal } from '../conversation.ts'
import { diceSources } from '../conversation.ts'
import type { Game, Kinds } from '../game.ts'
import type { Result } from '../result.ts'
import { ok } from '../result.ts'
import type { JsonObject } from './json.ts'
import { isObject, isText, malformed, oddKey } from './json.ts'

/** Only the shape is judged here; whether the answer fits the open question is for the game to say. */
export const readAnswer = <K extends Kinds>(
  game: Game<K>,
  json: unknown,
): Result<Answer<K['correction']>, Refusal> => {
  if (!isObject(json)) return malformed('')
  switch (json['kind']) {
    case 'choice':
      return readChoice(json)
    case 'facts':
      return readFacts(json)
    case 'dice':
      return readDice(json)
    case 'overrule':
      return readOverrule(game, json)
    default:
      return malformed('kind')
  }
}

const readChoice = (json: JsonObject): Result<Answer<never>, Refusal> => {
  const odd = oddKey(json, ['kind', 'option'])
  if (odd !== null) return malformed(odd)
  const { option } = json
  return isText(option) ? ok({ kind: 'choice', option }) : malformed('option')
}

const readFacts = (json: JsonObject): Result<Answer<never>, Refusal> => {
  const odd = oddKey(json, ['kind', 'values'])
  if (odd !== null) return malformed(odd)
  const { values } = json
  return isFactValues(values) ? ok({ kind: 'facts', values }) : malformed('values')
}

const isFactValues = (json: unknown): json is FactValues =>
  isObject(json) && Object.values(json).every((value) => isText(value) || isNumber(value))

const isNumber = (json: unknown): json is number => typeof json === 'number'

const readDice = (json: JsonObject): Result<Answer<never>, Refusal> => {
  const isTold = Object.hasOwn(json, 'tally')
  const odd = oddKey(json, ['kind', 'faces', 'source', ...(isTold ? ['tally'] : [])])
  if (odd !== null) return malformed(odd)
  const { faces, source, tally } = json
  if (!isNumbers(faces)) return malformed('faces')
  if (!isSource(source)) return malformed('source')
  if (!isTold) return ok({ kind: 'dice', faces, source })
  return isTally(tally) ? ok({ kind: 'dice', faces, source, tally }) : malformed('tally')
}

const isTally = (json: unknown): json is DiceTally =>
  isObject(json) &&
  oddKey(json, ['hits', 'six']) === null &&
  isNumber(json['hits']) &&
  (json['six'] === null || typeof json['six'] === 'boolean')

const isNumbers = (json: unknown): json is readonly number[] =>
  Array.isArray(json) && json.every(isNumber)

const isSource = (json: unknown): json is DiceSource => diceSources.some((each) => each === json)

const readOverrule = <K extends Kinds>(
  game: Game<K>,
  json: JsonObject,
): Result<Answer<K['correction']>, Refusal> => {
  const odd = oddKey(json, ['kind', 'correction', 'reason'])
  if (odd !== null) return malformed(odd)
  const { reason } = json
  if (!isText(reason)) return malformed('reason')
  const correction = game.readCorrection(json['correction'])
  return correction.ok ? ok({ kind: 'overrule', correction: correction.value, reason }) : correction
}
