// A plan being written: an own turn gone through beforehand, on a phone that has a view and no record.
import type { Answer, Refusal } from '../../../../core/conversation.ts'
import { refused, ok, type Result } from '../../../../core/result.ts'
import type { FactionId, PlanLine } from '../../../campaign/rules/index.ts'
import { answer, settle } from '../answer.ts'
import type { GloriaSetup, GloriaState, World } from '../model.ts'
import type { Task } from '../tasks.ts'
import { turnTasks } from '../turn.ts'
import { seen, type GloriaView } from '../view.ts'
import { ownUnits } from './carryOut.ts'
import { firstMade, isOfPlan, planKey } from './planKey.ts'

export interface Rehearsal {
  readonly player: FactionId
  /** The round that the plan is for. */
  readonly round: number
  readonly state: GloriaState
  readonly lines: readonly PlanLine[]
}

/** The round of this player's next own turn, the one under way included; null: he has none left. */
export const nextOwnRound = (world: World, player: FactionId): number | null => {
  const { round, order, active, house, out, isOver } = world
  if (isOver || out.includes(player)) return null
  const hasPassed = active !== null && order.indexOf(active) > order.indexOf(player)
  const next = hasPassed ? round + 1 : round
  return next > house.rounds ? null : next
}

/** What is left of the turn that is under way, or a whole one. */
const tasksFor = ({ world, asked }: GloriaView, player: FactionId): readonly Task[] => {
  if (world.active !== player || world.step === 'start') return [{ kind: 'ownTurn', player }]
  const all = turnTasks(player)
  const at = all.findIndex(({ kind }) => kind === world.step)
  // What comes in is booked when step 2 begins.
  const left = all.slice(world.step === 'income' ? at + 1 : at)
  const isWithin = asked !== null && isOfPlan(asked, player) && asked.kind !== left[0]?.kind
  return isWithin ? [asked, ...left] : left
}

/** A view knows seats and house rules by its world; what a rehearsal asks of a set-up is no more. */
const setupOf = ({ world, scenario }: GloriaView): GloriaSetup => ({
  map: world.map,
  tables: world.tables,
  houseRules: world.house,
  seats: world.seats.map((seat) => ({ ...seat, standing: {} })),
  scenario,
})

/** Whatever would be thrown, fought or answered by others is left out: what comes of it is not known yet. */
const untilPlanned = (state: GloriaState, player: FactionId): GloriaState => {
  let now = state
  for (;;) {
    const [head] = now.agenda
    if (head === undefined || head.kind === 'endTurn') return { ...now, agenda: [] }
    if (isOfPlan(head, player)) return now
    const at = now.agenda.findIndex(
      (task, place) => place > 0 && (task.kind === 'step' || isOfPlan(task, player)),
    )
    const { agenda, ...desk } = now
    now = settle(desk, at < 0 ? [] : agenda.slice(at)).state
  }
}

/** Null: there is no own turn to plan. */
export const rehearsalOf = (view: GloriaView): Rehearsal | null => {
  const { world, seenBy } = view
  const round = nextOwnRound(world, seenBy)
  if (round === null) return null
  const desk = {
    setup: setupOf(view),
    world: { ...world, round, next: { unit: firstMade, ticket: firstMade, came: firstMade } },
    shown: null,
    naming: {},
    entering: {},
  }
  const state = untilPlanned(settle(desk, tasksFor(view, seenBy)).state, seenBy)
  return { player: seenBy, round, state, lines: [] }
}

/** The view that the next line is asked from. */
export const rehearsedView = ({ state, player }: Rehearsal): GloriaView => seen(state, player)

/** One line more, or why it cannot be. */
export const planned = (rehearsal: Rehearsal, given: Answer<never>): Result<Rehearsal, Refusal> => {
  const { state, player, lines } = rehearsal
  const [asked] = state.agenda
  if (asked === undefined) return refused({ code: 'not-asked' })
  const step = answer(state, given, player)
  if (!step.ok) return step
  const next = untilPlanned(step.value.state, player)
  const before = ownUnits(state.world, player)
  const made = ownUnits(next.world, player).filter((id) => !before.includes(id))
  return ok({
    ...rehearsal,
    state: next,
    lines: [...lines, { key: planKey(asked), answer: given, made }],
  })
}
