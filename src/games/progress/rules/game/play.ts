// Consequences of an answer: cards locked and turned up, steps played out, ends offered, and the test after each turn.
import { refusalOf } from '../../../../core/checkAnswer.ts'
import { opponentOf, type Answer, type Refusal, type Side } from '../../../../core/conversation.ts'
import { table, type Step } from '../../../../core/game.ts'
import { ok, refused, type Result } from '../../../../core/result.ts'
import { isCard, type Card } from '../cards.ts'
import { optionOf } from '../options.ts'
import type { EndReason, ProgressEvent } from '../turn/events.ts'
import { choose, forgetAttack, playOn } from '../turn/steps.ts'
import { beginTurn, discardPlayed, type Turn } from '../turn/turn.ts'
import { ask } from './ask.ts'
import { correct, type ProgressCorrection } from './correction.ts'
import { bothChosen, boardOf, resolvingOf, stateWith, turnOf, type ProgressState } from './state.ts'

type Taken = Result<Step<ProgressState, ProgressEvent>, Refusal>
type Party = Side | typeof table

export const answer = (
  state: ProgressState,
  given: Answer<ProgressCorrection>,
  by: Party,
): Taken => {
  if (given.kind === 'overrule') return overrule(state, given)
  if (given.kind === 'choice' && isLocked(state, given.option, by))
    return refused({ code: 'forbidden', reason: 'locked', rule: 'MP-TURN-02' })
  const question = ask(state, by)
  const refusal = refusalOf(question, given, state.ended !== null)
  if (refusal !== null || question === null) return refused(refusal ?? { code: 'not-asked' })
  if (given.kind === 'dice') return ok(roll(state, given.faces))
  if (given.kind !== 'choice') return refused({ code: 'wrong-kind', wanted: question.wanted.kind })
  if (by === table) return reveal(state)
  return takeOption(state, question.kind, given.option, by)
}

/** MP-ASK-06: whether a side whose card is locked tries to choose once more. */
const isLocked = (state: ProgressState, option: string, by: Party): boolean => {
  if (by === table || state.chosen[by] === null) return false
  if (state.ended !== null || state.resolving !== null) return false
  if (option === 'offer-end' || option === 'resign')
    return state.setup.houseRules.agreement === 'on'
  return isCard(option) && state.setup.scenario.sides[by].cards.includes(option)
}

const takeOption = (state: ProgressState, kind: string, option: string, by: Side): Taken => {
  if (kind === 'end.accept') return ok(answerOffer(state, by, option === 'accept'))
  if (kind !== 'card') return chooseWay(state, option, by)
  if (option === 'resign') return ok(end(state, opponentOf(by), 'resigned', []))
  if (isCard(option)) return ok(lock(state, by, option))
  const offer = { by, asked: opponentOf(by), accepted: null }
  return ok({ state: { ...state, offer }, events: [{ kind: 'end.offered', side: by }] })
}

/** MP-SET-03: equal dice are thrown again. */
const roll = (
  state: ProgressState,
  faces: readonly number[],
): Step<ProgressState, ProgressEvent> => {
  const [a = 0, b = 0] = faces
  const holder = a === b ? null : a > b ? 'a' : 'b'
  const rolled = { kind: 'initiative.rolled', a, b, holder } as const
  if (holder === null) return { state, events: [rolled] }
  return {
    state: { ...state, initiative: holder },
    events: [rolled, { kind: 'turn.began', turn: state.turn }],
  }
}

const lock = (state: ProgressState, by: Side, card: Card): Step<ProgressState, ProgressEvent> => ({
  state: {
    ...state,
    chosen: by === 'a' ? { a: card, b: state.chosen.b } : { a: state.chosen.a, b: card },
  },
  events: [{ kind: 'card.chosen', side: by }],
})

/** MP-TURN-03. Final: what both have seen is not taken back (MP-SECRET-07). */
const reveal = (state: ProgressState): Taken => {
  const cards = bothChosen(state)
  if (cards === null) return refused({ code: 'stale' })
  const events: ProgressEvent[] = [{ kind: 'cards.revealed', ...cards }]
  const turn = beginTurn(boardOf(state), cards, (event) => events.push(event))
  return ok({ ...goOn(state, turn, events), isFinal: true })
}

const chooseWay = (state: ProgressState, option: string, by: Side): Taken => {
  const { resolving } = state
  const cards = bothChosen(state)
  if (resolving === null || cards === null) return refused({ code: 'stale' })
  const events: ProgressEvent[] = []
  const turn = turnOf(state, resolving, cards, (event) => events.push(event))
  // The same question again: it was made of the same state.
  const choice = playOn(turn)
  const way = choice?.ways.find((each) => optionOf(turn.land, each) === option)
  if (way === undefined) return refused({ code: 'not-offered', option, field: null })
  choose(turn, by, way)
  return ok(goOn(state, turn, events))
}

