// A battle in which nothing happens but one order: where it begins, how it goes on, when it is through.
import { fraction } from '../../../../core/odds/fraction.ts'
import type { Way } from '../../../../core/odds/fold.ts'
import type { Answer, FactValues } from '../../../../core/conversation.ts'
import { nobody, type BattalionId, type BattalionState } from '../battle/battalion.ts'
import { openQuestion, resumeBattle, takeUnchecked } from '../battle/battle.ts'
import type { BattleEvent } from '../battle/events.ts'
import type { Frame, QuestionFrame } from '../battle/frames.ts'
import { meaningOf } from '../battle/options.ts'
import { begin, finish } from '../battle/play.ts'
import type { BattlePrompt } from '../battle/question.ts'
import { fightersOf, isUnbroken } from '../battle/roster.ts'
import type { BattleState } from '../battle/state.ts'
import { beginTurn, endTurn } from '../battle/turn.ts'
import type { Plan } from './plan.ts'
import { throwsOf, type Throw } from './throws.ts'

/** How the order itself ended; of a fight its last round, for who gave the order. */
export type Ending =
  'done' | 'failed' | 'short' | 'stopped' | 'dispersed' | 'lost' | 'won' | 'tied' | 'beaten'

/** What is remembered on the way of what happened. */
export interface Mark {
  readonly ending: Ending
  /** Of the volley of the order; null before it is thrown, or without one. */
  readonly hits: number | null
  /** How far it moved, inches. */
  readonly moved: number | null
  readonly rounds: number
}

export interface Position {
  readonly state: BattleState
  readonly mark: Mark
  /** The order and its turn's RESOLVE tests are through: nothing follows. */
  readonly isOver: boolean
}

const unmarked: Mark = { ending: 'done', hits: null, moved: null, rounds: 0 }

/** Where the plan begins: the open question if it is a part of this order, else the choice of the order. */
export function startOf(state: BattleState, plan: Plan): Position {
  const top = state.stack.at(-1)
  const isUnderWay =
    top !== undefined &&
    (top.at === 'shoot.target' || top.at === 'charge.target') &&
    top.battalion === plan.battalion
  const isRound = top?.at === 'combat.facts' || top?.at === 'combat.dice'
  const from: Frame =
    top !== undefined && (isUnderWay || isRound)
      ? top
      : { at: 'activation.kind', battalion: plan.battalion }
  const supposed = { ...state, stack: [from], battalions: supposedBattalions(state, plan) }
  return { state: supposed, mark: unmarked, isOver: false }
}

/** The others have no reasons to test and do not run: they are not what is asked about. */
const supposedBattalions = (state: BattleState, plan: Plan): readonly BattalionState[] => {
  const about = concerned(state, plan)
  return state.battalions.map((each) => {
    if (!about.includes(each.id))
      return { ...each, shotAt: false, sawRun: false, commanderFell: false }
    return each.id === plan.battalion && plan.formation !== null
      ? { ...each, formation: plan.formation }
      : each
  })
}

/** The battalion, and whom the order is about; of a fight its two. */
export function concerned(state: BattleState, plan: Plan): readonly BattalionId[] {
  const meaning = plan.target === null ? null : meaningOf(plan.target)
  const target = meaning !== null && 'battalion' in meaning ? meaning.battalion : nobody
  const engaged = [plan.battalion, target].flatMap((id) => state.battalions[id]?.engaged ?? nobody)
  const fighters = state.fights.filter(({ id }) => engaged.includes(id)).flatMap(fightersOf)
  return [...new Set([plan.battalion, target, ...fighters])].filter((id) => id !== nobody)
}

// The answers that are supposed on the way: what the plan says, and otherwise what a form has as its default.

/**
 * Every re-roll is taken while there is one, the defender fires with all they may (DF-08), the winner follows up, the
 * ground is open. Null for dice: those are what the odds are about.
 */
function assumedAnswer(prompt: BattlePrompt, plan: Plan): Answer<never> | null {
  switch (prompt.wanted.kind) {
    case 'choice':
      return { kind: 'choice', option: chosen(prompt, prompt.wanted.options, plan) }
    case 'facts':
      return {
        kind: 'facts',
        values: Object.fromEntries(
          prompt.wanted.fields.map((field) => [
            field.id,
            (field.kind === 'option' && field.options.length === 1
              ? field.options[0]
              : factsOf(plan)[field.id]) ?? field.default,
          ]),
        ),
      }
    case 'dice':
      return null
  }
}

const factsOf = ({ distance, cover }: Plan): FactValues => ({ distance, cover, followUp: 'yes' })

function chosen({ about }: BattlePrompt, options: readonly string[], plan: Plan): string {
  const wished = wishOf(about, plan)
  return wished !== null && options.includes(wished) ? wished : (options[0] ?? '')
}

function wishOf(about: QuestionFrame, plan: Plan): string | null {
  if (about.at === 'activation.kind') return plan.kind
  if (about.at === 'shoot.target') return about.from === plan.from ? plan.target : 'hold'
  if (about.at === 'charge.target') return plan.target
  // Re-rolls are in the odds of the throw already; only those of `shootActivation` are taken one by one.
  if (about.at === 'check.reroll') return about.check.purpose === 'shoot' ? 'reroll' : 'leave'
  return about.at === 'volley.reroll' ? 'leave' : null
}

