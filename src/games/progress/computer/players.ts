// Players without a person: three levels of computer, and two plain players to measure them by.
import type { Answer, Side } from '@/core/conversation.ts'
import type { RollDie } from '@/core/dice/dice.ts'
import { seededDice } from '@/core/dice/seeded.ts'
import type { Policy, Question } from '@/core/game.ts'
import {
  boardOf,
  bothChosen,
  choose,
  copyOf,
  isCard,
  optionOf,
  playOn,
  turnOf,
  type Board,
  type Card,
  type ProgressKinds,
  type ProgressView,
} from '../rules/index.ts'
import { drawnFrom, shareOut } from './mixture.ts'
import { BudgetSpent, placeOfBest, Search } from './search.ts'
import type { Matrix } from './matrix.ts'
import { asSeenBy, formulaValue, greedyValue, type Evaluate } from './value.ts'
import { strongValue } from './learned.ts'
import type { Why } from './why.ts'

/** The computer's levels first. */
export const players = ['easy', 'normal', 'strong', 'greedy', 'random'] as const
export type Player = (typeof players)[number]
export type Level = Extract<Player, 'easy' | 'normal' | 'strong'>

export interface Thinking {
  /** Names the game: with the turn it seeds what is drawn, so that a reload does not draw again. */
  readonly key: string
  /** The clock may only cut the thinking short. */
  readonly isTimeUp?: () => boolean
}

export interface Thought {
  readonly option: string
  /** Null for a choice within a turn. */
  readonly why: Why | null
}

/** Null: this question is not the computer's (dice and the reveal are the table's). */
export const think = (
  player: Player,
  view: ProgressView,
  question: Question<ProgressKinds>,
  thinking: Thinking,
): Thought | null => {
  const { seat, wanted, kind } = question
  if (seat === 'table' || wanted.kind !== 'choice') return null
  const roll = seededDice(seedOf(`${thinking.key} ${seat} ${view.turn} ${kind}`))
  if (kind === 'end.accept') return { option: acceptance(view, seat), why: null }
  if (kind !== 'card') {
    const choosing = { view, seat, options: wanted.options, roll, thinking }
    return { option: withinTurn(player, choosing), why: null }
  }
  const cards = wanted.options.filter(isCard)
  return cardBy(player, { board: boardOf(view), seat, cards, roll, thinking })
}

/** The same as a policy of core. */
export const policyOf =
  (player: Player, thinking: Thinking): Policy<ProgressKinds> =>
  (view, question): Answer<never> | null => {
    const thought = think(player, view, question, thinking)
    return thought === null ? null : { kind: 'choice', option: thought.option }
  }

/** A 32-bit number for a text (FNV-1a); the dice spread it. */
const seedOf = (key: string): number => {
  let seed = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) seed = Math.imul(seed ^ key.charCodeAt(at), 0x01000193)
  return seed
}

/** It accepts an end when it is not ahead. */
const acceptance = ({ vp }: ProgressView, seat: Side): string =>
  asSeenBy(seat, vp.a - vp.b) > 0 ? 'decline' : 'accept'

interface Choosing {
  readonly board: Board
  readonly seat: Side
  readonly cards: readonly Card[]
  readonly roll: RollDie
  readonly thinking: Thinking
}

interface ChoosingWay {
  readonly view: ProgressView
  readonly seat: Side
  readonly options: readonly string[]
  readonly roll: RollDie
  readonly thinking: Thinking
}

/** The easy level looks away every other time. */
const isBlind = (roll: RollDie): boolean => roll(2) === 1

const cardBy = (player: Player, choosing: Choosing): Thought => {
  const { cards, roll } = choosing
  const [only] = cards
  if (cards.length === 1 && only !== undefined)
    return { option: only, why: { code: 'only', card: only } }
  switch (player) {
    case 'random':
      return byChance(cards, roll)
    case 'easy':
      return isBlind(roll) ? byChance(cards, roll) : greedyCard(choosing)
    case 'greedy':
      return greedyCard(choosing)
    case 'normal':
    case 'strong':
      return mixedCard(choosing, player)
  }
}

