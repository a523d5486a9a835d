// Slots of a form that nobody has filled in: "Battalion 4:", "5th battalion: –".
import type { ArmyInProgress, Piece } from './armyInProgress.ts'
import { tokensOf, type Kind, type Token } from './tokens.ts'

const silent: ReadonlySet<Kind> = new Set<Kind>(['colon', 'sep', 'stop', 'mark'])
const places: ReadonlySet<Kind> = new Set<Kind>(['number', 'ordinal', 'ordinalWord'])

/** The place that a slot is for; 0: it is none. */
function slotOf(tokens: readonly Token[]): number {
  const said = tokens.filter(({ kind }) => !silent.has(kind) && kind !== 'none')
  const [one, other, ...more] = said
  if (one === undefined || other === undefined || more.length > 0) return 0
  const [word, place] = one.kind === 'battalion' ? [one, other] : [other, one]
  if (word.kind !== 'battalion' || !places.has(place.kind)) return 0
  return 'value' in place && typeof place.value === 'number' ? place.value : 0
}

/** "n/a", "none", "–" on the line below. */
const saysNone = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind }) => kind === 'none' || silent.has(kind))

const isTitled = ([title, colon]: readonly Token[]): boolean =>
  title?.kind === 'remark' && colon?.kind === 'colon'

/** Whether nothing right below a slot can be what it is for. */
function isLeftEmpty(
  piece: Piece,
  next: Piece | undefined,
  tokens: readonly Token[],
  text: string,
) {
  const isAsked = tokens.some(({ kind }) => kind === 'colon' || kind === 'none' || kind === 'sep')
  if (next === undefined || next.line.number > piece.line.number + 1) return isAsked
  const below = tokensOf(text, next.from, next.to)
  return saysNone(below) || (isAsked && (slotOf(below) > 0 || isTitled(below)))
}

/** Nothing is missing where a slot behind the last battalion is empty. */
export function takeEmptySlots(army: ArmyInProgress, text: string): void {
  const { pieces, battalions } = army
  for (const [n, piece] of pieces.entries()) {
    if (piece.kind !== 'unread') continue
    const { line, from, to } = piece
    const tokens = tokensOf(text, from, to)
    if (slotOf(tokens) <= battalions.length) continue
    if (isLeftEmpty(piece, pieces[n + 1], tokens, text))
      pieces[n] = { line, from, to, kind: 'understood', isCore: false }
  }
}
