// Tables as text (RFC 4180), of any of the usual kinds.

export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

/** Signs in which the first line of any table ends. */
const longestHead = 20_000

/** Cells in quotes with their line ends; a quote that never ends is a sign like others. */
const quoted = /(?<=^|[,;\t\n])"[^"]*(?:""[^"]*)*"/g

/** The separator that is most often in the first line, quotes apart; Excel in Germany writes semicolons. */
function separatorOf(text: string): Separator {
  const bare = text.slice(0, longestHead).replace(quoted, '')
  const line = bare.slice(0, bare.search(/\n|$/))
  const counts = separators.map((sign) => line.split(sign).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Where a cell ends that began at `from`; a quoted one may have line ends in it. */
function cellAt(text: string, from: number, separator: string): { value: string; end: number } {
  if (text[from] !== '"') {
    let end = from
    while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1
    return { value: text.slice(from, end).trim(), end }
  }
  let value = ''
  let at = from + 1
  for (;;) {
    const close = text.indexOf('"', at)
    if (close < 0) return { value: value + text.slice(at), end: text.length }
    value += text.slice(at, close)
    if (text[close + 1] !== '"') {
      let end = close + 1
      while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1
      return { value, end }
    }
    value += '"'
    at = close + 2
  }
}

/** The rows of a table; empty ones are left out. */
export function readCsv(given: string): readonly (readonly string[])[] {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at <= text.length; at += 1) {
    const { value, end } = cellAt(text, at, separator)
    row.push(value)
    at = end
    if (text[at] === separator) continue
    if (row.some((cell) => cell !== '')) rows.push(row)
    row = []
  }
  return rows
}
