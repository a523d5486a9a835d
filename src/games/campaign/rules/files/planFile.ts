// A plan sent ahead as a file (CC-PLAN): lines for a turn that is still to come, tried in their order when it comes.
import type { Answer, Refusal } from '../../../../core/conversation.ts'
import type { Game, Kinds } from '../../../../core/game.ts'
import type { Result } from '../../../../core/result.ts'
import { readAnswer } from '../../../../core/record/readAnswer.ts'
import { exactly, listOf, malformed, objectOf, readAs, text, whole, type Shape } from '../shape.ts'
import { headerFields } from './viewFile.ts'

export interface PlanLine {
  /** Which question it answers, as the game names its questions. */
  readonly key: string
  readonly answer: Answer<never>
  /** Pieces that it made when it was written, by the names that later lines call them. */
  readonly made: readonly string[]
}

export interface PlanFile {
  readonly format: 'aide-de-camp/plan'
  readonly version: 1
  readonly game: string
  readonly rulesVersion: number
  readonly campaign: string
  readonly seat: string
  /** The turn it is for. */
  readonly turn: number
  /** The number of the view that it was written from. */
  readonly view: number
  readonly lines: readonly PlanLine[]
}

const anything: Shape = () => null
const mostLines = 400
const { version, game, rulesVersion, campaign, seat, turn } = headerFields

export const planLineShape: Shape = objectOf({
  key: text(80),
  answer: anything,
  made: listOf(text(12), 4),
})

const planShape: Shape = objectOf({
  format: exactly('aide-de-camp/plan'),
  version,
  game,
  rulesVersion,
  campaign,
  seat,
  turn,
  view: whole(1, 99_999),
  lines: listOf(planLineShape, mostLines),
})

/** Strict, each answer too; a plan holds no overrules. */
export const readPlanFile = <K extends Kinds>(
  played: Game<K>,
  json: unknown,
): Result<PlanFile, Refusal> => {
  const read = readAs<PlanFile>(planShape, json)
  if (!read.ok) return read
  for (const [line, { answer }] of read.value.lines.entries()) {
    const one = readAnswer(played, answer)
    if (!one.ok || one.value.kind === 'overrule') return malformed(`lines.${line}.answer`)
  }
  return read
}
