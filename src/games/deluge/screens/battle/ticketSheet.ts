// A ticket of The Deluge in words, over the map that it names places and factions of.
import type { TicketCamp, TicketSheet } from '@/games/campaign/screens/battle/ticketSheet.ts'
import type { Ticket } from '@/games/campaign/rules/index.ts'
import type { DelugeMap } from '../../rules/index.ts'
import { lookOf } from '../looks.ts'
import { namesOn, screenWords as words } from '../words/screenWords.ts'

type Camp = readonly string[]

export function campsOf(
  map: DelugeMap,
  camps: readonly [Camp, Camp],
  players: (camp: Camp, side: number) => string,
): readonly TicketCamp[] {
  const { contest } = words.value
  return camps.map((factions, side) => ({
    letter: side === 0 ? contest.red : contest.blue,
    does: side === 0 ? contest.attacks : contest.defends,
    name: namesOn(map).factions(factions),
    players: players(factions, side),
    look: lookOf(map, factions[0] ?? null),
  }))
}

const droppedOf = (handicaps: readonly string[]): number =>
  Number(handicaps.find((code) => code.startsWith('dropped:'))?.slice('dropped:'.length) ?? 0)

function rowsOf({ sides: [red, blue] }: Ticket): TicketSheet['rows'] {
  const { contest } = words.value
  const dropped = { red: droppedOf(red.handicaps), blue: droppedOf(blue.handicaps) }
  return [
    { what: contest.onMap, red: red.strength, blue: blue.strength },
    { what: contest.onTable, red: red.tablePoints, blue: blue.tablePoints },
    ...(dropped.red + dropped.blue === 0 ? [] : [{ what: contest.dropped, ...dropped }]),
  ]
}

const unitsOf = (notes: readonly string[]): string =>
  notes
    .flatMap((note) => {
      const [kind, name = '', points = ''] = note.split(':')
      return kind === 'unit' ? [`${points} ${name}`] : []
    })
    .join(', ')

function remarksOf({ sides, ground, limits }: Ticket): string {
  const { contest } = words.value
  const tired = sides.flatMap(({ handicaps }) =>
    handicaps.flatMap((code) => {
      const [kind, force = '', tokens = '0'] = code.split(':')
      return kind === 'lossTokens' ? [contest.tired(force, Number(tokens))] : []
    }),
  )
  return [
    ...(ground.includes('looted') ? [contest.looted] : []),
    ...(limits.includes('loserLeaves') ? [contest.leave] : []),
    ...tired,
  ].join(' ')
}

/** All of a ticket but its camps: who plays is known best where it is shown. */
export const figuresOf = (ticket: Ticket): Omit<TicketSheet, 'camps' | 'place'> => ({
  rows: rowsOf(ticket),
  remarks: remarksOf(ticket),
  pieces: ticket.sides
    .flatMap(({ pieces }) => pieces)
    .map(({ id, label, notes }) => ({ id, text: `${label}: ${unitsOf(notes)}` })),
})
