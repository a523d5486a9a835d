// A ticket of Gloria Mundi in words, over the map that it names areas and kings of.
import { own } from '@/core/own.ts'
import type { TicketSheet } from '@/games/campaign/screens/battle/ticketSheet.ts'
import type { Ticket } from '@/games/campaign/rules/index.ts'
import type { GloriaMap } from '../../rules/index.ts'
import { lookOf } from '../looks.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'

// The parts of a ticket in words: its pieces by their labels, the ground, special units that may stand in.

/** `rio:army`, or the name of what is no king's before the kind; an independent has its kind alone. */
export function pieceWords(map: GloriaMap, label: string): string {
  const { kinds, contest } = words.value
  const [owner = '', kind] = label.split(':')
  const said: Readonly<Record<string, string>> = kinds
  if (kind === undefined) return own(said, owner) ?? owner
  const guests: Readonly<Record<string, string>> = contest.guests
  return `${own(guests, owner) ?? namesOn(map).player(owner)}: ${own(said, kind) ?? kind}`
}

function remarksOf({ ground, sides }: Ticket): string {
  const { contest, specials } = words.value
  const grounds: Readonly<Record<string, string>> = contest.grounds
  const known: Readonly<Record<string, string>> = specials
  return [
    ...ground.map((code) => own(grounds, code) ?? code),
    ...sides.flatMap(({ extras }, side) =>
      extras.length === 0
        ? []
        : [
            contest.extras(
              side === 0 ? contest.red : contest.blue,
              extras.map((each) => own(known, each) ?? each).join(', '),
            ),
          ],
    ),
    contest.turns,
  ].join(' ')
}

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
