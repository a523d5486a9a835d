// Store of what this phone keeps of campaigns by post: the keys it gave out, the last view of each seat, the cards it was given.
import { useKept } from '@/app/kept.ts'
import { entriesOf, keptEntries } from '@/app/keptEntries.ts'
import type { Answer } from '@/core/conversation.ts'
import { showToast } from '@/ui/toast/toasts.ts'
import { words } from '@/words/index.ts'
import { freshKey, isKey } from './seal.ts'
import { cardFrom, type SeatCard } from './seatCard.ts'

/** The last view as it can be made again: the checksum of what it tells, and that of the view before it. */
interface SentView {
  readonly tells: string
  readonly previous: string | null
}

interface SeatPost {
  readonly key: string
  /** Views sent so far, and the checksum of the last one. */
  readonly number: number
  readonly view: string | null
  /** Left out before the first view, by older versions, and in a backup. */
  readonly sent?: SentView
  /** What the campaign is called on this seat's card and seals, where a backup gave it another id here. */
  readonly goesBy?: string
}

const none = (): SeatPost => ({ key: freshKey(), number: 0, view: null })
const nameOf = (campaign: string, seat: string): string => `${campaign} ${seat}`

/** Keys and orders that are gone after a reload would be a campaign lost: it is said at once. */
const kept = {
  shallow: true,
  onError: () => showToast({ text: words.value.app.saving.notKept, kind: 'problem' }),
}

const given = useKept<Record<string, SeatPost>>('aide-de-camp.seatKeys', {}, kept)

/** Makes the key of a seat with the first question for it. */
export function seatPost(campaign: string, seat: string): SeatPost {
  const name = nameOf(campaign, seat)
  const known = given.value[name]
  if (known !== undefined) return known
  const fresh = none()
  given.value = { ...given.value, [name]: fresh }
  return fresh
}

/** What the campaign is called on the card of this seat, and on all that is sealed for it; no key is made. */
export const nameInPost = (campaign: string, seat: string): string =>
  given.value[nameOf(campaign, seat)]?.goesBy ?? campaign

export function keepSent(
  campaign: string,
  seat: string,
  sent: Required<Pick<SeatPost, 'number' | 'view' | 'sent'>>,
): void {
  const before = seatPost(campaign, seat)
  given.value = { ...given.value, [nameOf(campaign, seat)]: { ...before, ...sent } }
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
export const heldSeats = useKept<Record<string, HeldSeat>>('aide-de-camp.seatCards', {}, kept)

export const keyOfHeld = ({ campaign, seat }: Pick<SeatCard, 'campaign' | 'seat'>): string =>
  nameOf(campaign, seat)

export function hold(seat: HeldSeat): void {
  heldSeats.value = { ...heldSeats.value, [keyOfHeld(seat.card)]: seat }
}

function postFrom(json: unknown, campaign: string): SeatPost | null {
  const entries = entriesOf(json)
  const fields = ['key', 'number', 'view', 'goesBy'].map((field) => entries.get(field))
  const [key, number, view = null, goesBy = campaign] = fields
  if (!isKey(key) || typeof number !== 'number' || !Number.isSafeInteger(number)) return null
  if (number < 0 || (view !== null && typeof view !== 'string') || typeof goesBy !== 'string')
    return null
  return { key, number, view, goesBy }
}

/** From a backup, for the campaigns that came back with new ids: cards that are out go on opening what is sealed here. */
export function takeSeatKeys(text: string, newIds: ReadonlyMap<string, string>): void {
  const back = [...keptEntries(text)].flatMap(([name, json]): [string, SeatPost][] => {
    const [old = '', ...seat] = name.split(' ')
    const [id, post] = [newIds.get(old), postFrom(json, old)]
    return id === undefined || post === null ? [] : [[nameOf(id, seat.join(' ')), post]]
  })
  given.value = { ...Object.fromEntries(back), ...given.value }
}

/** From a backup, the seats that this phone does not hold. What was answered to a view is written again. */
export function takeSeatCards(text: string): void {
  const back = [...keptEntries(text).values()].flatMap((json): [string, HeldSeat][] => {
    const card = cardFrom(entriesOf(json).get('card'))
    const sealed = entriesOf(json).get('sealed')
    if (card === null) return []
    return [
      [keyOfHeld(card), { card, sealed: typeof sealed === 'string' ? sealed : null, answers: [] }],
    ]
  })
  heldSeats.value = { ...Object.fromEntries(back), ...heldSeats.value }
}
