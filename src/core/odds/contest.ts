// One die against another, the higher total wins: only the lead of the one side matters.

/** Of how many throws of the two dice the side with the lead wins, ties, loses; the big ones by the margin or more. */
export interface Contest {
  readonly winBig: number
  readonly win: number
  readonly tie: number
  readonly lose: number
  readonly loseBig: number
}

/**
 * Contests of two dice with that many sides, by lead (whole, may be negative). There are few different ones, so
 * each is counted once, throw by throw, when the table is made. `win` and `lose` are those by less than `margin`.
 */
export const contestsOf = (sides: number, margin: number): ((lead: number) => Contest) => {
  // From here on every throw is a big win, or a big loss.
  const decided = sides + margin
  const table = Array.from({ length: 2 * decided + 1 }, (_, i) => count(sides, margin, i - decided))
  return (lead) => {
    const known = table[Math.min(Math.max(lead, -decided), decided) + decided]
    if (known === undefined) throw new RangeError(`a lead of ${lead} is no whole number`)
    return known
  }
}

const count = (sides: number, margin: number, lead: number): Contest => {
  const result = { winBig: 0, win: 0, tie: 0, lose: 0, loseBig: 0 }
  for (let mine = 1; mine <= sides; mine += 1)
    for (let theirs = 1; theirs <= sides; theirs += 1)
      result[outcomeOf(mine + lead - theirs, margin)] += 1
  return result
}

/** What a difference of the two totals means; the game uses the same function on the dice that were thrown. */
export const outcomeOf = (difference: number, margin: number): keyof Contest => {
  if (difference > 0) return difference >= margin ? 'winBig' : 'win'
  if (difference < 0) return -difference >= margin ? 'loseBig' : 'lose'
  return 'tie'
}
