// Plans under way from outside: the decoder for those that come with a backup.
import type { Refusal } from '../../../../core/conversation.ts'
import { readAnswer } from '../../../../core/record/readAnswer.ts'
import type { Result } from '../../../../core/result.ts'
import {
  exactly,
  listOf,
  malformed,
  matching,
  objectOf,
  orNull,
  planLineShape,
  readAs,
  recordOf,
  text,
  whole,
  type PlanLine,
  type Shape,
} from '../../../campaign/rules/index.ts'
import { gloria } from '../game.ts'
import { reasons } from '../reasons.ts'
import type { PlanUnderWay } from './carryOut.ts'

/** Lines, or units: as many as a plan file may hold. */
const most = 400
const unit = text(12)

const planShape: Shape = objectOf(
  {
    turn: whole(1, 99_999),
    waiting: listOf(planLineShape, most),
    done: whole(0, most),
    leftOut: listOf(
      objectOf({
        line: planLineShape,
        reason: exactly(...reasons, 'notAsked', 'noUnit', 'played', 'changed'),
        rule: orNull(text(20)),
      }),
      most,
    ),
    names: recordOf(unit, matching(/^U\d{1,9}$/u), most),
    making: orNull(objectOf({ made: listOf(unit, most), before: listOf(unit, most) })),
  },
  { played: listOf(planLineShape, most) },
)

const isAnswer = ({ answer }: Pick<PlanLine, 'answer'>): boolean => {
  const read = readAnswer(gloria, answer)
  return read.ok && read.value.kind !== 'overrule'
}

/** Strict, each answer too; a plan holds no overrules. */
export const readPlanUnderWay = (json: unknown): Result<PlanUnderWay, Refusal> => {
  const read = readAs<PlanUnderWay>(planShape, json)
  if (!read.ok) return read
  const { waiting, leftOut, played = [] } = read.value
  const lines = [...waiting, ...leftOut.map(({ line }) => line), ...played]
  return lines.every(isAnswer) ? read : malformed('answer')
}
