// Entrants who have met an opponent of other points: floated down to a lower one, or up to a higher.
import type { DeskRules } from './deskRules.ts'
import type { Entrant, Round } from './rounds.ts'
import { wasFought } from './scoring.ts'
import { standings } from './standings.ts'

export interface Floats {
  readonly up: boolean
  readonly down: boolean
}

/** By the points before each round. A bye is no float, nor is waiting for an opponent who does not come. */
export function floatsOf(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
  rules: DeskRules,
): ReadonlyMap<string, Floats> {
  const floats = new Map(entrants.map(({ id }) => [id, { up: false, down: false }]))
  for (const [n, { pairings }] of rounds.entries()) {
    const before = new Map(
      standings(entrants, rounds.slice(0, n), rules).map(({ id, points }) => [id, points]),
    )
    for (const { first, second, result } of pairings) {
      if (result !== null && !wasFought(result)) continue
      const one = before.get(first)
      const other = before.get(second ?? '')
      if (second === null || one === undefined || other === undefined || one === other) continue
      const [higher, lower] = one > other ? [first, second] : [second, first]
      floats.set(higher, { up: false, ...floats.get(higher), down: true })
      floats.set(lower, { down: false, ...floats.get(lower), up: true })
    }
  }
  return floats
}
