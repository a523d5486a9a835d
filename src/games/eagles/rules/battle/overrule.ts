// The players correct the state: the figures are set, what no longer fits is tidied up, the battle goes on.
import type { Refusal } from '../../../../core/conversation.ts'
import type { BattalionCorrection, CorrectedFigure, Correction } from './correction.ts'
import { beginFight, clearOrderMarks, dissolveFight, joinFight, leaveFight } from './fights.ts'
import { separateCommander } from './marks.ts'
import { battalionOf, change, fightOf, setCommander, type Play } from './play.ts'
import { unfit } from './reasons.ts'
import { fightersOf, isEngaged, isJoined, isUnbroken } from './roster.ts'
import { nobody, type BattalionId } from './battalion.ts'
import type { BattleState } from './state.ts'
import { dropActivation, dropIfNamed, tidyUp } from './tidy.ts'
import { endAsAgreed, endBattle } from './victory.ts'

type Corrector<F extends CorrectedFigure> = (
  play: Play,
  correction: Correction<F>,
) => Refusal | null

const unknownBattalion = (battalion: BattalionId): Refusal => ({
  code: 'malformed',
  path: `battalion.${battalion}`,
})

const isKnown = (state: BattleState, id: BattalionId): boolean => state.battalions[id] !== undefined

const correctBattalion: Corrector<'battalion'> = (play, { battalion: id, set }) => {
  if (!isKnown(play.state, id)) return unknownBattalion(id)
  const battalion = change(play, id)
  const { mustStand, gone, activated, ...figures } = set
  Object.assign(battalion, figures)
  if (mustStand !== undefined) {
    battalion.standTurn = { no: 0, thisTurn: play.state.turn, nextTurn: play.state.turn + 1 }[
      mustStand
    ]
    battalion.shortCharge = false
  }
  if (activated !== undefined) battalion.activity = activated ? 'acted' : 'none'
  if (gone !== undefined) battalion.gone = gone ? 'dispersed' : null
  if (gone === false && play.state.phase !== 'setUp') battalion.placed = true
  battalion.original = Math.max(battalion.original, battalion.rankers + battalion.screen)
  forgetOldOrder(play, id, set)
  if (set.broken !== undefined) dropIfNamed(play, id)
  return null
}

/** What a corrected mark brings with it (GEN-06). */
function forgetOldOrder(play: Play, id: BattalionId, set: BattalionCorrection): void {
  const battalion = change(play, id)
  if (set.disordered !== undefined) battalion.reforming = false
  if (set.broken === true) {
    battalion.hasRun = false
    battalion.brokeTurn = play.state.turn
  }
  // Breaking clears them, so who is broken has none, whatever else was said.
  if (battalion.broken) clearOrderMarks(play, id)
  if (set.gone === true || battalion.rankers === 0) {
    battalion.gone ??= 'destroyed'
    separateCommander(play, id)
  }
}

const correctCommander: Corrector<'commander'> = (play, { side, alive, with: joined, moved }) => {
  if (joined !== null) {
    const battalion = play.state.battalions[joined]
    if (battalion?.side !== side) return unknownBattalion(joined)
    if (alive && battalion.gone !== null) return unfit('isGone', 'SC-08')
  }
  setCommander(play, side, { alive, moved, with: alive && joined !== null ? joined : nobody })
  return null
}

const correctTurn: Corrector<'turn'> = (play, { turn }) => {
  if (turn === 0 && play.state.phase !== 'setUp') return unfit('noSuchTurn', 'SEQ-01')
  renumber(play, turn - play.state.turn)
  play.state.turn = turn
  return null
}

