// Choice and order of the rows of the board that are shown; with headings where the order is what to do first.
import {
  armyPoints,
  boardStates,
  isAnswered,
  mayPlay,
  mustChange,
  nameKey,
  type BoardState,
} from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import { words } from '@/words/index.ts'
import type { BoardRow } from '@/desk/store/eventBoard.ts'
import { armyWords, playerName } from './rowWords.ts'

export const filters = [
  'all',
  'look',
  'change',
  'open',
  'answered',
  'changed',
  'legal',
  'unreadable',
  'alike',
  'asked',
] as const
export type Filter = (typeof filters)[number]
export const sorts = ['state', 'player', 'points', 'nation'] as const
export type Sort = (typeof sorts)[number]

/** A list that was read and must change; what cannot be read is asked for again. */
const isToChange = (state: BoardState): boolean => mustChange(state) && state !== 'unreadable'

/** A person decides on lines of it, or that they change nothing. */
const isToSettle = ({ state, check }: BoardRow): boolean =>
  state === 'look' || (state === 'unreadable' && check !== null)

const passes: Readonly<Record<Filter, (row: BoardRow) => boolean>> = {
  all: () => true,
  look: ({ state }) => state === 'look',
  change: ({ state }) => isToChange(state),
  open: (row) => mustChange(row.state) && !isAnswered(row.entry),
  answered: ({ entry }) => isAnswered(entry),
  changed: ({ state }) => state === 'changed',
  legal: ({ state }) => mayPlay(state),
  unreadable: ({ state }) => state === 'unreadable',
  alike: ({ alike }) => alike.length > 0,
  asked: ({ entry }) => entry.sameNameAs !== null,
}

/** How many lists a filter shows. */
export const countOf = (rows: readonly BoardRow[], filter: Filter): number =>
  rows.filter(passes[filter]).length

const isKnown = ({ entry }: BoardRow): boolean => entry.player !== ''

const soughtIn = (row: BoardRow): string => {
  const nation = row.check === null ? '' : words.value.army.nations[row.check.army.nation]
  return nameKey(
    [playerName(row), armyWords(row), nation, row.fingerprint ?? '', row.entry.address].join(' '),
  )
}
/** Put together once for a row, until the words change. */
let known = new WeakMap<BoardRow, string>()
let spoken: readonly unknown[] = []
function textOf(row: BoardRow): string {
  if (spoken[0] !== words.value || spoken[1] !== eventsWords.value) {
    spoken = [words.value, eventsWords.value]
    known = new WeakMap()
  }
  const text = known.get(row) ?? soughtIn(row)
  known.set(row, text)
  return text
}

const pointsOf = ({ check }: BoardRow): number => (check === null ? -1 : armyPoints(check.army))
/** Many times quicker than asking for the language anew at each comparison. */
const collator = new Intl.Collator()
const byPlayer = (one: BoardRow, other: BoardRow): number =>
  Number(isKnown(other)) - Number(isKnown(one)) ||
  collator.compare(playerName(one), playerName(other))

const orders: Readonly<Record<Sort, (one: BoardRow, other: BoardRow) => number>> = {
  state: (one, other) => rank(one) - rank(other) || byPlayer(one, other),
  player: byPlayer,
  points: (one, other) => pointsOf(other) - pointsOf(one) || byPlayer(one, other),
  nation: (one, other) =>
    (one.check?.army.nation ?? '').localeCompare(other.check?.army.nation ?? '') ||
    byPlayer(one, other),
}

/** Legal and accepted stand together. */
const rank = ({ state }: BoardRow): number =>
  boardStates.indexOf(state === 'accepted' ? 'legal' : state)

export type BoardItem =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'row'; readonly row: BoardRow }

const part = (
  rows: readonly BoardRow[],
  heading: (rows: readonly BoardRow[]) => string,
): readonly BoardItem[] =>
  rows.length === 0
    ? []
    : [
        { kind: 'heading', text: heading(rows) },
        ...rows.map((row): BoardItem => ({ kind: 'row', row })),
      ]

/** A row with what the search looks through, which is put together once. */
export interface Sought {
  readonly row: BoardRow
  readonly text: string
}

/** All rows in order: sorting is the slow part, and no key changes it. */
export const ordered = (rows: readonly BoardRow[], sort: Sort): readonly Sought[] =>
  [...rows].sort(orders[sort]).map((row) => ({ row, text: textOf(row) }))

export function sifted(
  all: readonly Sought[],
  { filter, sort, search }: { filter: Filter; sort: Sort; search: string },
): readonly BoardItem[] {
  const sought = nameKey(search).split(' ')
  const found = all
    .filter(({ row, text }) => passes[filter](row) && sought.every((word) => text.includes(word)))
    .map(({ row }) => row)
  if (sort !== 'state') return found.map((row) => ({ kind: 'row', row }))
  const { write, unread, settleThese, filters: titles } = eventsWords.value.board
  return [
    ...part(found.filter(isToSettle), () => settleThese),
    ...part(
      found.filter(({ state }) => isToChange(state)),
      (rows) => {
        const known = rows.filter(isKnown).length
        return write(known, rows.length - known)
      },
    ),
    ...part(
      found.filter(({ state, check }) => state === 'unreadable' && check === null),
      (rows) => unread(rows.length),
    ),
    ...part(
      found.filter(({ state }) => state === 'changed'),
      () => titles.changed,
    ),
    ...part(
      found.filter(({ state }) => mayPlay(state)),
      () => titles.legal,
    ),
  ]
}
