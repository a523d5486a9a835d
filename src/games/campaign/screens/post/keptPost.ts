// What this phone keeps of campaigns by post: the keys it gave out, the last view of each seat, the cards it was given.
import { useKept } from '@/app/kept.ts'
import type { Answer } from '@/core/conversation.ts'
import { freshKey } from './seal.ts'
import type { SeatCard } from './seatCard.ts'

interface SeatPost {
  readonly key: string
  /** Views sent so far, and the checksum of the last one. */
  readonly number: number
  readonly view: string | null
}

const none = (): SeatPost => ({ key: freshKey(), number: 0, view: null })
const nameOf = (campaign: string, seat: string): string => `${campaign} ${seat}`

const given = useKept<Record<string, SeatPost>>('aide-de-camp.seatKeys', {}, { shallow: true })

/** Makes the key of a seat with the first question for it. */
export function seatPost(campaign: string, seat: string): SeatPost {
  const name = nameOf(campaign, seat)
  const known = given.value[name]
  if (known !== undefined) return known
  const fresh = none()
  given.value = { ...given.value, [name]: fresh }
  return fresh
}

export function keepSent(campaign: string, seat: string, view: string): void {
  const before = seatPost(campaign, seat)
  const name = nameOf(campaign, seat)
  given.value = { ...given.value, [name]: { ...before, number: before.number + 1, view } }
}

/** A new key: the old card opens nothing that is sent from now on. */
export function replaceKey(campaign: string, seat: string): void {
  const before = seatPost(campaign, seat)
  given.value = { ...given.value, [nameOf(campaign, seat)]: { ...before, key: freshKey() } }
}

export interface HeldSeat {
  readonly card: SeatCard
  /** The last view that came, sealed as it was. */
  readonly sealed: string | null
  /** What was answered to it so far. */
  readonly answers: readonly Answer<never>[]
}

/** By campaign and seat: what a player at another phone holds. */
export const heldSeats = useKept<Record<string, HeldSeat>>(
  'aide-de-camp.seatCards',
  {},
  {
    shallow: true,
  },
)

export const keyOfHeld = ({ campaign, seat }: Pick<SeatCard, 'campaign' | 'seat'>): string =>
  nameOf(campaign, seat)

export function hold(seat: HeldSeat): void {
  heldSeats.value = { ...heldSeats.value, [keyOfHeld(seat.card)]: seat }
}
