// A record as the text of a file: one entry a line, so that people and tools can read it, and a torn one can be saved.
import type { Kinds } from '../game.ts'
import { parseJson } from '../parseJson.ts'
import type { Result } from '../result.ts'
import { ok, refused } from '../result.ts'
import type { GameRecord } from './record.ts'

/** Characters; a record of as many entries as are ever read (`mostEntries`) has fewer, signed ones too. */
export const mostRecordText = 10_000_000

export const printRecord = <K extends Kinds>(record: GameRecord<K>): string => {
  const { entries, ...frame } = record
  const lines = entries.map((entry) => `\n    ${JSON.stringify(entry)}`)
  const opening = JSON.stringify(frame, null, 2).replace(/\n\}$/u, '')
  return `${opening},\n  "entries": [${lines.join(',')}${lines.length === 0 ? '' : '\n  '}]\n}\n`
}

export interface ParsedText {
  readonly json: unknown
  /** The text broke off; `json` holds the entries that are whole. */
  readonly isTorn: boolean
}

/** JSON from a text; a text that broke off is read up to its last whole entry. Never throws. */
export const parseRecordText = (text: string): Result<ParsedText, 'not-json'> => {
  const whole = parse(text)
  if (whole.ok) return ok({ json: whole.value, isTorn: false })
  const mended = parse(mend(text))
  return mended.ok ? ok({ json: mended.value, isTorn: true }) : mended
}

const parse = (text: string): Result<unknown, 'not-json'> => {
  const json = parseJson(text)
  return json === undefined ? refused('not-json') : ok(json)
}

/** Everything up to the last whole element of a list right inside the outermost object, and the brackets closed. */
const mend = (text: string): string => {
  let depth = 0
  let end = 0
  // A text in quotes, closed or torn, or one bracket: nothing else decides where an entry ends.
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gsu)) {
    if (token === '{' || token === '[') depth += 1
    if (token === '}' || token === ']') depth -= 1
    if (depth === 2 && (token === '[' || token === '}')) end = index + 1
  }
  return `${text.slice(0, end)}]}`
}
