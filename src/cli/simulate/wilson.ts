// Certainty of a share of so many battles: the score interval of Wilson.

export interface Share {
  readonly count: number
  readonly share: number
  /** Between these two lies the true share in 19 of 20 simulations. */
  readonly low: number
  readonly high: number
}

/** The normal quantile for 95 %. */
export const quantile = 1.959964

/** `of` is at least 1. Good for few battles too, and never below 0 or above 1. */
export function shareOf(count: number, of: number): Share {
  const share = count / of
  const spread = quantile ** 2 / of
  const middle = (share + spread / 2) / (1 + spread)
  const half = (quantile * Math.sqrt((share * (1 - share)) / of + spread / (4 * of))) / (1 + spread)
  return { count, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
