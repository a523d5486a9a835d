// The code of a result slip: how the battle of a table ended, for the organiser's desk (docs/formats-rounds.md).
import type { Result } from '../../../../../core/result.ts'
import { byteWriter, type ByteReader } from '../../army/code/byteStream.ts'
import { codeBehind } from '../../army/code/findCode.ts'
import { readSealed, sealed, type CodeProblem } from '../../army/code/sealed.ts'
import { cleanName } from '../../army/text/clean.ts'
import {
  codeKinds,
  readTable,
  writeTable,
  type AtTable,
  type Seated,
  type SeatOfTable,
} from './roundCode.ts'

export interface RoundSlip extends AtTable {
  /** Fingerprints of the armies that were played. */
  readonly lists: Seated<string>
  readonly winner: 'first' | 'second' | 'draw'
  /** Rankers and characters. */
  readonly lost: Seated<number>
  /** The code of the battle's record, which both players can compare. */
  readonly battle: string
  /** Initials of the player who confirmed on the phone of the other; empty: no player has. */
  readonly confirmedBy: string
  /** Who confirmed on a phone of their own; missing: no player has. */
  readonly ownPhone?: SeatOfTable
}

/** Frozen: by their place. */
const winners = ['first', 'second', 'draw'] as const
const seats = ['first', 'second'] as const
/** Slips that say more than version 1 knows of. */
const confirmedVersion = '2'
const mostLost = 9_999
export const mostInitials = 4
const isFingerprint = (text: string): boolean => /^[0-9A-Z]{8}$/.test(text)
const isBattle = (text: string): boolean => /^[0-9A-Z]{10}$/.test(text)

export function encodeSlip(slip: RoundSlip): string {
  const writer = byteWriter()
  const { ownPhone } = slip
  writer.byte(ownPhone === undefined ? codeKinds.slip : codeKinds.confirmed)
  writeTable(writer, slip)
  writer.byte(winners.indexOf(slip.winner))
  for (const lost of [slip.lost.first, slip.lost.second]) writer.number(Math.min(mostLost, lost))
  for (const text of [slip.lists.first, slip.lists.second, slip.battle, slip.confirmedBy])
    writer.text(text)
  if (ownPhone === undefined) return sealed(writer)
  writer.byte(seats.indexOf(ownPhone))
  return sealed(writer, confirmedVersion)
}

function readSlip(reader: ByteReader): RoundSlip | null {
  const kind = reader.byte()
  if (kind !== codeKinds.slip && kind !== codeKinds.confirmed) return null
  const table = readTable(reader)
  const winner = winners[reader.byte()]
  const lost = { first: reader.number(mostLost), second: reader.number(mostLost) }
  const lists = { first: reader.text(), second: reader.text() }
  const battle = reader.text()
  const confirmedBy = cleanName(reader.text())
  const ownPhone = kind === codeKinds.confirmed ? seats[reader.byte()] : undefined
  const isSound =
    (kind === codeKinds.slip || ownPhone !== undefined) &&
    isFingerprint(lists.first) &&
    isFingerprint(lists.second) &&
    isBattle(battle) &&
    Array.from(confirmedBy).length <= mostInitials
  if (winner === undefined || !isSound) return null
  const slip = { ...table, winner, lost, lists, battle, confirmedBy }
  return ownPhone === undefined ? slip : { ...slip, ownPhone }
}

export const decodeSlip = (text: string): Result<RoundSlip, CodeProblem> =>
  readSealed(text, readSlip, `1${confirmedVersion}`)

const linkMark = '#/events/slip/'

export const slipCodeIn = (text: string): string | null => codeBehind(text, linkMark)
