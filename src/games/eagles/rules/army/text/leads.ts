// What lines begin with: bullets and dashes, or a dash that takes away.
import { isLetter } from './scan.ts'

/** What has been scanned of a text so far. */
export interface ScannedSoFar {
  readonly text: string
  readonly begin: number
  readonly end: number
  readonly tokens: readonly { readonly kind: string }[]
  /** How many tokens at the beginning are known to be bullets and dashes: counted on, never anew. */
  lead: number
}

/** Nothing but bullets and dashes so far. */
export function isAtLead(scan: ScannedSoFar): boolean {
  const { tokens } = scan
  for (let next = tokens[scan.lead]; next !== undefined; next = tokens[scan.lead]) {
    if (next.kind !== 'sep' && next.kind !== 'mark') return false
    scan.lead += 1
  }
  return true
}

/** "-officer" behind a blank takes something away; "-Guards 24-" and "24+" leave it open. */
export function isLooseDash(scan: ScannedSoFar, from: number, glued: boolean): boolean {
  const { text, begin, end, tokens } = scan
  if (!/[-–—−+]/.test(text[from] ?? '')) return false
  if (text[from] === '−' && from > begin && !isAtLead(scan)) return true
  // A line of dashes parts what is above from what is below.
  const isFirst = from === begin || isAtLead(scan)
  // "List:-"
  if (glued && tokens.at(-1)?.kind === 'colon') return false
  if (glued && !isFirst && text.slice(from + 1, Math.min(end, from + 40)).trim() === '')
    return text[from] !== '+' || tokens.at(-1)?.kind === 'number'
  // "Drilled 24 ++": more of something
  if (text.startsWith('++', from) && tokens.at(-1)?.kind === 'number') return true
  // "Drilled+ 24": better than that
  const isMore = text[from] === '+' && glued && tokens.at(-1)?.kind === 'quality'
  if (isMore && /^[\s:,]/.test(text.slice(from + 1, from + 2))) return true
  // "24 -officer", "(-officer)", ",-officer"
  const isApart = !glued || /^(?:open|sep)$/.test(tokens.at(-1)?.kind ?? '')
  const isTaken = !isFirst && isApart && text[from] !== '+'
  return isTaken && isLetter(text.charCodeAt(from + 1), text, from + 1)
}
