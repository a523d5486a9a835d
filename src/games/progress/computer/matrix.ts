// A small game of two sides that choose at once: its value, and the mixtures that no opponent can exploit.

/** The gain of the row's side; at least one row and one column, all rows equally long. */
export type Matrix = readonly (readonly number[])[]

export interface Solution {
  /** What the row's side can make sure of, and the column's side hold it to, on average. */
  readonly value: number
  /** The share of each row, adding up to 1. */
  readonly rows: readonly number[]
  readonly columns: readonly number[]
}

const tiny = 1e-9
/** Far more than any of these needs: 8 by 8 takes about ten. */
const mostPivots = 200

/** Exact but for rounding: the simplex method on the game with all gains made positive. */
export const solve = (matrix: Matrix): Solution => pureSolution(matrix) ?? mixed(matrix)

/** A row and a column that are best against each other, if there are: neither side has to mix. */
const pureSolution = (matrix: Matrix): Solution | null => {
  const width = matrix[0]?.length ?? 0
  let bestRow = -1
  let most = -Infinity
  for (const [at, row] of matrix.entries()) {
    const least = Math.min(...row)
    if (least > most) [bestRow, most] = [at, least]
  }
  let bestColumn = -1
  let least = Infinity
  for (let column = 0; column < width; column += 1) {
    let worst = -Infinity
    for (const row of matrix) worst = Math.max(worst, row[column] ?? 0)
    if (worst < least) [bestColumn, least] = [column, worst]
  }
  if (most < least - tiny) return null
  return {
    value: most,
    rows: matrix.map((_, at) => (at === bestRow ? 1 : 0)),
    columns: Array.from({ length: width }, (_, at) => (at === bestColumn ? 1 : 0)),
  }
}

/** Maximises the sum of y with A·y at most 1: 1 ÷ sum is the value, y and the prices of the rows are the mixtures. */
const mixed = (matrix: Matrix): Solution => {
  const height = matrix.length
  const width = matrix[0]?.length ?? 0
  const shift = 1 - Math.min(...matrix.map((row) => Math.min(...row)))
  const size = width + height + 1
  const tableau = matrix.map((row, at) => {
    const line = new Float64Array(size)
    for (const [column, gain] of row.entries()) line[column] = gain + shift
    line[width + at] = 1
    line[size - 1] = 1
    return line
  })
  const prices = new Float64Array(size).fill(-1, 0, width)
  const basis = matrix.map((_, at) => width + at)
  for (let pivots = 0; pivots < mostPivots; pivots += 1) {
    const column = enteringIn(prices, size - 1)
    if (column < 0) break
    const row = leavingIn(tableau, column)
    if (row < 0) break
    pivot(tableau, prices, row, column)
    basis[row] = column
  }
  const sum = prices[size - 1] ?? 1
  const columns = new Array<number>(width).fill(0)
  for (const [row, column] of basis.entries())
    if (column < width) columns[column] = (tableau[row]?.[size - 1] ?? 0) / sum
  const rows = matrix.map((_, at) => Math.max(0, prices[width + at] ?? 0) / sum)
  return { value: 1 / sum - shift, rows, columns }
}

/** The first that would gain (Bland's rule: it never runs in circles). */
const enteringIn = (prices: Float64Array, end: number): number => {
  for (let column = 0; column < end; column += 1) if ((prices[column] ?? 0) < -tiny) return column
  return -1
}

const leavingIn = (tableau: readonly Float64Array[], column: number): number => {
  let best = -1
  let least = Infinity
  for (const [row, line] of tableau.entries()) {
    const factor = line[column] ?? 0
    if (factor <= tiny) continue
    const ratio = (line[line.length - 1] ?? 0) / factor
    if (ratio < least - tiny) [best, least] = [row, ratio]
  }
  return best
}

const pivot = (
  tableau: readonly Float64Array[],
  prices: Float64Array,
  row: number,
  column: number,
): void => {
  const line = tableau[row]
  if (line === undefined) return
  const factor = line[column] ?? 1
  for (let at = 0; at < line.length; at += 1) line[at] = (line[at] ?? 0) / factor
  for (const other of [...tableau, prices]) {
    const times = other[column] ?? 0
    if (other === line || times === 0) continue
    for (let at = 0; at < other.length; at += 1)
      other[at] = (other[at] ?? 0) - times * (line[at] ?? 0)
  }
}
