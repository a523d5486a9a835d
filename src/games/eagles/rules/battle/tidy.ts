// Tidying after an overrule: what no longer fits together is put in order, so that the battle can always go on.
import { sides, type Side } from '../../../../core/conversation.ts'
import { dissolveFight, leaveFight } from './fights.ts'
import { battalionsIn } from './battalionsIn.ts'
import type { Frame } from './frames.ts'
import { separateCommander } from './marks.ts'
import { battalionOf, fightOf, push, type Play } from './play.ts'
import { fightersOf, isUnbroken } from './roster.ts'
import { nobody, type BattalionId } from './battalion.ts'
import type { BattleState } from './state.ts'

/**
 * Fights without two unbroken fighters end, joiners without a fight are free, an SC is with no battalion that is gone,
 * a question whose subject is gone is dropped.
 */
export function tidyUp(play: Play): void {
  const { state } = play
  for (const fight of state.fights) {
    const isWhole = fightersOf(fight).every((id) => isUnbroken(battalionOf(state, id)))
    if (!isWhole) dissolveFight(play, fight)
  }
  for (const { id, joined } of state.battalions)
    if (joined !== nobody && !isUnbroken(battalionOf(state, id))) leaveFight(play, id)
  for (const side of sides) {
    const { with: friend } = state.commanders[side]
    if (friend !== nobody && battalionOf(state, friend).gone !== null)
      separateCommander(play, friend)
  }
  if (!state.stack.every((frame) => isAskable(state, frame))) dropActivation(play)
  askAgain(play)
}

/** The choice of a battalion, and the order of deployment, are worked out anew. */
function askAgain(play: Play): void {
  const { stack } = play.state
  const top = stack.at(-1)
  if (top?.at === 'activation.battalion') {
    stack.pop()
    push(play, { at: 'activations', next: top.side })
  } else if (top?.at === 'deploy.battalion') placeNext(play, top.side)
}

/** SET-05: what stands below the question has the other side place next already; this side has not placed yet. */
function placeNext(play: Play, side: Side): void {
  const last = play.state.stack.findLastIndex(({ at }) => at === 'deployment')
  play.state.stack = [...play.state.stack.slice(0, last), { at: 'deployment', next: side }]
}

/** Whether everybody a frame names is still there to answer for. */
const isAskable = (state: BattleState, frame: Frame): boolean =>
  namedIn(frame).every((id) => battalionOf(state, id).gone === null) &&
  hasFight(state, frame) &&
  hasCommander(state, frame)

const hasFight = (state: BattleState, frame: Frame): boolean =>
  !('fight' in frame) || fightOf(state, frame.fight) !== undefined

const hasCommander = (state: BattleState, frame: Frame): boolean =>
  (frame.at !== 'commander.dice' && frame.at !== 'commander.place') ||
  state.commanders[frame.side].alive

/** The battalions a frame is about, and those whom the success or failure of its check leads to. */
function namedIn(frame: Frame): readonly BattalionId[] {
  const { actor, others } = battalionsIn(frame)
  const own = actor === null ? others : [actor, ...others]
  if (!('check' in frame)) return own
  const { passed, failed } = frame.check
  return [
    ...own,
    ...(passed === null ? [] : namedIn(passed)),
    ...(failed === null ? [] : namedIn(failed)),
  ]
}

/** A battalion that breaks or halts by overrule does not go on with what it was about. */
export function dropIfNamed(play: Play, id: BattalionId): void {
  if (play.state.stack.some((frame) => namedIn(frame).includes(id))) dropActivation(play)
}

/** What the turn itself, or the deployment, goes on with. */
const baseSteps: readonly Frame['at'][] = [
  'turnEnd',
  'activations',
  'phaseThree',
  'phaseFour',
  'deployment',
]

/** Everything above the turn itself goes: the running activation is over. */
export function dropActivation(play: Play): void {
  const { stack } = play.state
  const last = stack.findLastIndex((frame) => baseSteps.includes(frame.at))
  if (isChoosing(stack)) return
  const top = stack.at(-1)
  if (top?.at === 'deploy.formation') placeNext(play, battalionOf(play.state, top.battalion).side)
  else play.state.stack = stack.slice(0, last + 1)
}

/** Between two activations there is none to drop. */
const isChoosing = (stack: readonly Frame[]): boolean => {
  const top = stack.at(-1)?.at
  return top === 'activation.battalion' || top === 'activation.end'
}
