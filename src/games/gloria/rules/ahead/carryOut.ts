// Carrying out of a plan (CC-PLAN): its lines in order when the turn comes; what is not legal then is left out, with its reason.
import type { Answer } from '../../../../core/conversation.ts'
import type { PlanFile, PlanLine } from '../../../campaign/rules/index.ts'
import { refusalFor } from '../answer.ts'
import type { GloriaPrompt } from '../ask.ts'
import { reasons, type Reason } from '../reasons.ts'
import type { World } from '../model.ts'
import { byNumber } from '../world.ts'
import type { GloriaView } from '../view.ts'
import { firstMade, isOfPlan, planKey, stepOf } from './planKey.ts'

/**
 * `notAsked`: its question did not come. `noUnit`: a line before it should have made the unit. `played`: it was bought at
 * the table before the plan came to it. `changed`: no reason known.
 */
type PlanReason = Reason | 'notAsked' | 'noUnit' | 'played' | 'changed'

export interface LeftOut {
  readonly line: PlanLine
  readonly reason: PlanReason
  /** Of the rules; null where no rule is to blame. */
  readonly rule: string | null
}

export interface PlanUnderWay {
  /** The round it is for. */
  readonly turn: number
  readonly waiting: readonly PlanLine[]
  readonly done: number
  /** Lines that were carried out, of plans for the same round that came before, too. */
  readonly played?: readonly PlanLine[]
  readonly leftOut: readonly LeftOut[]
  /** Units that its lines made, by what the plan calls them. */
  readonly names: Readonly<Record<string, string>>
  /** The last line made units: what they are called, and which the player had before. */
  readonly making: { readonly made: readonly string[]; readonly before: readonly string[] } | null
}

export const planBegun = ({ turn, lines }: Pick<PlanFile, 'turn' | 'lines'>): PlanUnderWay => ({
  turn,
  waiting: lines,
  done: 0,
  leftOut: [],
  names: {},
  making: null,
})

export const ownUnits = ({ units }: World, player: string): readonly string[] =>
  units
    .filter(({ owner }) => owner === player)
    .sort(byNumber)
    .map(({ id }) => id)

/** Units that came with the last line are what it made, in order. */
const withNames = (plan: PlanUnderWay, { world, seenBy }: GloriaView): PlanUnderWay => {
  if (plan.making === null) return plan
  const { made, before } = plan.making
  const fresh = ownUnits(world, seenBy).filter((id) => !before.includes(id))
  const named = made.flatMap((name, place) => {
    const id = fresh[place]
    return id === undefined ? [] : [[name, id] as const]
  })
  return { ...plan, names: { ...plan.names, ...Object.fromEntries(named) }, making: null }
}

const unitNames = /U\d+/gu
/** With the numbers its units have now; null: one of them was never made. */
const renamed = (text: string, names: PlanUnderWay['names']): string | null => {
  const isMade = (unit: string): boolean => Number(unit.slice(1)) >= firstMade
  const units = text.match(unitNames) ?? []
  if (units.some((unit) => isMade(unit) && names[unit] === undefined)) return null
  return text.replaceAll(unitNames, (unit) => names[unit] ?? unit)
}

const answerOf = ({ answer }: PlanLine, names: PlanUnderWay['names']): Answer<never> | null => {
  if (answer.kind !== 'choice') return answer
  const option = renamed(answer.option, names)
  return option === null ? null : { kind: 'choice', option }
}

const leaving = (
  plan: PlanUnderWay,
  reason: PlanReason,
  rule: string | null = null,
): PlanUnderWay => {
  const [line, ...waiting] = plan.waiting
  return line === undefined
    ? plan
    : { ...plan, waiting, leftOut: [...plan.leftOut, { line, reason, rule }] }
}

