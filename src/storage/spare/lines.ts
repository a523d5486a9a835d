// The text of a spare file: one JSON value a line, each behind its checksum. Whatever follows a torn line is not trusted.
import { crc32 } from './crc32.ts'

export function printLine(value: unknown): string {
  const json = JSON.stringify(value)
  return `${crc32(json)} ${json}\n`
}

export const printLines = (values: readonly unknown[]): string => values.map(printLine).join('')

function readLine(line: string): { readonly value: unknown } | null {
  const json = line.slice(9)
  if (line.charAt(8) !== ' ' || crc32(json) !== line.slice(0, 8)) return null
  try {
    return { value: JSON.parse(json) }
  } catch {
    return null
  }
}

export interface ReadLines {
  readonly values: readonly unknown[]
  /** Something stands behind the last whole line. */
  readonly isTorn: boolean
}

/** Every value up to the first line that is not whole. Never throws. */
export function readLines(text: string): ReadLines {
  const values: unknown[] = []
  let from = 0
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    const read = readLine(text.slice(from, end))
    if (read === null) break
    values.push(read.value)
    from = end + 1
  }
  return { values, isTorn: from < text.length }
}

/** Each line that has an end, by itself: its value, or null where it is damaged. For what stands behind a torn line. */
export const readEveryLine = (text: string): readonly ({ readonly value: unknown } | null)[] =>
  text.split('\n').slice(0, -1).map(readLine)
