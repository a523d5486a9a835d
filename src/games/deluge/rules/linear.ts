// Equations of first degree, solved exactly.
import type { Fraction } from '../../../core/conversation.ts'
import { fraction, plus, times } from '../../../core/odds/fraction.ts'

type Row = readonly Fraction[]

const negative = ({ n, d }: Fraction): Fraction => ({ n: -n, d })
const inverse = ({ n, d }: Fraction): Fraction => fraction(d, n)
const none = fraction(0n)

/** x with rows · x = right; null where there is no one solution. As many rows as unknowns. */
export const solveLinear = (rows: readonly Row[], right: Row): Row | null => {
  let system: readonly Row[] = rows.map((row, place) => [...row, right[place] ?? none])
  for (let column = 0; column < rows.length; column += 1) {
    const from = system.findIndex((row, place) => place >= column && (row[column]?.n ?? 0n) !== 0n)
    const pivot = system[from]
    if (pivot === undefined) return null
    const scale = inverse(pivot[column] ?? none)
    const unit = pivot.map((each) => times(each, scale))
    system = swapped(system, from, column).map((row, place) =>
      place === column ? unit : lessOf(row, unit, row[column] ?? none),
    )
  }
  return system.map((row) => row.at(-1) ?? none)
}

const swapped = (rows: readonly Row[], one: number, other: number): readonly Row[] =>
  rows.map((row, place) => {
    if (place === one) return rows[other] ?? row
    return place === other ? (rows[one] ?? row) : row
  })

const lessOf = (row: Row, unit: Row, factor: Fraction): Row =>
  row.map((each, place) => plus(each, negative(times(unit[place] ?? none, factor))))