/** Null: the line fits. */
const problemOf = (
  view: GloriaView,
  given: Answer<never>,
): Pick<LeftOut, 'reason' | 'rule'> | null => {
  const refusal = refusalFor(view, given)
  if (refusal === null) return null
  const reason =
    refusal.code === 'forbidden' ? reasons.find((each) => each === refusal.reason) : undefined
  return refusal.code === 'forbidden' && reason !== undefined
    ? { reason, rule: refusal.rule }
    : { reason: 'changed', rule: null }
}

export interface FromPlan {
  readonly plan: PlanUnderWay
  /** Null: the plan has nothing for this question; it goes to the seat. */
  readonly answer: Answer<never> | null
}

const optionIn = ({ answer }: PlanLine): string => (answer.kind === 'choice' ? answer.option : '')

/** Whether just this was bought in this step 3 by hand: to buy it twice was not meant. */
const isPlayed = (
  { played = [], leftOut }: PlanUnderWay,
  { world, seenBy }: GloriaView,
  line: PlanLine,
): boolean => {
  if (line.key !== 'spend') return false
  const told = leftOut.flatMap(({ line: each, reason }) => (reason === 'played' ? [each] : []))
  const isSame = (option: string): boolean => option === optionIn(line)
  const bought = world.ledger.filter(
    ({ turn, phase, faction, reason, about }) =>
      turn === world.round &&
      phase === 'spend' &&
      faction === seenBy &&
      isSame(`${reason}:${about ?? ''}`),
  )
  return bought.length > [...played, ...told].filter((each) => isSame(optionIn(each))).length
}

const matching = ({ waiting, names }: PlanUnderWay, key: string): PlanLine | null => {
  const [line] = waiting
  return line !== undefined && renamed(line.key, names) === key ? line : null
}

/** Whether the question of the next line may still come, where another one is open now. */
const mayStillCome = ({ waiting, names }: PlanUnderWay, key: string): boolean => {
  const [step, now] = [stepOf(waiting[0]?.key ?? ''), stepOf(key)]
  if (now === null) return true
  if (step === null || step < now) return false
  return step > now || waiting.every((line) => renamed(line.key, names) !== key)
}

/** The plan's answer to the open question; lines on the way to it whose time is over are left out. */
export const fromPlan = (
  before: PlanUnderWay,
  view: GloriaView,
  prompt: GloriaPrompt,
): FromPlan => {
  const { world, seenBy } = view
  const isNow = world.round === before.turn && world.active === seenBy
  if (!isNow || !isOfPlan(prompt.task, seenBy)) return { plan: before, answer: null }
  let plan = withNames(before, view)
  const key = planKey(prompt.task)
  while (plan.waiting.length > 0) {
    const line = matching(plan, key)
    if (line === null) {
      if (mayStillCome(plan, key)) break
      plan = leaving(plan, 'notAsked')
      continue
    }
    const answer = answerOf(line, plan.names)
    if (answer === null) {
      plan = leaving(plan, 'noUnit')
      continue
    }
    if (isPlayed(plan, view, line)) {
      plan = leaving(plan, 'played')
      continue
    }
    const problem = problemOf(view, answer)
    if (problem === null) return { plan: taken(plan, line, view), answer }
    plan = leaving(plan, problem.reason, problem.rule)
  }
  return { plan, answer: null }
}

const taken = (
  plan: PlanUnderWay,
  line: PlanLine,
  { world, seenBy }: GloriaView,
): PlanUnderWay => ({
  ...plan,
  waiting: plan.waiting.slice(1),
  done: plan.done + 1,
  played: [...(plan.played ?? []), line],
  making: line.made.length > 0 ? { made: line.made, before: ownUnits(world, seenBy) } : null,
})

/** Once the turn it was for is over, what was never asked for is left out. */
export const planOver = (plan: PlanUnderWay, world: World, player: string): PlanUnderWay => {
  const { order, active, round, isOver } = world
  const hasPassed = active !== null && order.indexOf(active) > order.indexOf(player)
  if (!isOver && (round < plan.turn || (round === plan.turn && !hasPassed))) return plan
  return plan.waiting.reduce((now) => leaving(now, 'notAsked'), plan)
}
