// Price of a battalion and of an army, and the parts of which it is made.
import { characterTable, rankerPrices, riflePrice } from './prices.ts'
import { characters, type Army, type Battalion, type Character, type Quality } from './model.ts'

/** One line of a price: so many, at so many points each, by a rule. */
export interface PricePart {
  readonly what: 'rankers' | 'rifles' | Character
  readonly count: number
  readonly each: number
  readonly points: number
  readonly rule: string
}

/** Points for one Ranker; a word that is no quality costs nothing, for its price is unknown. */
const rankerPrice = (quality: Quality | null): number =>
  quality === null ? 0 : rankerPrices[quality]

/** Points, exact: a size off the table may cost a half (17 Green: 8½). ARMY-03 to ARMY-09. */
export const battalionPoints = (
  battalion: Pick<Battalion, 'rankers' | 'quality' | 'rifles' | 'characters'>,
): number =>
  battalion.rankers * (rankerPrice(battalion.quality) + (battalion.rifles ? riflePrice : 0)) +
  battalion.characters.drummer * characterTable.drummer.points +
  battalion.characters.sergeant * characterTable.sergeant.points +
  battalion.characters.ensign * characterTable.ensign.points +
  battalion.characters.officer * characterTable.officer.points

const part = (what: PricePart['what'], count: number, each: number, rule: string): PricePart => ({
  what,
  count,
  each,
  points: count * each,
  rule,
})

/** The price of a battalion in parts that add up to {@link battalionPoints}; parts of nothing are left out. */
export function priceParts(battalion: Battalion): readonly PricePart[] {
  const { rankers, quality, rifles, characters: counts } = battalion
  return [
    part('rankers', rankers, rankerPrice(quality), 'ARMY-03'),
    part('rifles', rifles ? rankers : 0, riflePrice, 'ARMY-09'),
    ...characters.map((kind) =>
      part(kind, counts[kind], characterTable[kind].points, characterTable[kind].rule),
    ),
  ].filter(({ count }) => count > 0)
}

/** Points. The Supreme Commander is free (ARMY-11). */
export function armyPoints(army: Army): number {
  let points = 0
  for (const battalion of army.battalions) points += battalionPoints(battalion)
  return points
}

/** Points still to spend; negative if the list is over its limit (ARMY-01). */
export const pointsLeft = (army: Army): number => army.limit - armyPoints(army)
