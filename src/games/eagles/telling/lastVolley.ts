// A volley as a whole, gathered from the log: aimed, thrown, re-rolled, settled.
import { linesFrom } from '@/core/record/log.ts'
import type { Line } from '@/core/record/play.ts'
import type { BattleEvent, BattleKinds } from '@/games/eagles/rules/index.ts'

type Event<K extends BattleEvent['kind']> = Extract<BattleEvent, { kind: K }>

export interface Told {
  readonly aimed: Event<'volleyAimed'>
  /** The last faces. */
  readonly faces: readonly number[]
  /** What each die showed before a sergeant threw it again. */
  readonly before: ReadonlyMap<number, number>
  readonly hitting: readonly number[]
  readonly hits: number
  /** Before any die was thrown. */
  readonly expected: number
}

/** A volley with all its re-rolls and an overrule or two between them is shorter than this. */
const mostLines = 12

/** The events of this and earlier answers that still hold, back to the aiming; at most so many lines. */
export function eventsSinceAim(log: Line<BattleKinds>): Told | null {
  const lines: (readonly BattleEvent[])[] = []
  for (const { line, isStruck } of linesFrom(log)) {
    if (isStruck || line.entry.kind === 'retract') continue
    lines.unshift(line.events)
    const aimed = line.events.findLast((event) => event.kind === 'volleyAimed')
    if (aimed !== undefined) return tellVolley(aimed, lines.flat())
    if (lines.length === mostLines) return null
  }
  return null
}

function tellVolley(aimed: Event<'volleyAimed'>, events: readonly BattleEvent[]): Told | null {
  const rolls = events.filter((event) => event.kind === 'volleyRolled')
  const settled = events.findLast((event) => event.kind === 'volleySettled')
  const [first] = rolls
  if (first === undefined || settled === undefined) return null
  // Told by what they did: no face of this volley is known.
  const isTold = rolls.some(({ tally }) => tally !== undefined)
  const faces = isTold ? [] : [...first.faces]
  const before = new Map<number, number>()
  for (const { dice, faces: thrown, reroll } of rolls)
    if (reroll && !isTold)
      for (const [nth, die] of dice.entries()) {
        before.set(die, faces[die] ?? 0)
        faces[die] = thrown[nth] ?? 0
      }
  const expected = first.expected.n / first.expected.d
  return { aimed, faces, before, hitting: first.hitting, hits: settled.hits, expected }
}
