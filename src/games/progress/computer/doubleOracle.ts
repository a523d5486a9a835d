// A matrix solved from as few of its cells as will do: cells are dear, for each of them is a search of its own.
import { solve, type Solution } from './matrix.ts'

/** Gains smaller than this are none. */
const tiny = 1e-9

/** The size of a matrix, and what the row's side gains in a cell: asked once for each cell that is needed. */
export interface Cells {
  readonly height: number
  readonly width: number
  readonly gain: (row: number, column: number) => number
}

/** Rows and columns to begin with; the better the guess, the fewer cells. At least one of each. */
export interface Guess {
  readonly rows: readonly number[]
  readonly columns: readonly number[]
}

/**
 * Solves the game of a few rows and columns; as long as a side would gain by a row or column outside it, takes that in
 * as well. What comes out solves the whole matrix.
 */
export const solveSparsely = ({ height, width, gain }: Cells, guess: Guess): Solution => {
  const known = new Float64Array(height * width).fill(Number.NaN)
  const at = (row: number, column: number): number => {
    const place = row * width + column
    const before = known[place] ?? Number.NaN
    if (!Number.isNaN(before)) return before
    const found = gain(row, column)
    known[place] = found
    return found
  }
  const rows = [...guess.rows]
  const columns = [...guess.columns]
  for (;;) {
    const solution = solve(rows.map((row) => columns.map((column) => at(row, column))))
    const { value } = solution
    const row = bestOutside(height, rows, (each) => meanOf(columns, solution.columns, (column) => at(each, column))) // prettier-ignore
    const column = bestOutside(width, columns, (each) => -meanOf(rows, solution.rows, (other) => at(other, each))) // prettier-ignore
    const gainsRow = row !== null && row.gain > value + tiny
    const gainsColumn = column !== null && column.gain > tiny - value
    if (!gainsRow && !gainsColumn) return spread(solution, rows, columns, height, width)
    if (gainsRow) rows.push(row.place)
    if (gainsColumn) columns.push(column.place)
  }
}

/** Against a mixture: only what it plays is looked at. */
const meanOf = (
  places: readonly number[],
  shares: readonly number[],
  gain: (place: number) => number,
): number => {
  let mean = 0
  for (const [nth, place] of places.entries()) {
    const share = shares[nth] ?? 0
    if (share > 0) mean += share * gain(place)
  }
  return mean
}

interface Best {
  readonly place: number
  readonly gain: number
}

const bestOutside = (
  count: number,
  inside: readonly number[],
  gain: (place: number) => number,
): Best | null => {
  let best: Best | null = null
  for (let place = 0; place < count; place += 1) {
    if (inside.includes(place)) continue
    const found = gain(place)
    if (best === null || found > best.gain) best = { place, gain: found }
  }
  return best
}

/** The shares of all rows and columns; of those that were never taken in, none. */
const spread = (
  { value, ...shares }: Solution,
  rows: readonly number[],
  columns: readonly number[],
  height: number,
  width: number,
): Solution => {
  const all = (count: number, places: readonly number[], some: readonly number[]): number[] => {
    const line = new Array<number>(count).fill(0)
    for (const [nth, place] of places.entries()) line[place] = some[nth] ?? 0
    return line
  }
  return {
    value,
    rows: all(height, rows, shares.rows),
    columns: all(width, columns, shares.columns),
  }
}