/** Null at the end. What is not chance is gone through at once. */
export function waysOn(position: Position, plan: Plan): readonly Way<Position>[] | null {
  if (position.isOver) return null
  let now = position
  for (;;) {
    const prompt = openQuestion(now.state)
    if (prompt === null || isThrough(now, plan)) {
      now = close(now, plan)
      if (now.isOver) return [{ position: now, chance: one }]
      continue
    }
    const supposed = assumedAnswer(prompt, plan)
    if (supposed !== null) {
      now = answered(now, supposed)
      continue
    }
    const count = prompt.wanted.kind === 'dice' ? prompt.wanted.count : 0
    const throws = throwsOf(now.state, prompt.about, count, {
      distance: plan.distance,
      isLast: now.mark.rounds >= plan.rounds,
    })
    if (throws === null) return [{ position: { ...now, isOver: true }, chance: one }]
    const [only, another] = throws
    if (only === undefined || another !== undefined) return thrown(now, throws)
    now = answered(now, { kind: 'dice', faces: only.faces, source: 'app' })
  }
}

function thrown(position: Position, throws: readonly Throw[]): readonly Way<Position>[] {
  const total = throws.reduce((sum, { weight }) => sum + weight, 0n)
  return throws.map(({ faces, weight }) => ({
    position: answered(position, { kind: 'dice', faces, source: 'app' }),
    chance: fraction(weight, total),
  }))
}

const one = fraction(1n)

/** A fight whose rounds are all looked at; a run in phase 4, after the tests. */
const isThrough = ({ state, mark }: Position, { rounds }: Plan): boolean => {
  const top = state.stack.at(-1)
  if (top?.at === 'combat.followUp') return mark.rounds >= rounds
  return top?.at === 'rout.dice' && state.phase === 'compulsory'
}

/** Phase 3 for those concerned, then the next round of the fight if one is wanted; else it is the end. */
function close({ state, mark }: Position, plan: Plan): Position {
  const isTested = state.phase === 'resolve' || state.phase === 'compulsory'
  if (!isTested) {
    const tested = resumeBattle({ ...state, stack: [{ at: 'phaseThree', waiting: [], wave: 0 }] })
    if (openQuestion(tested)?.kind === 'check.die') return { state: tested, mark, isOver: false }
    return afterTests(tested, mark, plan)
  }
  return afterTests(state, mark, plan)
}

function afterTests(state: BattleState, mark: Mark, plan: Plan): Position {
  const over = { state, mark, isOver: true }
  const fight = state.fights.find((each) => fightersOf(each).includes(plan.battalion))
  if (fight === undefined || mark.rounds === 0 || mark.rounds >= plan.rounds) return over
  const next = nextTurn(state, plan.battalion)
  return next === null ? over : { state: next, mark, isOver: false }
}

/** The same fight in the turn after; null if the battle ends before. */
function nextTurn(state: BattleState, battalion: BattalionId): BattleState | null {
  const ending = begin({ ...state, stack: [] })
  endTurn(ending)
  const ended = finish(ending).state
  if (
    ended.result !== null ||
    !ended.battalions.some((each) => each.id === battalion && isUnbroken(each))
  )
    return null
  const beginning = begin({ ...ended, stack: [] })
  beginTurn(beginning)
  return {
    ...finish(beginning).state,
    phase: 'activations',
    stack: [{ at: 'activation.kind', battalion }],
  }
}

function answered({ state, mark }: Position, answer: Answer<never>): Position {
  const { state: after, events } = takeUnchecked(state, answer)
  return { state: after, mark: events.reduce(marked, mark), isOver: false }
}

function marked(mark: Mark, event: BattleEvent): Mark {
  // A RESOLVE test is not the order's own check.
  if (event.kind === 'checkFailed')
    return event.purpose === 'resolve' ? mark : { ...mark, ending: 'failed' }
  if (event.kind === 'moved') return { ...mark, moved: event.limit.total }
  if (event.kind === 'volleySettled') return event.defensive ? mark : { ...mark, hits: event.hits }
  if (event.kind === 'volleyLost')
    return event.because === 'outOfRange' ? { ...mark, ending: 'lost', hits: 0 } : mark
  if (event.kind === 'chargeStopped') return { ...mark, ending: stops[event.because] }
  if (event.kind === 'combatRolled')
    return { ...mark, rounds: mark.rounds + 1, ending: endingOf(event) }
  return mark
}

const stops = { short: 'short', targetGone: 'dispersed', chargerGone: 'stopped' } as const

/** For the charger; a caller that looks from the other side turns it round. */
const endingOf = ({
  winner,
  charger,
}: {
  readonly winner: number
  readonly charger: { readonly battalion: number }
}): Ending => {
  if (winner === nobody) return 'tied'
  return winner === charger.battalion ? 'won' : 'beaten'
}
