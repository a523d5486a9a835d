// Figures a list implies on the table: firing groups and the largest skirmish screen.

const rankersPerGroup = 4

/** Firing groups of so many Rankers: a quarter, rounded up (GEN-04). */
export const countFiringGroups = (rankers: number): number => Math.ceil(rankers / rankersPerGroup)

/** The most Rankers that may go out as a screen: 20 % (SKIRM-01), 75 % if Light (LIGHT-01), rounded up. */
export const countSkirmishers = (rankers: number, light: boolean): number =>
  light ? Math.ceil((rankers * 3) / 4) : Math.ceil(rankers / 5)
