// CC-TICKET-02, 04: a battle that a campaign's ticket asks for: limits with allowances, ready lists, who places, battalions lowered.
import type { Side } from '../../../../core/conversation.ts'
import type { BattleSetup, TicketAddress } from '../battle/state.ts'
import { withHouseRule, type HouseRules } from '../houseRules.ts'
import { oneLower, type Army, type Battalion, type Quality, type Trait } from '../army/model.ts'
import { armyPoints } from '../army/points.ts'
import { rankerPrices } from '../army/prices.ts'
import { newArmy } from '../army/samples.ts'

/** A battalion of a ready list. */
interface ReadyTroops {
  readonly quality: Quality
  readonly rankers: number
  readonly officer: number
  readonly sergeant: number
  readonly drummer: number
  readonly ensign: number
  readonly light: boolean
  readonly rifles: boolean
}

export interface SideUnderTicket {
  /** Points, without allowances. */
  readonly limit: number
  /** Null: the side chooses its list. */
  readonly ready: readonly ReadyTroops[] | null
  readonly allowances: readonly ('guard' | 'double-regiment' | 'cadre')[]
  /** How many battalions, of the side's own choice, fight one quality lower than they were bought. */
  readonly lowered: number
  /** Each for one battalion of the side's own choice, if both sides agree. */
  readonly traits: readonly Trait[]
}

export interface TicketTerms {
  readonly ticket: TicketAddress
  readonly placing: Side
  readonly turns: number
  readonly sides: readonly [SideUnderTicket, SideUnderTicket]
}

export const sideUnder = ({ sides: [a, b] }: TicketTerms, side: Side): SideUnderTicket =>
  side === 'a' ? a : b

const guardsPaid = 24
const doubleSize = 48
const doublePaid = 12
const cadrePoints = 20

/** What one stand-in makes free in this list. */
const allowed: Readonly<Record<SideUnderTicket['allowances'][number], (army: Army) => number>> = {
  guard: ({ battalions }) =>
    Math.max(
      0,
      ...battalions
        .filter(({ quality }) => quality === 'guards')
        .map(({ rankers }) => Math.min(guardsPaid, rankers) / 2),
    ),
  'double-regiment': ({ battalions }) =>
    Math.max(
      0,
      ...battalions.flatMap(({ rankers, quality }) =>
        rankers === doubleSize && quality !== null ? [doublePaid * rankerPrices[quality]] : [],
      ),
    ),
  cadre: () => cadrePoints,
}

/** The points that this list may cost, allowances included. */
const limitUnder = ({ limit, allowances }: SideUnderTicket, army: Army): number =>
  limit + allowances.reduce((sum, each) => sum + allowed[each](army), 0)

const battalionOf = (troops: ReadyTroops, place: number): Battalion => {
  const { quality, rankers, officer, sergeant, drummer, ensign, light, rifles } = troops
  return {
    id: place + 1,
    name: '',
    note: '',
    quality,
    rankers,
    characters: { officer, sergeant, drummer, ensign },
    light,
    rifles,
    statedPoints: null,
  }
}

/** CC-LISTS: the ready list under its limit; null where there is none, or where it costs more than the side has. */
export function readyArmy(side: SideUnderTicket, name: string): Army | null {
  if (side.ready === null) return null
  const army: Army = { ...newArmy('other'), name, battalions: side.ready.map(battalionOf) }
  const limited = limitedTo(side, army)
  return armyPoints(limited) > limited.limit ? null : limited
}

/** The list under the side's limit, which may be odd: `budget: atMost`. */
export const limitedTo = (side: SideUnderTicket, army: Army): Army => ({
  ...army,
  limit: Math.floor(limitUnder(side, army)),
  budget: 'atMost',
})

/** Places of the battalions that can fight a quality lower; a Green one cannot. */
export const canBeLowered = ({ battalions }: Army): readonly number[] =>
  battalions.flatMap(({ quality }, place) =>
    quality === null || quality === 'green' ? [] : [place],
  )

/** How many of this list must: with fewer battalions than the ticket names, all that can. */
export const countLowered = ({ lowered }: SideUnderTicket, army: Army): number =>
  Math.min(lowered, canBeLowered(army).length)

/** Until the side has chosen: the last of the list. */
export const usuallyLowered = (side: SideUnderTicket, army: Army): readonly number[] => {
  const count = countLowered(side, army)
  return count === 0 ? [] : canBeLowered(army).slice(-count)
}

/** A battalion that has a trait; null: the sides agreed to do without. */
export interface Bearer {
  readonly trait: Trait
  readonly place: number | null
}

/** Until the side has chosen: the first of the list, one each. */
export const usuallyBearing = (
  { traits }: SideUnderTicket,
  { battalions }: Army,
): readonly Bearer[] =>
  traits.map((trait, place) => ({ trait, place: place < battalions.length ? place : null }))

/** No battalion bears two: the trait that had this place before takes the one that is left. */
export const bearing = (
  bearers: readonly Bearer[],
  trait: Trait,
  place: number | null,
): readonly Bearer[] => {
  const left = bearers.find((each) => each.trait === trait)?.place ?? null
  return bearers.map((each) => {
    if (each.trait === trait) return { trait, place }
    return place !== null && each.place === place ? { ...each, place: left } : each
  })
}

/** What special units have lent goes back to them. */
export const withoutTraits = (army: Army): Army => ({
  ...army,
  battalions: army.battalions.map((battalion) => {
    const { trait, ...plain } = battalion
    return trait === undefined ? battalion : plain
  }),
})

const withTraits = (army: Army, bearers: readonly Bearer[]): Army => ({
  ...army,
  battalions: army.battalions.map((battalion, place) => {
    const trait = bearers.find((each) => each.place === place)?.trait
    return trait === undefined ? battalion : { ...battalion, trait }
  }),
})

/** After the list was built. */
const withLowered = (army: Army, places: readonly number[]): Army => ({
  ...army,
  battalions: army.battalions.map((battalion, place) =>
    battalion.quality !== null && places.includes(place)
      ? { ...battalion, quality: oneLower(battalion.quality) }
      : battalion,
  ),
})

/** The house rules that every battle for a ticket has. */
const rulesUnder = ({ turns }: TicketTerms, house: HouseRules): HouseRules =>
  withHouseRule(withHouseRule(house, 'budget', 'atMost'), 'turns', turns)

/** What the sides have chosen for their lists. */
interface Choices {
  readonly lowered: Readonly<Record<Side, readonly number[]>>
  readonly bearers: Readonly<Record<Side, readonly Bearer[]>>
}

/** The set-up of a battle for a ticket, from one for no ticket. */
export const setupUnder = (
  terms: TicketTerms,
  { armies, house, ...agreed }: BattleSetup,
  { lowered, bearers }: Choices,
): BattleSetup => {
  const army = (side: Side): Army =>
    withTraits(
      withLowered(limitedTo(sideUnder(terms, side), armies[side]), lowered[side]),
      bearers[side],
    )
  return {
    ...agreed,
    armies: { a: army('a'), b: army('b') },
    house: rulesUnder(terms, house),
    placing: terms.placing,
    ticket: terms.ticket,
  }
}
