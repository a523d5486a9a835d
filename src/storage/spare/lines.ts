// The text of a spare file: one JSON value a line, each behind its checksum. Whatever follows a torn line is not trusted.
import { crc32 } from '@/core/bytes/crc32.ts'

const encoder = new TextEncoder()

/** Of the text's UTF-8 bytes, in eight hex digits: tells a whole line from a torn one. */
export const checksum = (text: string): string =>
  crc32(encoder.encode(text)).toString(16).padStart(8, '0')

export function printLine(value: unknown): string {
  const json = JSON.stringify(value)
  return `${checksum(json)} ${json}\n`
}

export const printLines = (values: readonly unknown[]): string => values.map(printLine).join('')

function readLine(line: string): { readonly value: unknown } | null {
  const json = line.slice(9)
  if (line.charAt(8) !== ' ' || checksum(json) !== line.slice(0, 8)) return null
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
