// Entries, versions and submissions for tests of the board, as short as they can be said.
import {
  takeIn,
  wholeList,
  type BoardEntry,
  type BoardVersion,
  type Submission,
  type TakenIn,
} from '@/games/eagles/rules/index.ts'
import { army, battalion } from '@tests/support/armies.ts'

/** A list that differs from others by its Rankers. */
export const listOf = (rankers: number): Submission['list'] => ({
  ok: true,
  value: wholeList(army('french', battalion('drilled', rankers))),
})

/** No list at all. */
export const unread: Submission['list'] = { ok: false, problem: 'no-army' }

export const version = (rankers: number, more: Partial<BoardVersion> = {}): BoardVersion => ({
  sentAt: null,
  original: '',
  list: listOf(rankers),
  readAt: 1,
  source: '',
  ...more,
})

export const entryOf = (
  versions: readonly BoardVersion[],
  more: Partial<BoardEntry> = {},
): BoardEntry => ({
  id: 'one',
  player: 'Ann',
  address: 'ann@x.org',
  versions,
  accepted: null,
  answered: null,
  sameNameAs: null,
  hasDropped: false,
  ...more,
})

export const submission = (rankers: number, more: Partial<Submission> = {}): Submission => ({
  player: 'Ann',
  address: 'ann@x.org',
  sentAt: null,
  original: '',
  list: listOf(rankers),
  ...more,
})

/** Takes lists in, new entries called new1, new2 …; read at 7. */
export function take(
  entries: readonly BoardEntry[],
  submissions: readonly Submission[],
  source = '',
  undatedAt: number | null = null,
): TakenIn {
  let ids = 0
  const newId = (): string => `new${String((ids += 1))}`
  return takeIn(entries, submissions, { source, readAt: 7, undatedAt, newId })
}

const rankersOf = ({ list }: BoardVersion): string =>
  list.ok ? String(list.value.army.battalions[0]?.rankers) : '-'

/** `Ann 16 20`: the player and the Rankers of every version; `Ann ?one 16` if it may be the player of `one`. */
export const told = (entries: readonly BoardEntry[]): readonly string[] =>
  entries.map(({ player, versions, sameNameAs }) =>
    [player, ...(sameNameAs === null ? [] : [`?${sameNameAs}`]), ...versions.map(rankersOf)].join(
      ' ',
    ),
  )
