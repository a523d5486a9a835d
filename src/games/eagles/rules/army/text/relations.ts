// Signs between the parts of a line that say how they belong together: more than, becomes, an empty field.

/** Bigger, smaller, nearly, divided; the dots, stars and bars among them only part. */
const relation = /^(?![∗∘∙∣⋅⋆⋮⋯])[\u2200-\u22FF\u2A00-\u2AFF⁄¦]/u
const arrow =
  /^[\u2190-\u21FF\u2794-\u27BE\u27F0-\u27FF\u2900-\u297F\u2B00-\u2B0F\u2B30-\u2B4F»▶►▷▸👉🔄🔁🔀]/u
/** A box or a circle that is empty: nobody has ticked it. */
const hollow = /^[□▢◻◽▫⬜❏❐❑❒○◯◌⚪⭕🔲🔳]/u

/** What a sign behind the first word of a line says of what is beside it; null: it decorates. */
export function signBetween(piece: string): 'arrow' | 'doubt' | null {
  if (arrow.test(piece)) return 'arrow'
  return relation.test(piece) || hollow.test(piece) ? 'doubt' : null
}

/** "drummer > sergeant", ">24", "<= 32", "drummer\\officer", "officer ____", and who said a line: "<Ann> Drilled 24"; "\\-" and "_officer_" are written so. */
export function isRelation(text: string, from: number, end: number, isFirst: boolean): boolean {
  const sign = text[from]
  const behind = text.slice(from + 1, Math.min(end, from + 3))
  if (sign === '<' && /^<\p{Lu}[\p{L}\d_ .]{1,30}>/u.test(text.slice(from, from + 34))) return true
  if (isFirst) return false
  if (sign === '<' || sign === '>') {
    const isApart = /\s/.test(text[from - 1] ?? ' ') && /^[\s>]/.test(behind)
    return isApart || /^(?:=|\d(?!$))/.test(behind)
  }
  if (sign === '\\') return /^[\p{L}\p{N}\s]/u.test(behind)
  return sign === '_' && behind === '__'
}

/** "[x] Drilled 24" is ticked, "[ ] Guards 16" is not. */
export function boxAt(text: string, from: number, isFirst: boolean): 'mark' | 'doubt' | null {
  const box = text.slice(from, from + 3)
  if (box === '[ ]') return 'doubt'
  return isFirst && /^\[x\]$/i.test(box) ? 'mark' : null
}