/** What happened in this turn, or is to happen in the next, still does; 0 is never, and so is before turn 1. */
function renumber(play: Play, shift: number): void {
  const moved = (turn: number): number => (turn === 0 ? 0 : Math.max(0, turn + shift))
  for (const { id, standTurn, brokeTurn, ranTurn } of play.state.battalions) {
    const battalion = change(play, id)
    battalion.standTurn = moved(standTurn)
    battalion.brokeTurn = moved(brokeTurn)
    battalion.ranTurn = moved(ranTurn)
  }
  play.state.fights = play.state.fights.map((fight) => ({
    ...fight,
    began: moved(fight.began),
    lastRound: moved(fight.lastRound),
    joiners: fight.joiners.map((joiner) => ({ ...joiner, from: moved(joiner.from) })),
  }))
}

const correctInitiative: Corrector<'initiative'> = (play, { holder }) => {
  play.state.holder = holder
  return null
}

const isFree = (state: BattleState, id: BattalionId): boolean => {
  const battalion = battalionOf(state, id)
  return isUnbroken(battalion) && !isEngaged(battalion) && !isJoined(battalion)
}

const correctEngage: Corrector<'engage'> = (play, { charger, charged }) => {
  const { state } = play
  for (const id of [charger, charged]) if (!isKnown(state, id)) return unknownBattalion(id)
  if (battalionOf(state, charger).side === battalionOf(state, charged).side)
    return unfit('sameSide', 'CHARGE-05')
  if (!isFree(state, charger) || !isFree(state, charged)) return unfit('notFree', 'ACT-06')
  for (const id of [charger, charged]) dropIfNamed(play, id)
  beginFight(play, charger, charged, nobody)
  return null
}

const correctDisengage: Corrector<'disengage'> = (play, { battalion: id }) => {
  if (!isKnown(play.state, id)) return unknownBattalion(id)
  const battalion = battalionOf(play.state, id)
  const fight = fightOf(play.state, battalion.engaged)
  for (const each of fight === undefined ? [id] : fightersOf(fight)) dropIfNamed(play, each)
  if (fight !== undefined) dissolveFight(play, fight)
  else if (isJoined(battalion)) leaveFight(play, id)
  else return unfit('notFighting', 'ACT-06')
  return null
}

const correctJoin: Corrector<'join'> = (play, { battalion: id, friend }) => {
  const { state } = play
  for (const each of [id, friend]) if (!isKnown(state, each)) return unknownBattalion(each)
  const fight = fightOf(state, battalionOf(state, friend).engaged)
  if (fight === undefined) return unfit('notFighting', 'COMBAT-08')
  if (battalionOf(state, id).side !== battalionOf(state, friend).side)
    return unfit('otherSide', 'COMBAT-08')
  if (!isFree(state, id)) return unfit('notFree', 'ACT-06')
  dropIfNamed(play, id)
  joinFight(play, fight, id)
  return null
}

const correctResult: Corrector<'result'> = (play, { winner }) => {
  endAsAgreed(play, winner)
  return null
}

const correctActivation: Corrector<'activation'> = (play) => {
  if (play.state.phase === 'setUp' || play.state.phase === 'initiative')
    return unfit('noActivation', 'ACT-01')
  dropActivation(play)
  return null
}

const correctors: { readonly [F in CorrectedFigure]: Corrector<F> } = {
  battalion: correctBattalion,
  commander: correctCommander,
  turn: correctTurn,
  initiative: correctInitiative,
  engage: correctEngage,
  disengage: correctDisengage,
  join: correctJoin,
  result: correctResult,
  activation: correctActivation,
}

/** Any figure of the state, at any time; refused only if it names what does not exist. */
export function applyCorrection(play: Play, correction: Correction): Refusal | null {
  const refusal = correct(play, correction)
  if (refusal !== null) return refusal
  tidyUp(play)
  if (correction.figure !== 'result') judgeAgain(play)
  return null
}

function correct<F extends CorrectedFigure>(play: Play, correction: Correction<F>): Refusal | null {
  const corrector: Corrector<F> = correctors[correction.figure]
  return corrector(play, correction)
}

/** A correction after the last turn can change who has won; what the players agreed on stays. */
function judgeAgain(play: Play): void {
  const { result } = play.state
  if (result !== null && result.by !== 'agreed') endBattle(play)
}
