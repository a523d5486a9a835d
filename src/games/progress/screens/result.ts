// A finished game in figures: points over the turns, where they came from, cards and combats, countries held.
import { sides } from '@/core/conversation.ts'
import type { Both, ProgressEvent, ProgressView, ScorePart } from '../rules/index.ts'

export interface GameFigures {
  /** The turn in which it ended. */
  readonly turns: number
  /** VP after each turn, from 0 on. */
  readonly points: Both<readonly number[]>
  readonly from: Both<Readonly<Record<ScorePart['from'], number>>>
  readonly combatsWon: Both<number>
  readonly idle: Both<number>
}

const nothing = (): Record<ScorePart['from'], number> => ({
  base: 0,
  home: 0,
  neutral: 0,
  enemyHome: 0,
})

const perSide = <T>(of: () => T): { a: T; b: T } => ({ a: of(), b: of() })

/** From all that was told; what the stock could not pay is taken from the last parts of that score. */
export function figuresOf(told: readonly ProgressEvent[], view: ProgressView): GameFigures {
  const from = perSide(nothing)
  const combatsWon = perSide(() => 0)
  const idle = perSide(() => 0)
  const start = view.setup.start?.vp ?? { a: 0, b: 0 }
  const points = { a: [start.a], b: [start.b] }
  const now = { ...start }
  for (const event of told) {
    if (event.kind === 'turn.began' && event.turn > 1)
      for (const side of sides) points[side].push(now[side])
    if (event.kind === 'combat' && event.winner !== 'tie') combatsWon[event.winner] += 1
    if (event.kind === 'did.nothing') idle[event.side] += 1
    if (event.kind === 'scored') {
      now[event.side] += event.gained
      earn(from[event.side], event.parts, event.gained)
    }
    if (event.kind === 'corrected' && event.field === 'vp' && typeof event.is === 'number')
      for (const side of sides) if (event.of === side) now[side] = event.is
  }
  for (const side of sides) points[side].push(view.vp[side])
  return { turns: view.turn, points, from, combatsWon, idle }
}

const earn = (
  from: Record<ScorePart['from'], number>,
  parts: readonly ScorePart[],
  gained: number,
): void => {
  let left = gained
  for (const part of parts) {
    const value = Math.min(left, part.value)
    from[part.from] += value
    left -= value
  }
}
