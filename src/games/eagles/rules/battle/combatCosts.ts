// The fixed prices of a round (COMBAT-03, CRISK-01).

/** Rankers, or characters in their place. */
export const lossOfLoser = 6
export const lossOfWinner = 2

/** A die for a character kills on this and more. */
export const deadlyFace = 4
