// The board as a table, and every list as one file: what an organiser takes elsewhere.
import {
  armyPoints,
  encodeArmy,
  printArmy,
  writeCsv,
  type ClubEvent,
  type Separator,
} from '@/games/eagles/rules/index.ts'
import { eventsWords } from '@/desk/words/events.ts'
import { words, type Language } from '@/words/index.ts'
import { saveFile } from '@/platform/download.ts'
import type { BoardRow } from '@/desk/store/eventBoard.ts'
import { eventFileName } from '../eventLink.ts'
import { armyWords, bareName, playerName, reasonsOf, withoutCodes } from './rowWords.ts'

/** In the order of the rows. Figures have the decimal sign of the language, as its table programs read them. */
export function boardTable(rows: readonly BoardRow[]): readonly (readonly string[])[] {
  const { heading, states, table } = eventsWords.value.board
  const head = [
    heading.player,
    heading.email,
    heading.verdict,
    heading.army,
    heading.nation,
    heading.battalions,
    heading.points,
    eventsWords.value.entry.fingerprint,
    heading.why,
    eventsWords.value.entry.acceptNote,
    heading.code,
  ]
  const body = rows.map((row) => [
    playerName(row),
    row.entry.address,
    states[row.state],
    armyWords(row),
    row.check === null ? '' : words.value.army.nations[row.check.army.nation],
    row.check === null ? '' : String(row.check.army.battalions.length),
    row.check === null
      ? ''
      : String(armyPoints(row.check.army)).replace('.', table.formats.decimal),
    row.fingerprint ?? '',
    withoutCodes(reasonsOf(row).join(' ')),
    row.entry.accepted?.note ?? '',
    row.check === null ? '' : `${location.origin}/#/add/${encodeArmy(row.check.army)}`,
  ])
  return [head, ...body]
}

export function saveBoard(event: ClubEvent, rows: readonly BoardRow[], separator: Separator): void {
  const text = writeCsv(boardTable(rows), separator)
  saveFile(eventFileName(event, 'board', 'csv'), text, 'text/csv')
}

/** As text that reads back here, each list under its player. */
export function saveLists(event: ClubEvent, rows: readonly BoardRow[], language: Language): void {
  const text = rows
    .flatMap((row) =>
      row.check === null
        ? []
        : [`Player: ${bareName(row)}\n${printArmy(row.check.army, language)}`],
    )
    .join('\n')
  saveFile(eventFileName(event, 'lists', 'txt'), text, 'text/plain')
}
