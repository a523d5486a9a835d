// Characters by their first letters, where the points of the battalion prove them: "Drilled, 36R/1D/1O = 48".
import { battalionPoints } from '../points.ts'
import type { Character } from '../model.ts'
import { isComplete, type Draft } from './draft.ts'
import { fewestRankers } from './parser.ts'
import { written, type Token } from './tokens.ts'

const letters: ReadonlyMap<string, Character> = new Map<string, Character>([
  ['d', 'drummer'],
  ['t', 'drummer'],
  ['s', 'sergeant'],
  ['u', 'sergeant'],
  ['e', 'ensign'],
  ['f', 'ensign'],
  ['o', 'officer'],
])

/** "36R", "2D": what the letter behind its number stands for; null: for nothing. */
function spelled(tokens: readonly Token[], n: number, text: string): Token | null {
  const [number, letter] = [tokens[n - 1], tokens[n]]
  if (letter?.kind === 'word' && /^dr$/i.test(written(text, letter))) {
    const { from, to, glued } = letter
    return { kind: 'character', value: 'drummer', plural: false, from, to, glued }
  }
  if (letter?.kind !== 'word' || number?.kind !== 'number') return null
  const word = written(text, letter).toLowerCase()
  // "36 R" is apart, "2 D" might be anything.
  if (!letter.glued && word !== 'r') return null
  const { from, to, glued } = letter
  if (word === 'r' && number.value >= fewestRankers) return { kind: 'rankers', from, to, glued }
  const value = number.value < fewestRankers ? letters.get(word) : undefined
  return value === undefined
    ? null
    : { kind: 'character', value, plural: number.value > 1, from, to, glued }
}

/** The tokens with each such letter as what it may stand for; null: there is none. */
export function spelledOut(tokens: readonly Token[], text: string): readonly Token[] | null {
  const all = tokens.map((token, n) => spelled(tokens, n, text) ?? token)
  return all.every((token, n) => token === tokens[n]) ? null : all
}

/** The points that are said are those of the battalion with all of its letters. */
export const isProven = (draft: Draft): boolean => {
  const { quality, rankers, rifles, characters, stated } = draft
  if (!isComplete(draft) || stated === null) return false
  return stated === battalionPoints({ quality, rankers: rankers ?? 0, rifles, characters })
}
