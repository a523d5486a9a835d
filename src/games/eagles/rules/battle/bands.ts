// The band die of defensive fire (DF-02).
import type { HouseRules } from '../houseRules.ts'

const long = 0.25
const medium = 0.5
const short = 1

/** The house rule `defensiveFireOnTwo` says what a 2 is; 0: no die is thrown. */
export function bandOf(house: HouseRules, face: number): number {
  if (face === 6) return short
  if (face >= 3) return medium
  if (face === 1) return long
  return { long, medium, none: 0 }[house.defensiveFireOnTwo]
}
