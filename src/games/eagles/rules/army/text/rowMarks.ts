// Marks before battalions that only mean something beside others: boxes that are ticked and empty, lines that are added and taken away.
import type { ArmyInProgress } from './armyInProgress.ts'
import type { UnreadReason } from '../problem.ts'

/** Takes the battalions of a line out of the army; the line is told. */
export function tellBattalions(army: ArmyInProgress, number: number, reason: UnreadReason): void {
  for (const [n, piece] of army.pieces.entries()) {
    if (piece.kind !== 'understood' || !piece.isCore || piece.line.number !== number) continue
    const { line, from, to } = piece
    army.pieces[n] = { line, from, to, kind: 'unread', reason, tokens: [] }
  }
  for (let n = army.lines.length - 1; n >= 0; n -= 1)
    if (army.lines[n] === number)
      for (const list of [army.battalions, army.claims, army.lines]) list.splice(n, 1)
}

const full = /^[●■◉◼⬛☑☒✅✔✓🔘🟢🟩]/u
const empty = /^[○□◯◻⬜❏❐❑❒▢⚪🔲🔳🔴🟥]/u
const tick = /^[☑☒✅✔✓]/u
const plain = /^[\p{L}\p{N}]/u
const added = /^\+ ?[\p{L}\p{N}]/u
const taken = /^[-–−] ?[\p{L}\p{N}]/u
/** "#2 Guards 24" counts, or is commented out. */
const hashed = /^# ?\d/

/** Whether a line begins with a mark that may mean something beside others. */
export const isMarked = (row: string): boolean =>
  [full, empty, added, taken].some((mark) => mark.test(row))

/** "● Drilled 36" and "○ Guards 24", "✔ Drilled 36" and "Guards 24", "+Guards 20" and "-Guards 24": which of them are meant, the marks say only together. */
export function tellMarked(army: ArmyInProgress, text: string): void {
  const rows = new Map<number, string>()
  for (const piece of army.pieces)
    if (piece.kind === 'understood' && army.lines.includes(piece.line.number))
      rows.set(
        piece.line.number,
        text.slice(piece.line.from, piece.line.to).replace(/^[\s>*]+/, ''),
      )
  const begins = (mark: RegExp): readonly number[] =>
    [...rows].filter(([, row]) => mark.test(row)).map(([number]) => number)
  const both = (one: RegExp, other: RegExp, told: readonly RegExp[]): void => {
    if (begins(one).length === 0 || begins(other).length === 0) return
    for (const number of told.flatMap(begins)) tellBattalions(army, number, 'doubt')
  }
  both(full, empty, [empty])
  both(tick, plain, [plain])
  both(added, taken, [added, taken])
  both(hashed, plain, [hashed])
}
