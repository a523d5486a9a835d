// Lines about points that change nothing: what is left, subtotals, sums.
import { frame, has, hasOnly, kindAt, numbersIn, type Line } from './headingLine.ts'
import { written, type Kind } from './tokens.ts'

const ofRemainder: ReadonlySet<Kind> = new Set<Kind>([
  ...frame,
  'left',
  'prose',
  'none',
  'total',
  'next',
  'and',
])
const ofSubtotal: ReadonlySet<Kind> = new Set<Kind>([...frame, 'subtotal', 'ordinal'])

/** "104 left", "Rest: 104" */
export const isRemainder = (line: Line, text: string): boolean => {
  const first = line[0]
  const isRest =
    first !== undefined && /^rest$/i.test(written(text, first)) && kindAt(line, 1) === 'colon'
  if (isRest) return hasOnly(line.slice(1), ofRemainder)
  // "(rest unspent)"
  const others = line.filter((token) => !/^rest$/i.test(written(text, token)))
  return has(line, 'left') && hasOnly(others, ofRemainder)
}

const ofSum: ReadonlySet<Kind> = new Set<Kind>(['number', 'sep', 'equals', 'points'])

/** "24 + 32 = 56": right, and about nothing else. */
export function isSum(line: Line): boolean {
  const equals = line.findIndex(({ kind }) => kind === 'equals')
  if (equals < 1) return false
  const parts = numbersIn(line.slice(0, equals))
  const [sum, ...more] = numbersIn(line.slice(equals + 1))
  const isRight = parts.reduce((all, part) => all + part, 0) === sum
  return parts.length > 1 && more.length === 0 && isRight && hasOnly(line, ofSum)
}

export const isSubtotal = (line: Line): boolean =>
  has(line, 'subtotal') && hasOnly(line, ofSubtotal)

/** "= 82", "= 82 points" */
export function loneSum([equals, sum, word, ...more]: Line): number | null {
  const isAlone = more.length === 0 && (word === undefined || word.kind === 'points')
  if (equals?.kind !== 'equals' || sum?.kind !== 'number' || !isAlone) return null
  return Number.isNaN(sum.value) ? null : sum.value
}

/** "164 all in", "all told 164": the line without the words that say so; null: they are not there. */
export function saysAllIn(line: Line, text: string): Line | null {
  const at = line.findIndex(
    (token, n) =>
      n < line.length - 1 &&
      /^(?:all (?:in|told|up)|in all)$/i.test(text.slice(token.from, line[n + 1]?.to)),
  )
  if (at < 0 || numbersIn(line).length === 0) return null
  return [...line.slice(0, at), ...line.slice(at + 2)]
}