/** Plays on to the next question, or to the end of the turn. */
const goOn = (
  state: ProgressState,
  turn: Turn,
  events: ProgressEvent[],
): Step<ProgressState, ProgressEvent> => {
  const choice = playOn(turn)
  if (choice === null) return finish(state, turn, events)
  const options = choice.ways.map((way) => optionOf(turn.land, way))
  const resolving = resolvingOf(turn, { kind: choice.kind, seat: choice.side, options })
  return { state: stateWith(state, turn, { resolving }), events }
}

/** MP-TURN-05, MP-END-01: the end test comes after the discards. */
const finish = (
  state: ProgressState,
  turn: Turn,
  events: ProgressEvent[],
): Step<ProgressState, ProgressEvent> => {
  discardPlayed(turn)
  const { target } = state.setup.scenario
  const quiet = turn.hasGained ? 0 : state.quiet + 1
  if (turn.vp.a >= target || turn.vp.b >= target)
    return endByVp(stateWith(state, turn, { chosen: nobody, quiet }), 'target', events)
  const next = state.turn + 1
  events.push({ kind: 'turn.began', turn: next })
  const after = stateWith(state, turn, { chosen: nobody, quiet, turn: next, declined: [] })
  return offerIfQuiet(after, turn.initiative, events)
}

const nobody = { a: null, b: null }

/** MP-END-06. */
const offerIfQuiet = (
  state: ProgressState,
  holder: Side,
  events: ProgressEvent[],
): Step<ProgressState, ProgressEvent> => {
  const { agreement, quietTurns } = state.setup.houseRules
  const isQuiet = quietTurns > 0 && state.quiet > 0 && state.quiet % quietTurns === 0
  if (agreement === 'off' || !isQuiet) return { state, events }
  events.push({ kind: 'end.offered', side: null })
  return { state: { ...state, offer: { by: null, asked: holder, accepted: null } }, events }
}

/** MP-END-04, 06. */
const answerOffer = (
  state: ProgressState,
  by: Side,
  isAccepted: boolean,
): Step<ProgressState, ProgressEvent> => {
  const { offer, declined } = state
  const offerer = offer?.by ?? null
  if (!isAccepted)
    return {
      state: {
        ...state,
        offer: null,
        declined: offerer === null ? declined : [...declined, offerer],
      },
      events: [{ kind: 'end.declined', side: by }],
    }
  // What no side offered both must accept.
  if (offerer === null && offer?.accepted === null)
    return {
      state: { ...state, offer: { by: null, asked: opponentOf(by), accepted: by } },
      events: [],
    }
  return endByVp({ ...state, offer: null }, 'agreement', [])
}

/** MP-END-02. */
const endByVp = (
  state: ProgressState,
  reason: EndReason,
  events: ProgressEvent[],
): Step<ProgressState, ProgressEvent> => {
  const { a, b } = state.vp
  return end(state, a === b ? 'tie' : a > b ? 'a' : 'b', reason, events)
}

/** An end that was agreed or given up is not taken back (MP-END-05). */
const end = (
  state: ProgressState,
  winner: Side | 'tie',
  reason: EndReason,
  events: ProgressEvent[],
): Step<ProgressState, ProgressEvent> => {
  events.push({ kind: 'game.ended', winner, reason })
  const step = { state: { ...state, ended: { winner, reason } }, events }
  return reason === 'target' ? step : { ...step, isFinal: true }
}

/** MP-ASK-05. */
const overrule = (
  state: ProgressState,
  given: Extract<Answer<ProgressCorrection>, { kind: 'overrule' }>,
): Taken => {
  const refusal = refusalOf(null, given)
  if (refusal !== null) return refused(refusal)
  if (state.ended !== null) return refused({ code: 'game-over' })
  const corrected = correct(state, given.correction)
  if (!corrected.ok) return corrected
  const events = [...corrected.value.events]
  const { state: after } = corrected.value
  // To name the holder spares the dice (MP-SET-03).
  if (state.initiative === null && after.initiative !== null)
    events.push({ kind: 'turn.began', turn: state.turn })
  const { resolving } = after
  const cards = bothChosen(after)
  if (resolving === null || cards === null) return ok({ state: after, events })
  const turn = turnOf(after, resolving, cards, (event) => events.push(event))
  forgetAttack(turn)
  return ok(goOn(after, turn, events))
}
