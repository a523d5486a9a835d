// Demands of a club event on a list, and the house rules by which its battles are played: plain immutable data.
import { canBeExact } from '../army/prices.ts'
import { nations, type Army, type Nation } from '../army/model.ts'
import { limits } from '../army/prices.ts'
import { defaultHouseRules, type HouseRules } from '../houseRules.ts'

export interface ClubEvent {
  readonly name: string
  /** The day as YYYY-MM-DD; empty if it is not set yet. */
  readonly date: string
  readonly place: string
  /** Points limit of every list (ARMY-01), a whole number ≥ 8. */
  readonly limit: number
  /** In the order of `nations`, at least one; all of them if nothing is forbidden. */
  readonly nations: readonly Nation[]
  /** ARMY-12: caps that only an event sets; null: none. */
  readonly mostBattalions: number | null
  readonly mostGuards: number | null
  readonly mostGreen: number | null
  readonly lightAllowed: boolean
  /** When lists must be in, with its own offset: `2026-05-01T20:00+02:00`; empty if there is no deadline. */
  readonly deadline: string
  /** For the players, printed on the pack. */
  readonly note: string
  /** Section 3 of the rules; `budget` among them says whether points may be left unspent. */
  readonly houseRules: HouseRules
}

/** Bounds of an event's own figures; what is beyond is refused. */
export const eventBounds = { cap: 200, noteLength: 4_000 } as const

export const newEvent = (name: string): ClubEvent => ({
  name,
  date: '',
  place: '',
  limit: limits.usual,
  nations,
  mostBattalions: null,
  mostGuards: null,
  mostGreen: null,
  lightAllowed: true,
  deadline: '',
  note: '',
  houseRules: defaultHouseRules,
})

/** House rule `budget: exact`: an odd limit is refused, since no list can cost it (ARMY-13). */
export const isPossible = ({ limit, houseRules: { budget } }: ClubEvent): boolean =>
  budget === 'atMost' || canBeExact(limit)

export const allowsAllNations = ({ nations: allowed }: ClubEvent): boolean =>
  allowed.length === nations.length

/** The list under the limit and the budget of the event, whatever it says of itself. */
export const underEvent = (army: Army, { limit, houseRules: { budget } }: ClubEvent): Army =>
  army.limit === limit && army.budget === budget ? army : { ...army, limit, budget }
