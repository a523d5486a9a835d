// Forecast of whether a battle will be through in its time, from the turns that are over.

export type Pace =
  { readonly kind: 'early' } | { readonly kind: 'good' | 'slow'; readonly minutes: number }

const minute = 60_000

/** `used`: milliseconds of both sides together; `have`: minutes of both together; a tenth too long is still in time. */
export function paceOf(used: number, turnsOver: number, turns: number, have: number): Pace {
  if (turnsOver < 1) return { kind: 'early' }
  const minutes = Math.round(((used / minute) * turns) / turnsOver)
  return { kind: minutes <= have * 1.1 ? 'good' : 'slow', minutes }
}
