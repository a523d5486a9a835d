// Text of a row of the board: the player, the verdict in words, what is wrong or what is left.
import { own } from '@/core/own.ts'
import {
  armyPoints,
  isAnswered,
  type NameMark,
  type BoardState,
} from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import { deskWords } from '@/games/eagles/words/lists.ts'
import { words } from '@/words/index.ts'
import type { BoardRow, NamedEntry } from '@/desk/store/eventBoard.ts'
import { armyName } from '@/games/eagles/screens/lists/naming.ts'

/** The name alone, as a list begins with it. */
export const bareName = ({ entry }: Pick<BoardRow, 'entry'>): string =>
  entry.player === '' ? eventsWords.value.board.unknownPlayer : entry.player

function besideWords(beside: NameMark): string {
  switch (beside.by) {
    case 'nation':
      return words.value.army.nations[beside.nation]
    case 'army':
      return beside.name
    case 'fingerprint':
      return beside.fingerprint
    case 'number':
      return String(beside.number)
  }
}

/** With nation or army beside it where others have the name too. */
export const playerName = (row: NamedEntry): string =>
  row.beside === null ? bareName(row) : `${bareName(row)} (${besideWords(row.beside)})`

/** Empty if there is no list. */
export const armyWords = ({ check }: BoardRow): string =>
  check === null ? '' : armyName(check.army, words.value)

/** A word of a newer version says no more than that nothing was read. */
function troubleWords(trouble: string): string {
  const { troubles } = eventsWords.value
  const known: Readonly<Record<string, string>> = troubles
  return own(known, trouble) ?? troubles.failed
}

export function reasonsOf(row: BoardRow): readonly string[] {
  const { problems, board } = eventsWords.value
  const { check, entry, look } = row
  const looked = look === null ? [] : [deskWords.value.reading.why(look.because, look.lines.length)]
  if (check !== null && check.problems.length > 0)
    return [...check.problems.map((problem) => problems.sentence(problem, check.army)), ...looked]
  if (looked.length > 0) return looked
  if (check !== null) {
    const left = check.army.limit - armyPoints(check.army)
    return [board.left(left, words.value.problems.number(left))]
  }
  const list = entry.versions.at(-1)?.list
  return list?.ok === false ? [troubleWords(list.problem)] : []
}

/** A code or a link in a line that could not be read says nothing in a table. */
export const withoutCodes = (text: string): string => text.replace(/\S{60,}/g, '…')

/** Remarks beside the verdict: the same list, the same name, answered, another version. */
export function remarksOf({ entry, alike }: BoardRow): readonly string[] {
  const { board, entry: words } = eventsWords.value
  return [
    ...(entry.sameNameAs === null ? [] : [board.sameName]),
    ...(alike.length === 0 ? [] : [board.alike(alike.map(playerName).join(', '))]),
    ...(entry.versions.length > 1 ? [board.version(entry.versions.length)] : []),
    ...(isAnswered(entry) ? [board.answered] : []),
    ...(entry.accepted?.version === entry.versions.length - 1
      ? [words.accepted(entry.accepted.note)]
      : []),
  ]
}

/** The shape that says it without colour. */
export const stateIcons = {
  legal: 'check',
  look: 'eye',
  accepted: 'check',
  changed: 'pencil',
  illegal: 'warning',
  late: 'warning',
  unreadable: 'unread',
} as const satisfies Readonly<Record<BoardState, string>>
