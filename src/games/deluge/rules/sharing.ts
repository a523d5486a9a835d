// Sharing of the factions where there are fewer people than factions, and what a seat with several of them counts.
import type { Fraction } from '../../../core/conversation.ts'
import { plus, times, fraction } from '../../../core/odds/fraction.ts'
import type { FactionId, PublicSeat } from '../../campaign/rules/index.ts'
import { exactPoints, type ExactPoints, type Standing } from './model.ts'

/** TD-VIC-05, each step added to the ones before; with other principalities those that there are. */
const steps: readonly (readonly FactionId[])[] = [
  ['transylvania', 'moldavia-wallachia', 'moldavia', 'wallachia'],
  ['ottomans', 'crimea'],
  ['muscovy', 'cossacks'],
  ['sweden', 'brandenburg'],
  ['plc', 'hre'],
]

const groupsIn = (factions: readonly FactionId[]): readonly (readonly FactionId[])[] =>
  steps
    .map((group) => factions.filter((faction) => group.includes(faction)))
    .filter(({ length }) => length > 1)

/** TD-VIC-05: the numbers of players for which there is a suggestion, the largest (a faction each) first. */
export const playerCounts = (factions: readonly FactionId[]): readonly number[] =>
  groupsIn(factions).reduce(
    (counts, { length }) => [...counts, (counts.at(-1) ?? 0) - (length - 1)],
    [factions.length],
  )

/** TD-VIC-05: the factions that go together for so many players; none where each has its own. */
export const sharedFor = (
  factions: readonly FactionId[],
  players: number,
): readonly (readonly FactionId[])[] =>
  groupsIn(factions).slice(0, Math.max(0, playerCounts(factions).indexOf(players)))

/** TD-VIC-05: the exact mean; of nothing it is 0. */
export const meanPoints = (all: readonly ExactPoints[]): Fraction =>
  times(
    all.reduce((sum, { n, d }) => plus(sum, fraction(BigInt(n), BigInt(d))), fraction(0n)),
    fraction(1n, BigInt(Math.max(1, all.length))),
  )

export interface SeatMean {
  readonly seat: string
  readonly factions: readonly FactionId[]
  readonly mean: ExactPoints
}

/** TD-VIC-05: the mean of each seat with several factions, as far as the points of all of them are known. */
export const meansOf = (
  standing: readonly Standing[],
  seats: readonly PublicSeat[],
): readonly SeatMean[] =>
  seats.flatMap(({ id, factions }) => {
    const known = standing.filter(({ faction }) => factions.includes(faction))
    if (factions.length < 2 || known.length < factions.length) return []
    const mean = meanPoints(known.map(({ total }) => total))
    return [{ seat: id, factions, mean: exactPoints(mean) }]
  })
