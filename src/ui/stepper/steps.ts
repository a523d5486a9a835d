// Target of the next press of minus or plus. A value off the grid or past a limit is met where it stands, never bent.
export interface Grid {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The next value up: onto the grid that starts at min, never above max; from below min, min. */
export function stepUp(value: number, { min, max, step }: Grid): number {
  if (value >= max) return value
  if (value < min) return min
  return Math.min(max, min + (Math.floor((value - min) / step) + 1) * step)
}

/** The next value down: onto the grid that starts at min, never below it; from above max, max. */
export function stepDown(value: number, { min, max, step }: Grid): number {
  if (value <= min) return value
  if (value > max) return max
  return min + (Math.ceil((value - min) / step) - 1) * step
}

export function isOnGrid(value: number, { min, max, step }: Grid): boolean {
  return value >= min && value <= max && (value === max || (value - min) % step === 0)
}
