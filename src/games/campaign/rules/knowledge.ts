// CC-SEE: what a faction knows of the pieces of others, by their numbers, each fact with the turn it was learned in.
import { keysOf } from '../../../core/keys.ts'

/** One fact about one piece. It never updates by itself. */
export interface Dated<T> {
  readonly value: T
  readonly turn: number
}

/** Facts by name, for each piece by its number. */
export type Knowledge<Facts extends object> = Readonly<
  Record<string, { readonly [Name in keyof Facts]?: Dated<Facts[Name]> }>
>

/**
 * With what was learned this turn; a newer fact takes the place of an older one of the same name. `isWorse`: the new
 * value tells less than the one already known, which then stays.
 */
export const learn = <Facts extends object>(
  known: Knowledge<Facts>,
  piece: string,
  facts: Partial<Facts>,
  turn: number,
  isWorse: (name: keyof Facts, value: unknown, before: Dated<unknown>) => boolean = () => false,
): Knowledge<Facts> => {
  const after: { [Name in keyof Facts]?: Dated<Facts[Name]> } = { ...known[piece] }
  for (const name of keysOf(facts)) {
    const value = facts[name]
    const old = after[name]
    if (value !== undefined && (old === undefined || !isWorse(name, value, old)))
      after[name] = { value, turn }
  }
  return { ...known, [piece]: after }
}
