// CC-SEE: what a faction knows of the pieces of others, by their numbers, each fact with the turn it was learned in.

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
  const before: Readonly<Record<string, Dated<unknown> | undefined>> = known[piece] ?? {}
  const after: Record<string, Dated<unknown> | undefined> = { ...before }
  for (const [name, value] of Object.entries(facts)) {
    const old = before[name]
    // The one crossing: the names come from `facts`.
    if (old === undefined || !isWorse(name as keyof Facts, value, old))
      after[name] = { value, turn }
  }
  return { ...known, [piece]: after } as Knowledge<Facts>
}
