// Rows as a table in text, with cells that no program takes for a formula.
import type { Separator } from './csv.ts'

/** Signs with which a table program begins a formula, full-width ones too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

const written = (cell: string): string => {
  const safe = formula.test(cell) && !/^-?\d+(?:[.,]\d+)?$/.test(cell) ? `'${cell}` : cell
  return /[",;\n\r\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a table that opens as what it is; with a mark, so that Excel reads the umlauts. */
export const writeCsv = (
  rows: readonly (readonly string[])[],
  separator: Separator = ',',
): string => `\uFEFF${rows.map((row) => row.map(written).join(separator)).join('\r\n')}\r\n`
