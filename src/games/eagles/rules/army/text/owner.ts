// Whose army it is, before the nation: "Tom Smith – British", "Tom's British list"; behind a colon somebody speaks.
import { isOneNation, type Line } from './headingLine.ts'
import { isKnown } from './lexicon/lexicon.ts'
import { written, type Token } from './tokens.ts'

/** Whether this may be the list of somebody who is called so. */
export type IsOwner = (name: string) => boolean

const isPersonal = (word: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+$/u.test(word) && word !== word.toUpperCase() && !isKnown(word)

const isSmall = (word: string): boolean => /^(?:van|von|der|de|den|du|la|le|zu)$/i.test(word)

/** Where no sender is known: a first name and a surname, as at the desk; one word alone may be anything. */
export const anybody: IsOwner = (name) => {
  const words = name.split(' ')
  return words.length > 1 && words.every((word, n) => isPersonal(word) || (n > 0 && isSmall(word)))
}
export const nobody: IsOwner = () => false

export interface Owned {
  /** What the army is called after. */
  readonly owner: string
  /** The nation and what is said behind it. */
  readonly rest: Line
}

/** "Tom van der Berg" is one of the longest. */
const mostWords = 4

const genitive = /['’´]s?$/

/** A dash within a word parts nothing. */
const isJoint = (token: Token | undefined, nation: Token, text: string): boolean =>
  token !== undefined && /^[–—-]$/.test(written(text, token)) && !token.glued && !nation.glued

/** The owner that a heading begins with, and the rest of it; null: it begins otherwise. */
export function ownerAhead(line: Line, text: string, isOwner: IsOwner): Owned | null {
  const at = line.findIndex(({ kind }) => kind === 'nation')
  const nation = line[at]
  if (nation?.kind !== 'nation' || nation.value === 'other' || !isOneNation(line)) return null
  const isJoined = isJoint(line[at - 1], nation, text)
  const words = line.slice(0, isJoined ? at - 1 : at)
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined || words.length > mostWords) return null
  if (!isJoined && !genitive.test(written(text, last))) return null
  const owner = text.slice(first.from, last.to).replace(genitive, '')
  return isOwner(owner) ? { owner, rest: line.slice(at) } : null
}
