// Hint of the first game that belongs to what is on the screen; none after its two turns.
import type { PromptKind, ProgressView } from '../../rules/index.ts'
import { screenWords as words } from '../words/screenWords.ts'
import { guidedTurns } from './guide.ts'

type Guided = (typeof words)['value']['guide']['card']

const ofTurn = (hints: Guided, turn: number): string | null =>
  turn === 1 || turn === 2 ? hints[turn] : null

export function hintFor(kind: PromptKind, { turn }: Pick<ProgressView, 'turn'>): string | null {
  if (turn > guidedTurns) return null
  const { guide } = words.value
  if (kind === 'card') return ofTurn(guide.card, turn)
  if (kind === 'reveal') return turn === 1 ? guide.reveal : null
  if (kind === 'order') return guide.initiative
  return kind === 'end.accept' || kind === 'initiative' ? null : guide.step
}

/** Of the turn that was just played; `turn` is the next one. */
export const hintAfter = ({ turn }: Pick<ProgressView, 'turn'>): string | null => {
  const { interlude } = words.value.guide
  return turn === 2 || turn === 3 ? interlude[turn] : null
}