const byChance = (cards: readonly Card[], roll: RollDie): Thought => {
  const card = cards[roll(cards.length) - 1] ?? 'score'
  return { option: card, why: { code: 'chance', card } }
}

/** The best mean if the enemy plays each of their cards equally often; the first of equal ones. */
const greedyCard = ({ board, cards, seat }: Choosing): Thought => {
  const matrix = new Search(greedyValue).matrix(board, 0)
  const means = linesOf(matrix, seat).map(
    (line) => line.reduce((sum, gain) => sum + gain, 0) / line.length,
  )
  const card = cards[placeOfBest('a', means)] ?? 'score'
  return { option: card, why: { code: 'average', card } }
}

/** By this side's cards: what it gains against each card of the other. */
const linesOf = (matrix: Matrix, seat: Side): Matrix =>
  seat === 'a'
    ? matrix
    : (matrix[0] ?? []).map((_, column) => matrix.map((row) => -(row[column] ?? 0)))

/** Far more than a search of two turns usually takes. */
const mostTurns = 30_000

/** As far ahead as this player looks; one turn, if there is no time for more. */
const lookAhead = <T>(
  { evaluate, depth }: Sight,
  { isTimeUp }: Thinking,
  look: (search: Search, depth: number) => T,
): T => {
  if (depth === 0) return look(new Search(evaluate), 0)
  const budget = isTimeUp === undefined ? { turns: mostTurns } : { turns: mostTurns, isTimeUp }
  try {
    return look(new Search(evaluate, budget), depth)
  } catch (cause) {
    if (!(cause instanceof BudgetSpent)) throw cause
    return look(new Search(evaluate), 0)
  }
}

/** Gains this near to one are a win. */
const tiny = 1e-9

const mixedCard = (
  { board, cards, seat, roll, thinking }: Choosing,
  player: 'normal' | 'strong',
): Thought => {
  const sight = sightOf(player, board.land.scenario.id)
  const { value, rows, columns } = lookAhead(sight, thinking, (search, depth) =>
    search.mixtures(board, depth),
  )
  const shares = shareOut(seat === 'a' ? rows : columns)
  const card = cards[drawnFrom(shares, roll)] ?? 'score'
  const mixture = cards.flatMap((each, place) => {
    const share = shares[place] ?? 0
    return share > 0 ? [{ card: each, share: Math.round(share * 100) }] : []
  })
  // No side gains more than a win: then each card of the mixture wins this turn, whatever the enemy plays.
  if (asSeenBy(seat, value) > 1 - tiny) return { option: card, why: { code: 'wins', card } }
  return mixture.length > 1
    ? { option: card, why: { code: 'mixed', card, mixture } }
    : { option: card, why: { code: 'best', card } }
}

/** An open choice: by chance, or the best by the same search; the first of equal ones. */
const withinTurn = (
  player: Player,
  { view, seat, options, roll, thinking }: ChoosingWay,
): string => {
  const isByChance = player === 'random' || (player === 'easy' && isBlind(roll))
  const byLot = options[roll(options.length) - 1] ?? ''
  const cards = bothChosen(view)
  if (isByChance || view.resolving === null || cards === null) return byLot
  const turn = turnOf(view, view.resolving, cards, null)
  const choice = playOn(turn)
  if (choice === null) return byLot
  const sight = sightOf(player, turn.land.scenario.id)
  const values = lookAhead(sight, thinking, (search, depth) =>
    choice.ways.map((way) => {
      const tried = copyOf(turn)
      choose(tried, seat, way)
      return search.afterTurn(tried, depth)
    }),
  )
  const way = choice.ways[placeOfBest(seat, values)]
  return way === undefined ? byLot : optionOf(turn.land, way)
}

/** What a player values, and how many turns after this one it looks. */
interface Sight {
  readonly evaluate: Evaluate
  readonly depth: number
}

const sightOf = (player: Player, scenario: string): Sight => {
  switch (player) {
    case 'easy':
    case 'greedy':
    case 'random':
      return { evaluate: greedyValue, depth: 0 }
    case 'normal':
      return { evaluate: formulaValue, depth: 0 }
    case 'strong':
      return { evaluate: strongValue(scenario), depth: 1 }
  }
}
