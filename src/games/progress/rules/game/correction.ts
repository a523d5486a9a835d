// Overrule: what the players may put right, and what follows from it (MP-ASK-05).
import { sides, type Refusal, type Side } from '../../../../core/conversation.ts'
import { isObject, isText, malformed } from '../../../../core/record/json.ts'
import { ok, refused, type Result } from '../../../../core/result.ts'
import type { ArmyWord } from '../armies.ts'
import { isCard, type Card } from '../cards.ts'
import { landOf } from '../land.ts'
import { firstFault, type Fault } from '../scenario/fault.ts'
import {
  armiesFault,
  diceFault,
  pilesFault,
  strengthFault,
  vpFault,
  type Position,
} from '../setup/position.ts'
import { impossible } from '../setup/setup.ts'
import type { CorrectedField, ProgressEvent } from '../turn/events.ts'
import { boardOf, positionOf, type ProgressState } from './state.ts'

type PerSide<T> = Readonly<Partial<Record<Side, T>>>

/** What is right from now on; all else stays. At least one figure. */
export interface ProgressCorrection {
  readonly vp?: PerSide<number>
  /** By the country's id. */
  readonly dice?: Readonly<Record<string, number>>
  readonly strength?: PerSide<number>
  readonly armies?: PerSide<readonly ArmyWord[]>
  readonly piles?: PerSide<readonly Card[]>
  readonly initiative?: Side
}

export const correctedFields = [
  'vp',
  'dice',
  'strength',
  'armies',
  'piles',
  'initiative',
] as const satisfies readonly CorrectedField[]

const isNumber = (json: unknown): boolean => typeof json === 'number'
const isWords = (json: unknown): boolean => Array.isArray(json) && json.every(isText)
const isCards = (json: unknown): boolean => Array.isArray(json) && json.every(isCard)

const isPart: Readonly<Record<Exclude<CorrectedField, 'initiative'>, (json: unknown) => boolean>> =
  { vp: isNumber, dice: isNumber, strength: isNumber, armies: isWords, piles: isCards }

/** The shape only: whether it is possible depends on the game. */
export const readCorrection = (json: unknown): Result<ProgressCorrection, Refusal> => {
  if (!isObject(json)) return malformed('')
  const entries = Object.entries(json)
  if (entries.length === 0) return malformed('')
  for (const [key, value] of entries) {
    const path = partPath(key, value)
    if (path !== null) return malformed(path)
  }
  return ok(json)
}

const partPath = (key: string, value: unknown): string | null => {
  const field = correctedFields.find((each) => each === key)
  if (field === undefined) return key
  if (field === 'initiative') return sides.some((side) => side === value) ? null : key
  if (!isObject(value) || Object.keys(value).length === 0) return key
  const odd = Object.entries(value).find(
    ([of, part]) => (field !== 'dice' && of !== 'a' && of !== 'b') || !isPart[field](part),
  )
  return odd === undefined ? null : `${key}.${odd[0]}`
}

export interface Corrected {
  readonly state: ProgressState
  readonly events: readonly ProgressEvent[]
}

/** The state as it should be, nothing else done; or why it cannot be that. */
export const correct = (
  state: ProgressState,
  correction: ProgressCorrection,
): Result<Corrected, Refusal> => {
  const arePilesLocked = state.chosen.a !== null || state.chosen.b !== null
  if (correction.piles !== undefined && arePilesLocked)
    return refused({ code: 'forbidden', reason: 'piles-locked', rule: 'MP-ASK-05' })
  const merged = {
    armies: { ...state.armies, ...correction.armies },
    dice: { ...state.dice, ...correction.dice },
    strength: { ...state.strength, ...correction.strength },
    vp: { ...state.vp, ...correction.vp },
    piles: { ...state.piles, ...correction.piles },
  }
  const fault = faultOf(state, merged)
  if (fault !== null) return refused(impossible(fault.path, fault.reason))
  const initiative = correction.initiative ?? state.initiative
  const quiet = correction.vp === undefined ? state.quiet : 0
  const position = positionOf(boardOf({ ...state, ...merged }))
  const next = { ...state, ...position, initiative, quiet }
  return ok({ state: next, events: eventsOf(next, correction) })
}

/** MP-SET-06, but the VP may reach the target. */
const faultOf = ({ setup: { scenario } }: ProgressState, merged: Position): Fault | null => {
  const land = landOf(scenario)
  return firstFault(
    () => armiesFault(land, merged.armies, sides),
    () => diceFault(land, merged.dice, land.ids),
    () => strengthFault(scenario, merged.strength, sides),
    () => vpFault(merged.vp, sides, scenario.stock, scenario.stock),
    () => pilesFault(scenario, merged.piles, sides),
  )
}

/** As the figures are now, in a fixed order. */
const eventsOf = (
  state: ProgressState,
  correction: ProgressCorrection,
): readonly ProgressEvent[] => {
  const events: ProgressEvent[] = []
  for (const field of correctedFields)
    if (field === 'initiative') {
      const { initiative: is } = correction
      if (is !== undefined) events.push({ kind: 'corrected', field, of: null, is })
    } else if (field === 'dice') {
      for (const [of, is] of Object.entries(state.dice))
        if (Object.hasOwn(correction.dice ?? {}, of))
          events.push({ kind: 'corrected', field, of, is })
    } else {
      for (const of of sides)
        if (correction[field]?.[of] !== undefined)
          events.push({ kind: 'corrected', field, of, is: state[field][of] })
    }
  return events
}
