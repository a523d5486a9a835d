// Reading of rows of events, and which lists they name.
import { readEventEntryRow, readEventRow } from '../backup/eventDecoder.ts'
import type { Codec } from '../kind.ts'
import type { EventEntryRow, EventRow } from './rows.ts'

export const eventCodec: Codec<EventRow, EventEntryRow> = {
  decode: readEventRow,
  decodePart: readEventEntryRow,
  encode: (row) => row,
  title: ({ event }) => event.name,
  rename: ({ row, parts }, idOf) => ({
    row: {
      ...row,
      rounds: row.rounds.map((round) => ({
        ...round,
        pairings: round.pairings.map((each) => ({
          ...each,
          first: idOf(each.first),
          second: each.second === null ? null : idOf(each.second),
        })),
      })),
    },
    parts: parts.map((part) => ({
      ...part,
      sameNameAs: part.sameNameAs === null ? null : idOf(part.sameNameAs),
    })),
  }),
}
