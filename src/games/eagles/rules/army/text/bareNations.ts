// Nations of which no battalion follows: they belong to the list beside them.
import type { ArmyInProgress, Piece } from './armyInProgress.ts'
import { isCorePiece } from './coreLines.ts'
import { mayBeTroops } from './prose.ts'

/** What names an army of which nothing follows, as something that is told. */
const toldNation = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    const { line, from, to } = piece
    return isCorePiece(piece)
      ? { line, from, to, kind: 'unread', reason: 'nation', tokens: [] }
      : piece
  })

/** A nation, and nothing of its army: no battalion, no line that may be one, nor a total that says there is none. */
const isBareNation = (army: ArmyInProgress, text: string): boolean =>
  army.nation !== null &&
  army.statedTotal !== 0 &&
  army.battalions.length === 0 &&
  !army.pieces.some((piece) => piece.kind === 'unread' && mayBeTroops(piece.tokens, text))

/** "French" below the one list that has no nation, and nothing more: a colon would announce another list. */
function isSignature(army: ArmyInProgress, carried: readonly Piece[], text: string): boolean {
  const [only, ...more] = army.pieces.filter(isCorePiece)
  const hasMore = carried.length > 0 || more.length > 0 || army.name !== ''
  if (only === undefined || hasMore || army.statedTotal !== null) return false
  return !text.slice(only.from, only.to).trimEnd().endsWith(':')
}

/** A nation without an army belongs to the list beside it, and is told: which of the two is meant nobody can say. */
export function joinNations(armies: ArmyInProgress[], text: string): void {
  if (armies.every((army) => isBareNation(army, text))) return
  const all = armies.splice(0)
  let carried: Piece[] = []
  let begun: ArmyInProgress | null = null
  for (const [n, army] of all.entries()) {
    const isBare = isBareNation(army, text)
    if (isBare && n < all.length - 1) {
      begun ??= army
      carried.push(...toldNation(army.pieces))
      continue
    }
    const before = armies.at(-1)
    const isOther = before !== undefined && before.nation !== army.nation
    const isSigned = isBare && before?.nation === null && isSignature(army, carried, text)
    if (isSigned && armies.length === 1) {
      before.nation = army.nation
      before.pieces.push(...army.pieces)
    } else if (isBare && isOther && army.statedTotal === null)
      before.pieces.push(...carried, ...toldNation(army.pieces))
    else if (begun === null) armies.push(army)
    else {
      const { begin, line } = begun
      armies.push({ ...army, begin, line, pieces: [...carried, ...army.pieces] })
    }
    carried = []
    begun = null
  }
}
