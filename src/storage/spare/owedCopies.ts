// Battles that came with a restore in this visit and have no second copy yet: none has been lost.
export const owedCopies = new Set<string>()
