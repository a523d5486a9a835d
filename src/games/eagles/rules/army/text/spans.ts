// What became of every part of a text: understood, beside, or unread, without a gap.
import type { Fate, Piece } from './items.ts'
import type { Span } from './reading.ts'

const order: readonly Fate[] = ['understood', 'beside', 'unread']

/** Later fates lie over earlier ones, the surer ones of small parts over those of their line; what is told lies over all. */
export function spansOf(
  text: string,
  fates: readonly (Piece & { readonly fate: Fate })[],
): readonly Span[] {
  const kinds = new Uint8Array(text.length)
  for (const { from, to, fate } of fates)
    if (fate !== 'unread') kinds.fill(order.indexOf(fate) + 1, from, to)
  for (const { from, to, fate } of fates) if (fate === 'unread') kinds.fill(3, from, to)
  const spans: { from: number; to: number; kind: Fate }[] = []
  for (let at = 0; at < kinds.length; at += 1) {
    const code = kinds[at] ?? 0
    const last = spans.at(-1)
    // Between the pieces lie blanks and signs: they go with what is before them.
    const kind = order[code - 1] ?? last?.kind ?? 'understood'
    if (last?.kind === kind) last.to = at + 1
    else spans.push({ from: at, to: at + 1, kind })
  }
  return spans
}
