// The turn: it begins, the initiative is rolled, and at its end the marks of the turn go (SEQ-01, INIT, WIN-04).
import type { Side } from '../../../../core/conversation.ts'
import { higher, offerSides, sideNamed } from './deploy.ts'
import type { InitiativeScore } from './events.ts'
import { explainInitiative } from './explainDice.ts'
import type { QuestionFrame } from './frames.ts'
import { initiativeBonus } from './initiative.ts'
import { change, push, setCommander, tell, type Play } from './play.ts'
import { choice, dice, face } from './question.ts'
import type { BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'
import { endBattle, isDecided } from './victory.ts'

/** GEN-06: activated and fired are cleared; so are the tests, the sergeants and the SCs' moves of the turn. */
export function beginTurn(play: Play): void {
  play.state.turn++
  play.state.phase = 'initiative'
  play.state.activations = 0
  play.state.gapTaken = false
  for (const battalion of play.state.battalions) refresh(play, battalion)
  for (const side of ['a', 'b'] as const) setCommander(play, side, { moved: false })
  tell(play, { kind: 'turnBegan', turn: play.state.turn })
  push(play, { at: 'turnEnd' })
  push(play, { at: 'initiative.dice' })
}

function refresh(play: Play, { id, gone }: BattalionState): void {
  if (gone !== null) return
  const battalion = change(play, id)
  battalion.activity = 'none'
  battalion.fired = false
  battalion.tested = false
  battalion.sergeantsSpent = 0
}

const scoreOf = (state: BattleState, side: Side, thrown: number): InitiativeScore => {
  const { officers, commander } = initiativeBonus(state, side)
  return { face: thrown, officers, commander, score: thrown + officers + commander }
}

/** INIT-02; house rule `initiativeTie`. */
const keeper = (state: BattleState): Side | null =>
  state.setup.house.initiativeTie === 'holderKeeps' ? state.holder : null

export const initiativeDice = dice<QuestionFrame<'initiative.dice'>>({
  seat: () => 'table',
  count: () => 2,
  explain: explainInitiative,
  take: (play, frame, { faces, source }) => {
    const a = scoreOf(play.state, 'a', face(faces, 0))
    const b = scoreOf(play.state, 'b', face(faces, 1))
    const better = higher(a.score, b.score)
    const winner = better ?? keeper(play.state)
    const kept = better === null && winner !== null
    tell(play, { kind: 'initiativeRolled', scores: { a, b }, winner, kept, source })
    if (winner !== null) play.state.holder = winner
    push(play, winner === null ? frame : { at: 'initiative.first', winner })
  },
})

/** INIT-03. */
export const initiativeFirst = choice<QuestionFrame<'initiative.first'>>({
  seat: (_, { winner }) => winner,
  offer: offerSides,
  take: (play, _, named) => {
    const side = sideNamed(named)
    play.state.phase = 'activations'
    tell(play, { kind: 'firstChosen', side })
    push(play, { at: 'activations', next: side })
  },
})

/** MAN-10, GEN-07, then WIN-03: the end of a turn is after phase 4 (WIN-04). */
export function endTurn(play: Play): void {
  for (const battalion of play.state.battalions)
    if (battalion.gone === null) closeMarks(play, battalion)
  tell(play, { kind: 'turnEnded', turn: play.state.turn })
  if (isDecided(play.state)) endBattle(play)
  else push(play, { at: 'turn' })
}

function closeMarks(play: Play, { id, reforming, standTurn }: BattalionState): void {
  if (reforming) {
    const battalion = change(play, id)
    battalion.reforming = false
    battalion.disordered = false
    tell(play, { kind: 'orderRegained', battalion: id })
  }
  if (standTurn > 0 && standTurn <= play.state.turn) {
    const battalion = change(play, id)
    battalion.standTurn = 0
    battalion.shortCharge = false
  }
}
