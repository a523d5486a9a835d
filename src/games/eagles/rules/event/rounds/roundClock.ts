// The clock of a round: runs to a moment, or stands with what is left. The time of day is an argument.
import type { RoundClock } from './rounds.ts'

/** Milliseconds that are left; below 0 once the time is up. */
export const leftOn = ({ endsAt, left }: RoundClock, now: number): number =>
  endsAt === null ? left : endsAt - now

export const startedClock = (left: number, now: number): RoundClock => ({
  endsAt: now + left,
  left,
})

/** As it is now; what is over stays over. */
export const stoppedClock = (clock: RoundClock, now: number): RoundClock => ({
  endsAt: null,
  left: Math.max(0, leftOn(clock, now)),
})

/** Longer by so much, from now on where the time is up. */
export function longerClock(clock: RoundClock, by: number, now: number): RoundClock {
  const left = Math.max(0, leftOn(clock, now)) + by
  return clock.endsAt === null ? { endsAt: null, left } : startedClock(left, now)
}
