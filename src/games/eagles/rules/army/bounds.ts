// Bounds on how much the app takes in and keeps, against huge or hostile input; not rules of the game.

/** Bounds of one army; what is beyond is refused, or cut with a note. */
export const bounds = {
  battalions: 200,
  rankers: 500,
  /** Of one kind in one battalion. */
  characters: 99,
  limit: 99_999,
  statedPoints: 999_999,
  nameGraphemes: 80,
  /** UTF-16 code units. */
  nameLength: 200,
  noteLength: 4_000,
} as const

/** The nearest whole number within two bounds; what is no number becomes the least. */
export const within = (number: number, least: number, most: number): number =>
  Number.isNaN(number) ? least : Math.min(most, Math.max(least, Math.round(number)))
