// The rounds of an event: who met whom, how it ended, and the table that follows.

/** A battle of a round. The winner is called by the place in the pairing. */
export interface TableResult {
  readonly winner: 'first' | 'second' | 'draw'
  /** Rankers and characters lost (WIN-05); null if nobody counted. */
  readonly firstLost: number | null
  readonly secondLost: number | null
}

export interface Pairing {
  /** Ids of players. */
  readonly first: string
  /** null: a bye, which counts as a victory. */
  readonly second: string | null
  readonly result: TableResult | null
}

export interface Round {
  readonly pairings: readonly Pairing[]
}

export interface Entrant {
  readonly id: string
  /** Gone home: is not paired any more, but stays in the standings. */
  readonly hasDropped: boolean
}

/** Points of the standings. */
export const scores = { victory: 2, draw: 1, defeat: 0 } as const

export interface Standing {
  readonly id: string
  /** From 1; equals share a place. */
  readonly place: number
  readonly points: number
  readonly victories: number
  readonly draws: number
  readonly defeats: number
  readonly byes: number
  /** First tie-break: what the opponents have made in all; a bye counts as one who drew every round. */
  readonly opponents: number
  /** Second tie-break: figures the opponents lost less one's own. */
  readonly casualties: number
}

interface Tally {
  points: number
  victories: number
  draws: number
  defeats: number
  byes: number
  casualties: number
  readonly met: string[]
}

const newTally = (): Tally => ({
  points: 0,
  victories: 0,
  draws: 0,
  defeats: 0,
  byes: 0,
  casualties: 0,
  met: [],
})

function takeBye(tally: Tally | undefined): void {
  if (tally === undefined) return
  tally.byes += 1
  tally.points += scores.victory
}

const turned = { first: 'second', second: 'first', draw: 'draw' } as const

/** One side of a battle that was fought, seen as the first. */
function takeBattle(tally: Tally | undefined, opponent: string, result: TableResult): void {
  if (tally === undefined) return
  const { winner, firstLost, secondLost } = result
  tally.met.push(opponent)
  if (firstLost !== null && secondLost !== null) tally.casualties += secondLost - firstLost
  if (winner === 'draw') tally.draws += 1
  else if (winner === 'first') tally.victories += 1
  else tally.defeats += 1
  tally.points +=
    winner === 'draw' ? scores.draw : winner === 'first' ? scores.victory : scores.defeat
}

const seenBySecond = ({ winner, firstLost, secondLost }: TableResult): TableResult => ({
  winner: turned[winner],
  firstLost: secondLost,
  secondLost: firstLost,
})

function tallies(players: readonly Entrant[], rounds: readonly Round[]): Map<string, Tally> {
  const all = new Map(players.map(({ id }) => [id, newTally()]))
  const seats = rounds.flatMap((round) => {
    const isDone = isOver(round)
    return round.pairings.map((pairing) => ({ ...pairing, isDone }))
  })
  for (const { first, second, result, isDone } of seats) {
    // Nobody leads by a bye while the others still fight.
    if (second === null && isDone) takeBye(all.get(first))
    else if (second !== null && result !== null) {
      takeBattle(all.get(first), second, result)
      takeBattle(all.get(second), first, seenBySecond(result))
    }
  }
  return all
}

const order = (one: Standing, other: Standing): number =>
  other.points - one.points || other.opponents - one.opponents || other.casualties - one.casualties

/** Everybody who plays or played, the best first; equals stay in the order they were given in. */
export function standings(
  players: readonly Entrant[],
  rounds: readonly Round[],
): readonly Standing[] {
  const all = tallies(players, rounds)
  const done = rounds.filter(isOver).length
  const rows = players
    .map(({ id }) => {
      const { met, ...tally } = all.get(id) ?? newTally()
      const opponents = met.reduce((sum, other) => sum + (all.get(other)?.points ?? 0), 0)
      return { id, place: 0, ...tally, opponents: opponents + tally.byes * done }
    })
    .sort(order)
  let place = 0
  return rows.map((row, n) => {
    const above = rows[n - 1]
    if (above === undefined || order(above, row) !== 0) place = n + 1
    return { ...row, place }
  })
}

/** A table whose battle has no result yet; a bye has no table. */
export const isOpenTable = ({ second, result }: Pairing): boolean =>
  second !== null && result === null

/** How many battles of a round have no result yet. */
export const missingResults = ({ pairings }: Round): number => pairings.filter(isOpenTable).length

/** A round is over when every battle has its result. */
export const isOver = (round: Round): boolean => missingResults(round) === 0
