// A matrix solved from as few of its cells as will do: cells are dear, for each of them is a search of its own.
import { solve, type Solution } from './matrix.ts'

/** Gains smaller than this are none. */
const tiny = 1e-9

/** The size of a matrix, and what the row's side gains in a cell, from -1 to 1: asked once for each that is needed. */
interface Cells {
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
 * as well. What comes out solves the whole matrix. No side gains more than a win, so a side that wins looks no further.
 */
export const solveSparsely = (cells: Cells, guess: Guess): Solution => {
  const { height, width } = cells
  const gain = remembered(cells)
  const rows = [...guess.rows]
  const columns = [...guess.columns]
  for (;;) {
    const found = solve(rows.map((row) => columns.map((column) => gain(row, column))))
    const { value } = found
    const toRow = (row: number): number =>
      meanOf(columns, found.columns, (column) => gain(row, column))
    const toColumn = (column: number): number =>
      -meanOf(rows, found.rows, (row) => gain(row, column))
    const row = value > 1 - tiny ? null : bestOutside(height, rows, toRow)
    const column = value < tiny - 1 ? null : bestOutside(width, columns, toColumn)
    const gainsRow = row !== null && row.gain > value + tiny
    const gainsColumn = column !== null && column.gain > tiny - value
    if (!gainsRow && !gainsColumn)
      return {
        value,
        rows: spread(height, rows, found.rows),
        columns: spread(width, columns, found.columns),
      }
    if (gainsRow) rows.push(row.place)
    if (gainsColumn) columns.push(column.place)
  }
}

const remembered = ({ height, width, gain }: Cells): Cells['gain'] => {
  const known = new Float64Array(height * width).fill(Number.NaN)
  return (row, column) => {
    const place = row * width + column
    const before = known[place] ?? Number.NaN
    if (!Number.isNaN(before)) return before
    const found = gain(row, column)
    known[place] = found
    return found
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

/** The shares of all; of those that were never taken in, none. */
const spread = (
  count: number,
  places: readonly number[],
  shares: readonly number[],
): readonly number[] => {
  const all = new Array<number>(count).fill(0)
  for (const [nth, place] of places.entries()) all[place] = shares[nth] ?? 0
  return all
}
