// A player who comes without a list: plays, and the list may follow.
import { newEntry, type BoardEntry, type BoardVersion } from './board.ts'
import { refused } from '../../../../core/result.ts'

export const isWithoutList = ({ list }: BoardVersion): boolean =>
  !list.ok && list.problem === 'no-list'

interface Arrival {
  readonly id: string
  readonly player: string
  readonly club: string
  readonly readAt: number
}

/** Accepted as it is: there is nothing to check. Of the name of a player on the board it is asked about. */
export function walkIn(
  entries: readonly BoardEntry[],
  { id, player, club, readAt }: Arrival,
): BoardEntry {
  const version: BoardVersion = {
    sentAt: null,
    original: '',
    list: refused('no-list'),
    readAt,
    source: '',
  }
  return {
    ...newEntry(entries, { player, address: '' }, version, id),
    accepted: { version: 0, note: '' },
    ...(club !== '' && { club }),
    isHere: true,
  }
}
