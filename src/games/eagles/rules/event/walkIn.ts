// Somebody who comes without a list: plays, and the list may follow.
import { nameKey, type BoardEntry, type BoardVersion } from './board.ts'
import { refused } from '../../../../core/result.ts'

export const isWithoutList = ({ list }: BoardVersion): boolean =>
  !list.ok && list.problem === 'no-list'

interface Arrival {
  readonly id: string
  readonly player: string
  readonly club: string
  readonly readAt: number
}

/** Accepted as it is: there is nothing to check. Of the name of somebody on the board it is asked about. */
export function walkIn(
  entries: readonly BoardEntry[],
  { id, player, club, readAt }: Arrival,
): BoardEntry {
  const key = nameKey(player)
  const twin = entries.find((entry) => key !== '' && nameKey(entry.player) === key)
  return {
    id,
    player,
    address: '',
    versions: [{ sentAt: null, original: '', list: refused('no-list'), readAt, source: '' }],
    accepted: { version: 0, note: '' },
    answered: null,
    sameNameAs: twin?.id ?? null,
    hasDropped: false,
    ...(club !== '' && { club }),
    isHere: true,
  }
}
