// MANOEUVRE: forward, back, wheel, change formation, reform, once the check is passed (MAN-02 to MAN-13).
import type { FactValues } from '../../../../core/conversation.ts'
import { countMoveDice, distanceOf, isMoveSlowed, keepAwayInches } from './distance.ts'
import { explainMove, explainMoveFacts, explainObstacles } from './explainMove.ts'
import { asked, count, isYes, numberOf, yesOrNo, type BattleFormField } from './facts.ts'
import type { Move, QuestionFrame, StepFrame } from './frames.ts'
import { disorderPassed, passedFields } from './ground.ts'
import { disorder } from './marks.ts'
import { battalionOf, change, push, tell, type Play } from './play.ts'
import { dice, facts } from './question.ts'
import { hasDifficult, hasObstacles, hasRough } from './terrain.ts'
import { hasCommander } from './roster.ts'
import type { BattalionId } from './battalion.ts'
import { rulesOf, type BattleState } from './state.ts'

export const setOff = (play: Play, { battalion, kind }: StepFrame<'setOff'>): void =>
  push(play, { at: 'move.dice', battalion, kind })

/** MAN-06. */
export function changeFormation(play: Play, { battalion: id }: StepFrame<'changeFormation'>): void {
  const battalion = change(play, id)
  battalion.formation = battalion.formation === 'line' ? 'column' : 'line'
  tell(play, { kind: 'formationChanged', battalion: id, formation: battalion.formation })
}

/** MAN-10: disorder ends with the turn, if nothing spoils it before. */
export function holdReform(play: Play, { battalion }: StepFrame<'holdReform'>): void {
  if (!battalionOf(play.state, battalion).disordered) return
  change(play, battalion).reforming = true
  tell(play, { kind: 'reformBegan', battalion })
}

const mover = (state: BattleState, { battalion }: { readonly battalion: BattalionId }) =>
  battalionOf(state, battalion).side

export const moveDice = dice<QuestionFrame<'move.dice'>>({
  seat: mover,
  count: (state, { battalion, kind }) => countMoveDice(battalionOf(state, battalion), kind),
  explain: explainMove,
  take: (play, { battalion, kind }, { faces, source }) => {
    tell(play, { kind: 'moveRolled', battalion, as: kind, faces, source })
    askMove(play, { at: 'move.facts', battalion, kind, faces })
  },
})

/** Only what can still matter is asked; a battalion with the SC knows no deductions (SC-03). */
function moveFields(
  state: BattleState,
  { battalion: id, kind }: QuestionFrame<'move.facts'>,
): readonly BattleFormField[] {
  const battalion = battalionOf(state, id)
  const { setup } = state
  const isDeducted = !hasCommander(state, battalion)
  return asked(
    isDeducted &&
      isMoveSlowed(setup.house, battalion, kind) &&
      hasRough(setup) &&
      yesOrNo('slowed'),
    !battalion.disordered && hasDifficult(setup) && yesOrNo('difficult'),
    isDeducted && hasObstacles(setup) && count('obstacles', 9, 0),
    ...passedFields(state, id),
  )
}

export const moveFacts = facts<QuestionFrame<'move.facts'>>({
  seat: mover,
  fields: moveFields,
  explain: explainMoveFacts,
  take: (play, frame, said) => takeMove(play, frame, said),
})

function takeMove(
  play: Play,
  { battalion, kind, faces }: QuestionFrame<'move.facts'>,
  said: FactValues,
): void {
  const move: Move = {
    battalion,
    kind,
    faces,
    slowed: isYes(said, 'slowed'),
    difficult: isYes(said, 'difficult'),
  }
  disorderPassed(play, battalion, said)
  const obstacles = numberOf(said, 'obstacles')
  if (obstacles > 0) push(play, { at: 'move.obstacles', move, obstacles })
  else finishMove(play, move, [])
}

/** Version 2 asks no empty form. */
function askMove(play: Play, frame: QuestionFrame<'move.facts'>): void {
  const isEmpty = rulesOf(play.state.setup) > 1 && moveFields(play.state, frame).length === 0
  if (isEmpty) takeMove(play, frame, {})
  else push(play, frame)
}

/** MAN-09. */
export const moveObstacles = dice<QuestionFrame<'move.obstacles'>>({
  seat: (state, { move }) => mover(state, move),
  count: (_, { obstacles }) => obstacles,
  explain: explainObstacles,
  take: (play, { move }, { faces, source }) => {
    tell(play, { kind: 'obstaclesRolled', battalion: move.battalion, faces, source })
    finishMove(play, move, faces)
  },
})

function finishMove(play: Play, move: Move, obstacles: readonly number[]): void {
  const { battalion: id, kind } = move
  const battalion = battalionOf(play.state, id)
  const limit = distanceOf(play.state.setup.house, { ...move, battalion, obstacles }, 'limit')
  tell(play, { kind: 'moved', battalion: id, as: kind, limit, keepAway: keepAwayInches })
  if (move.difficult) disorder(play, id, 'difficultGround')
}
