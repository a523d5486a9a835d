// Criteria that make one Swiss pairing better than another, in the order in which they count (docs/decisions/0016).
import type { Bans, Strength } from './deskRules.ts'
import type { Floats } from './floats.ts'
import { mostCost } from './matching.ts'

export interface Player {
  readonly id: string
  readonly points: number
  /** Place among those of equal points, by lot. */
  readonly lot: number
  readonly ofEqual: number
  readonly met: ReadonlySet<string>
  readonly byes: number
  /** How many stand below in the standings, equals by lot. */
  readonly fromBelow: number
  readonly hasFloated: Floats
  /** Empty: none, and no other is of the same. */
  readonly club: string
  readonly nation: string
}

/** What one table costs. Less is better, summed over a round; an earlier criterion outweighs all later ones. */
export interface Criterion {
  /** Whole, ≥ 0. No second player: the first has the bye. */
  readonly of: (one: Player | undefined, other: Player | undefined) => number
  /** A whole round never costs more. */
  readonly most: number
}

const ofBye = (most: number, cost: (alone: Player) => number): Criterion => ({
  most,
  of: (one, other) => {
    const alone = other === undefined ? one : one === undefined ? other : undefined
    return alone === undefined ? 0 : cost(alone)
  },
})

/** `high` has no fewer points than `low`. */
const ofTable = (most: number, cost: (high: Player, low: Player) => number): Criterion => ({
  most,
  of: (one, other) => {
    if (one === undefined || other === undefined) return 0
    return one.points < other.points ? cost(other, one) : cost(one, other)
  },
})

const stepsOf = (high: Player, low: Player): number => high.points - low.points

/** From the top down: the steps of points below those who have so many. */
function floatsLieLow(players: readonly Player[], least: number): readonly Criterion[] {
  const levels = [...new Set(players.map(({ points }) => points))]
    .filter((points) => points > least)
    .sort((one, other) => other - one)
  return levels.map((level) => {
    const at = players.filter(({ points }) => points === level).length
    return ofTable(at * (level - least), (high, low) =>
      high.points === level ? stepsOf(high, low) : 0,
    )
  })
}

const unfolded = (high: Player, low: Player): number =>
  high.points === low.points
    ? Math.abs(Math.abs(high.lot - low.lot) - Math.floor(high.ofEqual / 2))
    : 0

const floatedBefore = (high: Player, low: Player): number =>
  high.points === low.points ? 0 : Number(high.hasFloated.down) + Number(low.hasFloated.up)

/** How many bans of a strength two players break by meeting. */
export const bansBroken = (
  { club, nation }: Bans,
  strength: Strength,
  one: Pick<Player, 'club' | 'nation'>,
  other: Pick<Player, 'club' | 'nation'>,
): number =>
  Number(club === strength && one.club !== '' && one.club === other.club) +
  Number(nation === strength && one.nation !== '' && one.nation === other.nation)

const noBans: Bans = { club: 'off', nation: 'off' }

const ofBans = (bans: Bans, strength: 'soft' | 'hard', n: number): readonly Criterion[] =>
  bans.club === strength || bans.nation === strength
    ? [ofTable(2 * n, (one, other) => bansBroken(bans, strength, one, other))]
    : []

/** In their order; `players` are those of the round, the best first. */
export function criteriaFor(players: readonly Player[], bans: Bans = noBans): readonly Criterion[] {
  const n = players.length
  const fewest = Math.min(...players.map(({ byes }) => byes))
  const least = players.at(-1)?.points ?? 0
  const span = (players[0]?.points ?? 0) - least
  const mostBelow = Math.max(0, ...players.map(({ fromBelow }) => fromBelow))
  return [
    // No entrant meets one whom the organiser forbade.
    ...ofBans(bans, 'hard', n),
    // No entrant sits out again while another is here who has sat out less.
    ofBye(1, ({ byes }) => Number(byes > fewest)),
    // As few as can be meet again.
    ofTable(n, (one, other) => Number(one.met.has(other.id))),
    // The bye goes to the lowest in the standings.
    ofBye(mostBelow, ({ fromBelow }) => fromBelow),
    // Opponents are as near in points as can be, in all.
    ofTable(n * span, stepsOf),
    // As few as can be meet whom they had better not.
    ...ofBans(bans, 'soft', n),
    ...floatsLieLow(players, least),
    // As few as can be float the same way again.
    ofTable(n, floatedBefore),
    // Two short steps are better than a long one and none.
    ofTable(n * span * span, (high, low) => stepsOf(high, low) ** 2),
    // Equals by the fold: the first of the upper half meets the first of the lower.
    ofTable(n * n, unfolded),
  ]
}

const joined = (first: Criterion, second: Criterion): Criterion => ({
  most: (first.most + 1) * (second.most + 1) - 1,
  of: (one, other) => first.of(one, other) * (second.most + 1) + second.of(one, other),
})

/** The same order in as few numbers as the matching can take: neighbours share one while there is room. */
export function packed(criteria: readonly Criterion[]): readonly Criterion[] {
  const all: Criterion[] = []
  for (const next of criteria) {
    const last = all.at(-1)
    const both = last === undefined ? null : joined(last, next)
    if (both === null || both.most > mostCost) all.push(next)
    else all[all.length - 1] = both
  }
  return all
}
