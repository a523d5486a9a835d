// Runs: three dice, straight to the own edge, seen by friends (ROUT-02 to ROUT-04, MAN-12).
import type { FactValues } from '../../../../core/conversation.ts'
import { routDice } from './distance.ts'
import { explainRout } from './explainMove.ts'
import { asked, isYes, yesOrNo, type BattleFormField } from './facts.ts'
import { sawField } from './options.ts'
import { removeBattalion } from './fights.ts'
import type { QuestionFrame } from './frames.ts'
import { disorderPassed, passedFields } from './ground.ts'
import { noteReason, separateCommander } from './marks.ts'
import { battalionOf, change, push, tell, type Play } from './play.ts'
import { dice, facts, sum } from './question.ts'
import { friendsOf } from './roster.ts'
import type { BattalionId, BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'

const runnersSide = (state: BattleState, { battalion }: { readonly battalion: BattalionId }) =>
  battalionOf(state, battalion).side

export const routRoll = dice<QuestionFrame<'rout.dice'>>({
  seat: runnersSide,
  count: () => routDice,
  explain: explainRout,
  take: (play, { battalion: id }, { faces, source }) => {
    const battalion = change(play, id)
    const first = !battalion.hasRun
    battalion.hasRun = true
    battalion.ranTurn = play.state.turn
    separateCommander(play, id)
    tell(play, { kind: 'runRolled', battalion: id, faces, inches: sum(faces), source })
    push(play, { at: 'rout.facts', battalion: id, faces, first })
  },
})

/** ROUT-03, RES-04, RES-05: friends for whom seeing it can still lead to a test. */
function witnesses(state: BattleState, id: BattalionId, first: boolean): readonly BattalionState[] {
  if (!first || isTooLate(state)) return []
  const isForNextTurn = state.phase === 'compulsory'
  return friendsOf(state, id).filter(
    (friend) => !friend.broken && !friend.sawRun && (isForNextTurn || !friend.tested),
  )
}

/** A run in phase 4 counts for the next turn's phase 3; after the last turn there is none. */
const isTooLate = (state: BattleState): boolean =>
  state.phase === 'compulsory' &&
  (state.turn >= state.setup.house.turns || state.setup.house.panic === 'samePhase')

const witnessFields = (
  state: BattleState,
  frame: QuestionFrame<'rout.facts'>,
): readonly BattleFormField[] =>
  witnesses(state, frame.battalion, frame.first).map(({ id }) => yesOrNo(sawField(id), 'yes'))

export const routFacts = facts<QuestionFrame<'rout.facts'>>({
  seat: runnersSide,
  fields: (state, frame) =>
    asked(
      yesOrNo('reachedEdge'),
      ...passedFields(state, frame.battalion),
      ...witnessFields(state, frame),
    ),
  take: (play, frame, said) => {
    const { battalion, faces } = frame
    const offTable = isYes(said, 'reachedEdge')
    tell(play, { kind: 'ran', battalion, inches: sum(faces), offTable })
    disorderPassed(play, battalion, said)
    notePanic(play, frame, said)
    if (offTable) removeBattalion(play, battalion, 'ranOff')
  },
})

function notePanic(play: Play, frame: QuestionFrame<'rout.facts'>, said: FactValues): void {
  for (const { id } of witnesses(play.state, frame.battalion, frame.first))
    if (isYes(said, sawField(id))) noteReason(play, id, 'sawRun')
}
