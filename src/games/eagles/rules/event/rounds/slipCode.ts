// The code of a result slip: how the battle of a table ended, for the organiser's desk (docs/formats-rounds.md).
import type { Result } from '../../../../../core/result.ts'
import { byteWriter, type ByteReader } from '../../army/code/byteStream.ts'
import { codeBehind } from '../../army/code/findCode.ts'
import { readSealed, sealed, type CodeProblem } from '../../army/code/sealed.ts'
import { cleanName } from '../../army/text/clean.ts'
import { codeKinds, readTable, writeTable, type AtTable, type Seated } from './roundCode.ts'

export interface RoundSlip extends AtTable {
  /** Fingerprints of the armies that were played. */
  readonly lists: Seated<string>
  readonly winner: 'first' | 'second' | 'draw'
  /** Rankers and characters. */
  readonly lost: Seated<number>
  /** The code of the battle's record, which both players can compare. */
  readonly battle: string
  /** Initials of the player who confirmed what the other entered; empty: nobody has. */
  readonly confirmedBy: string
}

/** Frozen: by their place. */
const winners = ['first', 'second', 'draw'] as const
const mostLost = 9_999
export const mostInitials = 4
const isFingerprint = (text: string): boolean => /^[0-9A-Z]{8}$/.test(text)
const isBattle = (text: string): boolean => /^[0-9A-Z]{10}$/.test(text)

export function encodeSlip(slip: RoundSlip): string {
  const writer = byteWriter()
  writer.byte(codeKinds.slip)
  writeTable(writer, slip)
  writer.byte(winners.indexOf(slip.winner))
  for (const lost of [slip.lost.first, slip.lost.second]) writer.number(Math.min(mostLost, lost))
  for (const text of [slip.lists.first, slip.lists.second, slip.battle, slip.confirmedBy])
    writer.text(text)
  return sealed(writer)
}

function readSlip(reader: ByteReader): RoundSlip | null {
  if (reader.byte() !== codeKinds.slip) return null
  const table = readTable(reader)
  const winner = winners[reader.byte()]
  const lost = { first: reader.number(mostLost), second: reader.number(mostLost) }
  const lists = { first: reader.text(), second: reader.text() }
  const battle = reader.text()
  const confirmedBy = cleanName(reader.text())
  const isSound =
    isFingerprint(lists.first) &&
    isFingerprint(lists.second) &&
    isBattle(battle) &&
    Array.from(confirmedBy).length <= mostInitials
  return winner !== undefined && isSound
    ? { ...table, winner, lost, lists, battle, confirmedBy }
    : null
}

export const decodeSlip = (text: string): Result<RoundSlip, CodeProblem> =>
  readSealed(text, readSlip)

const linkMark = '#/events/slip/'

export const slipCodeIn = (text: string): string | null => codeBehind(text, linkMark)
