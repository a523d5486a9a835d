// A ticket of Gloria Mundi in words, over the map that it names areas and kings of.
import type { TicketSheet } from '@/games/campaign/screens/battle/ticketSheet.ts'
import type { Ticket } from '@/games/campaign/rules/index.ts'
import type { GloriaMap } from '../../rules/index.ts'
import { lookOf } from '../looks.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'
import { pieceWords, remarksOf } from './ticketWords.ts'

export function sheetOf(
  map: GloriaMap,
  ticket: Ticket,
  players: (kings: readonly string[], side: number) => string,
): TicketSheet {
  const { contest } = words.value
  const [red, blue] = ticket.sides
  const names = namesOn(map)
  return {
    place: names.area(ticket.place),
    camps: ticket.sides.map(({ factions }, side) => ({
      letter: side === 0 ? contest.red : contest.blue,
      does: side === 0 ? contest.attacks : contest.defends,
      name: names.players(factions),
      players: players(factions, side),
      look: lookOf(map, factions[0] ?? null),
    })),
    rows: [
      { what: contest.strength, red: red.strength, blue: blue.strength },
      { what: contest.onTable, red: red.tablePoints, blue: blue.tablePoints },
    ],
    remarks: remarksOf(ticket),
    pieces: ticket.sides
      .flatMap(({ pieces }) => pieces)
      .map(({ id, label }) => ({ id, text: pieceWords(map, label) })),
  }
}
