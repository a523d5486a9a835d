// Alternating activations: whose turn it is, which battalion, and the gaps for the SCs (INIT-03, INIT-04, SC-07).
import { opponentOf, type Side, type Unavailable } from '../../../../core/conversation.ts'
import type { QuestionFrame, StepFrame } from './frames.ts'
import { push, type Play } from './play.ts'
import { choice, type Offer } from './question.ts'
import type { BattleReason } from './reasons.ts'
import { battalionsOf, isOnTable } from './roster.ts'
import {
  battalionMeant,
  battalionOption,
  commanderOption,
  meaningOf,
  type BattleOption,
} from './options.ts'
import { nobody, type BattalionState } from './battalion.ts'
import type { BattleState } from './state.ts'

const isWaiting = (battalion: BattalionState): boolean =>
  isOnTable(battalion) && battalion.activity === 'none'

const hasWaiting = (state: BattleState, side: Side): boolean =>
  state.battalions.some((each) => each.side === side && isWaiting(each))

/** INIT-03: battalions of both sides that are still to activate in this turn. */
export const countWaiting = (state: BattleState): number =>
  state.battalions.filter(isWaiting).length

/** INIT-03: strictly in turn; when one side has nothing left, the other does the rest. */
export function continueActivations(play: Play, { next }: StepFrame<'activations'>): void {
  const side = hasWaiting(play.state, next) ? next : opponentOf(next)
  if (hasWaiting(play.state, side)) {
    play.state.active = side
    push(play, { at: 'activation.battalion', side })
  } else offerLastMove(play)
}

/** SC-07: the last gap, before phase 3; asked only while an SC can still move in it. */
function offerLastMove(play: Play): void {
  const side = play.state.holder ?? 'a'
  play.state.active = side
  const isWanted = offerCommanders(play.state, side).options.length > 0
  push(play, isWanted ? { at: 'activation.end', side } : { at: 'phaseThree', waiting: [], wave: 0 })
}

/** SC-02, SC-07: the side that activates next moves first; once the other has moved, it has let the gap pass. */
function offerCommanders(state: BattleState, first: Side): Offer {
  const options: BattleOption[] = []
  const unavailable: Unavailable<BattleOption, BattleReason>[] = []
  for (const side of [first, opponentOf(first)]) {
    const { alive, moved } = state.commanders[side]
    const option = commanderOption(side)
    if (!alive) continue
    if (moved) unavailable.push({ option, reason: 'hasMoved', rule: 'SC-02' })
    else if (side === first && state.gapTaken)
      unavailable.push({ option, reason: 'gapTaken', rule: 'SC-07' })
    else options.push(option)
  }
  return { options, unavailable }
}

/** The SC's free move stands beside the choice of a battalion, so that it costs nothing when the player does not want it. */
export const activationBattalion = choice<QuestionFrame<'activation.battalion'>>({
  seat: (_, { side }) => side,
  offer: (state, { side }) => {
    const commanders = offerCommanders(state, side)
    const options: BattleOption[] = []
    const unavailable: Unavailable<BattleOption, BattleReason>[] = []
    for (const each of battalionsOf(state, side)) {
      if (isWaiting(each)) options.push(battalionOption(each.id))
      else if (isOnTable(each))
        unavailable.push({ option: battalionOption(each.id), reason: 'hasActed', rule: 'ACT-01' })
    }
    return {
      options: [...options, ...commanders.options],
      unavailable: [...unavailable, ...commanders.unavailable],
    }
  },
  take: (play, { side }, chosen) => {
    const meaning = meaningOf(chosen)
    if (meaning?.what === 'commander') {
      moveCommander(play, side, meaning.side, { at: 'activations', next: side })
      return
    }
    play.state.gapTaken = false
    push(play, { at: 'activations', next: opponentOf(side) })
    push(play, { at: 'activation.kind', battalion: battalionMeant(chosen) ?? nobody })
  },
})

export const activationEnd = choice<QuestionFrame<'activation.end'>>({
  seat: (_, { side }) => side,
  offer: (state, { side }) => {
    const { options, unavailable } = offerCommanders(state, side)
    return { options: ['goOn', ...options], unavailable }
  },
  take: (play, { side }, chosen) => {
    const meaning = meaningOf(chosen)
    if (meaning?.what !== 'commander') push(play, { at: 'phaseThree', waiting: [], wave: 0 })
    else moveCommander(play, side, meaning.side, { at: 'activations', next: side })
  },
})

function moveCommander(play: Play, first: Side, side: Side, after: StepFrame<'activations'>): void {
  if (side !== first) play.state.gapTaken = true
  push(play, after)
  push(play, { at: 'commander.dice', side })
}
