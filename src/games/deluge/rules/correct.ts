// CC-OVR: figures set right by the umpire, or without one by all together, with a reason.
import type { Refusal } from '../../../core/conversation.ts'
import { table, umpire } from '../../../core/game.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import { figuresBy, hasUmpire, type FactionId } from '../../campaign/rules/index.ts'
import { choices } from './choices.ts'
import { figures, type Correction, type FigureName } from './correction.ts'
import { rules, type CorrectionRule } from './correctRules.ts'
import { withoutSheets } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import type { DelugeState } from './model.ts'
import type { DelugeReason } from './options.ts'
import { emptySheet, sheetOf } from './sheets.ts'

interface Corrected {
  readonly state: DelugeState
  readonly events: readonly DelugeEvent[]
}

type AnyRule = CorrectionRule<FigureName>

/** The one crossing: a figure's own rule takes corrections of that figure. */
const ruleOf = (figure: FigureName): AnyRule => rules[figure] as unknown as AnyRule

const { now, problem: problemOf } = figuresBy(figures, choices, rules)
/** For the forms. */
export const corrections = { figures, choices, now }

const forbidden = (reason: DelugeReason): Result<never, Refusal> =>
  refused({ code: 'forbidden', reason, rule: 'CC-OVR' })

export const correct = (
  state: DelugeState,
  correction: Correction,
  reason: string,
  by: string,
): Result<Corrected, Refusal> => {
  const rule = ruleOf(correction.figure)
  const ruled = hasUmpire(state.world.seats)
  if (by !== (ruled ? umpire : table)) return forbidden('notUmpire')
  if (!ruled && rule.isPublic?.(state.world, correction) !== true) return forbidden('notPublic')
  const problem = problemOf(state.world, correction)
  if (problem !== null) return forbidden(problem)
  const to = rule.readers?.(state.world, correction) ?? null
  const told: DelugeEvent = {
    kind: 'overruled',
    ...(to === null ? {} : { to }),
    what: correction.figure,
    reason,
    ...(correction.figure === 'known'
      ? { of: { faction: correction.faction, force: correction.force } }
      : {}),
  }
  const { world, events } = rule.put(state.world, correction)
  const sheets = correction.figure === 'sheet' ? dropped(state, correction.faction) : state.sheets
  return ok({ state: { ...state, world, sheets }, events: [told, ...events] })
}

/** The sheet empty again; but what was walked already (TD-MOV-06) stays walked. */
const dropped = ({ world, sheets }: DelugeState, faction: FactionId): DelugeState['sheets'] => {
  const empty = withoutSheets(sheets, [faction])
  const walked = sheetOf(sheets, faction).paths.lines.filter(({ isEnded }) => isEnded)
  if (world.house.orders !== 'inTurn' || walked.length === 0) return empty
  return { ...empty, [faction]: { ...emptySheet, paths: { ...emptySheet.paths, lines: walked } } }
}
