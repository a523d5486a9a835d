// Words between two lists of one text: whether both are played, or one of them, or the second instead of the first.
import type { ArmyInProgress } from './armyInProgress.ts'
import { isCorePiece } from './coreLines.ts'
import { isAmong } from './lexicon/lexicon.ts'
import { leavesOpen } from './parser.ts'
import { tokensOf, written, type Token } from './tokens.ts'

/** "or", "Version 2 (please use this one):" */
const choosesList = (tokens: readonly Token[], text: string): boolean =>
  leavesOpen(tokens) || tokens.some((token) => isAmong('choosing', written(text, token)))

/** "Tom Baker:", "Tom's list": whose the list below is. */
function isOfPerson(tokens: readonly Token[], text: string): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'colon' && kind !== 'stop')
  const isName = words.every((token) => /^\p{Lu}\p{L}+$/u.test(written(text, token)))
  return isName || words.some((token) => /\p{L}['’]s$/u.test(written(text, token)))
}

/** What was set aside below the last line of the one list, or above the first of the other. */
function betweenIn(above: ArmyInProgress, below: ArmyInProgress) {
  const last = above.pieces.findLastIndex(isCorePiece)
  const first = below.pieces.findIndex(isCorePiece)
  return [
    ...above.pieces.map((piece, n) => ({ of: above, piece, n })).slice(last + 1),
    ...below.pieces.map((piece, n) => ({ of: below, piece, n })).slice(0, Math.max(0, first)),
  ]
}

/** Two lists of one nation, and words between them, are seldom both played: told, as is what chooses between any two. */
export function tellBetween(armies: readonly ArmyInProgress[], text: string): void {
  for (const [n, below] of armies.entries()) {
    const above = armies[n - 1]
    if (above === undefined || above.battalions.length === 0 || below.battalions.length === 0)
      continue
    for (const { of, piece, n: at } of betweenIn(above, below)) {
      if (piece.kind !== 'setAside' || piece.as !== 'greeting') continue
      const { line, from, to } = piece
      const tokens = tokensOf(text, from, to)
      const isOfSame = above.nation === below.nation && !isOfPerson(tokens, text)
      if (isOfSame || choosesList(tokens, text))
        of.pieces[at] = { line, from, to, kind: 'unread', reason: 'doubt', tokens }
    }
  }
}
