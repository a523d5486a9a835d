// Lines that belong together: what a mail program broke, and battalions written over several lines.
import { isBattalion, isOversized } from './battalions.ts'
import type { Line } from './lines.ts'
import { currentArmy, isTitled, takeTroops, type Held, type Reader } from './reader.ts'
import type { Token } from './tokens.ts'
import { parseTroops, type Parsed } from './troops.ts'

/** How long a battalion may become from pieces. */
const mostPieces = 1_000

/** No mail program breaks a line that is shorter. */
const shortestBroken = 50

/** "Green 40 / none": nobody but the battalion itself, not what the next line names. */
function isDenialOfWhole(above: readonly Token[]): boolean {
  const [first, last] = [above[0], above.findLast(({ kind }) => kind !== 'filler')]
  return first !== undefined && last?.kind === 'none' && last.to - first.from < shortestBroken
}

/** Nothing but figures, without a battalion to belong to: the rest of a line that a mail program broke. */
export function continues(
  { parsed: first, added, tokens: above }: Held,
  rest: Parsed,
  tokens: readonly Token[],
): boolean {
  const before = first.drafts.at(-1)
  const [draft, ...more] = rest.drafts
  if (before === undefined || draft === undefined || more.length > 0) return false
  if (above.length === 0 || isDenialOfWhole(above)) return false
  if (tokens[0]?.kind === 'points' && tokens.length <= 3)
    return tokens.length === 1 || before.stated === null
  if (rest.failure !== null) return added === 0
  if (draft.places.length > 0 || draft.named || draft.quoted !== null || draft.heardBattalion)
    return false
  if (draft.quality !== null && before.quality !== null) return false
  // "Veteran 24", and below it "Light infantry"
  const isFlag = draft.quality === null && (draft.light || draft.rifles)
  if (isFlag && before.rankers !== null && tokens.some(({ kind }) => kind === 'filler'))
    return false
  // "32 rankers", and below it "Guards:"
  if (draft.quality !== null && tokens.at(-1)?.kind === 'colon' && before.rankers !== null)
    return false
  if (draft.rankers !== null && before.rankers !== null) return false
  const hasFigures = draft.heardCharacter || draft.rankers !== null || draft.quality !== null
  if (before.stated === null || before.loose)
    return (
      hasFigures || draft.stated !== null || draft.light || draft.rifles || draft.absent.size > 0
    )
  return rest.lastKind === 'points' && !hasFigures
}

/** "- officer" below a battalion is a bullet, "− officer" and a dash beside a plus may take him away. */
export function mayTakeAway(text: string, held: Held, { begin }: Line): boolean {
  const sign = text[begin] ?? ''
  if (sign === '−') return true
  if (!'+-–—'.includes(sign)) return false
  const before = text.slice(held.line.from, begin - 1)
  return sign === '+' ? /\n[ \t]*[-–—−]/.test(before) : /\n[ \t]*\+/.test(before)
}

/** Reads a broken line again as a whole; false if that makes no battalion of it. */
export function joinLines(
  reader: Reader,
  held: Held,
  line: Line,
  tokens: readonly Token[],
): boolean {
  const army = currentArmy(reader)
  if (line.hasComment || line.to - held.line.from > mostPieces) return false
  if (held.added > 0 && (army === null || army.closed)) return false
  const all = [...held.tokens, ...tokens]
  const before = (army?.battalions.length ?? 0) - held.added
  const place = army === null || army.closed ? 1 : before + 1
  const parsed = parseTroops(reader.text, all, { nation: army?.nation ?? null, place })
  const whole = { ...held.line, to: line.to }
  if (parsed.failure !== null || isTitled(all)) return false
  if (!parsed.drafts.every(isBattalion)) {
    if (held.added > 0) return false
    reader.held = { ...held, line: whole, tokens: all, parsed }
    return true
  }
  if (parsed.drafts.some(isOversized)) return false
  if (army !== null && held.added > 0) {
    army.battalions.length = before
    army.claims.length = before
    army.lines.length = before
    army.pieces.length = held.pieces
    army.remarks = army.remarks.filter((remark) => remark.line !== held.line.number)
  }
  reader.held = null
  return takeTroops(reader, whole, all, parsed)
}

/** A line that ends in the middle of something, or that only begins a battalion. */
export function isUnfinished(parsed: Parsed, tokens: readonly Token[]): boolean {
  const [draft, ...more] = parsed.drafts
  if (parsed.failure === null && draft !== undefined)
    return (
      more.length === 0 &&
      (draft.quality !== null || draft.places.length > 0 || draft.heardBattalion)
    )
  const last = tokens.at(-1)?.kind
  return (
    last === 'number' || last === 'numeral' || last === 'sep' || last === 'and' || last === 'filler'
  )
}
