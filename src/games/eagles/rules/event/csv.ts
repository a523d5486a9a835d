// Tables as text (RFC 4180), of any of the usual kinds.

export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

/** Cells in quotes with their line ends; a quote that never ends is a sign like others. */
const quoted = /(?<=^|[,;\t\n])"[^"]*(?:""[^"]*)*"/g

/** The separator that is most often in the first line, quotes apart; Excel in Germany writes semicolons. */
function separatorOf(text: string): Separator {
  const bare = text.slice(0, 20_000).replace(quoted, '')
  const line = bare.slice(0, bare.search(/\n|$/))
  const counts = separators.map((sign) => line.split(sign).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The rows of a table; empty ones are left out. A quoted cell may have line ends in it, or never end. */
export function readCsv(given: string): readonly (readonly string[])[] {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = separatorOf(text)
  const bare = `[^${separator}\n]*`
  const cells = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)(?:"|$)${bare}|(${bare}))([${separator}\n]|$)`,
    'gy',
  )
  const rows: string[][] = []
  let row: string[] = []
  for (const [, inside, outside = '', end] of text.matchAll(cells)) {
    row.push(inside === undefined ? outside.trim() : inside.replaceAll('""', '"'))
    if (end === separator) continue
    if (row.some((cell) => cell !== '')) rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}
