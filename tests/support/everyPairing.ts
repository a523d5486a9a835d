// Every pairing there is, to hold the Swiss pairing against.
export type Pair = readonly [string, string | null]

/** Every way to pair a list of players or teams; null stands for the bye. */
export function* everyPairing(left: readonly (string | null)[]): Generator<readonly Pair[]> {
  const [first, ...others] = left
  if (first === undefined || first === null) {
    yield []
    return
  }
  for (const [n, second] of others.entries())
    for (const rest of everyPairing(others.filter((_, at) => at !== n)))
      yield [[first, second], ...rest]
}
