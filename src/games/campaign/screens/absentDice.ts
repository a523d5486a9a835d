// The dice of a seat without a player to throw them: the app throws.
import type { Answer } from '@/core/conversation.ts'
import { appDice } from '@/platform/dice.ts'

/** Null: the browser has no source of chance. */
export function thrownFor(wanted: {
  readonly count: number
  readonly sides: number
}): Answer<never> | null {
  const die = appDice()
  if (die === null) return null
  const faces = Array.from({ length: wanted.count }, () => die(wanted.sides))
  return { kind: 'dice', faces, source: 'app' }
}
