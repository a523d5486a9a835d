// Several parts of a list in one line: headings, whole battalions and totals, parted by one sign.
import { readBattalion } from './battalionLine.ts'
import { readHeading, readTotal } from './heading.ts'
import type { Item } from './items.ts'
import { isSignOf } from './tokens.ts'
import type { Line } from './sourceLines.ts'
import type { Token } from './tokens.ts'

const mostParts = 40

/** "1." and "II." begin a part, and end none. */
const isPlace = (part: readonly Token[]): boolean =>
  part.length === 1 && (part[0]?.kind === 'number' || /^[ivx]{1,5}$/.test(part[0]?.word ?? ''))

/** The parts between signs outside of brackets. */
function partsAt(tokens: readonly Token[], sign: string): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]]
  let depth = 0
  for (const [n, token] of tokens.entries()) {
    const part = parts.at(-1) ?? []
    if (isSignOf(token, '([')) depth += 1
    if (isSignOf(token, ')]')) depth -= 1
    const isStop = sign !== '.' || (token.glued && tokens[n + 1]?.glued !== true && !isPlace(part))
    if (depth === 0 && isSignOf(token, sign) && isStop) parts.push([])
    else part.push(token)
  }
  return parts.filter((part) => part.length > 0)
}

/** "French: Guards 24 = 48" */
function headingAhead(
  text: string,
  tokens: readonly Token[],
): readonly (readonly Token[])[] | null {
  const colon = tokens.findIndex((token) => isSignOf(token, ':'))
  const head = tokens.slice(0, colon)
  return colon > 0 && colon < 12 && readHeading(text, head) !== null
    ? [head, tokens.slice(colon + 1)]
    : null
}

function itemOf(text: string, line: Line, part: readonly Token[], group: number): Item | null {
  const [first] = part
  const last = part.at(-1)
  if (first === undefined || last === undefined) return null
  const pieces = [{ line: line.number, from: first.from, to: last.to }]
  const options = readBattalion(text, part)
  if (options.length > 0)
    return { kind: 'battalions', pieces, options, marks: '', group, title: null, row: null }
  const heading = readHeading(text, part)
  if (heading !== null) return { kind: 'heading', heading, pieces, group }
  const total = readTotal(text, part)
  return total === null || total.limit !== null || total.value < 8
    ? null
    : { kind: 'total', total, pieces, rest: null, group }
}

/** The parts of a line, if each is one of a list; null: they are not. */
export function severalIn(line: Line, group: number): readonly Item[] | null {
  const { text, tokens } = line
  if (!tokens.some(({ kind }) => kind === 'quality')) return null
  const ahead = headingAhead(text, tokens)
  const [head, rest] = ahead ?? [[], tokens]
  for (const sign of ['', ';', '.', ',']) {
    const own = sign === '' ? [rest ?? []] : partsAt(rest ?? [], sign)
    const parts = head === undefined || head.length === 0 ? own : [head, ...own]
    if (parts.length < 2 || parts.length > mostParts) continue
    const items = parts.map((part) => itemOf(text, line, part, group))
    const whole = items.filter((item) => item !== null)
    if (whole.length === parts.length && whole.some(({ kind }) => kind === 'battalions'))
      return whole
  }
  return null
}
