// The open question of a seat or of the table, from what it may know (section 4).
import { sides, type Side, type Unavailable } from '../../../../core/conversation.ts'
import { table } from '../../../../core/game.ts'
import { canonicalJson } from '../../../../core/record/canonical.ts'
import { isObject, type JsonObject } from '../../../../core/record/json.ts'
import { cardsIn, setOf, type Card } from '../cards.ts'
import { landOf } from '../land.ts'
import type { ProgressOption } from '../options.ts'
import { handOf } from '../turn/board.ts'
import { canScore } from '../turn/turn.ts'
import type { ProgressPrompt, ProgressReason } from './kinds.ts'
import type { Visible } from './state.ts'

type Ask = (view: Visible, party: Side | typeof table) => ProgressPrompt | null

export const ask: Ask = (view, party) => {
  if (view.ended !== null) return null
  if (view.initiative === null) return party === table ? initiativePrompt : null
  if (view.resolving !== null) return stepPrompt(view, party)
  if (view.offer !== null) return party === view.offer.asked ? acceptPrompts[party] : null
  if (party === table) return view.chosen.a !== null && view.chosen.b !== null ? revealPrompt : null
  return view.chosen[party] === null ? cardPrompt(view, party) : null
}

const stepPrompt: Ask = ({ resolving }, party) => {
  if (resolving === null || party === table || resolving.asked.seat !== party) return null
  const { kind, seat, options } = resolving.asked
  return { kind, seat, wanted: { kind: 'choice', options, unavailable: [] } }
}

const initiativePrompt: ProgressPrompt = {
  kind: 'initiative',
  seat: table,
  wanted: { kind: 'dice', count: 2, sides: 6 },
}

const revealPrompt: ProgressPrompt = {
  kind: 'reveal',
  seat: table,
  wanted: { kind: 'choice', options: ['reveal'], unavailable: [] },
}

const acceptPrompt = (seat: Side): ProgressPrompt => ({
  kind: 'end.accept',
  seat,
  wanted: { kind: 'choice', options: ['accept', 'decline'], unavailable: [] },
})

const acceptPrompts = { a: acceptPrompt('a'), b: acceptPrompt('b') }

const cardPrompt = (view: Visible, seat: Side): ProgressPrompt => {
  const { piles, setup, declined } = view
  const land = landOf(setup.scenario)
  const pile = setOf(piles[seat])
  const hand = cardsIn(handOf({ land, piles: { a: pile, b: pile } }, seat, 0))
  const hasScore = canScore(pile)
  const options: ProgressOption[] = hasScore ? [...hand] : hand.filter((card) => card !== 'score')
  const unavailable: Unavailable<ProgressOption, ProgressReason>[] = hasScore
    ? []
    : [{ option: 'score', reason: 'empty-pile', rule: 'MP-SCORE-02' }]
  for (const option of piles[seat])
    unavailable.push({ option, reason: 'in-pile', rule: 'MP-GEN-03' })
  if (setup.houseRules.agreement === 'on') {
    if (declined.includes(seat))
      unavailable.push({ option: 'offer-end', reason: 'declined', rule: 'MP-END-04' })
    else options.push('offer-end')
    options.push('resign')
  }
  return { kind: 'card', seat, wanted: { kind: 'choice', options, unavailable } }
}

/** Whether this is a view of a seat and the question that follows from it: for messages between threads. */
export const isQuestionOf = (view: unknown, question: unknown): boolean => {
  if (!isObject(view) || !isObject(question)) return false
  const { seat } = question
  if (seat !== 'a' && seat !== 'b') return false
  if (view['viewer'] !== seat || !isObject(view['setup'])) return false
  return canonicalJson(ask(view as JsonObject & Visible, seat)) === canonicalJson(question)
}

/**
 * Whom a single phone asks first for his card (MP-ASK-02): a computer's side, if there is just one; else side a in odd
 * and side b in even turns; a, if computers play both.
 */
export const choosingOrder = ({
  setup,
  turn,
}: Pick<Visible, 'setup' | 'turn'>): readonly Side[] => {
  const computers = sides.filter((side) => setup.seats[side].player !== 'person')
  const [first = turn % 2 === 1 ? 'a' : 'b'] = computers
  return first === 'a' ? ['a', 'b'] : ['b', 'a']
}

/** What a side can still play: without what lies in its pile, or open on the table (MP-GEN-03). */
export const handIn = (view: Visible, side: Side): readonly Card[] => {
  const land = landOf(view.setup.scenario)
  const { piles, resolving, chosen } = view
  const card = chosen[side]
  const onTable = resolving === null || card === null || card === 'hidden' ? [] : [card]
  const pile = setOf(piles[side])
  return cardsIn(handOf({ land, piles: { a: pile, b: pile } }, side, setOf(onTable)))
}
