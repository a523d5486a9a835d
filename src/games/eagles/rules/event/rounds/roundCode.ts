// Common parts of the codes of a pairing and of a slip: which table they speak of, and the links they stand in.
import type { ByteReader, ByteWriter } from '../../army/code/byteStream.ts'
import { cleanName } from '../../army/text/clean.ts'

export interface AtTable {
  readonly event: string
  /** From 1. */
  readonly round: number
  readonly table: number
  readonly ticket: number
  readonly players: Seated<string>
}

export type SeatOfTable = 'first' | 'second'

/** In the order of the pairing. */
export interface Seated<T> {
  readonly first: T
  readonly second: T
}

/** Frozen: the first byte of the content. */
export const codeKinds = { pairing: 80, slip: 83, confirmed: 67 } as const

const most = { round: 1_000, table: 10_000 } as const
const ticketShifts = [24, 16, 8, 0] as const

export function writeTable(writer: ByteWriter, { event, round, table, ticket, players }: AtTable) {
  for (const shift of ticketShifts) writer.byte((ticket >>> shift) & 255)
  writer.number(round)
  writer.number(table)
  for (const text of [event, players.first, players.second]) writer.text(cleanName(text))
}

export function readTable(reader: ByteReader): AtTable {
  const ticket = ticketShifts.reduce<number>((sum) => sum * 256 + reader.byte(), 0)
  const round = reader.number(most.round)
  const table = reader.number(most.table)
  if (round === 0 || table === 0) reader.fail()
  const [event = '', first = '', second = ''] = [0, 1, 2].map(() => cleanName(reader.text()))
  return { event, round, table, ticket, players: { first, second } }
}
