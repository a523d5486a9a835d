// Explanation of the open question: totals part by part, what each option leads to, what each card would do.
import type { Explanation, Side } from '../../../../core/conversation.ts'
import type { table } from '../../../../core/game.ts'
import { handIn } from '../game/ask.ts'
import { boardOf, bothChosen, turnOf, type ProgressView } from '../game/state.ts'
import { optionOf } from '../options.ts'
import type { TotalLabel } from '../turn/events.ts'
import { playOn } from '../turn/steps.ts'
import type { Turn } from '../turn/turn.ts'
import type { Choice } from '../turn/ways.ts'
import { canDrop, lyingIn, prospectOf, type AttackProspect } from './attacks.ts'
import { prospectOfCard, type CardProspect } from './cards.ts'

export interface OptionProspect {
  readonly option: string
  readonly prospect: AttackProspect
}

/** `figures`: the totals of all attacks that are spoken of, the attacker's before the defender's. */
export interface ProgressExplanation extends Explanation<TotalLabel> {
  /** What each option of an attack's question leads to; `decline` leads to nothing and is left out. */
  readonly attacks: readonly OptionProspect[]
  /** What each card in hand would do. */
  readonly cards: readonly CardProspect[]
}

/** Null where nothing is reckoned: the player who is asked sees all there is. */
export const explainProgress = (
  view: ProgressView,
  party: Side | typeof table,
): ProgressExplanation | null => {
  if (party === 'table' || view.ended !== null || view.initiative === null) return null
  if (view.resolving !== null) return explainStep(view, party)
  if (view.offer !== null || view.chosen[party] !== null) return null
  const board = boardOf(view)
  const cards = handIn(view, party).map((card) => ({
    card,
    prospect: prospectOfCard(board, party, card),
  }))
  const attacks = cards.flatMap(({ prospect }) =>
    prospect.kind === 'attack' ? [prospect.best] : [],
  )
  return { figures: figuresOf(attacks), odds: [], attacks: [], cards }
}

const figuresOf = (prospects: readonly AttackProspect[]) =>
  prospects.flatMap(({ attack, defence }) => [attack, defence])

const explainStep = (view: ProgressView, party: Side): ProgressExplanation | null => {
  const cards = bothChosen(view)
  if (view.resolving?.asked.seat !== party || cards === null) return null
  const turn = turnOf(view, view.resolving, cards, null)
  const choice = playOn(turn)
  if (choice === null) return null
  const attacks = attacksIn(turn, choice)
  return attacks.length === 0
    ? null
    : { figures: figuresOf(attacks.map(({ prospect }) => prospect)), odds: [], attacks, cards: [] }
}

const attacksIn = (turn: Turn, { side, ways }: Choice): readonly OptionProspect[] => {
  const hasDropped = canDrop(turn, side)
  return ways.flatMap((way): readonly OptionProspect[] => {
    const option = optionOf(turn.land, way)
    switch (way.kind) {
      case 'attack.where': {
        const standing = lyingIn(turn, side, way.place)
        const planned = { place: way.place, standing, hasDropped }
        return [{ option, prospect: prospectOf(turn, side, planned) }]
      }
      case 'attack.stand': {
        const planned = { place: turn.target, standing: way.armies, hasDropped }
        return [{ option, prospect: prospectOf(turn, side, planned) }]
      }
      case 'attack.drop': {
        const planned = { place: turn.target, standing: turn.standing ?? [], hasDropped: true }
        return [{ option, prospect: prospectOf(turn, side, planned) }]
      }
      case 'order':
      case 'move':
      case 'fortify':
      case 'strength':
      case 'decline':
        return []
    }
  })
}
