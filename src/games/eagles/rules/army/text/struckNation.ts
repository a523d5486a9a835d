// A nation that is crossed out in a list without another one: whose army it is now, nobody can say.
import type { ArmyInProgress, Piece } from './armyInProgress.ts'
import type { Masked } from './mask.ts'
import { nationNamed } from './prose.ts'
import { lineCounter } from './spans.ts'
import { tokensOf } from './tokens.ts'

function told(text: string, { from, to }: Masked, number: number): Piece {
  const place = { begin: from, end: to, from, to, number, hasComment: false, cut: -1 }
  const line = { ...place, mark: '' } as const
  return { line, from, to, kind: 'unread', reason: 'nation', tokens: tokensOf(text, from, to) }
}

const namesNation = (text: string, { kind, from, to }: Masked): boolean =>
  (kind === 'struck' || kind === 'hidden') && nationNamed(tokensOf(text, from, to), text) !== null

/** Tells the first one of each such list; what is left of the parts that are masked, which come in order. */
export function tellStruckNations(
  armies: readonly ArmyInProgress[],
  text: string,
  masked: readonly Masked[],
): readonly Masked[] {
  const lineOf = lineCounter(text)
  let at = 0
  let toldIn = -1
  return masked.filter((part) => {
    while ((armies[at + 1]?.begin ?? Infinity) <= part.from) at += 1
    const army = armies[at]
    if (army === undefined || army.nation !== null || army.battalions.length === 0) return true
    if (toldIn === at || !namesNation(text, part)) return true
    toldIn = at
    const next = army.pieces.findIndex(({ from }) => from > part.from)
    const piece = told(text, part, lineOf(part.from))
    army.pieces.splice(next < 0 ? army.pieces.length : next, 0, piece)
    return false
  })
}
