// Battalions that an event is about: the log of one battalion is made of these.
import type { BattalionId } from '../battalion.ts'
import type { Correction } from '../correction.ts'
import type { BattleEvent } from '../events.ts'

/** The keys under which events and corrections name battalions. */
const roles: ReadonlySet<string> = new Set([
  'battalion',
  'shooter',
  'target',
  'charger',
  'charged',
  'winner',
  'loser',
  'enemy',
  'friend',
  'with',
])

const namedIn = (facts: BattleEvent | Correction): readonly BattalionId[] =>
  Object.entries(facts).flatMap(([key, value]) => {
    if (!roles.has(key)) return []
    return typeof value === 'number' && value >= 0 ? [value] : []
  })

export function isAbout(event: BattleEvent, battalion: BattalionId): boolean {
  if (event.kind === 'overruled') return namedIn(event.correction).includes(battalion)
  if (event.kind === 'combatRolled')
    return event.charger.battalion === battalion || event.charged.battalion === battalion
  return namedIn(event).includes(battalion)
}
