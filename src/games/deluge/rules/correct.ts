// CC-OVR: figures set right by the umpire, or without one by all together, with a reason.
import type { Refusal } from '../../../core/conversation.ts'
import { table, umpire } from '../../../core/game.ts'
import { own } from '../../../core/own.ts'
import { ok, refused, type Result } from '../../../core/result.ts'
import { figuresBy, hasUmpire, type Choices, type FactionId } from '../../campaign/rules/index.ts'
import { figures, type Correction, type FigureName } from './correction.ts'
import { rules, type CorrectionRule } from './correctRules.ts'
import { withoutSheets } from './desk.ts'
import type { DelugeEvent } from './events.ts'
import { houseRuleKeys, houseRuleTable } from './houseRules.ts'
import type { DelugeState, World } from './model.ts'
import type { DelugeReason } from './options.ts'
import { stacksSeenBy } from './seeing.ts'
import { emptySheet, sheetOf } from './sheets.ts'
import { boardIn, forceOf } from './world.ts'

interface Corrected {
  readonly state: DelugeState
  readonly events: readonly DelugeEvent[]
}

const ruleOf = <Name extends FigureName>(figure: Name): CorrectionRule<Name> => rules[figure]

// What a correction may name, by lists: those that a form offers are those that the rules take.

const factions = (world: World): readonly string[] => Object.keys(world.factions)

const isInSight = (world: World, faction: string, force: string): boolean =>
  Object.hasOwn(world.factions, faction) &&
  stacksSeenBy(world, faction).some(({ id }) => id === force)

const choices = {
  faction: factions,
  rival: (world, { one }) =>
    factions(world)
      .filter((each) => each !== one)
      .toReversed(),
  node: ({ nodes }) => Object.keys(nodes),
  force: ({ pieces }) => pieces.map(({ id }) => id),
  // Where a way leads from to the place of the force.
  step: (world, { force = '' }) => {
    const at = forceOf(world, force)?.at
    return at === undefined ? [] : boardIn(world).graph.neighbours(at)
  },
  won: (world, { force = '' }) => {
    const at = forceOf(world, force)?.at
    return at === undefined ? [] : [`${String(world.turn)} ${at}`]
  },
  past: ({ turn }) => Array.from({ length: turn }, (_, before) => String(turn - before)),
  // Forces of all others, those that are gone but remembered behind them.
  foe: ({ pieces, factions: all }, { faction = '' }) => {
    const there = pieces.filter((force) => force.faction !== faction).map(({ id }) => id)
    const gone = Object.keys(own(all, faction)?.knowledge ?? {})
    return [...there, ...gone.filter((id) => pieces.every((force) => force.id !== id))]
  },
  // That a force in sight is there cannot be forgotten.
  forgotten: (world, { faction = '', force = '' }) => [
    `${isInSight(world, faction, force) ? '' : 'at '}kind units strongest`,
  ],
  // How many factions there are has been settled.
  houseRule: () => houseRuleKeys.filter((key) => key !== 'principalities'),
  houseRuleValue: (_, given) => {
    const key = houseRuleKeys.find((each) => each === given['key'])
    return key === undefined ? [] : houseRuleTable[key].values.map(String)
  },
} as const satisfies Choices<World>

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
