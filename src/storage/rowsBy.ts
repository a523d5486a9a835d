// Rows by what they belong to, each group in the order of the rows.

export function rowsBy<Row>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => string,
): Map<string, readonly Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const list = found.get(keyOf(row))
    if (list === undefined) found.set(keyOf(row), [row])
    else list.push(row)
  }
  return found
}
