// What may be a name or a note above or below a list, and what may be meant as troops.
import { hasSlip, hasSlipOfQuality, isSize, namesForeign, quotesTroops } from './prose.ts'
import { written, type Kind, type Token } from './tokens.ts'

type Line = readonly Token[]

export const figures: ReadonlySet<Kind> = new Set<Kind>([
  'number',
  'numeral',
  'ordinal',
  'ordinalWord',
])
export const troops: ReadonlySet<Kind> = new Set<Kind>([
  'quality',
  'character',
  'characters',
  'rankers',
  'rifles',
  'light',
  'battalion',
  'battalions',
  'same',
  'struck',
  'doubt',
  'apart',
  'each',
  'all',
])

/** "D36+O": a letter for a quality, and its Rankers. */
const isShorthand = (named: Line, text: string): boolean =>
  named.some(
    (token, n) =>
      token.kind === 'number' &&
      token.glued &&
      isSize(token.value) &&
      /^\p{L}$/u.test(written(text, named[n - 1] ?? token)),
  )

/** "Franco-Spanish": two nations. */
const isJoined = (named: Line): boolean =>
  named.some(
    ({ kind, glued }, n) =>
      kind === 'nation' && glued && named[n - 1]?.kind === 'sep' && named[n - 1]?.glued === true,
  )

const joins: ReadonlySet<Kind> = new Set<Kind>(['and', 'sep', 'filler', 'army', 'stop'])

/** "French with Saxons", "French army, Polish contingent": of two nations, one of which no army can have. */
export const mixesNations = (line: Line, text: string): boolean =>
  line.some(({ kind }, n) => {
    if (kind !== 'nation') return false
    const behind = line.slice(n + 1)
    const next = behind.findIndex((token) => !joins.has(token.kind))
    return next > 0 && namesForeign(behind.slice(next, next + 1), text)
  })

/** What may be meant as troops is no name: only a title, or a nation in brackets, makes "Old Guard" one. */
export function isName(named: Line, text: string, isTitled: boolean): boolean {
  const isOfTroops = named.some(({ kind }) => troops.has(kind)) || hasSlip(named, text)
  const hasFigures = named.some(({ kind }) => figures.has(kind))
  if (isShorthand(named, text) || isJoined(named)) return false
  // "Prussian army, played as Saxons"
  if (!isTitled && named.some((token) => /^(?:as|als)$/i.test(written(text, token)))) return false
  if (hasSlipOfQuality(named, text)) return false
  return isTitled ? !(isOfTroops && hasFigures) : !isOfTroops && !hasFigures
}

export const isNote = (title: string): boolean =>
  /^(?:notes?|remarks?|comments?|notiz|bemerkung(?:en)?|anmerkung(?:en)?|kommentare?|hinweis)$/i.test(
    title,
  )

/** "Note: the first may be 28" */
const saysOfBattalion = (line: Line): boolean =>
  line.some(({ kind }) => kind === 'apart') ||
  (line.some(({ kind }) => kind === 'ordinal' || kind === 'ordinalWord') &&
    line.some((token) => token.kind === 'number' && isSize(token.value)))

/** "Player: Ann", "Supreme Commander: Blücher", and a note that is not about troops. */
export function isRemark(line: Line, text: string): boolean {
  const [title, sign] = line
  const isTitled = title?.kind === 'remark' && sign?.kind === 'colon'
  if (!isTitled && !line.some(({ kind }) => kind === 'commander')) return false
  if (isTitled && isNote(written(text, title)) && saysOfBattalion(line)) return false
  return !line.some(({ kind }) => troops.has(kind)) && !quotesTroops(line)
}
