// What became of every part of a text: understood, set aside in sight, or unread, without a gap.
import type { Piece } from './armyInProgress.ts'
import { lineBreak, type Masked, type MaskedText, type MaskKind } from './mask.ts'
import type { AsideKind, SetAside, Span, UnreadLine } from './reading.ts'

interface Part {
  readonly unread: readonly UnreadLine[]
  readonly setAside: readonly SetAside[]
}

interface Found {
  readonly pieces: readonly Piece[]
  /** Where the army begins. */
  readonly from: number
  readonly line: number
}

const asAside: { readonly [kind in MaskKind]: AsideKind | null } = {
  struck: 'struck',
  hidden: 'struck',
  header: 'header',
  markup: null,
}

/** The number of the line of a place, from 1; places come in order. */
export function lineCounter(text: string): (at: number) => number {
  let line = 1
  let seen = 0
  return (at) => {
    for (
      let next = text.indexOf('\n', seen);
      next >= 0 && next < at;
      next = text.indexOf('\n', seen)
    ) {
      line += 1
      seen = next + 1
    }
    return line
  }
}

const shown = (text: string, from: number, to: number): string =>
  text
    .slice(from, to)
    .replace(/^[\s>*]+/, '')
    .trim()

/** Markup that was masked and says something goes to the army in whose part it stands. */
function maskedOf(text: string, masked: readonly Masked[], found: readonly Found[]): SetAside[][] {
  const parts: SetAside[][] = found.map(() => [])
  const lineOf = lineCounter(text)
  let at = 0
  for (const { from, to, kind } of masked) {
    const as = asAside[kind]
    while ((found[at + 1]?.from ?? Infinity) <= from) at += 1
    if (as !== null) parts[at]?.push({ line: lineOf(from), text: shown(text, from, to), kind: as })
  }
  return parts
}

/** `visible` is the text without what is struck: that is shown by itself. */
function partOf(
  text: string,
  visible: string,
  pieces: readonly Piece[],
  masked: readonly SetAside[],
): Part {
  const unread: UnreadLine[] = []
  const setAside: SetAside[] = [...masked]
  for (const piece of pieces) {
    const { line, from, to } = piece
    if (piece.kind === 'unread')
      unread.push({ line: line.number, text: shown(text, from, to), reason: piece.reason })
    else if (piece.kind === 'setAside') {
      const words = shown(visible, from, to).replaceAll(lineBreak, ' ').replace(/\s+/g, ' ')
      setAside.push({ line: line.number, text: words, kind: piece.as })
    }
  }
  setAside.sort((one, other) => one.line - other.line)
  return { unread, setAside }
}

/** Parts of a line that are set aside are cut out of it; struck and masked ones out of everything. */
function cover(kinds: Uint8Array, from: number, to: number, kind: Span['kind']): void {
  kinds.fill(order.indexOf(kind) + 1, from, to)
}

const order = ['understood', 'setAside', 'unread'] as const

/** What is in no piece can only be blanks and signs; it goes with what is before. */
function merged(text: string, kinds: Uint8Array): Span[] {
  const spans: { from: number; to: number; kind: Span['kind'] }[] = []
  for (let at = 0; at < kinds.length; at += 1) {
    const code = kinds[at] ?? 0
    const last = spans.at(-1)
    const isSilent = code === 0 && !/[\p{L}\p{N}]/u.test(text[at] ?? '')
    const kind = code === 0 ? (isSilent ? (last?.kind ?? 'understood') : null) : order[code - 1]
    if (kind === null || kind === undefined) continue
    if (last?.kind === kind && last.to === at) last.to = at + 1
    else spans.push({ from: at, to: at + 1, kind })
  }
  return spans
}

export function spansOf(
  text: string,
  { text: visible, masked }: MaskedText,
  found: readonly Found[],
): { readonly spans: readonly Span[]; readonly parts: readonly Part[] } {
  const kinds = new Uint8Array(text.length)
  for (const { pieces } of found) {
    for (const { from, to, kind } of pieces) if (kind !== 'setAside') cover(kinds, from, to, kind)
    for (const { from, to, kind } of pieces) if (kind === 'setAside') cover(kinds, from, to, kind)
  }
  for (const { from, to, kind } of masked)
    cover(kinds, from, to, asAside[kind] === null ? 'understood' : 'setAside')
  const parted = maskedOf(text, masked, found)
  const parts = found.map(({ pieces }, n) => partOf(text, visible, pieces, parted[n] ?? []))
  return { spans: merged(text, kinds), parts }
}
