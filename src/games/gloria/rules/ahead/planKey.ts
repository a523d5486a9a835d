// The questions that a plan sent ahead can answer, and the names by which its lines find them again.
import type { FactionId } from '../../../campaign/rules/index.ts'
import type { Task } from '../tasks.ts'

/** New units of a plan are counted from here: no unit on the map has such a number, so a line that names one means its own. */
export const firstMade = 9001

/** In the order of an own turn. All else depends on dice, on a battle or on others, and is asked when it comes. */
const plannedSteps = [
  'diplomacy',
  'incomeOrPower',
  'bridges',
  'spend',
  'agents',
  'move',
  'siege',
] as const

type PlannedStep = (typeof plannedSteps)[number]

/** Asked at once after a line of its step, before anything is thrown. */
const furtherQuestions = ['hire', 'specials', 'found', 'kingdom', 'types'] as const

type Planned = Extract<Task, { readonly kind: PlannedStep | (typeof furtherQuestions)[number] }>

const isPlannedStep = (kind: string): kind is PlannedStep =>
  plannedSteps.some((step) => step === kind)

const isPlanned = (task: Task): task is Planned =>
  isPlannedStep(task.kind) || furtherQuestions.some((kind) => kind === task.kind)

export const isOfPlan = (task: Task, player: FactionId): boolean =>
  isPlanned(task) && task.player === player

/** `move`, `incomeOrPower:14`, `types:U3`: the kind of the question, and what it is about where one turn asks several. */
export const planKey = (task: Task): string => {
  if (!isPlanned(task)) return ''
  if ('city' in task) return `${task.kind}:${task.city}`
  if ('area' in task) return `${task.kind}:${task.area}`
  if ('people' in task) return `${task.kind}:${task.people}`
  return task.kind === 'types' ? `types:${task.unit}` : task.kind
}

/** The place of its step in the turn; a question that belongs to a line before it: null. */
export const stepOf = (key: string): number | null => {
  const place = plannedSteps.findIndex((step) => step === key.split(':')[0])
  return place < 0 ? null : place
}
