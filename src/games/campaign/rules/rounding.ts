// CC-ROUND: whole sums; a rounding is applied once, to an exact fraction.

/** Both whole, `d` above 0, `n` at least 0. */
export const halfUp = (n: number, d: number): number => Math.floor((2 * n + d) / (2 * d))

export const floorOf = (n: number, d: number): number => Math.floor(n / d)

export const ceilOf = (n: number, d: number): number => Math.ceil(n / d)
