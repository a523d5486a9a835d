// A list as it came, line by line, with what was read of it, what stands beside it and what could not be read.
import type { Army } from '../army/model.ts'
import { battalionPoints } from '../army/points.ts'
import { lineEnds } from '../army/text/clean.ts'
import type { OpenLine } from '../army/text/decide.ts'
import type { UnreadLine } from '../army/text/reading.ts'
import type { Beside } from '../army/text/source.ts'

interface Marked {
  readonly army: Army
  readonly unread: readonly UnreadLine[]
  readonly beside?: readonly Beside[]
  readonly battalionLines?: readonly number[]
}

interface MarkedPart {
  readonly text: string
  readonly mark: 'read' | 'beside' | 'unread'
}

export interface MarkedLine {
  /** In the text it came in, from 1. */
  readonly line: number
  readonly parts: readonly MarkedPart[]
  /** What its battalions cost, in points; null: it has none. */
  readonly points: number | null
}

interface MarkedText {
  readonly lines: readonly MarkedLine[]
  /** Lines beside the list that are not in this text: of the mail around it, of another part. */
  readonly elsewhere: readonly Beside[]
}

/** More of a text than anybody looks through. */
const mostLines = 400

/** A line in parts: what is said of pieces of it, in their order, and the rest as read. */
function partsOf(text: string, said: readonly MarkedPart[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = []
  let from = 0
  const inOrder = [...said].sort((one, other) => text.indexOf(one.text) - text.indexOf(other.text))
  for (const piece of inOrder) {
    const at = text.indexOf(piece.text, from)
    if (at < 0) continue
    if (at > from) parts.push({ text: text.slice(from, at), mark: 'read' })
    parts.push(piece)
    from = at + piece.text.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), mark: 'read' })
  return parts
}

const isIn = (lines: readonly string[], { line, text }: OpenLine): boolean =>
  lines[line - 1]?.includes(text) === true

/** The text with its marks. */
export function markedText(original: string, list: Marked): MarkedText {
  const { unread, beside = [], battalionLines = [], army } = list
  const lines = original.split(lineEnds).slice(0, mostLines)
  const pieces = new Map<number, MarkedPart[]>()
  const note = ({ line, text }: OpenLine, mark: MarkedPart['mark']): void => {
    pieces.set(line, [...(pieces.get(line) ?? []), { text, mark }])
  }
  for (const each of beside) note(each, 'beside')
  for (const each of unread) note(each, 'unread')
  const points = new Map<number, number>()
  for (const [n, battalion] of army.battalions.entries()) {
    const line = battalionLines[n]
    if (line !== undefined) points.set(line, (points.get(line) ?? 0) + battalionPoints(battalion))
  }
  return {
    lines: lines.map((text, at) => {
      const line = at + 1
      return {
        line,
        parts: partsOf(text, pieces.get(line) ?? []),
        points: points.get(line) ?? null,
      }
    }),
    elsewhere: beside.filter((each) => !isIn(lines, each)),
  }
}
