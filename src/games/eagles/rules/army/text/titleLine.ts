// Lines that say what follows: "Nation: …", "Points: …", "[French]".
import { written, type Token } from './tokens.ts'

/** "Nation: Bavarian": what follows is to be a nation, not a name. */
export const asksNation = ([title]: readonly Token[], text: string): boolean =>
  title !== undefined &&
  /^(?:nation|country|faction|side|land|seite|fraktion)$/i.test(written(text, title))

/** "Points: 200"; null: the line is no such one. */
export function barePoints([title, sign, number, ...more]: readonly Token[]): number | null {
  const isOnly = more.length === 0 && (sign?.kind === 'colon' || sign?.kind === 'equals')
  if (title?.kind !== 'points' || !isOnly || number?.kind !== 'number') return null
  return Number.isNaN(number.value) ? null : number.value
}

/** "[French]", "{French}": what is within. */
export const unbracketed = (line: readonly Token[]): readonly Token[] =>
  line[0]?.kind === 'open' && line.at(-1)?.kind === 'close' && line.length === 3
    ? line.slice(1, -1)
    : line
