// Distances within sentences. The rules count in inches; the words say the unit the players use.

/** "8 in", "20 cm". */
export type Far = (inches: number) => string

/** A sentence, or how it goes on once it is known how distances are said. */
export type Told = string | ((far: Far) => string)

export const told = (what: Told, far: Far): string => (typeof what === 'string' ? what : what(far))
