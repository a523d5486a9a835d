// Battalions that a question or step is about: for the counters on the screen, for overrules, for who is acting.
import { nobody, type BattalionId, type BattalionState } from './battalion.ts'
import type { Frame, QuestionFrame } from './frames.ts'
import { fightOf } from './play.ts'
import type { BattleState } from './state.ts'

interface Named {
  /** Whose activation, charge, volley or check it is; null in a round of combat and between activations. */
  readonly actor: BattalionId | null
  readonly others: readonly BattalionId[]
}

const named = (actor: BattalionId | null, ...others: readonly BattalionId[]): Named => ({
  actor,
  others,
})

/** Everybody a frame names itself; what a check leads to has frames of its own. */
export function battalionsIn(frame: Frame): Named {
  if ('charge' in frame) return named(frame.charge.charger, frame.charge.target)
  if ('volley' in frame) return named(frame.volley.shooter, frame.volley.target)
  if ('check' in frame) return named(frame.check.battalion)
  if ('move' in frame) return named(frame.move.battalion)
  if ('charger' in frame) return named(frame.charger, frame.target)
  if ('round' in frame) return named(null, frame.round.winner, frame.round.loser)
  if (!('battalion' in frame)) return named(null)
  return 'target' in frame ? named(frame.battalion, frame.target) : named(frame.battalion)
}

/** The battalions a question is about, those of its fight too. */
export function battalionsAsked(
  state: BattleState,
  about: QuestionFrame,
): ReadonlySet<BattalionId> {
  const { actor, others } = battalionsIn(about)
  const fight = 'fight' in about ? fightOf(state, about.fight) : undefined
  const fighting = fight === undefined ? [] : [fight.charger, fight.charged]
  return new Set([actor ?? nobody, ...others, ...fighting].filter((id) => id !== nobody))
}

// Whose activation is still running: what it was activated for is not done yet.

/** A battalion of the other side that answers, with fire or a test, is not acting. */
export function isActing({ stack, active }: BattleState, { id, side }: BattalionState): boolean {
  const from = stack.findLastIndex(({ at }) => at === 'activations')
  return (
    from >= 0 &&
    side === active &&
    stack.slice(from + 1).some((each) => battalionsIn(each).actor === id)
  )
}
