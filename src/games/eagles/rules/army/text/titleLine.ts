// Lines that say what follows: "Nation: …", "Points: …", "[French]".
import { written, type Token } from './tokens.ts'

/** "Nation: Bavarian": what follows is to be a nation, not a name. */
export const asksNation = ([title]: readonly Token[], text: string): boolean =>
  title !== undefined &&
  /^(?:nation|nationality|nationalität|country|faction|side|land|seite|fraktion)$/i.test(
    written(text, title),
  )

/** "Points: 200", "Points 200", "Points: 90 / 200"; null: the line is no such one. */
export function barePoints(line: readonly Token[]): number | null {
  const [title, ...said] = line.filter(
    ({ kind }, n) => kind !== 'colon' && kind !== 'equals' && !(kind === 'sep' && n < 3),
  )
  const [number, of, most, ...more] = said
  if (title?.kind !== 'points' || line[0] !== title || number?.kind !== 'number') return null
  const isShare = of?.kind === 'sep' && most?.kind === 'number' && most.value >= number.value
  if (more.length > 0 || !(of === undefined || isShare)) return null
  return Number.isNaN(number.value) ? null : number.value
}

/** "[French]", "{French}": what is within. */
export const unbracketed = (line: readonly Token[]): readonly Token[] =>
  line[0]?.kind === 'open' && line.at(-1)?.kind === 'close' && line.length === 3
    ? line.slice(1, -1)
    : line

/** "== 1st Battalion ==" */
export function unframed(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(({ kind }) => kind !== 'equals')
  const isFramed = from > 0 && tokens.at(-1)?.kind === 'equals'
  if (!isFramed) return tokens
  return tokens.slice(from, tokens.findLastIndex(({ kind }) => kind !== 'equals') + 1)
}
