// Battles that came with a restore in this visit and have no second copy yet: nobody has lost it.
export const owedCopies = new Set<string>()
