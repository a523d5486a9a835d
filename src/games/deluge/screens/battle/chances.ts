// The chances of the D10, in tenths, by result.
import type { Explanation } from '@/core/conversation.ts'

const faces = 10

export function oneIn(explanation: Explanation | null): ReadonlyMap<string, number> {
  const odds = explanation?.odds.find(({ label }) => label === 'quick')
  return new Map(
    odds?.chances.map(({ outcome, chance }) => [
      String(outcome),
      (faces * Number(chance.n)) / Number(chance.d),
    ]),
  )
}
