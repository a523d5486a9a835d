// A question in plain words: what of it is worth looking for, and which line of a rule speaks of it.
import { folded } from './fold.ts'

export interface SearchWords {
  /** Words that every question has. */
  readonly filler: readonly string[]
  /** Words that mean the same. */
  readonly alike: readonly (readonly string[])[]
}

const endings = ['ing', 'ed', 'es', 'en', 'er', 's', 'e', 't'] as const

/** Without its ending, if enough of it is left to be told from others: "dies" is "die". */
function stem(word: string): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= 3)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/**
 * Each word that is worth looking for, as the beginnings that it and its likes have in a text;
 * a group with the very word goes before groups with another ending of it ("dies" is no die).
 */
export function wantedIn(
  search: string,
  { filler, alike }: SearchWords,
): readonly (readonly string[])[] {
  const left = folded(search)
    .split(' ')
    .filter((word) => word !== '' && !filler.some((each) => folded(each) === word))
  return left.map((word) => {
    const own = stem(word)
    const exact = alike.filter((group) => group.some((each) => folded(each) === word))
    const near = alike.filter((group) => group.some((each) => stem(folded(each)) === own))
    const same = exact.length > 0 ? exact : near
    return [...new Set([own, ...same.flat().map((each) => stem(folded(each)))])]
  })
}

/** How many of the wanted words a text has. */
export function countWanted(text: string, wanted: readonly (readonly string[])[]): number {
  const hay = ` ${folded(text)}`
  return wanted.filter((beginnings) => beginnings.some((each) => hay.includes(` ${each}`))).length
}

/** The first sentence that has most of what is wanted. */
export function lineWith(text: string, wanted: readonly (readonly string[])[]): string {
  const lines = text.split(/(?<=[.!?])\s+/u)
  const counts = lines.map((line) => countWanted(line, wanted))
  return lines[counts.indexOf(Math.max(...counts))] ?? text
}
